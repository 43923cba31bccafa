import type { Settings } from '#server/features/settings/schema.ts'

/** The demonstration agency: invented, like its number and addresses. */
export const seedSettings = {
  identity: {
    name: 'Meghbridge Overseas',
    nameBn: 'মেঘব্রিজ ওভারসিজ',
    shortName: 'Meghbridge',
    shortNameBn: 'মেঘব্রিজ',
    since: 1989,
    mark: 'mark',
    share: 'hero-river',
    creditName: 'Meghbridge',
  },
  licence: {
    licences: [
      {
        number: 'RL NO 088',
        otherReading: 'RL 0088',
        authority: 'An office invented for this demonstration',
        authorityBn: 'এই নমুনার জন্য কল্পিত দপ্তর',
        authorityAr: 'جهة متخيَّلة لهذا العرض التوضيحي',
        validUntil: '2028-12-31',
      },
    ],
  },
  contact: {
    hours: 'Saturday to Thursday, 9:00 to 18:00',
    hoursBn: 'শনিবার থেকে বৃহস্পতিবার, সকাল ৯টা থেকে সন্ধ্যা ৬টা',
    hoursAr: 'من السبت إلى الخميس، من 9:00 إلى 18:00',
    sketch: 'office-map',
    sketchAlt: 'Sketch of the river, the avenue and our office, not a map',
    sketchAltBn: 'নদী, বড় রাস্তা ও আমাদের অফিসের নকশা; মানচিত্র নয়',
    phones: [
      { number: '+880 1700 000088', hasWhatsapp: true },
      { number: '+880 1800 000088', hasWhatsapp: true },
    ],
    emails: [
      { email: 'office@meghbridge.example', subject: 'The office', subjectBn: 'অফিস', subjectAr: 'المكتب' },
      {
        email: 'jobs@meghbridge.example',
        subject: 'Work abroad',
        subjectBn: 'বিদেশে চাকরি',
        subjectAr: 'العمل في الخارج',
      },
      {
        email: 'employers@meghbridge.example',
        subject: 'For employers',
        subjectBn: 'নিয়োগকর্তাদের জন্য',
        subjectAr: 'لأصحاب العمل',
      },
    ],
    addresses: [
      {
        lines: 'Meghbridge House, 3rd floor\n27 Kazi Nazrul Islam Avenue\nDhaka 1215, Bangladesh',
        linesBn: 'মেঘব্রিজ হাউস, ৩য় তলা\n২৭ কাজী নজরুল ইসলাম অ্যাভিনিউ\nঢাকা-১২১৫, বাংলাদেশ',
        place: '23.7386, 90.3944',
      },
    ],
  },
  networks: {
    networks: [
      { network: 'facebook', address: 'https://facebook.example/meghbridge' },
      { network: 'instagram' },
      { network: 'twitter' },
      { network: 'x', address: 'https://x.example/meghbridge' },
      { network: 'linkedin', address: 'https://linkedin.example/company/meghbridge' },
    ],
  },
  figures: { placed: 100_000, placedAsOf: '2026-09-30', figures: [] },
  employers: {
    responseTime: '2 working days',
    responseTimeBn: '২ কর্মদিবস',
    responseTimeAr: 'يوما عمل',
    replacementDays: 90,
    replacement:
      'If a worker leaves within {replacement} days of arrival, or is not fit for the trade in which we tested them, we recruit another worker and charge you nothing for it.',
    replacementBn:
      'পৌঁছানোর {replacement} দিনের মধ্যে কোনো কর্মী কাজ ছেড়ে গেলে, বা যে পেশায় পরীক্ষা নিয়েছি সে কাজের উপযুক্ত না হলে, আমরা বিনা ফিতে আরেকজন কর্মী নিয়োগ করি।',
    replacementAr:
      'إذا ترك العامل العمل خلال {replacement} يومًا من وصوله، أو تبيّن أنه لا يناسب المهنة التي اختبرناه فيها، استقدمنا عاملًا آخر دون أن نحمّلكم أي رسوم.',
  },
  languages: {},
} satisfies Required<Settings> & Record<string, object>
