import { html } from 'hono/html'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { Block, SpecimenDocument } from '#server/features/demands/documents/blocks.ts'
import { specimenMark } from '#server/features/demands/documents/specimens.ts'

type Markup = ReturnType<typeof html>

/** A specimen as a page without scripts, to print on A4. The same in Word is at `wordFile`. */
export const toPrintPage = ({ title, lead, blocks }: SpecimenDocument, wordFile: string): Markup =>
  html`<!doctype html>
    <html lang="${getLocale()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>
          ${m.page_title({ title: `${title}, ${m.document_specimen().toLowerCase()}`, site: agency().name })}
        </title>
        <link rel="icon" href="${agency().mark?.icons[0] ?? '/favicon.svg'}" />
        <link rel="stylesheet" href="/specimen.css" />
      </head>
      <body>
        <nav>
          <span>${m.document_print_hint()}</span>
          <a href="${wordFile}">${m.document_word()}</a>
        </nav>
        <main>
          <table class="sheet" role="presentation">
            <thead>
              <tr>
                <td><p class="mark">${specimenMark()}</p></td>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  <h1>${title}</h1>
                  <p class="lead">${lead}</p>
                  ${blocks.map(toMarkup)}
                </td>
              </tr>
            </tbody>
          </table>
        </main>
      </body>
    </html>`

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
      return table(block.head, block.rows)
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

const table = (head: string[], rows: string[][]) =>
  html`<div class="wide">
    <table class="data">
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
