extension Region {
  /// Regions of the countries whose announcements name them, by ISO 3166-2 code and English name; after each `=`
  /// another name that sources write. A star marks a region that is a city as well.
  static let table = """
    US: AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware;
    US: DC District of Columbia = Washington DC = Washington D C = D C; FL Florida; GA Georgia; HI Hawaii; ID Idaho;
    US: IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland;
    US: MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada;
    US: NH New Hampshire; NJ New Jersey; NM New Mexico; NY* New York = New York State; NC North Carolina;
    US: ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina;
    US: SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington = Washington State;
    US: WV West Virginia; WI Wisconsin; WY Wyoming; PR Puerto Rico; GU Guam; AS American Samoa;
    US: VI Virgin Islands = U.S. Virgin Islands; MP Northern Mariana Islands; AA Armed Forces Americas;
    US: UM U.S. Minor Outlying Islands = United States Minor Outlying Islands; AP Armed Forces Pacific;
    US: AE Armed Forces Europe = Armed Forces Europe/Canada/Middle East/Africa;
    CA: AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador = Newfoundland;
    CA: NS Nova Scotia; NT Northwest Territories; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec;
    CA: SK Saskatchewan; YT Yukon = Yukon Territory;
    AU: ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland;
    AU: SA South Australia; TAS Tasmania; VIC Victoria; WA Western Australia;
    DE: BW Baden-Württemberg; BY Bavaria = Bayern; BE* Berlin; BB Brandenburg; HB* Bremen; HH* Hamburg;
    DE: HE Hesse = Hessen; MV Mecklenburg-Western Pomerania = Mecklenburg-Vorpommern; NI Lower Saxony = Niedersachsen;
    DE: NW North Rhine-Westphalia = Nordrhein-Westfalen = NRW; RP Rhineland-Palatinate = Rheinland-Pfalz; SL Saarland;
    DE: SN Saxony = Sachsen; ST Saxony-Anhalt = Sachsen-Anhalt; SH Schleswig-Holstein; TH Thuringia = Thüringen;
    AT: 1 Burgenland; 2 Carinthia = Kärnten; 3 Lower Austria = Niederösterreich; 4 Upper Austria = Oberösterreich;
    AT: 5* Salzburg; 6 Styria = Steiermark; 7 Tyrol = Tirol; 8 Vorarlberg; 9* Vienna = Wien;
    CH: AG Aargau; AR Appenzell Ausserrhoden; AI Appenzell Innerrhoden; BL Basel-Landschaft = Baselland;
    CH: BS Basel-Stadt; BE* Bern = Berne; FR* Fribourg; GE* Geneva = Genève = Genf; GL Glarus;
    CH: GR Graubünden = Grisons; JU Jura; LU* Lucerne = Luzern; NE* Neuchâtel; NW Nidwalden; OW Obwalden;
    CH: SH* Schaffhausen; SZ Schwyz; SO* Solothurn; SG* St. Gallen = Sankt Gallen; TI Ticino = Tessin; TG Thurgau;
    CH: UR Uri; VS Valais = Wallis; VD Vaud = Waadt; ZG* Zug; ZH* Zurich = Zürich;
    GB: ENG England; SCT Scotland; WLS Wales; NIR Northern Ireland;
    FR: ARA Auvergne-Rhône-Alpes; BFC Bourgogne-Franche-Comté; BRE Brittany = Bretagne; COR Corsica = Corse;
    FR: CVL Centre-Val de Loire; GES Grand Est; HDF Hauts-de-France; IDF Île-de-France = Ile de France;
    FR: NAQ Nouvelle-Aquitaine; NOR Normandy = Normandie; OCC Occitanie; PAC Provence-Alpes-Côte d'Azur = PACA;
    FR: PDL Pays de la Loire;
    NL: DR Drenthe; FL Flevoland; FR Friesland = Fryslân; GE Gelderland; GR* Groningen; LI Limburg;
    NL: NB North Brabant = Noord-Brabant; NH North Holland = Noord-Holland; OV Overijssel; UT* Utrecht; ZE Zeeland;
    NL: ZH South Holland = Zuid-Holland;
    PL: 02 Lower Silesia = Dolnośląskie = Lower Silesian Voivodeship; 04 Kuyavia-Pomerania = Kujawsko-Pomorskie;
    PL: 06 Lublin Voivodeship = Lubelskie; 08 Lubusz = Lubuskie; 10 Łódź Voivodeship = Łódzkie;
    PL: 12 Lesser Poland = Małopolskie = Lesser Poland Voivodeship; 14 Masovia = Mazowieckie = Masovian Voivodeship;
    PL: 16 Opole Voivodeship = Opolskie; 18 Subcarpathia = Podkarpackie; 20 Podlachia = Podlaskie;
    PL: 22 Pomerania = Pomorskie = Pomeranian Voivodeship; 24 Silesia = Śląskie = Silesian Voivodeship;
    PL: 26 Holy Cross = Świętokrzyskie; 28 Warmia-Masuria = Warmińsko-Mazurskie;
    PL: 30 Greater Poland = Wielkopolskie = Greater Poland Voivodeship; 32 West Pomerania = Zachodniopomorskie;
    IN: AN Andaman and Nicobar Islands; AP Andhra Pradesh; AR Arunachal Pradesh; AS Assam; BR Bihar; CH* Chandigarh;
    IN: CT Chhattisgarh; DH Dadra and Nagar Haveli and Daman and Diu; DL* Delhi; GA Goa; GJ Gujarat; HR Haryana;
    IN: HP Himachal Pradesh; JK Jammu and Kashmir; JH Jharkhand; KA Karnataka; KL Kerala; LA Ladakh; LD Lakshadweep;
    IN: MP Madhya Pradesh; MH Maharashtra; MN Manipur; ML Meghalaya; MZ Mizoram; NL Nagaland; OR Odisha = Orissa;
    IN: PY Puducherry; PB Punjab; RJ Rajasthan; SK Sikkim; TN Tamil Nadu; TG Telangana; TR Tripura;
    IN: UP Uttar Pradesh; UT Uttarakhand; WB West Bengal;
    MX: AGU Aguascalientes; BCN Baja California; BCS Baja California Sur; CAM Campeche; CHP Chiapas; CHH Chihuahua;
    MX: CMX* Mexico City = Ciudad de México = CDMX; COA Coahuila; COL Colima; DUR Durango; GUA Guanajuato; GRO Guerrero;
    MX: HID Hidalgo; JAL Jalisco; MEX State of Mexico = Estado de México; MIC Michoacán; MOR Morelos; NAY Nayarit;
    MX: NLE Nuevo León; OAX Oaxaca; PUE Puebla; QUE Querétaro; ROO Quintana Roo; SLP San Luis Potosí; SIN Sinaloa;
    MX: SON Sonora; TAB Tabasco; TAM Tamaulipas; TLA Tlaxcala; VER Veracruz; YUC Yucatán; ZAC Zacatecas;
    BR: AC Acre; AL Alagoas; AP Amapá; AM Amazonas; BA Bahia; CE Ceará; DF Distrito Federal; ES Espírito Santo;
    BR: GO Goiás; MA Maranhão; MT Mato Grosso; MS Mato Grosso do Sul; MG Minas Gerais; PA Pará; PB Paraíba;
    BR: PR Paraná; PE Pernambuco; PI Piauí; RJ* Rio de Janeiro; RN Rio Grande do Norte; RS Rio Grande do Sul;
    BR: RO Rondônia; RR Roraima; SC Santa Catarina; SP* São Paulo; SE Sergipe; TO Tocantins
    """
}
