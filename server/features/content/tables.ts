import type { Tables } from '#server/define-table.ts'

export const contentTables = {
  Document: { key: ['feature', 'id'], label: 'documents' },
  Revision: { key: ['id'] },
  Draft: { key: ['feature', 'recordId'] },
  Address: { key: ['feature', 'slug'] },
  PictureUse: { key: ['path', 'revisionId'] },
  PreviewLink: { key: ['id'], opensAccounts: true },
  Editing: { key: ['tab'] },
} satisfies Tables
