import { html } from 'hono/html'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
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
      <nav>
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
        <title>${m.page_title({ title, site: agency().name })}</title>
        <link rel="icon" href="${agency().mark?.icons[0] ?? '/favicon.svg'}" />
        <link rel="stylesheet" href="/bangla.css" />
        <link rel="stylesheet" href="${styles}" />
      </head>
      ${body}
    </html>`

const toSection = ({ language, title, lead, blocks }: Part) =>
  html`<section lang="${language}">
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${blocks.map(toMarkup)}
  </section>`

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
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`
    case 'table':
      return table(block)
    case 'clauses':
      return html`<ol>
        ${block.clauses.map(({ title, text }) => html`<li>${title && html`<strong>${title}: </strong>`}${text}</li>`)}
      </ol>`
    case 'signatures':
      return html`<div class="signatures">
        ${block.signatures.map(
          ({ who, below }) =>
            html`<div>
              <p><strong>${who}</strong></p>
              ${below.map(line => html`<p>${line}</p>`)}
            </div>`,
        )}
      </div>`
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
          ${head.map(cell => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          cells =>
            html`<tr>
              ${cells.map((cell, n) => html`<td data-label="${head[n]}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const percent = (width: number, widths: number[]) =>
  `${Math.floor((100 * width) / widths.reduce((sum, each) => sum + each, 0))}%`
