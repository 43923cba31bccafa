import { html } from 'hono/html'
import { agency } from '#i18n/agency.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, getTextDirection, type Locale } from '#i18n/paraglide/runtime.js'
import type { Block, Part, PrintedDocument } from '#server/print/document.ts'

type Markup = ReturnType<typeof html>

/** A document as a page without scripts, to print on A4, with a link to the same as a file. */
export const toPrintPage = (
  { title, mark, parts, isWide }: PrintedDocument,
  file: { href: string; label: string },
): Markup =>
  toPage(
    { title, language: getLocale(), styles: '/print.css' },
    html`<body class="${isWide ? 'lying' : ''}">
      <nav dir="${getTextDirection()}">
        <span>${m.document_print_hint()}</span>
        <a href="${file.href}">${file.label}</a>
      </nav>
      <main>
        <table class="sheet" role="presentation">
          <thead>
            <tr>
              <td><p class="mark">${mark}</p></td>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>${parts.map(toSection)}</td>
            </tr>
          </tbody>
        </table>
      </main>
    </body>`,
  )

/** A page without scripts, which no search engine lists. */
export const toPage = (
  { title, language, styles }: { title: string; language: string; styles: string },
  body: Markup,
): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${m.head_title({ title, site: agency().name })}</title>
        <link rel="icon" href="${agency().mark?.icons[0] ?? '/favicon.svg'}" />
        <link rel="stylesheet" href="/bangla.css" />
        <link rel="stylesheet" href="${styles}" />
      </head>
      ${body}
    </html>`

const toSection = ({ language, title, lead, blocks, beside }: Part) =>
  html`<section lang="${language}">
    ${
      beside
        ? columns(
            [language, beside.language],
            [
              [html`<h1>${title}</h1>`, html`<h1>${beside.title}</h1>`],
              [html`<p class="lead">${lead}</p>`, html`<p class="lead">${beside.lead}</p>`],
            ],
          )
        : html`<h1>${title}</h1>
            <p class="lead">${lead}</p>`
    }
    ${blocks.map(toMarkup)}
  </section>`

/** Rows of what stands beside each other, each side in its language and direction. */
const columns = (languages: readonly [Locale, Locale], rows: (readonly [Markup, Markup])[]): Markup =>
  html`<table class="columns" role="presentation">
    ${rows.map(
      row =>
        html`<tr>
          ${row.map((side, n) => html`<td lang="${languages[n]}" dir="${getTextDirection(languages[n])}">${side}</td>`)}
        </tr>`,
    )}
  </table>`

/** A text whose lines are in two languages: the Arabic ones run from right to left. */
const lines = (text: string) =>
  text.includes('\n') && languageOf(text) === 'ar'
    ? text
        .split('\n')
        .map(line =>
          languageOf(line) === 'ar' ? html`<span lang="ar" dir="rtl">${line}</span>` : html`<span>${line}</span>`,
        )
    : text

function toMarkup(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h2>${block.text}</h2>`
    case 'paragraph':
      return html`<p>${block.text}</p>`
    case 'new-page':
      return html`<div class="new-page"></div>`
    case 'facts':
      return html`<dl>
        ${block.facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd><bdi>${value}</bdi></dd>
            </div>`,
        )}
      </dl>`
    case 'table':
      return table(block)
    case 'clauses':
      return html`<ol start="${block.from ?? 1}">
        ${block.clauses.map(({ title, text }) => html`<li>${title && html`<strong>${title}: </strong>`}${text}</li>`)}
      </ol>`
    case 'signatures':
      return html`<div class="signatures">
        ${block.signatures.map(
          ({ who, below }) =>
            html`<div>
              <p><strong>${lines(who)}</strong></p>
              ${below.map(line => html`<p>${lines(line)}</p>`)}
            </div>`,
        )}
      </div>`
    case 'columns':
      return columns(
        block.languages,
        block.rows.map(([left, right]) => [toMarkup(left), toMarkup(right)]),
      )
  }
}

const table = ({ head, rows, widths = [], isSigned }: Extract<Block, { kind: 'table' }>) =>
  html`<div class="wide">
    <table class="${isSigned ? 'data signed' : 'data'}">
      <colgroup>
        ${widths.map(width => html`<col width="${percent(width, widths)}" />`)}
      </colgroup>
      <thead>
        <tr>
          ${head.map(cell => html`<th scope="col">${lines(cell)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          cells =>
            html`<tr>
              ${cells.map((cell, n) => html`<td data-label="${head[n]}">${lines(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const percent = (width: number, widths: number[]) =>
  `${Math.floor((100 * width) / widths.reduce((sum, each) => sum + each, 0))}%`
