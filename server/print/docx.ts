import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  HeightRule,
  type IParagraphOptions,
  type IRunOptions,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale } from '#i18n/paraglide/runtime.js'
import { withLocale } from '#server/http/locale-middleware.ts'
import type { Block, Part, PrintedDocument } from '#server/print/document.ts'

/** Word takes the second for Bangla, in every version of Windows since 8, and for Arabic. */
const fontWith = (cs: string) => ({ ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs })
const FONT = fontWith('Nirmala UI')
const ARABIC = { font: fontWith('Arial'), language: { bidirectional: 'ar-SA' }, rightToLeft: true }
const LANGUAGES = {
  en: { value: 'en-GB', bidirectional: 'bn-BD' },
  bn: { value: 'bn-BD', bidirectional: 'bn-BD' },
  ar: { value: 'ar-SA', bidirectional: 'ar-SA' },
}
const INK = '14251F'
const BRAND = '084F44'
const LINE = 'B9C4BF'
// in twentieths of a point
const A4 = { width: 11906, height: 16838 }
const MARGIN = 1134
const CLAUSE_INDENT = 425
const COLUMN_GAP = 140
const SIGNED_HEIGHT = 680

/** A document as a Word file: nothing else makes one. */
export function toDocx({ title, mark, parts, creator = mark, isWide = false }: PrintedDocument): Promise<Buffer> {
  const language = parts[0]?.language ?? baseLocale
  const textWidth = (isWide ? A4.height : A4.width) - 2 * MARGIN
  const orientation = isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT
  return Packer.toBuffer(
    new Document({
      title,
      creator,
      features: { updateFields: false },
      styles: {
        default: {
          document: { run: { font: FONT, size: 21, color: INK, language: LANGUAGES[language] } },
          title: { run: { font: FONT, size: 36, bold: true, color: BRAND }, paragraph: { spacing: { after: 120 } } },
          heading1: {
            run: { font: FONT, size: 24, bold: true, color: BRAND },
            paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
          },
        },
      },
      sections: [
        {
          properties: {
            page: {
              size: { ...A4, orientation },
              margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
            },
          },
          headers: { default: new Header({ children: [head(mark)] }) },
          footers: { default: new Footer({ children: [withLocale(language, () => pageNumber(title))] }) },
          children: parts.flatMap((part, n) => withLocale(part.language, () => partOf(part, n > 0, textWidth))),
        },
      ],
    }),
  )
}

const partOf = ({ title, lead, blocks, beside }: Part, isOnNewPage: boolean, textWidth: number) => [
  ...(beside
    ? [
        ...(isOnNewPage ? [new Paragraph({ pageBreakBefore: true })] : []),
        columns(
          [
            [[titleOf(title)], [titleOf(beside.title)]],
            [[leadOf(lead)], [leadOf(beside.lead)]],
          ],
          textWidth,
        ),
        seam(),
      ]
    : [titleOf(title, isOnNewPage), leadOf(lead)]),
  ...blocks.flatMap(block => toWord(block, textWidth)),
]

const titleOf = (title: string, pageBreakBefore = false) =>
  new Paragraph({ ...inDirection(title), heading: HeadingLevel.TITLE, pageBreakBefore })

const leadOf = (lead: string) => new Paragraph({ ...inDirection(lead, { italics: true }), spacing: { after: 200 } })

const head = (mark: string) =>
  new Paragraph({
    ...inDirection(mark, { bold: true, size: 28, color: BRAND }),
    alignment: AlignmentType.CENTER,
    border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: BRAND, space: 4 } },
  })

const pageNumber = (title: string) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      ...runs(`${title} · ${m.document_page()} `, { size: 18 }),
      new TextRun({ children: [PageNumber.CURRENT], size: 18 }),
    ],
  })

/** What an Arabic text has in Latin letters or digits: Word is told of the direction run by run. */
const LATIN = /([a-z\d+_](?:[^\u0600-\u06ff]*[a-z\d_])?)/i

/** Without it a telephone number, which has no letter, begins with its last digits. */
const LEFT_TO_RIGHT = '\u200e'

/** The runs of a text: an Arabic one as those that Word sets from right to left, and the others. */
const runs = (text: string, style: IRunOptions = {}) =>
  languageOf(text) === 'ar'
    ? text
        .split(LATIN)
        .filter(Boolean)
        .map(
          piece =>
            new TextRun({
              ...style,
              ...(LATIN.test(piece) ? { text: LEFT_TO_RIGHT + piece } : { ...ARABIC, text: piece }),
            }),
        )
    : [new TextRun({ ...style, text })]

/** Whether the first letter of a text is an Arabic one. */
const isArabic = (text: string) => /^\P{L}*[\u0600-\u06ff]/u.test(text)

/** A text as a paragraph has it, in its own direction. */
const inDirection = (text: string, style?: IRunOptions) => ({
  children: runs(text, style),
  ...(isArabic(text) && { bidirectional: true }),
})

