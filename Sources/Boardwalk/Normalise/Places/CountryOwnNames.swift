/// What countries are called in their own letters.
extension Country {
  /// By the country's two letters, where these letters are not Latin, and what neighbours who write so call them. As
  /// `namesAbroad` is written.
  static let ownNames = """
    RU Россия = Российская Федерация = РФ = Росія; UA Україна = Украина; BY Беларусь = Белоруссия; KZ Казахстан = Қазақстан;
    KG Кыргызстан = Киргизия; UZ Узбекистан; BG България; RS Србија; MK Северна Македонија; ME Црна Гора; MN Монгол Улс;
    GR Ελλάδα; CY Κύπρος; CN 中国 = 中國 = 中华人民共和国; TW 台湾 = 台灣 = 臺灣; HK 香港; MO 澳门 = 澳門; SG 新加坡;
    JP 日本 = 日本国; KR 대한민국 = 한국; IL ישראל; EG مصر; AE الإمارات = الإمارات العربية المتحدة; SA السعودية =
    المملكة العربية السعودية; QA قطر; KW الكويت; BH البحرين; JO الأردن; LB لبنان; IQ العراق; MA المغرب; DZ الجزائر; TN تونس;
    IR ایران; PK پاکستان; TH ประเทศไทย = ไทย; IN भारत; NP नेपाल; BD বাংলাদেশ; LK ශ්‍රී ලංකාව; GE საქართველო; AM Հայաստան
    """
}
