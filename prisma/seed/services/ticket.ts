import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

export const ticket: SeedPage = {
  _id: 'ticket',
  title: 'Ticket Assistance',
  titleBn: 'টিকিট সহায়তা',
  lead: 'The right seat on the right day, luggage for two years, and somebody beside you at the counter.',
  leadBn: 'ঠিক দিনে ঠিক আসন, দুই বছরের মালপত্র, আর কাউন্টারে পাশে থাকার মতো একজন মানুষ।',
  description:
    'Flights for workers, groups and families through our affiliated travel agency, with luggage, transfers and help on the day.',
  descriptionBn: 'আমাদের সহযোগী ট্রাভেল এজেন্সির মাধ্যমে কর্মী, দল ও পরিবারের ফ্লাইট; সঙ্গে মালপত্র, যাতায়াত আর যাত্রার দিনের সহায়তা।',
  chapters: [
    {
      text: paragraphs(
        'Tickets are booked through our affiliated travel agency, which knows the routes our workers fly and the rules of the airlines. A flight is booked when the visa is in the passport, and moved in time when the visa is late.',
        'Groups travel on one list. We ask for seats together and choose connections that leave enough time for people who have never changed planes. Families and other travellers can use the same desk.',
      ),
      textBn: paragraphs(
        'টিকিট কাটা হয় আমাদের সহযোগী ট্রাভেল এজেন্সির মাধ্যমে। কর্মীরা কোন পথে যান আর কোন এয়ারলাইনসের কী নিয়ম, তারা জানে। ফ্লাইট বুকিং হয় পাসপোর্টে ভিসা দেখে; ভিসায় দেরি হলে সময় থাকতেই তারিখ পেছানো হয়।',
        'দলের সবাই যান এক তালিকায়। আমরা পাশাপাশি আসন চাই, আর এমন সংযোগ ফ্লাইট বাছি, যাতে আগে কখনো উড়োজাহাজ বদলাননি এমন যাত্রীও যথেষ্ট সময় পান। পরিবার ও অন্য যাত্রীরাও এই ডেস্কের সেবা নিতে পারেন।',
      ),
    },
  ],
  covers: [
    {
      figure: '2 days before',
      figureBn: '২ দিন আগে',
      title: 'A travel sheet in Bangla',
      titleBn: 'বাংলায় ভ্রমণ নির্দেশিকা',
      text: 'Your flight, the signs to look for, and the number of the person who waits for you.',
      textBn: 'আপনার ফ্লাইট, কোন চিহ্ন দেখে গেট চিনবেন, আর বিদেশে যিনি অপেক্ষা করছেন তাঁর ফোন নম্বর।',
    },
    {
      figure: '4 hours before',
      figureBn: '৪ ঘণ্টা আগে',
      title: 'At the airport, not alone',
      titleBn: 'বিমানবন্দরে একা নন',
      text: 'A bus leaves from our rest house. An officer stays until the last passenger is through passport control.',
      textBn: 'আমাদের রেস্ট হাউস থেকে বাস ছাড়ে। শেষ যাত্রী ইমিগ্রেশন পার না হওয়া পর্যন্ত একজন কর্মকর্তা থাকেন।',
    },
    {
      figure: '1 list',
      figureBn: '১টি তালিকা',
      title: 'For a whole group',
      titleBn: 'পুরো দলের জন্য',
      text: 'With seats together and one flight for all where there is room.',
      textBn: 'পাশাপাশি আসন; জায়গা থাকলে সবার এক ফ্লাইট।',
    },
    {
      title: 'One person, a group or a family',
      titleBn: 'একজন, দল বা পরিবার',
      text: 'Through our affiliated travel agency.',
      textBn: 'আমাদের সহযোগী ট্রাভেল এজেন্সির মাধ্যমে।',
    },
    {
      title: 'Fares explained',
      titleBn: 'ভাড়া বুঝিয়ে বলা',
      text: 'How much luggage is included, and what a change or a refund costs.',
      textBn: 'ভাড়ায় কত মালপত্র ধরা আছে, তারিখ বদলাতে বা টাকা ফেরত নিতে কত লাগে।',
    },
    {
      title: 'The way back',
      titleBn: 'ফেরার পথ',
      text: 'For leave, an emergency at home or the end of the contract.',
      textBn: 'ছুটি, বাড়ির জরুরি প্রয়োজন বা চুক্তি শেষে।',
    },
  ],
  steps: [
    {
      title: 'Booking',
      titleBn: 'বুকিং',
      days: '3 to 10 days before',
      daysBn: '৩ থেকে ১০ দিন আগে',
      text: 'Once the visa is in the passport.',
      textBn: 'পাসপোর্টে ভিসা লাগার পর।',
    },
    {
      title: 'Travel sheet and copies',
      titleBn: 'নির্দেশিকা ও কপি',
      days: '2 days before',
      daysBn: '২ দিন আগে',
      text: 'A folder with copies of all documents; a second set stays with your family.',
      textBn: 'সব কাগজপত্রের কপিসহ একটি ফোল্ডার; আরেক সেট থাকে পরিবারের কাছে।',
    },
    {
      title: 'To the airport',
      titleBn: 'বিমানবন্দরে',
      days: '4 hours before',
      daysBn: '৪ ঘণ্টা আগে',
      text: 'By bus from our rest house, with an officer.',
      textBn: 'রেস্ট হাউস থেকে বাসে, সঙ্গে একজন কর্মকর্তা।',
    },
    {
      title: 'Arrival',
      titleBn: 'পৌঁছানো',
      days: 'On the day',
      daysBn: 'সেই দিনই',
      text: 'You are met at the airport and brought to your room.',
      textBn: 'বিমানবন্দর থেকে আপনাকে থাকার ঘরে পৌঁছে দেওয়া হয়।',
    },
  ],
  papers: [
    { name: 'Passport with visa', nameBn: 'ভিসাসহ পাসপোর্ট' },
    { name: 'Clearance card', nameBn: 'স্মার্ট কার্ড', note: 'From BMET.', noteBn: 'বিএমইটি থেকে পাওয়া।' },
    { name: 'Employment contract', nameBn: 'নিয়োগের চুক্তিপত্র', note: 'A copy in Bangla.', noteBn: 'বাংলায় একটি কপি।' },
    {
      name: 'Passport of each traveller',
      nameBn: 'প্রত্যেক যাত্রীর পাসপোর্ট',
      note: 'For families and other travellers.',
      noteBn: 'পরিবার ও অন্য যাত্রীদের জন্য।',
    },
  ],
  contactName: 'Monir Hossain Patwary',
  contactNameBn: 'মনির হোসেন পাটোয়ারী',
  contactRole: 'Head of the ticket desk',
  contactRoleBn: 'প্রধান, টিকিট ডেস্ক',
  pictures: [
    {
      picture: 'ticket-counter',
      alt: 'A traveller receives a ticket at the desk of a travel agency with a map of routes on the wall',
      altBn: 'ট্রাভেল এজেন্সির ডেস্কে একজন যাত্রী টিকিট নিচ্ছেন, দেয়ালে বিমানপথের মানচিত্র',
    },
    {
      picture: 'airport-apron',
      alt: 'A marshaller raises two batons in front of an aircraft at dawn while people climb the steps',
      altBn: 'ভোরে উড়োজাহাজের সামনে এক মাঠকর্মী দুটি ব্যাটন উঁচিয়ে ধরেছেন, যাত্রীরা সিঁড়ি বেয়ে উঠছেন',
    },
  ],
}
