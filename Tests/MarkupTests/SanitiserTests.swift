import Testing

@testable import Markup

@Suite("Sanitising strangers' HTML")
struct SanitiserTests {
  @Test(
    "Only the fixed vocabulary is printed",
    arguments: [
      ("<p>Apply <strong>now</strong></p>", "<p>Apply <strong>now</strong></p>"),
      ("<h1>Pay</h1><h2>Leave</h2><h5>More</h5>", "<h3>Pay</h3><h3>Leave</h3><h5>More</h5>"),
      ("<div class=x>A</div><section>B</section>", "<p>A</p><p>B</p>"),
      ("<div>A<p>B</p>C</div>", "<p>A</p><p>B</p><p>C</p>"),
      ("<span style='color:red'>A</span> <font>B</font>", "<p>A B</p>"),
      ("<p onclick=go()>A</p>", "<p>A</p>"),
      ("A<hr/>B", "<p>A</p><hr><p>B</p>"),
      ("<b>A<i>B</i></b>", "<p><b>A<i>B</i></b></p>"),
      ("$100 <s>$90</s>", "<p>$100 <del>$90</del></p>"),
      ("<o:p>A</o:p><my-tag>B</my-tag>", "<p>AB</p>"),
      (
        "<label>Pay</label><button>Show</button>Now<p>a<label>b</label><pre>c<label>d",
        "<p>Pay Show Now</p><p>a b</p><pre>cd</pre>"
      ),
      ("<img src=x alt=logo>A<input value=B>", "<p>A</p>"),
    ])
  func vocabulary(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "What is not text goes with all it holds",
    arguments: [
      ("A<script>alert(1)</script>B", "<p>AB</p>"),
      ("A<SCRIPT >x</p></ScRiPt/ >B", "<p>AB</p>"),
      ("A<style><b>x</b></style>B", "<p>AB</p>"),
      ("A<title><b>x</title>B<textarea>y</textarea>C", "<p>ABC</p>"),
      ("A<svg><a><circle/></a><svg>x</svg>y</svg>B", "<p>AB</p>"),
      ("A<svg/>B<math/>C", "<p>ABC</p>"),
      ("A<template><p>x</p></template>B", "<p>AB</p>"),
      ("A<select><option>x</select>B", "<p>AB</p>"),
      ("A<iframe src=x>y</iframe>B<object><p>z</object>C", "<p>ABC</p>"),
      ("A<!-- <b>x</b> -->B<!doctype html>C<?xml?>D", "<p>ABCD</p>"),
      ("A<!-->B<!--->C<!--x--!>D", "<p>ABCD</p>"),
      ("<head><meta charset=x><title>T</title></head><body>A</body>", "<p>A</p>"),
      ("A<script>never ended", "<p>A</p>"),
    ])
  func removed(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "A drawing or a formula that was never ended ends where something stands that cannot be in one",
    arguments: [
      ("A<svg><path d=x><p>B</p>C", "<p>A</p><p>B</p><p>C</p>"),
      ("A<SVG viewBox=x><title>Logo</title><text>x</text><DIV>B</DIV>", "<p>A</p><p>B</p>"),
      ("<p>A<math><mi>x<mo>=</mo><ul><li>B</ul>", "<p>A</p>"),
      ("<p>A<math><mi>x</mi><mo>=</mo><ul><li>B</ul>", "<p>A</p><ul><li>B</li></ul>"),
      ("<svg><g><svg><b>B</b></svg></svg>C", "<p><b>B</b>C</p>"),
      // What may hold HTML may hold these, and goes with the drawing.
      ("A<svg><foreignObject><p>x</p></foreignObject><p>y</p></svg>B", "<p>AB</p>"),
      ("A<svg><desc><b>x</b></desc><circle/></svg>B", "<p>AB</p>"),
      ("A<svg><script>alert(1)</script><style>p{}</style>B", "<p>A</p>"),
    ])
  func unended(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "What Word says about a document goes, and the words that it marks stay",
    arguments: [
      ("A<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml>B", "<p>AB</p>"),
      ("A<XML>\n <o:x>96</o:x>\n</XML><xml><m:y>z</m:y></xml><p>B<o:p>C</o:p>", "<p>A</p><p>BC</p>"),
      ("A<xml><w:View>Normal</w:View><p>B</p>", "<p>A</p><p>B</p>"),
      ("Knows <xml> and <json>, more", "<p>Knows and , more</p>"), ("<xml/>A<xml><p>B</p></xml>", "<p>A</p><p>B</p>"),
    ])
  func islands(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "A < that begins no tag is text",
    arguments: [
      ("5 < 6 & 7 > 3", "<p>5 &lt; 6 &amp; 7 &gt; 3</p>"),
      ("less <than", "<p>less &lt;than</p>"),
      ("cut off <p class=\"lar", "<p>cut off</p>"),
      ("<p>cut <b>off</stro", "<p>cut <b>off</b></p>"), ("cut off</div\n", "<p>cut off</p>"),
      ("either</or not", "<p>either&lt;/or not</p>"), ("a </ b", "<p>a &lt;/ b</p>"),
      ("<b and <p cl", "<p>&lt;b and &lt;p cl</p>"),
      ("<", "<p>&lt;</p>"),
      ("</", "<p>&lt;/</p>"),
      ("<!", "<p>&lt;!</p>"),
      ("a </ b> c", "<p>a c</p>"),
      ("&lt;script&gt;", "<p>&lt;script&gt;</p>"),
      ("&amp;lt;b&amp;gt;", "<p>&amp;lt;b&amp;gt;</p>"),
      (#"A <a title="x>B</a> C"#, "<p>A B C</p>"),
    ])
  func text(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "White space is folded, and empty paragraphs and marks are dropped",
    arguments: [
      ("<p> A \n\n B </p>\n<p>&nbsp;</p><p><b> </b></p>", "<p>A B</p>"),
      ("<p>A<b> B </b>C</p>", "<p>A <b>B</b> C</p>"),
      ("<br><br>A<br>\n<br><br>B<br>", "<p>A<br><br>B</p>"),
      ("<p>A<br/>B</br>C</p>", "<p>A<br>B<br>C</p>"),
      ("<ul><li></li><li> </li></ul>", ""),
      ("<table><tr><td> </td></tr></table>", ""),
      ("<pre>\n\n  a\n    b <b>c</b>\n\n</pre>", "<pre>  a\n    b <b>c</b></pre>"),
      ("<pre>a<br>b\r\nc</pre>", "<pre>a\nb\nc</pre>"),
      ("A&nbsp;B", "<p>A\u{A0}B</p>"),
      ("", ""),
    ])
  func whiteSpace(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "Control, NUL and direction characters are removed, and entities are written as characters",
    arguments: [
      ("A\u{0}B\u{8}C\u{7F}D\u{85}E", "<p>ABCD E</p>"),
      ("\u{FEFF}A\u{202E}B\u{2066}C\u{FFFE}", "<p>ABC</p>"),
      ("&eacute;&#233;&#xE9;&#150;&#0;&#xD800;&#1114112;", "<p>ééé–\u{FFFD}\u{FFFD}\u{FFFD}</p>"),
      ("&#x202E;A&#8;B", "<p>AB</p>"),
      ("שלום\u{200F}, 你好, 👩‍👧", "<p>שלום\u{200F}, 你好, 👩‍👧</p>"),
    ])
  func characters(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test("A text with broken UTF-8 is repaired")
  func brokenUTF8() {
    let text = String(decoding: [0x41, 0xFF, 0xC3, 0x42] as [UInt8], as: UTF8.self)
    #expect(SafeHTML(html: text).html == "<p>A\u{FFFD}\u{FFFD}B</p>")
  }

  @Test(
    "Where nothing parts paragraphs, empty lines do",
    arguments: [
      ("A <b>B</b>\n\nC\r\nD", "<p>A <b>B</b></p><p>C<br>D</p>"),
      (
        "A\n \n<h2>B</h2>\nC\n\nD\n\n<ul>\n\n<li>E</li>\n\n</ul>",
        "<p>A</p><h3>B</h3><p>C</p><p>D</p><ul><li>E</li></ul>"
      ),
      ("A <b>B</b>\nC", "<p>A <b>B</b> C</p>"),
      ("A\n\n<p>B\n\nC", "<p>A</p><p>B C</p>"),
      ("\n\n<i>A</i>\n\n", "<p><i>A</i></p>"),
    ])
  func emptyLines(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test("A paragraph in the place of a heading is none")
  func longHeadings() {
    let long = String(repeating: "word ", count: 80) + "end"
    #expect(
      SafeHTML(html: "<h2>A</h2><h1><b>\(long)</b></h1><h4>B").html == "<h3>A</h3><p><b>\(long)</b></p><h4>B</h4>")
    let item = SafeHTML(html: "<ul><li><h2>\(long)")
    #expect(item.html == "<ul><li><p>\(long)</p></li></ul>" && SafeHTML(html: item.html) == item)
  }
}
