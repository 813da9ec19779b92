/// The outlines of some five hundred letters, Latin, Greek and Cyrillic, for the pictures a board shows elsewhere.
///
/// Made from Inter Display SemiBold: each curve is cut into straight lines, in thousandths of an em, since nothing larger than a
/// heading is drawn with them. The licence is in LICENSE.txt beside this file.
public enum Letters {
  /// Numbers are little-endian. How many letters there are (2 bytes); for each its code point (4), its advance (2) and where its
  /// outline begins after this table (4); then the outlines: how many contours (1), and for each how many points (2) and
  /// their x and y (2 and 2), with y upwards from the baseline.
  public static let outlines: [UInt8] = PackageResources.letters_bin
}
