import { Link } from '@agency/ui/Link'
import { createLink } from '@tanstack/react-router'

/** The kit's link to a page of ours. */
export const TextLink = createLink(Link)
