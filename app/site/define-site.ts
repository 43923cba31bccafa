import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

/**
 * Where the frame of public pages has links. `header` is the menu, which begins with those of `phone` on phones;
 * `about`, `services` and `status` are menus in it; `top` is above it in wide windows, `bar` at the lower edge of
 * phones; between it and its `-end` stands the telephone. `doors` are the buttons of the home page, `jobs` are
 * below the list of jobs. `check` is where somebody who was asked for money by a stranger reads what to do.
 */
export type SitePlace =
  | 'top'
  | 'status'
  | 'phone'
  | 'header'
  | 'about'
  | 'services'
  | 'bar'
  | 'bar-end'
  | 'check'
  | 'doors'
  | 'jobs'
  | 'footer-work'
  | 'footer-employers'
  | 'footer-about'
  | 'footer-services'
  | 'footer-legal'
  | 'footer-staff'

/** A page, or with `isDocument` whatever opens as a document of its own. */
export type Target =
  | { to: NonNullable<LinkProps['to']>; isDocument?: undefined }
  | { to: `/${string}`; isDocument: true }

export type SiteLink = Target & {
  label: () => string
  in: SitePlace
  /** Smaller ones stand before it there, whichever feature they are of. */
  place: number
  icon?: LucideIcon
  /** Of a menu: the windows that have it there; the others have it elsewhere. */
  on?: 'phone' | 'desk'
  /** Browsers do not load it ahead. */
  isNeverPreloaded?: true
}

/** Where a page may lead on to, at its end. */
export type NextStep = {
  to: NonNullable<LinkProps['to']>
  icon: LucideIcon
  title: () => string
  text: () => string
  /** Names of the pages that lead on to it; smaller ones stand before it there. */
  after: Record<string, number>
  /** Whether it leads on to anything; without it, always. */
  isShown?: () => boolean
}

/** What the frame of public pages has of a feature: data alone, as the header is in every browser. */
export type SiteFeature = {
  /** The name of its folder. */
  name: string
  links?: SiteLink[]
  nextSteps?: NextStep[]
}

/** Checks what the public site has of a feature. */
export const defineSite = (feature: SiteFeature): SiteFeature => feature
