// Tests/Cities/countries.py writes this file (`make countries`).
//
// Names are those of the Unicode CLDR (https://cldr.unicode.org/), © Unicode, Inc., under the Unicode License v3
// (https://www.unicode.org/license.txt); taken from the PyPI package Babel, and shorter and older ones beside them.

extension Country {
  /// What German, French and Spanish call countries, where the table of countries does not say it, by the country's two
  /// letters. A name that is better known as a city's or a region's is not among them.
  static let namesAbroad = """
    AD Andorre; AE Vereinigte Arabische Emirate = Émirats arabes unis = Emiratos Árabes Unidos = VAE = EAU; AF
    Afganistán; AG Antigua und Barbuda = Antigua-et-Barbuda = Antigua y Barbuda; AI Anguila; AL Albanien = Albanie; AM
    Armenien = Arménie; AQ Antarktis = Antarctique = Antártida; AR Argentinien = Argentine; AS Amerikanisch-Samoa =
    Samoa américaines = Samoa Americana; AT Autriche; AU Australien = Australie; AX Ålandinseln = Îles Åland = Islas
    Aland; AZ Aserbaidschan = Azerbaïdjan = Azerbaiyán; BA Bosnien und Herzegowina = Bosnie-Herzégovine = Bosnia y
    Herzegovina = Bosnien = Bosnie; BB Barbade; BD Bangladesch = Bangladés; BE Bélgica; BG Bulgarien = Bulgarie; BH
    Bahreïn = Baréin; BM Bermudes = Bermudas; BO Bolivien = Bolivie; BQ Karibische Niederlande = Pays-Bas caribéens =
    Caribe neerlandés; BR Brasilien = Brésil; BT Bhoutan = Bután; BV Bouvetinsel = Île Bouvet = Isla Bouvet; BW
    Botsuana; BY Biélorussie = Bielorrusia = Weißrussland; BZ Belice; CA Kanada; CC Kokosinseln = Îles Cocos = Islas
    Cocos; CD Kongo-Kinshasa = República Democrática del Congo = Demokratische Republik Kongo = République démocratique
    du Congo = RDC; CF Zentralafrikanische Republik = République centrafricaine = República Centroafricana; CG
    Kongo-Brazzaville; CH Suiza; CI Elfenbeinküste = Costa de Marfil; CK Cookinseln = Îles Cook = Islas Cook; CL Chili;
    CM Kamerun = Cameroun = Camerún; CN Chine; CO Kolumbien = Colombie; CU Kuba; CV Cap-Vert = Kap Verde; CW Curazao; CX
    Weihnachtsinsel = Île Christmas = Isla de Navidad; CY Zypern = Chypre = Chipre; CZ Tchéquie = Chequia = Tschechische
    Republik = République tchèque = República Checa; DE Alemania; DJ Dschibuti = Yibuti; DK Dinamarca; DO Dominikanische
    Republik = République dominicaine = República Dominicana; DZ Algerien = Algérie = Argelia; EC Équateur; EE Estland =
    Estonie; EG Ägypten = Égypte = Egipto; EH Westsahara = Sahara occidental; ER Érythrée; ET Äthiopien = Éthiopie =
    Etiopía; FI Finlande = Finlandia; FJ Fidschi = Fidji = Fiyi; FK Falklandinseln = Îles Malouines = Islas Malvinas =
    Malouines; FM Mikronesien = Micronésie; FO Färöer = Îles Féroé = Islas Feroe; FR Francia; GA Gabun; GB Reino Unido =
    Großbritannien = Grande-Bretagne = Gran Bretaña; GE Georgien = Géorgie; GF Französisch-Guayana = Guyane française =
    Guayana Francesa; GG Guernesey; GL Grönland = Groenland = Groenlandia; GM Gambie; GN Guinée; GQ Äquatorialguinea =
    Guinée équatoriale = Guinea Ecuatorial; GR Griechenland = Grèce = Grecia; GS Südgeorgien und die Südlichen
    Sandwichinseln = Géorgie du Sud-et-les Îles Sandwich du Sud = Islas Georgia del Sur y Sandwich del Sur; GW
    Guinée-Bissau = Guinea-Bisáu; HK Hongkong; HM Heard und McDonaldinseln = Îles Heard-et-MacDonald = Islas Heard y
    McDonald; HR Kroatien = Croatie = Croacia; HU Ungarn = Hongrie = Hungría; ID Indonesien = Indonésie; IE Irlande =
    Irlanda; IM Île de Man = Isla de Man; IN Indien = Inde; IO Britisches Territorium im Indischen Ozean = Territoire
    britannique de l'océan Indien = Territorio Británico del Océano Índico; IQ Irak; IS Island = Islande = Islandia; IT
    Italie; JM Jamaika = Jamaïque; JO Jordanien = Jordanie = Jordania; JP Japon; KE Kenia; KG Kirgisistan = Kirghizstan
    = Kirguistán; KH Kambodscha = Cambodge = Camboya; KM Komoren = Comores = Comoras; KN St. Kitts und Nevis =
    Saint-Christophe-et-Niévès = San Cristóbal y Nieves; KP Nordkorea = Corée du Nord = Corea del Norte; KR Südkorea =
    Corée du Sud = Corea del Sur = Republik Korea = Corée = Corea; KW Koweït; KY Kaimaninseln = Îles Caïmans = Islas
    Caimán; KZ Kasachstan = Kazajistán; LB Libanon = Liban = Líbano; LC Sainte-Lucie; LS Lesoto; LT Litauen = Lituanie =
    Lituania; LU Luxemburg = Luxemburgo; LV Lettland = Lettonie = Letonia; LY Libyen = Libye = Libia; MA Marokko = Maroc
    = Marruecos; MD Moldavie = Moldavia = Moldawien; MG Madagaskar; MH Marshallinseln = Îles Marshall = Islas Marshall;
    MK Nordmazedonien = Macédoine du Nord = Macedonia del Norte; MM Birma = Birmanie = Birmania; MN Mongolei = Mongolie;
    MP Nördliche Marianen = Îles Mariannes du Nord = Islas Marianas del Norte; MQ Martinica; MR Mauretanien =
    Mauritanie; MT Malte; MU Île Maurice; MV Malediven = Maldivas; MW Malaui; MX Mexique; MY Malaisie = Malasia; MZ
    Mosambik; NA Namibie; NC Neukaledonien = Nouvelle-Calédonie = Nueva Caledonia; NF Norfolkinsel = Île Norfolk = Isla
    Norfolk; NL Pays-Bas = Países Bajos = Hollande = Holanda; NO Norvège = Noruega; NZ Neuseeland = Nouvelle-Zélande =
    Nueva Zelanda; PE Pérou; PF Französisch-Polynesien = Polynésie française = Polinesia Francesa; PG Papua-Neuguinea =
    Papouasie-Nouvelle-Guinée = Papúa Nueva Guinea; PH Philippinen = Filipinas; PL Pologne = Polonia; PM St. Pierre und
    Miquelon = Saint-Pierre-et-Miquelon = San Pedro y Miquelón; PN Pitcairninseln = Îles Pitcairn = Islas Pitcairn; PR
    Porto Rico; PS Palästinensische Autonomiegebiete = Territoires palestiniens = Territorios Palestinos = Palästina =
    Palestina; PW Palaos; QA Katar = Catar; RE La Réunion; RO Rumänien = Roumanie = Rumanía; RS Serbien = Serbie; RU
    Russland = Russie = Rusia = Russische Föderation = Fédération de Russie = Federación Rusa; RW Ruanda; SA
    Saudi-Arabien = Arabie saoudite = Arabia Saudí; SB Salomonen = Îles Salomon = Islas Salomón; SC Seychellen; SD
    Soudan; SE Suède = Suecia; SG Singapur = Singapour; SH Sainte-Hélène; SI Slowenien = Slovénie = Eslovenia; SJ
    Spitzbergen und Jan Mayen = Svalbard et Jan Mayen = Svalbard y Jan Mayen; SK Slowakei = Slovaquie = Eslovaquia; SL
    Sierra Leona; SM Saint-Marin; SO Somalie; SR Surinam; SS Südsudan = Soudan du Sud = Sudán del Sur; ST São Tomé und
    Príncipe = Sao Tomé-et-Principe = Santo Tomé y Príncipe; SY Syrien = Syrie = Siria; SZ Esuatini = Swasiland; TC
    Turks- und Caicosinseln = Îles Turques-et-Caïques = Islas Turcas y Caicos; TD Tschad = Tchad; TF Französische Süd-
    und Antarktisgebiete = Terres australes françaises = Territorios Australes Franceses; TH Thaïlande = Tailandia; TJ
    Tadschikistan = Tadjikistan = Tayikistán; TL Timor oriental = Osttimor; TN Tunesien = Tunisie = Túnez; TR Turquie =
    Turquía; TT Trinidad und Tobago = Trinité-et-Tobago = Trinidad y Tobago; TZ Tansania = Tanzanie; UA Ucrania; UG
    Ouganda; UM Amerikanische Überseeinseln = Îles mineures éloignées des États-Unis; US EE. UU. = EEUU = Vereinigte
    Staaten von Amerika = États-Unis d'Amérique = Estados Unidos de América; UZ Usbekistan = Ouzbékistan; VA
    Vatikanstadt = Ciudad del Vaticano = Vatikan = Vaticano = Cité du Vatican; VC St. Vincent und die Grenadinen =
    Saint-Vincent-et-les Grenadines = San Vicente y las Granadinas; VG Britische Jungferninseln = Îles Vierges
    britanniques = Islas Vírgenes Británicas; VI Amerikanische Jungferninseln = Îles Vierges des États-Unis; WF Wallis
    und Futuna = Wallis-et-Futuna = Wallis y Futuna; YE Jemen; ZA Südafrika = Afrique du Sud = Sudáfrica; ZM Sambia =
    Zambie; ZW Simbabwe = Zimbabue
    """
}
