import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

export const manpower: SeedPage = {
  _id: 'manpower',
  title: 'Manpower Consultancy',
  titleBn: 'জনশক্তি পরামর্শ',
  lead: 'Tell us what you have to build, run or look after. We tell you which trades you need, where to find the people and what will make them stay.',
  leadBn:
    'কী গড়বেন, কী চালাবেন বা কাদের দেখাশোনা করবেন, আমাদের জানান। কোন পেশার কর্মী লাগবে, কোথায় পাওয়া যাবে আর কী পেলে তাঁরা থেকে যাবেন, আমরা বলব।',
  description:
    'Advice and recruitment for employers abroad: planning, sourcing and placement of specialists and large crews from Bangladesh.',
  descriptionBn:
    'বিদেশের নিয়োগকর্তাদের জন্য পরামর্শ ও নিয়োগ: পরিকল্পনা, বাংলাদেশ থেকে বিশেষজ্ঞ ও বড় দলের কর্মী সংগ্রহ এবং কাজে পৌঁছে দেওয়া।',
  chapters: [
    {
      text: paragraphs(
        'Good recruitment begins before the demand letter. We go through your plan with you: the trades and their levels, the wage that people with that skill expect, the rooms, the shifts, and the day on which the first crew has to be on site. If part of the plan will not work, we say so at the table.',
        'For a single specialist we ask former colleagues and search the records of people who have come home. For bulk recruitment we advertise, invite and test in several districts at once. Crews then travel in the order in which your project needs them, and after they arrive we ask both sides how it is going.',
      ),
      textBn: paragraphs(
        'ভালো নিয়োগের শুরু চাহিদাপত্রেরও আগে। আপনার পরিকল্পনা নিয়ে আমরা একসঙ্গে বসি: কোন পেশা ও কোন মানের দক্ষতা চাই, এমন কর্মী কত বেতন আশা করেন, থাকার ঘর, কাজের শিফট, আর কোন তারিখে প্রথম দলকে কাজের জায়গায় থাকতে হবে। পরিকল্পনার কোনো অংশ না টিকলে আলোচনার টেবিলেই জানাই।',
        'একজন-দুজন বিশেষজ্ঞ খুঁজি পুরোনো সহকর্মী আর দেশে ফেরা কর্মীদের তালিকা ধরে। বড় নিয়োগে একসঙ্গে কয়েকটি জেলায় বিজ্ঞাপন দিই, প্রার্থী ডাকি ও পরীক্ষা নিই। আপনার প্রকল্পে যখন যাঁদের দরকার, সেই ক্রমে দল যায়। তাঁরা পৌঁছানোর পর আমরা দুই পক্ষেরই খোঁজ নিই।',
      ),
    },
  ],
  covers: [
    {
      figure: '{answer}',
      figureBn: '{answer}',
      title: 'A first answer to your demand',
      titleBn: 'আপনার চাহিদার প্রথম উত্তর',
      text: 'Whether we can take it on, and what we still need to know.',
      textBn: 'কাজটি আমরা নিতে পারি কি না, আর কী কী জানা বাকি।',
    },
    {
      figure: '{replacement} days',
      figureBn: '{replacement} দিন',
      title: 'Replacement without our fee',
      titleBn: 'আমাদের ফি ছাড়াই বদলি কর্মী',
      text: 'Counted from arrival, if somebody proves unfit for the trade they were tested in, or leaves.',
      textBn: 'পৌঁছানোর দিন থেকে গোনা; কেউ পরীক্ষা দেওয়া পেশার উপযুক্ত না হলে বা কাজ ছেড়ে গেলে।',
    },
    {
      figure: '1 officer',
      figureBn: '১ জন কর্মকর্তা',
      title: 'One person for the whole file',
      titleBn: 'পুরো ফাইলের দায়িত্ব একজনের',
      text: 'The page of your demand shows how far it is, day and night.',
      textBn: 'চাহিদা কোন ধাপে আছে, আপনার চাহিদার পৃষ্ঠায় দিন-রাত দেখা যায়।',
    },
    {
      title: 'A written plan first',
      titleBn: 'সবার আগে লিখিত পরিকল্পনা',
      text: 'Trades, numbers, wages and dates, before anything is advertised.',
      textBn: 'বিজ্ঞাপনের আগেই পেশা, সংখ্যা, বেতন ও তারিখ।',
    },
    {
      title: 'One test standard',
      titleBn: 'পরীক্ষার মান একটিই',
      text: 'Agreed with you, for every district and every group.',
      textBn: 'আপনার সঙ্গে ঠিক করা, সব জেলা ও সব দলের জন্য।',
    },
    {
      title: 'One specialist or several hundred people',
      titleBn: 'একজন বিশেষজ্ঞ থেকে কয়েক শ কর্মী',
      text: 'Large crews leave in stages that follow your building plan.',
      textBn: 'বড় দল যায় ধাপে ধাপে, আপনার নির্মাণ পরিকল্পনা মেনে।',
    },
  ],
  steps: [
    {
      title: 'Plan and demand letter',
      titleBn: 'পরিকল্পনা ও চাহিদাপত্র',
      days: '3 to 7 days',
      daysBn: '৩ থেকে ৭ দিন',
      text: 'Trades, numbers, wage, hours, rooms, and who pays for what.',
      textBn: 'পেশা, সংখ্যা, বেতন, কাজের সময়, থাকার ঘর আর কোন খরচ কে দেবেন।',
    },
    {
      title: 'Attestation',
      titleBn: 'সত্যায়ন',
      days: '1 to 4 weeks',
      daysBn: '১ থেকে ৪ সপ্তাহ',
      text: 'The Bangladesh embassy attests your documents; the authorities give the recruitment permission.',
      textBn: 'বাংলাদেশ দূতাবাস আপনার কাগজপত্র সত্যায়ন করে, কর্তৃপক্ষ নিয়োগানুমতি দেয়।',
    },
    {
      title: 'Selection',
      titleBn: 'বাছাই',
      days: '2 to 4 weeks',
      daysBn: '২ থেকে ৪ সপ্তাহ',
      text: 'Oral or practical tests, with your foreman in our yard or on video.',
      textBn: 'মৌখিক বা ব্যবহারিক পরীক্ষা; আপনার ফোরম্যান থাকেন আমাদের টেস্ট ইয়ার্ডে বা ভিডিওতে।',
    },
    {
      title: 'Visa',
      titleBn: 'ভিসা',
      days: '2 to 8 weeks',
      daysBn: '২ থেকে ৮ সপ্তাহ',
      text: 'After the medical check. Clearance and training follow.',
      textBn: 'মেডিকেল পরীক্ষার পরে। এরপর ছাড়পত্র ও প্রশিক্ষণ।',
    },
    {
      title: 'Departure',
      titleBn: 'যাত্রা',
      days: '3 to 10 days',
      daysBn: '৩ থেকে ১০ দিন',
      text: 'Booked on one list. We call after the first night and after the first wage.',
      textBn: 'এক তালিকায় সবার বুকিং। প্রথম রাতের পর ও প্রথম বেতনের পর আমরা ফোন করি।',
    },
  ],
  papers: [
    {
      name: 'Demand letter',
      nameBn: 'চাহিদাপত্র',
      note: 'A draft is enough to begin.',
      noteBn: 'শুরু করার জন্য খসড়াই যথেষ্ট।',
    },
    {
      name: 'Power of attorney',
      nameBn: 'ক্ষমতাপত্র (পাওয়ার অব অ্যাটর্নি)',
      note: 'For the agency, attested with the demand letter.',
      noteBn: 'এজেন্সির নামে, চাহিদাপত্রের সঙ্গে সত্যায়িত।',
    },
    {
      name: 'Model employment contract',
      nameBn: 'নিয়োগের চুক্তিপত্রের নমুনা',
      note: 'Workers read it in Bangla before they sign.',
      noteBn: 'কর্মীরা সই করার আগে তা বাংলায় পড়েন।',
    },
    { name: 'Company registration', nameBn: 'কোম্পানি নিবন্ধন' },
    { name: 'Visa approval or work permit', nameBn: 'ভিসা অনুমোদন বা ওয়ার্ক পারমিট', note: 'A copy.', noteBn: 'কপি।' },
  ],
  contactName: 'Ashfaq Rahim Sikder',
  contactNameBn: 'আশফাক রহিম সিকদার',
  contactRole: 'Head of the employers’ desk',
  contactRoleBn: 'প্রধান, নিয়োগকর্তা ডেস্ক',
  contactPhone: '+880 1800 000088',
  pictures: [
    {
      picture: 'site-briefing',
      alt: 'An engineer explains a plan on an easel to four workers in helmets; a crane behind them',
      altBn: 'একজন প্রকৌশলী বোর্ডে নকশা দেখিয়ে হেলমেট পরা চার কর্মীকে কাজ বোঝাচ্ছেন; পেছনে একটি ক্রেন',
    },
    {
      picture: 'advisory',
      alt: 'Two people at a table and a colleague at a wall chart plan who is needed on a site, and when',
      altBn: 'টেবিলে দুজন আর দেয়ালের ছকের সামনে এক সহকর্মী পরিকল্পনা করছেন, সাইটে কাকে কখন লাগবে',
    },
  ],
}
