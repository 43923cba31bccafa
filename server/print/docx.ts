import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  HeightRule,
  type IParagraphOptions,
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
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale } from '#i18n/paraglide/runtime.js'
import { withLocale } from '#server/http/locale-middleware.ts'
import type { Block, Part, PrintedDocument } from '#server/print/document.ts'

/** Word takes the second for Bangla, in every version of Windows since 8. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Nirmala UI' }
const LANGUAGES = { en: { value: 'en-GB', bidirectional: 'bn-BD' }, bn: { value: 'bn-BD', bidirectional: 'bn-BD' } }
const INK = '14251F'
const BRAND = '084F44'
const LINE = 'B9C4BF'
// in twentieths of a point
const A4 = { width: 11906, height: 16838 }
const MARGIN = 1134
const CLAUSE_INDENT = 425
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
          footers: { default: new Footer({ children: [pageNumber(title)] }) },
          children: parts.flatMap((part, n) => withLocale(part.language, () => partOf(part, n > 0, textWidth))),
        },
      ],
    }),
  )
}

const partOf = ({ title, lead, blocks }: Part, isOnNewPage: boolean, textWidth: number) => [
  new Paragraph({ text: title, heading: HeadingLevel.TITLE, pageBreakBefore: isOnNewPage }),
  new Paragraph({ children: [new TextRun({ text: lead, italics: true })], spacing: { after: 200 } }),
  ...blocks.flatMap(block => toWord(block, textWidth)),
]

const head = (mark: string) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: BRAND, space: 4 } },
    children: [new TextRun({ text: mark, bold: true, size: 28, color: BRAND })],
  })

const pageNumber = (title: string) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [`${title} · ${m.document_page()} `, PageNumber.CURRENT], size: 18 })],
  })

function toWord(block: Block, textWidth: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })]
    case 'paragraph':
      return [text(block.text)]
    case 'new-page':
      return [new Paragraph({ pageBreakBefore: true })]
    case 'facts':
      return [...block.facts.map(([name, value]) => text(value, { name: `${name}: ` })), gap()]
    case 'table':
      return [table(block, textWidth), gap()]
    case 'clauses': // Word has no list with Bangla figures
      return block.clauses.map(({ title, text: words }, n) => {
        const name = `${formatDigits(n + 1)}.\t${title ? `${title}: ` : ''}`
        return text(words, { name, indent: { left: CLAUSE_INDENT, hanging: CLAUSE_INDENT } })
      })
    case 'signatures':
      return [gap(), signatures(block.signatures, textWidth)]
  }
}

const text = (words: string, { name, ...options }: IParagraphOptions & { name?: string } = {}) =>
  new Paragraph({
    spacing: { after: 80 },
    ...options,
    children: [...(name ? [new TextRun({ text: name, bold: true })] : []), new TextRun(words)],
  })

const gap = () => new Paragraph({ spacing: { after: 60 } })

type TableBlock = Extract<Block, { kind: 'table' }>

const border = { style: BorderStyle.SINGLE, size: 4, color: LINE }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

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
            children: [new Paragraph({ children: [new TextRun({ text: cell, bold: isHead, size: 19 })] })],
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
            new Paragraph({
              border: { top: { style: BorderStyle.SINGLE, size: 6, color: INK, space: 4 } },
              children: [new TextRun({ text: signature.who, bold: true })],
            }),
            ...signature.below.map(line => new Paragraph(line)),
          ]
        : [new Paragraph('')],
    })
  const rows = all.flatMap((first, n) => (n % 2 === 0 ? [[first, all[n + 1]]] : []))
  return new Table({
    width: { size: width * 2, type: WidthType.DXA },
    columnWidths: [width, width],
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    rows: rows.map(row => new TableRow({ cantSplit: true, children: row.map(cell) })),
  })
}