function toWord(block: Block, textWidth: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ ...inDirection(block.text), heading: HeadingLevel.HEADING_1 })]
    case 'paragraph':
      return [text(block.text)]
    case 'new-page':
      return [new Paragraph({ pageBreakBefore: true })]
    case 'facts':
      return [...factsOf(block), gap()]
    case 'table':
      return [table(block, textWidth), gap()]
    case 'clauses': // Word has no list with Bangla figures
      return block.clauses.map(({ title, text: words }, n) => {
        const name = `${formatDigits((block.from ?? 1) + n)}.\t${title ? `${title}: ` : ''}`
        return text(words, { name, indent: { left: CLAUSE_INDENT, hanging: CLAUSE_INDENT } })
      })
    case 'signatures':
      return [gap(), signatures(block.signatures, textWidth)]
    case 'columns': {
      const inCell = (side: Block) => (side.kind === 'facts' ? factsOf(side) : toWord(side, textWidth / 2))
      return [
        columns(
          block.rows.map(row => row.map(inCell)),
          textWidth,
        ),
        seam(),
      ] // Word makes one of two tables without it
    }
  }
}

const factsOf = ({ facts }: Extract<Block, { kind: 'facts' }>) =>
  facts.map(([name, value]) => text(value, { name: `${name}: ` }))

/** Rows of what stands beside each other. */
function columns(rows: (Paragraph | Table)[][][], textWidth: number) {
  const width = Math.floor(textWidth / 2)
  const cell = (children: (Paragraph | Table)[], n: number) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: n === 0 ? { right: COLUMN_GAP } : { left: COLUMN_GAP },
      children,
    })
  return new Table({
    width: { size: width * 2, type: WidthType.DXA },
    columnWidths: [width, width],
    borders: NO_BORDERS,
    rows: rows.map(row => new TableRow({ cantSplit: true, children: row.map(cell) })),
  })
}

function text(words: string, { name = '', ...options }: IParagraphOptions & { name?: string } = {}) {
  const bidirectional = isArabic(name + words)
  return new Paragraph({
    spacing: { after: 80 },
    ...options,
    ...(bidirectional && { bidirectional }),
    children: [
      ...(name ? runs(name, { bold: true }) : []),
      ...runs(bidirectional && languageOf(words) !== 'ar' ? LEFT_TO_RIGHT + words : words),
    ],
  })
}

const gap = () => new Paragraph({ spacing: { after: 60 } })
const seam = () => new Paragraph({ spacing: { after: 0, line: 20, lineRule: LineRuleType.EXACT } })

type TableBlock = Extract<Block, { kind: 'table' }>

const border = { style: BorderStyle.SINGLE, size: 4, color: LINE }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const NO_BORDERS = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }

function table({ head, rows, widths = head.map(() => 1), isSigned }: TableBlock, textWidth: number) {
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const columnWidths = widths.map(width => Math.floor((textWidth * width) / whole))
  const row = (cells: string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      ...(isSigned && !isHead && { height: { value: SIGNED_HEIGHT, rule: HeightRule.ATLEAST } }),
      children: cells.map(
        (cell, n) =>
          new TableCell({
            width: { size: columnWidths[n]!, type: WidthType.DXA },
            verticalAlign: VerticalAlign.CENTER,
            margins: { top: 50, bottom: 50, left: 80, right: 80 },
            children: cell.split('\n').map(line => new Paragraph(inDirection(line, { bold: isHead, size: 19 }))),
          }),
      ),
    })
  return new Table({
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths,
    borders: {
      top: border,
      bottom: border,
      left: border,
      right: border,
      insideHorizontal: border,
      insideVertical: border,
    },
    rows: [row(head, true), ...rows.map(cells => row(cells, false))],
  })
}

/** Two beside each other, each with room to sign above its line. */
function signatures(all: Extract<Block, { kind: 'signatures' }>['signatures'], textWidth: number) {
  const width = Math.floor(textWidth / 2)
  const cell = (signature: (typeof all)[number] | undefined) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 700, bottom: 100, left: 80, right: 300 },
      children: signature
        ? [
            ...signature.who.split('\n').map(
              (line, n) =>
                new Paragraph({
                  ...inDirection(line, { bold: true }),
                  ...(n === 0 && { border: { top: { style: BorderStyle.SINGLE, size: 6, color: INK, space: 4 } } }),
                }),
            ),
            ...signature.below.flatMap(each => each.split('\n')).map(line => new Paragraph(inDirection(line))),
          ]
        : [new Paragraph('')],
    })
  const rows = all.flatMap((first, n) => (n % 2 === 0 ? [[first, all[n + 1]]] : []))
  return new Table({
    width: { size: width * 2, type: WidthType.DXA },
    columnWidths: [width, width],
    borders: NO_BORDERS,
    rows: rows.map(row => new TableRow({ cantSplit: true, children: row.map(cell) })),
  })
}
