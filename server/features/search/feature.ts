import { defineFeature } from '#server/define-feature.ts'
import { searchRouter } from '#server/features/search/router.ts'

export const search = defineFeature({ kind: 'tool', name: 'search', tables: {}, activity: {}, router: searchRouter })
