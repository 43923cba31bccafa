import * as companies from './companies.ts'
import * as accounts from './accounts.ts'
import * as applications from './applications.ts'
import * as clients from './clients.ts'
import * as demands from './demands.ts'
import * as fees from './fees.ts'
import * as gallery from './gallery.ts'
import * as home from './home.ts'
import * as news from './news.ts'
import * as pages from './pages.ts'
import * as procedure from './procedure.ts'
import * as slides from './slides.ts'
import * as vacancies from './vacancies.ts'
import * as search from './search.ts'
import * as content from './content.ts'
import * as dashboard from './dashboard.ts'
import * as enquiries from './enquiries.ts'
import * as links from './links.ts'
import * as notices from './notices.ts'
import * as settings from './settings.ts'
import * as tokens from './tokens.ts'
import * as system from './system.ts'
import * as webhooks from './webhooks.ts'
import * as activity from './activity.ts'
import * as media from './media.ts'
import * as complaints from './complaints.ts'
import * as agency from './agency.ts'

/** The server's responses in each language; English stands where a language changes nothing. */

export const en = { ...companies.en, ...accounts.en, ...applications.en, ...clients.en, ...demands.en, ...fees.en, ...gallery.en, ...home.en, ...news.en, ...pages.en, ...procedure.en, ...slides.en, ...vacancies.en, ...search.en, ...content.en, ...dashboard.en, ...enquiries.en, ...links.en, ...notices.en, ...settings.en, ...tokens.en, ...system.en, ...webhooks.en, ...activity.en, ...media.en, ...complaints.en, ...agency.en }

export const bn = { ...companies.bn, ...accounts.bn, ...applications.bn, ...clients.bn, ...demands.bn, ...fees.bn, ...gallery.bn, ...home.bn, ...news.bn, ...pages.bn, ...procedure.bn, ...slides.bn, ...vacancies.bn, ...search.bn, ...content.bn, ...dashboard.bn, ...enquiries.bn, ...links.bn, ...notices.bn, ...settings.bn, ...tokens.bn, ...system.bn, ...webhooks.bn, ...activity.bn, ...media.bn, ...complaints.bn, ...agency.bn }

/** When the responses were recorded. */

export const RECORDED_AT = '2026-11-24T21:57:50.903Z'

