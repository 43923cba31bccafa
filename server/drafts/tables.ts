import type { Tables } from '#server/registration/define-table.ts'

export const draftsTables = {
  Document: {
    key: ['feature', 'id'],
    label: 'documents',
    seenBy: 'everybody',
    decidedBy: 'its feature',
    kept: 'for good',
  },
  Revision: { key: ['id'], seenBy: 'its feature', kept: 'until it ends' },
  Draft: { key: ['feature', 'recordId'], seenBy: 'its feature', kept: 'until it ends' },
  Address: { key: ['feature', 'slug'], seenBy: 'everybody', decidedBy: 'its feature', kept: 'for good' },
  PictureUse: { key: ['path', 'revisionId'], seenBy: 'its feature', kept: { with: ['Revision'] } },
  PreviewLink: { key: ['id'], restored: 'emptied', seenBy: 'its feature', kept: 'until it ends' },
  Editing: { key: ['tab'], seenBy: 'its feature', kept: 'until it ends' },
} satisfies Tables
