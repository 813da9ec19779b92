import CCurl

extension Client {
  /// What requests are sent with: `libcurl/7.88.1 OpenSSL/3.0.17 …`.
  public static var library: String { String(cString: curl_version()) }
}
