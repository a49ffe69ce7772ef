// HTML from the clipboards of other programs, shortened.

/** Word for Windows. */
export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;} @list l0 {mso-list-id:1028;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='margin-top:18.0pt'><span style='mso-fareast-language:EN-US'>Returns audit<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><span lang=EN-GB style='font-size:11.0pt;color:black;mso-color-alt:windowtext'>Most shops count <b>orders</b>. Few count
what <span style='font-style:italic'>comes back</span>, m<span style='vertical-align:super'>2</span>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>Labels<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->printed at home<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->in the box<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Reasons<o:p></o:p></p>
<p class=MsoNormal>Then, in order:<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]-->1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span><!--[endif]-->Count<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]-->2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span><!--[endif]-->Ask <a href="https://verso.example/why"><span style='color:#0563C1;text-decoration:underline'>why</span></a><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>May<o:p></o:p></p></td>
 <td width=301 valign=top style='width:225.4pt'><p class=MsoNormal>412<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal align=center style='text-align:center'>End of the audit<o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

/** Excel for Windows: the fragment begins within the table. */
export const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\."; mso-displayed-thousand-separator:"\\,";} .xl65 {font-weight:700; mso-number-format:"Short Date";} td {padding-top:1px; mso-ignore:padding; font-size:11.0pt;}--></style></head>
<body link="#467886" vlink="#96607D">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Month</td>
  <td class=xl65 width=64 style='width:48pt'>Returns</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>May</td>
  <td align=right>412</td>
 </tr>
<!--EndFragment-->
</table>
</body></html>`;

/** Google Docs in Chrome. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2a9c3e-7fff-4d21-9a55-2f6f5d0c1b77"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">What we found</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">The </span><span style="font-size:11pt;color:#000000;font-weight:700;">first</span><span style="font-size:11pt;font-weight:400;"> week was </span><span style="font-weight:400;font-style:italic;">quiet</span><span style="font-weight:400;"> and </span><span style="font-weight:400;text-decoration:underline;text-decoration-skip-ink:none;">long</span><span style="font-weight:400;">. </span><a href="https://verso.example/" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">Read more</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">A part of it</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Two</span></p></li></ul><p dir="ltr"><span style="font-weight:400;">After the list</span></p></b><br class="Apple-interchange-newline">`;

/** Quill 1, the format of older content. */
export const quillOne = `<h2 class="ql-align-center">Centred</h2><p class="ql-indent-1">A step in</p><p><span class="ql-size-large">Large</span> and <span class="ql-font-serif">serif</span> and <span style="color: rgb(230, 0, 0);">red</span></p><p class="ql-align-right ql-direction-rtl">مرحبا</p><ul><li>One</li><li class="ql-indent-1">Deep</li><li>Two</li></ul><pre class="ql-syntax" spellcheck="false">const a = 1;
const b = 2;
</pre>`;

/** Quill 2, with a kind on each list item. */
export const quillTwo = `<ol><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>First</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>Bullet below</li><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>Second</li><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>Bullet</li></ol><div class="ql-code-block-container" spellcheck="false"><select class="ql-ui" contenteditable="false"><option value="plain">Plain</option></select><div class="ql-code-block" data-language="javascript"><span class="ql-token hljs-keyword">const</span> a = 1;</div><div class="ql-code-block" data-language="javascript"><br></div><div class="ql-code-block" data-language="javascript">  b &lt; 2;</div></div><iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/x?showinfo=0"></iframe><iframe class="ql-video ql-align-center" frameborder="0" allowfullscreen="true" src="https://verso.example/film.mp4"></iframe><p>After the films</p>`;
