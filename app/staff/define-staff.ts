import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Late } from '#app/rendering/late.ts'
import type { PagePreview } from '#app/features/pages/page-preview.ts'
import type { Preview } from '#app/staff/preview.ts'
import type { StaffPart } from '#app/staff/part-places.ts'
import type { ContentType } from '#app/staff/content-type.ts'
import type { Retention } from '#server/registration/define-settings.ts'
import type { Part } from '#server/registration/define-part.shared.ts'
import type { Needed } from '#server/permissions.ts'

/** The parts of the sidebar in their order. */
export const SCREEN_GROUPS = ['content', 'work', 'system'] as const
export type ScreenGroup = (typeof SCREEN_GROUPS)[number]

/** What visitors read; what jobs need; what is to be done when; whom the office knows; how the agency works with this product. */
export type ScreenSet = 'website' | 'jobs' | 'plan' | 'people' | 'agency'

/** A screen that staff go to by the sidebar or by its name. */
export type Screen = {
  to: string
  label: () => string
  icon: ComponentType<{ 'aria-hidden': true }>
  /** Its part of the sidebar; home and dashboard stand before all parts. A set stands where its first tab does. */
  group?: ScreenGroup
  /** Smaller ones stand before it in its part, whichever feature they are of. */
  place: number
  /** What somebody needs to open it; every active member may open the others. */
  right?: Needed
  /** Where it is not that of its feature: the part that it belongs to. */
  part?: string
  /** Screens of one set are tabs of each other and one entry of the sidebar; of several sets it is in the first that others are in, too. */
  set?: ScreenSet | readonly ScreenSet[]
  /** What the sidebar calls its set where it is the first tab of several; its own name is used without. */
  setName?: Pick<Screen, 'label' | 'icon'>
  /** Whom the sidebar shows it, where others may open it, too. */
  listedFor?: Needed
  /** The pages below it are the screen itself, in parts: its tabs stay above them. */
  hasTabsBelow?: true
  /** It is found by its name alone, and where its own feature or the header leads to it. */
  isUnlisted?: true
  /** It finds people as the finder does, which leads to it for all that it finds. */
  findsPeople?: true
  /** What the form of a new record is called, which is found by that name. */
  add?: () => string
}

/** What staff do most, one click away on the dashboard. */
export type QuickAction = Pick<LinkProps, 'to' | 'params'> & {
  /** What of that screen is opened at once. */
  hash?: string
  icon: LucideIcon
  label: () => string
  /** For whom: people who work on content, or on cases. */
  of: 'content' | 'cases'
  right: Needed
  /** Smaller ones stand before it; the first stands out. */
  place: number
}

/** What the staff area has of a feature. Its components are loaded with the screen that shows them. */
export type StaffFeature = {
  /** The name of its folder. */
  name: string
  /** Of one that an agency can do without, as the server has it. */
  part?: Part
  screens?: Screen[]
  /** Its content types by the name that the server registers them under. */
  contentTypes?: Record<string, ContentType>
  /** Content types whose fields other features give, such as how long each keeps personal data. */
  collectedTypes?: (all: readonly StaffFeature[]) => Record<string, ContentType>
  /** How long it keeps personal data, as the settings say; the server has the same. */
  retention?: readonly Retention[]
  /** Its pages that show records of content types of features above it, for their preview. */
  previews?: Record<string, Late<Preview<object>>>
  /** Where the texts of a page stand among its records, by the page. */
  pageNotes?: Record<string, () => string>
  /** Pages of its records by the page whose texts they show around them, for the preview of that page. */
  pagePreviews?: Record<string, Late<PagePreview>>
  /** What it shows on screens of features above it. */
  parts?: StaffPart[]
  /** Loads what its parts show on every screen, with the first. */
  preload?: Late<() => Promise<unknown>>
  quickActions?: QuickAction[]
  /** What webhooks hear of it, beside changes of content, by the name of the event. */
  webhookEvents?: Record<string, () => string>
  /** The ids of its help by the paths of the screens that it helps on, those below them included; the first that fits. */
  helpOf?: Record<string, string>
}

/** Checks what the staff area has of a feature. */
export const defineStaff = (feature: StaffFeature): StaffFeature => feature
