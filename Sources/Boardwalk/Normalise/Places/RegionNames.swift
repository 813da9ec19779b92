extension Region {
  /// What regions are called in countries whose regions the other table does not hold, or only the large ones of, by ISO 3166-2
  /// and beside these by common use: a word beside a town that tells the country. A star marks a name that counties or towns of
  /// the United States have as well.
  static let namesAbroad = """
    GB Greater London; Greater Manchester; West Midlands; East Midlands; West Yorkshire; South Yorkshire; North Yorkshire
    GB Yorkshire; Merseyside; Tyne and Wear; Lancashire; Cheshire; Cambridgeshire; Oxfordshire; Buckinghamshire; Berkshire*
    GB Hertfordshire; Bedfordshire; Hampshire*; Essex*; Kent*; Surrey*; East Sussex; West Sussex; Norfolk*; Suffolk*
    GB Nottinghamshire; Derbyshire; Leicestershire; Lincolnshire; Northamptonshire; Warwickshire; Worcestershire
    GB Gloucestershire; Wiltshire; Staffordshire; Shropshire; Herefordshire; Devon*; Cornwall*; Dorset*; Somerset*; Cumbria*
    GB County Durham; Northumberland*; Aberdeenshire; Midlothian*; South Wales; North Wales; County Antrim; Bristol City
    IE Leinster; Munster*; Connacht; Ulster*; County Dublin; County Cork; County Galway; County Limerick; County Kildare
    IE County Waterford; County Meath; County Wicklow; County Kerry; County Clare; County Donegal; County Mayo; Co Dublin
    IT Lombardia = Lombardy; Piemonte = Piedmont*; Veneto; Lazio; Toscana = Tuscany; Emilia-Romagna; Liguria; Campania
    IT Puglia = Apulia; Sicilia = Sicily; Sardegna = Sardinia*; Calabria; Abruzzo; Umbria; Marche; Molise; Basilicata
    IT Friuli-Venezia Giulia; Trentino-Alto Adige; Trentino; Alto Adige = Südtirol = South Tyrol; Valle d'Aosta
    IT Milano; Torino; Roma; Bologna; Firenze; Genova; Napoli*; Verona*; Padova; Bergamo; Brescia; Monza e Brianza
    ES Andalucía = Andalusia*; Aragón; Cataluña = Catalunya = Catalonia; Comunidad de Madrid = Community of Madrid; Madrid*
    ES País Vasco = Euskadi = Basque Country; Galicia; Castilla y León; Castilla-La Mancha; Comunidad Valenciana
    ES Comunitat Valenciana = Valencian Community; Asturias = Principado de Asturias; Cantabria; Navarra; La Rioja; Murcia
    ES Región de Murcia; Extremadura; Canarias = Islas Canarias = Canary Islands; Islas Baleares = Illes Balears
    ES Balearic Islands; Barcelona*; Sevilla*; Valencia*; Vizcaya = Bizkaia; Guipúzcoa = Gipuzkoa; Álava; Alicante; Málaga
    ES Zaragoza*; Pontevedra; A Coruña = La Coruña; Tarragona; Girona; Lleida
    PT Lisboa; Porto; Norte; Algarve; Alentejo; Braga; Aveiro; Setúbal; Coimbra; Leiria; Faro; Madeira*; Açores = Azores
    BE Flanders = Vlaanderen = Flandre; Wallonia = Wallonie; Brussels-Capital = Région de Bruxelles-Capitale
    BE Brussels Capital Region; Vlaams-Brabant = Flemish Brabant; Brabant wallon = Walloon Brabant; Oost-Vlaanderen
    BE East Flanders; West-Vlaanderen = West Flanders; Antwerpen = Antwerp*; Hainaut; Liège; Namur; Limburg
    FR Alsace; Aquitaine; Bourgogne; Lorraine; Picardie; Poitou-Charentes; Midi-Pyrénées; Languedoc-Roussillon; Rhône-Alpes
    FR Rhône; Gironde; Haute-Garonne; Loire-Atlantique; Hauts-de-Seine; Seine-Saint-Denis; Val-de-Marne; Yvelines; Essonne
    FR Bouches-du-Rhône; Alpes-Maritimes; Ille-et-Vilaine; Isère; Bas-Rhin; Haut-Rhin; Hérault; Val-d'Oise; Seine-et-Marne
    FR Nord-Pas-de-Calais; Pas-de-Calais; Haute-Savoie; Savoie; Finistère; Puy-de-Dôme; Maine-et-Loire; Moselle
    SE Stockholms län = Stockholm County; Västra Götaland = Västra Götalands län = Vastra Gotaland County; Skåne = Skåne län
    SE Scania; Östergötland = Östergötlands län; Uppsala län = Uppsala County; Västmanland; Västerbotten; Norrbotten; Dalarna
    SE Halland; Södermanland; Jönköpings län; Örebro län; Värmland; Småland; Götaland; Svealand; Norrland
    NO Viken; Akershus; Vestland; Rogaland; Trøndelag; Agder; Innlandet; Hordaland; Nordland; Vestfold; Telemark; Østfold
    DK Hovedstaden = Region Hovedstaden = Capital Region of Denmark; Midtjylland = Region Midtjylland; Central Denmark
    DK Syddanmark = Southern Denmark; Nordjylland = North Denmark; Sjælland = Region Zealand; Fyn; Jylland = Jutland
    FI Uusimaa; Pirkanmaa; Varsinais-Suomi = Southwest Finland; Pohjois-Pohjanmaa = North Ostrobothnia; Lapland = Lappi
    CZ Středočeský kraj = Central Bohemia; Jihomoravský kraj = South Moravia; Moravskoslezský kraj; Bohemia*; Moravia*
    CZ Hlavní město Praha = Prague = Praha
    GR Attica = Attiki; Central Macedonia; Crete*; Thessaly
    RO Ilfov; Transylvania*; Cluj; Timiș; București = Bucharest
    HU Pest; Közép-Magyarország; Hajdú-Bihar; Csongrád
    TR Marmara; Anatolia; İstanbul; Ankara; İzmir
    UA Kyiv Oblast = Kyivska Oblast; Lviv Oblast; Kharkiv Oblast; Odesa Oblast; Dnipropetrovsk Oblast
    JP Tokyo-to = Tōkyō-to = Tokyo Metropolis; Kanagawa; Osaka-fu; Aichi; Saitama; Chiba; Hyogo; Fukuoka; Hokkaido; Kyoto-fu
    JP Shizuoka; Hiroshima; Ibaraki; Miyagi; Nagano; Niigata; Okinawa; Kansai; Kanto; Kyushu; Gifu; Tochigi; Gunma
    KR Gyeonggi = Gyeonggi-do; Gangwon; Gyeongsangnam-do; Gyeongsangbuk-do; Jeju-do
    CN Guangdong; Zhejiang; Jiangsu; Sichuan; Shandong; Hubei; Hunan; Fujian; Shaanxi; Henan; Liaoning; Anhui; Yunnan; Hebei
    PK Sindh; Punjab; Khyber Pakhtunkhwa; Balochistan
    PH Metro Manila; National Capital Region; Cebu; Calabarzon; Laguna*; Cavite; Davao del Sur; Central Luzon
    ID DKI Jakarta; Jawa Barat = West Java; Jawa Timur = East Java; Jawa Tengah = Central Java; Banten; Bali; West Jakarta
    MY Selangor; Penang = Pulau Pinang; Johor; Sarawak; Sabah; Perak; Wilayah Persekutuan
    VN Ho Chi Minh; Ha Noi
    ZA Gauteng; Western Cape; Eastern Cape; KwaZulu-Natal; Limpopo; Mpumalanga; Free State; North West Province
    NG Lagos State; Oyo State; Rivers State; Kano State; Ogun; Ogun State
    KE Nairobi County; Mombasa County; Nairobi Area
    EG Cairo Governorate; Giza Governorate; Alexandria Governorate
    MA Casablanca-Settat; Rabat-Salé-Kénitra; Marrakech-Safi; Tanger-Tétouan-Al Hoceïma
    AR Buenos Aires*; Ciudad Autónoma de Buenos Aires = CABA; Santa Fe*; Córdoba; Mendoza; Tucumán; Entre Ríos; Neuquén
    CL Región Metropolitana = Región Metropolitana de Santiago = Santiago Metropolitan Region; Valparaíso; Biobío; Antofagasta
    CO Antioquia; Valle del Cauca; Cundinamarca; Atlántico; Bogotá D.C.; Santander; Bolívar; Risaralda; Caldas; Quindío
    PE Lima Province; Callao; Arequipa; La Libertad; Cusco
    VE Anzoátegui; Carabobo; Zulia; Miranda; Aragua; Distrito Capital
    EC Pichincha; Guayas; Azuay
    CR Heredia; Alajuela; Cartago
    NZ Auckland Region; Canterbury*; Waikato; Otago; Bay of Plenty; North Island; South Island; Wellington Region
    IL Tel Aviv District; Central District; Haifa District; Jerusalem District; Gush Dan
    AE Dubai Emirate; Abu Dhabi Emirate; Emirate of Dubai
    """
}
