extension Country {
  /// The countries and territories of ISO 3166-1 in 2023, and Kosovo by the code that everybody uses for it: both
  /// codes, the name as it is shown, and after each `=` another name that sources write. A line that begins with `=` goes on
  /// with the names of the country above.
  static let table = """
    AD AND Andorra
    AE ARE United Arab Emirates = UAE = U A E
    AF AFG Afghanistan
    AG ATG Antigua and Barbuda
    AI AIA Anguilla
    AL ALB Albania
    AM ARM Armenia
    AO AGO Angola
    AQ ATA Antarctica
    AR ARG Argentina
    AS ASM American Samoa
    AT AUT Austria = Österreich
    AU AUS Australia
    AW ABW Aruba
    AX ALA Åland Islands
    AZ AZE Azerbaijan
    BA BIH Bosnia and Herzegovina = Bosnia
    BB BRB Barbados
    BD BGD Bangladesh
    BE BEL Belgium = Belgien = Belgique = België
    BF BFA Burkina Faso
    BG BGR Bulgaria
    BH BHR Bahrain
    BI BDI Burundi
    BJ BEN Benin
    BL BLM Saint Barthélemy = St Barthélemy = St Barts
    BM BMU Bermuda
    BN BRN Brunei = Brunei Darussalam
    BO BOL Bolivia = Plurinational State of Bolivia
    BQ BES Caribbean Netherlands = Bonaire = Bonaire, Sint Eustatius and Saba
    BR BRA Brazil = Brasil
    BS BHS Bahamas = The Bahamas = Bahamas, The
    BT BTN Bhutan
    BV BVT Bouvet Island
    BW BWA Botswana
    BY BLR Belarus
    BZ BLZ Belize
    CA CAN Canada
    CC CCK Cocos (Keeling) Islands = Cocos Islands = Keeling Islands
    CD COD DR Congo = Democratic Republic of the Congo = Congo (DRC) = Congo, The Democratic Republic of the
    = Congo-Kinshasa = DRC = Democratic Republic of Congo = Zaire
    CF CAF Central African Republic
    CG COG Congo = Republic of the Congo = Congo-Brazzaville = Congo Republic
    CH CHE Switzerland = Schweiz = Suisse = Svizzera
    CI CIV Côte d'Ivoire = Ivory Coast
    CK COK Cook Islands
    CL CHL Chile
    CM CMR Cameroon
    CN CHN China = PRC = People's Republic of China = Mainland China
    CO COL Colombia
    CR CRI Costa Rica
    CU CUB Cuba
    CV CPV Cape Verde = Cabo Verde
    CW CUW Curaçao = Curacao
    CX CXR Christmas Island
    CY CYP Cyprus
    CZ CZE Czechia = Czech Republic = Tschechien
    DE DEU Germany = Deutschland = Federal Republic of Germany = Allemagne
    DJ DJI Djibouti
    DK DNK Denmark = Danmark = Dänemark
    DM DMA Dominica
    DO DOM Dominican Republic
    DZ DZA Algeria
    EC ECU Ecuador
    EE EST Estonia
    EG EGY Egypt
    EH ESH Western Sahara
    ER ERI Eritrea
    ES ESP Spain = España = Spanien = Espagne
    ET ETH Ethiopia
    FI FIN Finland = Suomi = Finnland
    FJ FJI Fiji
    FK FLK Falkland Islands = Falkland Islands (Malvinas) = Malvinas
    FM FSM Micronesia = Micronesia (FSM) = Micronesia, Federated States of = Federated States of Micronesia
    FO FRO Faroe Islands
    FR FRA France = Frankreich
    GA GAB Gabon
    GB GBR United Kingdom = UK = U K = Great Britain = Britain
    = United Kingdom of Great Britain and Northern Ireland = Vereinigtes Königreich = UK Only = Royaume-Uni
    GD GRD Grenada
    GE GEO Georgia = Republic of Georgia
    GF GUF French Guiana
    GG GGY Guernsey = Guernsey, UK = Guernsey, United Kingdom
    GH GHA Ghana
    GI GIB Gibraltar
    GL GRL Greenland
    GM GMB Gambia = The Gambia = Gambia, The
    GN GIN Guinea
    GP GLP Guadeloupe
    GQ GNQ Equatorial Guinea
    GR GRC Greece = Hellas
    GS SGS South Georgia and the South Sandwich Islands = South Georgia and South Sandwich Islands
    GT GTM Guatemala
    GU GUM Guam
    GW GNB Guinea-Bissau
    GY GUY Guyana
    HK HKG Hong Kong = Hong Kong SAR = Hong Kong S A R = Hong Kong, China
    = Hong Kong SAR, China
    HM HMD Heard Island and McDonald Islands
    HN HND Honduras
    HR HRV Croatia = Hrvatska
    HT HTI Haiti
    HU HUN Hungary = Magyarország
    ID IDN Indonesia
    IE IRL Ireland = Republic of Ireland = Éire = Irland
    IL ISR Israel
    IM IMN Isle of Man = Isle of Man, UK = Isle of Man, United Kingdom
    IN IND India = Bharat
    IO IOT British Indian Ocean Territory
    IQ IRQ Iraq
    IR IRN Iran = Iran, Islamic Republic of = Islamic Republic of Iran
    IS ISL Iceland
    IT ITA Italy = Italia = Italien
    JE JEY Jersey = Jersey, UK = Jersey, United Kingdom
    JM JAM Jamaica
    JO JOR Jordan
    JP JPN Japan = Nippon
    KE KEN Kenya
    KG KGZ Kyrgyzstan
    KH KHM Cambodia
    KI KIR Kiribati
    KM COM Comoros
    KN KNA Saint Kitts and Nevis = St Kitts and Nevis
    KP PRK North Korea = Korea, Democratic People's Republic of = DPRK = Korea North
    KR KOR South Korea = Korea = Korea, Republic of = Republic of Korea = Korea South
    KW KWT Kuwait
    KY CYM Cayman Islands
    KZ KAZ Kazakhstan
    LA LAO Laos = Lao People's Democratic Republic = Lao PDR
    LB LBN Lebanon
    LC LCA Saint Lucia = St Lucia
    LI LIE Liechtenstein
    LK LKA Sri Lanka
    LR LBR Liberia
    LS LSO Lesotho
    LT LTU Lithuania
    LU LUX Luxembourg
    LV LVA Latvia
    LY LBY Libya
    MA MAR Morocco
    MC MCO Monaco
    MD MDA Moldova = Moldova, Republic of = Republic of Moldova
    ME MNE Montenegro
    MF MAF Saint Martin = Saint Martin (French part) = St Martin
    MG MDG Madagascar
    MH MHL Marshall Islands
    MK MKD North Macedonia = Macedonia
    ML MLI Mali
    MM MMR Myanmar = Burma
    MN MNG Mongolia
    MO MAC Macao = Macau = Macao SAR = Macau SAR = Macao, China = Macau, China
    = Macao SAR, China = Macau SAR, China
    MP MNP Northern Mariana Islands
    MQ MTQ Martinique
    MR MRT Mauritania
    MS MSR Montserrat
    MT MLT Malta
    MU MUS Mauritius
    MV MDV Maldives
    MW MWI Malawi
    MX MEX Mexico = México = Mexiko
    MY MYS Malaysia
    MZ MOZ Mozambique
    NA NAM Namibia
    NC NCL New Caledonia
    NE NER Niger
    NF NFK Norfolk Island
    NG NGA Nigeria
    NI NIC Nicaragua
    NL NLD Netherlands = Holland = The Netherlands = Nederland = Niederlande
    NO NOR Norway = Norge = Norwegen
    NP NPL Nepal
    NR NRU Nauru
    NU NIU Niue
    NZ NZL New Zealand = Aotearoa
    OM OMN Oman
    PA PAN Panama
    PE PER Peru
    PF PYF French Polynesia = Tahiti
    PG PNG Papua New Guinea
    PH PHL Philippines
    PK PAK Pakistan
    PL POL Poland = Polska = Polen
    PM SPM Saint Pierre and Miquelon = St Pierre and Miquelon
    PN PCN Pitcairn Islands = Pitcairn
    PR PRI Puerto Rico
    PS PSE Palestine = Palestine, State of = State of Palestine = Palestinian Territories = West Bank = Gaza Strip
    = Gaza = Palestinian Territory
    PT PRT Portugal = Portugal
    PW PLW Palau
    PY PRY Paraguay
    QA QAT Qatar
    RE REU Réunion
    RO ROU Romania = România
    RS SRB Serbia
    RU RUS Russia = Russian Federation
    RW RWA Rwanda
    SA SAU Saudi Arabia = KSA
    SB SLB Solomon Islands
    SC SYC Seychelles
    SD SDN Sudan
    SE SWE Sweden = Sverige = Schweden
    SG SGP Singapore
    SH SHN Saint Helena = Saint Helena, Ascension and Tristan da Cunha = St Helena
    SI SVN Slovenia
    SJ SJM Svalbard and Jan Mayen = Svalbard = Jan Mayen
    SK SVK Slovakia
    SL SLE Sierra Leone
    SM SMR San Marino
    SN SEN Senegal
    SO SOM Somalia
    SR SUR Suriname
    SS SSD South Sudan
    ST STP Sao Tome and Principe
    SV SLV El Salvador
    SX SXM Sint Maarten = Sint Maarten (Dutch part) = St Maarten
    SY SYR Syria = Syrian Arab Republic
    SZ SWZ Eswatini = Swaziland
    TC TCA Turks and Caicos Islands
    TD TCD Chad
    TF ATF French Southern Territories = French Southern and Antarctic Lands
    TG TGO Togo
    TH THA Thailand
    TJ TJK Tajikistan
    TK TKL Tokelau
    TL TLS Timor-Leste = East Timor = Portuguese Timor
    TM TKM Turkmenistan
    TN TUN Tunisia
    TO TON Tonga
    TR TUR Turkey = Türkiye = Türkei
    TT TTO Trinidad and Tobago
    TV TUV Tuvalu
    TW TWN Taiwan = Taiwan, Province of China = Chinese Taipei = ROC
    TZ TZA Tanzania = Tanzania, United Republic of = United Republic of Tanzania
    UA UKR Ukraine
    UG UGA Uganda
    UM UMI U.S. Minor Outlying Islands = United States Minor Outlying Islands
    US USA United States = USA = US of A = U S = U S A = United States of America = America = The United States
    = Estados Unidos = USA Only = US Only = United States Only = Vereinigte Staaten = États-Unis
    UY URY Uruguay
    UZ UZB Uzbekistan
    VA VAT Vatican City = Holy See (Vatican City State) = Holy See = Vatican
    VC VCT Saint Vincent and the Grenadines = St Vincent and the Grenadines
    VE VEN Venezuela = Venezuela, Bolivarian Republic of = Bolivarian Republic of Venezuela
    VG VGB British Virgin Islands = Virgin Islands, British = BVI
    VI VIR U.S. Virgin Islands = Virgin Islands, U.S. = US Virgin Islands = United States Virgin Islands = USVI
    VN VNM Vietnam = Viet Nam
    VU VUT Vanuatu
    WF WLF Wallis and Futuna
    WS WSM Samoa
    XK XKX Kosovo
    YE YEM Yemen
    YT MYT Mayotte
    ZA ZAF South Africa
    ZM ZMB Zambia
    ZW ZWE Zimbabwe
    """
}
