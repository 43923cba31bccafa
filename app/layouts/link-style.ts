import { linkLook } from '@agency/ui/Link'

/** The look of the kit's Link inside a text, for links of the router. */
export const link = linkLook()

/** The same for a link that stands alone, with a target of 44 pixels. */
export const standaloneLink = linkLook({ variant: 'standalone' })
