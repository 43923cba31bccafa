import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "clients.cards": [
    {
      "_id": "b9224390-25fe-453d-b66b-2c4d26aba37c",
      "countryName": "Bahrain",
      "countryFlagImage": "/pictures/c03fde4e10c57b225bbc2c61e5f9bb79-480x320.webp",
      "since": 1998,
      "companies": 3,
      "employed": 2765,
      "countryNameBn": "বাহরাইন",
      "place": {
        "world": [
          39.3,
          55
        ],
        "gulf": [
          63,
          43.9
        ]
      }
    },
    {
      "_id": "f6295ee9-88cf-4a00-8ab0-ecae7c98f1b4",
      "countryName": "Italy",
      "countryFlagImage": "/pictures/453507d4474c9d3e0f7b7344d066b62e-480x320.webp",
      "since": 2007,
      "companies": 3,
      "employed": 675,
      "countryNameBn": "ইতালি",
      "place": {
        "world": [
          15.3,
          29.6
        ]
      }
    },
    {
      "_id": "10c95ece-ca35-45ce-8cda-82fd60420524",
      "countryName": "Japan",
      "countryFlagImage": "/pictures/15c5bf9e76ff76da62423b987a2a730f-480x320.webp",
      "since": 2021,
      "companies": 3,
      "employed": 402,
      "countryNameBn": "জাপান",
      "place": {
        "world": [
          94.3,
          40.3
        ]
      }
    },
    {
      "_id": "1b7ce8bb-7dce-4353-b54d-9ffef88f4a66",
      "countryName": "Jordan",
      "countryFlagImage": "/pictures/54379a7e639d0a440a72c94a70e7e01a-480x320.webp",
      "since": 2004,
      "companies": 3,
      "employed": 4830,
      "countryNameBn": "জর্ডান",
      "place": {
        "world": [
          30.7,
          48
        ],
        "gulf": [
          12.4,
          19.4
        ]
      }
    },
    {
      "_id": "bd80b508-943a-423b-9508-5458b066ed23",
      "countryName": "Kuwait",
      "countryFlagImage": "/pictures/07e967ae959aed23066d697b5225c401-480x320.webp",
      "since": 1994,
      "companies": 4,
      "employed": 6090,
      "countryNameBn": "কুয়েত",
      "place": {
        "world": [
          37.5,
          50.6
        ],
        "gulf": [
          52.1,
          28.6
        ]
      }
    },
    {
      "_id": "3c50d3a1-9a89-437c-ac34-59206f347ad1",
      "countryName": "Malaysia",
      "countryFlagImage": "/pictures/7a07bdc82122e70f7389e83ba823b138-480x320.webp",
      "since": 1993,
      "companies": 5,
      "employed": 11070,
      "countryNameBn": "মালয়েশিয়া",
      "place": {
        "world": [
          71.8,
          82.3
        ]
      }
    },
    {
      "_id": "1c07f778-9c98-4303-a77d-a65828a28677",
      "countryName": "Oman",
      "countryFlagImage": "/pictures/7fecc120e4caec4eccae098f5eb65b22-480x320.webp",
      "since": 1991,
      "companies": 4,
      "employed": 7030,
      "countryNameBn": "ওমান",
      "place": {
        "world": [
          43.5,
          61.3
        ],
        "gulf": [
          87.5,
          65.5
        ]
      }
    },
    {
      "_id": "5e16bd6c-565d-45fc-8f84-0a1fa8142876",
      "countryName": "Qatar",
      "countryFlagImage": "/pictures/e6636d1e2874157c975f2d3abb52166c-480x320.webp",
      "since": 1996,
      "companies": 5,
      "employed": 11600,
      "countryNameBn": "কাতার",
      "place": {
        "world": [
          39.8,
          56
        ],
        "gulf": [
          65.4,
          47.2
        ]
      }
    },
    {
      "_id": "00d52969-7e68-458e-8fd6-0fe988e2672a",
      "countryName": "Romania",
      "countryFlagImage": "/pictures/23181307582433fb3642e2f850e55069-480x320.webp",
      "since": 2019,
      "companies": 3,
      "employed": 1470,
      "countryNameBn": "রোমানিয়া",
      "place": {
        "world": [
          23.3,
          25.7
        ]
      }
    },
    {
      "_id": "264dc73e-3edf-407a-a02e-7743f5253726",
      "countryName": "Saudi Arabia",
      "countryFlagImage": "/pictures/667a4019044d91480540d0dc17ae4d4b-480x320.webp",
      "since": 1989,
      "companies": 7,
      "employed": 38040,
      "countryNameBn": "সৌদি আরব",
      "place": {
        "world": [
          35.8,
          57.4
        ],
        "gulf": [
          42.6,
          52.1
        ]
      }
    },
    {
      "_id": "17de30f9-cabe-4f29-b625-410bc9ac09b9",
      "countryName": "Singapore",
      "countryFlagImage": "/pictures/a20e49b42fc1aad1230f8c6f2b0199f6-480x320.webp",
      "since": 2001,
      "companies": 3,
      "employed": 5195,
      "countryNameBn": "সিঙ্গাপুর",
      "place": {
        "world": [
          72.8,
          85.3
        ]
      }
    },
    {
      "_id": "46fadd1d-3765-460d-9e01-c83c147412c0",
      "countryName": "United Arab Emirates",
      "countryFlagImage": "/pictures/07560ce5858483e70c8cad00e8ad97dc-480x320.webp",
      "since": 1992,
      "companies": 6,
      "employed": 15495,
      "countryNameBn": "সংযুক্ত আরব আমিরাত",
      "place": {
        "world": [
          41.9,
          58
        ],
        "gulf": [
          78,
          54.3
        ]
      }
    }
  ],
  "clients.totals": {
    "countries": 12,
    "employed": 104662,
    "asOf": "2026-11-24T21:57:43.034Z"
  },
  "clients.byId": {
    "countryNameBn": "বাহরাইন",
    "_id": "b9224390-25fe-453d-b66b-2c4d26aba37c",
    "countryName": "Bahrain",
    "workSummary": "Bahrain is small and hires steadily: ship repairers, aluminium workers and restaurant staff, since 1998. The work permit is in the worker’s own name. The contract says whether the employer provides a room or a housing allowance.",
    "workSummaryBn": "বাহরাইন ছোট দেশ, তবে চাহিদা স্থির: ১৯৯৮ সাল থেকে যাচ্ছেন জাহাজ মেরামতকর্মী, অ্যালুমিনিয়ামের কারিগর ও রেস্তোরাঁর কর্মী। কাজের অনুমতি হয় কর্মীর নিজের নামে। নিয়োগকর্তা ঘর দেবেন নাকি বাসাভাড়া, তা চুক্তিপত্রে লেখা থাকে।",
    "countryFlagImage": "/pictures/c03fde4e10c57b225bbc2c61e5f9bb79-480x320.webp",
    "since": 1998,
    "version": 1,
    "company": [
      {
        "_id": "52dab5c1-4d93-4c0f-af0b-07e4b1187a44",
        "companyName": "Muharraq Marine Works",
        "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
        "companySector": "Ship repair",
        "companySectorBn": "জাহাজ মেরামত",
        "valueOfEmployement": 1140
      },
      {
        "_id": "02e2f89e-4187-478d-b566-ec51211e9bb4",
        "companyName": "Two Seas Aluminium Products",
        "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
        "companySector": "Metal fabrication",
        "companySectorBn": "ধাতব কাঠামো তৈরি",
        "valueOfEmployement": 985
      },
      {
        "_id": "3a777aae-8d1a-4d01-8cb3-10b76a02e119",
        "companyName": "Pearl Diver Restaurants",
        "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
        "companySector": "Hotels and restaurants",
        "companySectorBn": "হোটেল ও রেস্তোরাঁ",
        "valueOfEmployement": 640
      }
    ],
    "image": [
      "/pictures/88d89d9fa09447943d04be91360600e9-1280x854.webp"
    ],
    "updatedAt": "2026-11-24T21:57:43.034Z",
    "code": "BH",
    "place": {
      "world": [
        39.3,
        55
      ],
      "gulf": [
        63,
        43.9
      ]
    },
    "pictures": [
      {
        "picture": "/pictures/88d89d9fa09447943d04be91360600e9-1280x854.webp",
        "alt": "Two workers with a plan in front of a ship in dock; a third welds on the scaffolding.",
        "altBn": "ডকে রাখা জাহাজের সামনে নকশা হাতে দুই কর্মী; মাচায় আরেকজন ওয়েল্ডিং করছেন।",
        "focus": "35 65",
        "isIllustration": true
      }
    ]
  },
  "clients.countries": [
    {
      "code": "AF",
      "name": "Afghanistan",
      "nameBn": "আফগানিস্তান",
      "also": []
    },
    {
      "code": "AX",
      "name": "Åland Islands",
      "nameBn": "অলান্ড দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "AL",
      "name": "Albania",
      "nameBn": "আলবেনিয়া",
      "also": []
    },
    {
      "code": "DZ",
      "name": "Algeria",
      "nameBn": "আলজেরিয়া",
      "also": []
    },
    {
      "code": "AS",
      "name": "American Samoa",
      "nameBn": "আমেরিকান সামোয়া",
      "also": []
    },
    {
      "code": "AD",
      "name": "Andorra",
      "nameBn": "আন্ডোরা",
      "also": []
    },
    {
      "code": "AO",
      "name": "Angola",
      "nameBn": "অ্যাঙ্গোলা",
      "also": []
    },
    {
      "code": "AI",
      "name": "Anguilla",
      "nameBn": "অ্যাঙ্গুইলা",
      "also": []
    },
    {
      "code": "AG",
      "name": "Antigua & Barbuda",
      "nameBn": "অ্যান্টিগুয়া ও বারবুডা",
      "also": []
    },
    {
      "code": "AR",
      "name": "Argentina",
      "nameBn": "আর্জেন্টিনা",
      "also": []
    },
    {
      "code": "AM",
      "name": "Armenia",
      "nameBn": "আর্মেনিয়া",
      "also": []
    },
    {
      "code": "AW",
      "name": "Aruba",
      "nameBn": "আরুবা",
      "also": []
    },
    {
      "code": "AU",
      "name": "Australia",
      "nameBn": "অস্ট্রেলিয়া",
      "also": []
    },
    {
      "code": "AT",
      "name": "Austria",
      "nameBn": "অস্ট্রিয়া",
      "also": []
    },
    {
      "code": "AZ",
      "name": "Azerbaijan",
      "nameBn": "আজারবাইজান",
      "also": []
    },
    {
      "code": "BS",
      "name": "Bahamas",
      "nameBn": "বাহামা দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "BH",
      "name": "Bahrain",
      "nameBn": "বাহরাইন",
      "also": []
    },
    {
      "code": "BD",
      "name": "Bangladesh",
      "nameBn": "বাংলাদেশ",
      "also": []
    },
    {
      "code": "BB",
      "name": "Barbados",
      "nameBn": "বার্বাডোজ",
      "also": []
    },
    {
      "code": "BY",
      "name": "Belarus",
      "nameBn": "বেলারুশ",
      "also": []
    },
    {
      "code": "BE",
      "name": "Belgium",
      "nameBn": "বেলজিয়াম",
      "also": []
    },
    {
      "code": "BZ",
      "name": "Belize",
      "nameBn": "বেলিজ",
      "also": []
    },
    {
      "code": "BJ",
      "name": "Benin",
      "nameBn": "বেনিন",
      "also": []
    },
    {
      "code": "BM",
      "name": "Bermuda",
      "nameBn": "বারমুডা",
      "also": []
    },
    {
      "code": "BT",
      "name": "Bhutan",
      "nameBn": "ভুটান",
      "also": []
    },
    {
      "code": "BO",
      "name": "Bolivia",
      "nameBn": "বলিভিয়া",
      "also": []
    },
    {
      "code": "BA",
      "name": "Bosnia & Herzegovina",
      "nameBn": "বসনিয়া ও হার্জেগোভিনা",
      "also": []
    },
    {
      "code": "BW",
      "name": "Botswana",
      "nameBn": "বতসোয়ানা",
      "also": []
    },
    {
      "code": "BR",
      "name": "Brazil",
      "nameBn": "ব্রাজিল",
      "also": []
    },
    {
      "code": "IO",
      "name": "British Indian Ocean Territory",
      "nameBn": "ব্রিটিশ ভারত মহাসাগরীয় অঞ্চল",
      "also": []
    },
    {
      "code": "VG",
      "name": "British Virgin Islands",
      "nameBn": "ব্রিটিশ ভার্জিন দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "BN",
      "name": "Brunei",
      "nameBn": "ব্রুনেই",
      "also": []
    },
    {
      "code": "BG",
      "name": "Bulgaria",
      "nameBn": "বুলগেরিয়া",
      "also": []
    },
    {
      "code": "BF",
      "name": "Burkina Faso",
      "nameBn": "বুরকিনা ফাসো",
      "also": []
    },
    {
      "code": "BI",
      "name": "Burundi",
      "nameBn": "বুরুন্ডি",
      "also": []
    },
    {
      "code": "KH",
      "name": "Cambodia",
      "nameBn": "কম্বোডিয়া",
      "also": []
    },
    {
      "code": "CM",
      "name": "Cameroon",
      "nameBn": "ক্যামেরুন",
      "also": []
    },
    {
      "code": "CA",
      "name": "Canada",
      "nameBn": "কানাডা",
      "also": []
    },
    {
      "code": "CV",
      "name": "Cape Verde",
      "nameBn": "কেপ ভার্দে",
      "also": []
    },
    {
      "code": "KY",
      "name": "Cayman Islands",
      "nameBn": "কেম্যান দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "CF",
      "name": "Central African Republic",
      "nameBn": "মধ্য আফ্রিকান প্রজাতন্ত্র",
      "also": []
    },
    {
      "code": "TD",
      "name": "Chad",
      "nameBn": "চাদ",
      "also": []
    },
    {
      "code": "CL",
      "name": "Chile",
      "nameBn": "চিলি",
      "also": []
    },
    {
      "code": "CN",
      "name": "China",
      "nameBn": "চীন",
      "also": []
    },
    {
      "code": "CO",
      "name": "Colombia",
      "nameBn": "কলম্বিয়া",
      "also": []
    },
    {
      "code": "KM",
      "name": "Comoros",
      "nameBn": "কমোরোস",
      "also": []
    },
    {
      "code": "CG",
      "name": "Congo - Brazzaville",
      "nameBn": "কঙ্গো - ব্রাজাভিল",
      "also": []
    },
    {
      "code": "CD",
      "name": "Congo - Kinshasa",
      "nameBn": "কঙ্গো-কিনশাসা",
      "also": []
    },
    {
      "code": "CK",
      "name": "Cook Islands",
      "nameBn": "কুক দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "CR",
      "name": "Costa Rica",
      "nameBn": "কোস্টারিকা",
      "also": []
    },
    {
      "code": "CI",
      "name": "Côte d’Ivoire",
      "nameBn": "কোট ডি‘আইভোর",
      "also": []
    },
    {
      "code": "HR",
      "name": "Croatia",
      "nameBn": "ক্রোয়েশিয়া",
      "also": []
    },
    {
      "code": "CU",
      "name": "Cuba",
      "nameBn": "কিউবা",
      "also": []
    },
    {
      "code": "CW",
      "name": "Curaçao",
      "nameBn": "কুরাসাও",
      "also": []
    },
    {
      "code": "CY",
      "name": "Cyprus",
      "nameBn": "সাইপ্রাস",
      "also": []
    },
    {
      "code": "CZ",
      "name": "Czechia",
      "nameBn": "চেকিয়া",
      "also": [
        "czech republic"
      ]
    },
    {
      "code": "DK",
      "name": "Denmark",
      "nameBn": "ডেনমার্ক",
      "also": []
    },
    {
      "code": "DJ",
      "name": "Djibouti",
      "nameBn": "জিবুতি",
      "also": []
    },
    {
      "code": "DM",
      "name": "Dominica",
      "nameBn": "ডোমিনিকা",
      "also": []
    },
    {
      "code": "DO",
      "name": "Dominican Republic",
      "nameBn": "ডোমেনিকান প্রজাতন্ত্র",
      "also": []
    },
    {
      "code": "EC",
      "name": "Ecuador",
      "nameBn": "ইকুয়েডর",
      "also": []
    },
    {
      "code": "EG",
      "name": "Egypt",
      "nameBn": "মিশর",
      "also": []
    },
    {
      "code": "SV",
      "name": "El Salvador",
      "nameBn": "এল সালভেদর",
      "also": []
    },
    {
      "code": "GQ",
      "name": "Equatorial Guinea",
      "nameBn": "নিরক্ষীয় গিনি",
      "also": []
    },
    {
      "code": "ER",
      "name": "Eritrea",
      "nameBn": "ইরিত্রিয়া",
      "also": []
    },
    {
      "code": "EE",
      "name": "Estonia",
      "nameBn": "এস্তোনিয়া",
      "also": []
    },
    {
      "code": "SZ",
      "name": "Eswatini",
      "nameBn": "ইসওয়াতিনি",
      "also": []
    },
    {
      "code": "ET",
      "name": "Ethiopia",
      "nameBn": "ইথিওপিয়া",
      "also": []
    },
    {
      "code": "FK",
      "name": "Falkland Islands",
      "nameBn": "ফকল্যান্ড দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "FO",
      "name": "Faroe Islands",
      "nameBn": "ফ্যারো দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "FJ",
      "name": "Fiji",
      "nameBn": "ফিজি",
      "also": []
    },
    {
      "code": "FI",
      "name": "Finland",
      "nameBn": "ফিনল্যান্ড",
      "also": []
    },
    {
      "code": "FR",
      "name": "France",
      "nameBn": "ফ্রান্স",
      "also": []
    },
    {
      "code": "PF",
      "name": "French Polynesia",
      "nameBn": "ফরাসী পলিনেশিয়া",
      "also": []
    },
    {
      "code": "TF",
      "name": "French Southern Territories",
      "nameBn": "ফরাসী দক্ষিণাঞ্চল",
      "also": []
    },
    {
      "code": "GA",
      "name": "Gabon",
      "nameBn": "গ্যাবন",
      "also": []
    },
    {
      "code": "GM",
      "name": "Gambia",
      "nameBn": "গাম্বিয়া",
      "also": []
    },
    {
      "code": "GE",
      "name": "Georgia",
      "nameBn": "জর্জিয়া",
      "also": []
    },
    {
      "code": "DE",
      "name": "Germany",
      "nameBn": "জার্মানি",
      "also": []
    },
    {
      "code": "GH",
      "name": "Ghana",
      "nameBn": "ঘানা",
      "also": []
    },
    {
      "code": "GR",
      "name": "Greece",
      "nameBn": "গ্রিস",
      "also": []
    },
    {
      "code": "GL",
      "name": "Greenland",
      "nameBn": "গ্রীনল্যান্ড",
      "also": []
    },
    {
      "code": "GD",
      "name": "Grenada",
      "nameBn": "গ্রেনাডা",
      "also": []
    },
    {
      "code": "GU",
      "name": "Guam",
      "nameBn": "গুয়াম",
      "also": []
    },
    {
      "code": "GT",
      "name": "Guatemala",
      "nameBn": "গুয়াতেমালা",
      "also": []
    },
    {
      "code": "GG",
      "name": "Guernsey",
      "nameBn": "গার্নসি",
      "also": []
    },
    {
      "code": "GN",
      "name": "Guinea",
      "nameBn": "গিনি",
      "also": []
    },
    {
      "code": "GW",
      "name": "Guinea-Bissau",
      "nameBn": "গিনি-বিসাউ",
      "also": []
    },
    {
      "code": "GY",
      "name": "Guyana",
      "nameBn": "গিয়ানা",
      "also": []
    },
    {
      "code": "HT",
      "name": "Haiti",
      "nameBn": "হাইতি",
      "also": []
    },
    {
      "code": "HM",
      "name": "Heard & McDonald Islands",
      "nameBn": "হার্ড এবং ম্যাকডোনাল্ড দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "HN",
      "name": "Honduras",
      "nameBn": "হন্ডুরাস",
      "also": []
    },
    {
      "code": "HK",
      "name": "Hong Kong SAR China",
      "nameBn": "হংকং",
      "also": []
    },
    {
      "code": "HU",
      "name": "Hungary",
      "nameBn": "হাঙ্গেরি",
      "also": []
    },
    {
      "code": "IS",
      "name": "Iceland",
      "nameBn": "আইসল্যান্ড",
      "also": []
    },
    {
      "code": "IN",
      "name": "India",
      "nameBn": "ভারত",
      "also": []
    },
    {
      "code": "ID",
      "name": "Indonesia",
      "nameBn": "ইন্দোনেশিয়া",
      "also": []
    },
    {
      "code": "IR",
      "name": "Iran",
      "nameBn": "ইরান",
      "also": []
    },
    {
      "code": "IQ",
      "name": "Iraq",
      "nameBn": "ইরাক",
      "also": []
    },
    {
      "code": "IE",
      "name": "Ireland",
      "nameBn": "আয়ারল্যান্ড",
      "also": []
    },
    {
      "code": "IM",
      "name": "Isle of Man",
      "nameBn": "আইল অফ ম্যান",
      "also": []
    },
    {
      "code": "IL",
      "name": "Israel",
      "nameBn": "ইজরায়েল",
      "also": []
    },
    {
      "code": "IT",
      "name": "Italy",
      "nameBn": "ইতালি",
      "also": []
    },
    {
      "code": "JM",
      "name": "Jamaica",
      "nameBn": "জামাইকা",
      "also": []
    },
    {
      "code": "JP",
      "name": "Japan",
      "nameBn": "জাপান",
      "also": []
    },
    {
      "code": "JE",
      "name": "Jersey",
      "nameBn": "জার্সি",
      "also": []
    },
    {
      "code": "JO",
      "name": "Jordan",
      "nameBn": "জর্ডান",
      "also": []
    },
    {
      "code": "KZ",
      "name": "Kazakhstan",
      "nameBn": "কাজাখস্তান",
      "also": []
    },
    {
      "code": "KE",
      "name": "Kenya",
      "nameBn": "কেনিয়া",
      "also": []
    },
    {
      "code": "KI",
      "name": "Kiribati",
      "nameBn": "কিরিবাতি",
      "also": []
    },
    {
      "code": "KW",
      "name": "Kuwait",
      "nameBn": "কুয়েত",
      "also": []
    },
    {
      "code": "KG",
      "name": "Kyrgyzstan",
      "nameBn": "কিরগিজিস্তান",
      "also": []
    },
    {
      "code": "LA",
      "name": "Laos",
      "nameBn": "লাওস",
      "also": []
    },
    {
      "code": "LV",
      "name": "Latvia",
      "nameBn": "লাটভিয়া",
      "also": []
    },
    {
      "code": "LB",
      "name": "Lebanon",
      "nameBn": "লেবানন",
      "also": []
    },
    {
      "code": "LS",
      "name": "Lesotho",
      "nameBn": "লেসোথো",
      "also": []
    },
    {
      "code": "LR",
      "name": "Liberia",
      "nameBn": "লাইবেরিয়া",
      "also": []
    },
    {
      "code": "LY",
      "name": "Libya",
      "nameBn": "লিবিয়া",
      "also": []
    },
    {
      "code": "LI",
      "name": "Liechtenstein",
      "nameBn": "লিচেনস্টেইন",
      "also": []
    },
    {
      "code": "LT",
      "name": "Lithuania",
      "nameBn": "লিথুয়ানিয়া",
      "also": []
    },
    {
      "code": "LU",
      "name": "Luxembourg",
      "nameBn": "লাক্সেমবার্গ",
      "also": []
    },
    {
      "code": "MO",
      "name": "Macao SAR China",
      "nameBn": "ম্যাকাও এসএআর চীন",
      "also": [
        "macau"
      ]
    },
    {
      "code": "MG",
      "name": "Madagascar",
      "nameBn": "মাদাগাস্কার",
      "also": []
    },
    {
      "code": "MW",
      "name": "Malawi",
      "nameBn": "মালাউই",
      "also": []
    },
    {
      "code": "MY",
      "name": "Malaysia",
      "nameBn": "মালয়েশিয়া",
      "also": []
    },
    {
      "code": "MV",
      "name": "Maldives",
      "nameBn": "মালদ্বীপ",
      "also": []
    },
    {
      "code": "ML",
      "name": "Mali",
      "nameBn": "মালি",
      "also": []
    },
    {
      "code": "MT",
      "name": "Malta",
      "nameBn": "মাল্টা",
      "also": []
    },
    {
      "code": "MH",
      "name": "Marshall Islands",
      "nameBn": "মার্শাল দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "MR",
      "name": "Mauritania",
      "nameBn": "মরিতানিয়া",
      "also": []
    },
    {
      "code": "MU",
      "name": "Mauritius",
      "nameBn": "মরিশাস",
      "also": []
    },
    {
      "code": "MX",
      "name": "Mexico",
      "nameBn": "মেক্সিকো",
      "also": []
    },
    {
      "code": "FM",
      "name": "Micronesia",
      "nameBn": "মাইক্রোনেশিয়া",
      "also": []
    },
    {
      "code": "MD",
      "name": "Moldova",
      "nameBn": "মলডোভা",
      "also": []
    },
    {
      "code": "MC",
      "name": "Monaco",
      "nameBn": "মোনাকো",
      "also": []
    },
    {
      "code": "MN",
      "name": "Mongolia",
      "nameBn": "মঙ্গোলিয়া",
      "also": []
    },
    {
      "code": "ME",
      "name": "Montenegro",
      "nameBn": "মন্টেনিগ্রো",
      "also": []
    },
    {
      "code": "MS",
      "name": "Montserrat",
      "nameBn": "মন্টসেরাট",
      "also": []
    },
    {
      "code": "MA",
      "name": "Morocco",
      "nameBn": "মরক্কো",
      "also": []
    },
    {
      "code": "MZ",
      "name": "Mozambique",
      "nameBn": "মোজাম্বিক",
      "also": []
    },
    {
      "code": "MM",
      "name": "Myanmar (Burma)",
      "nameBn": "মায়ানমার (বার্মা)",
      "also": []
    },
    {
      "code": "NA",
      "name": "Namibia",
      "nameBn": "নামিবিয়া",
      "also": []
    },
    {
      "code": "NR",
      "name": "Nauru",
      "nameBn": "নাউরু",
      "also": []
    },
    {
      "code": "NP",
      "name": "Nepal",
      "nameBn": "নেপাল",
      "also": []
    },
    {
      "code": "NL",
      "name": "Netherlands",
      "nameBn": "নেদারল্যান্ডস",
      "also": []
    },
    {
      "code": "NC",
      "name": "New Caledonia",
      "nameBn": "নিউ ক্যালেডোনিয়া",
      "also": []
    },
    {
      "code": "NZ",
      "name": "New Zealand",
      "nameBn": "নিউজিল্যান্ড",
      "also": []
    },
    {
      "code": "NI",
      "name": "Nicaragua",
      "nameBn": "নিকারাগুয়া",
      "also": []
    },
    {
      "code": "NE",
      "name": "Niger",
      "nameBn": "নাইজার",
      "also": []
    },
    {
      "code": "NG",
      "name": "Nigeria",
      "nameBn": "নাইজেরিয়া",
      "also": []
    },
    {
      "code": "NU",
      "name": "Niue",
      "nameBn": "নিউয়ে",
      "also": []
    },
    {
      "code": "NF",
      "name": "Norfolk Island",
      "nameBn": "নরফোক দ্বীপ",
      "also": []
    },
    {
      "code": "KP",
      "name": "North Korea",
      "nameBn": "উত্তর কোরিয়া",
      "also": []
    },
    {
      "code": "MK",
      "name": "North Macedonia",
      "nameBn": "উত্তর মেসিডোনিয়া",
      "also": []
    },
    {
      "code": "MP",
      "name": "Northern Mariana Islands",
      "nameBn": "উত্তরাঞ্চলীয় মারিয়ানা দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "NO",
      "name": "Norway",
      "nameBn": "নরওয়ে",
      "also": []
    },
    {
      "code": "OM",
      "name": "Oman",
      "nameBn": "ওমান",
      "also": []
    },
    {
      "code": "PK",
      "name": "Pakistan",
      "nameBn": "পাকিস্তান",
      "also": []
    },
    {
      "code": "PW",
      "name": "Palau",
      "nameBn": "পালাউ",
      "also": []
    },
    {
      "code": "PS",
      "name": "Palestinian Territories",
      "nameBn": "প্যালেস্টাইন ভূখণ্ড",
      "also": []
    },
    {
      "code": "PA",
      "name": "Panama",
      "nameBn": "পানামা",
      "also": []
    },
    {
      "code": "PG",
      "name": "Papua New Guinea",
      "nameBn": "পাপুয়া নিউ গিনি",
      "also": []
    },
    {
      "code": "PY",
      "name": "Paraguay",
      "nameBn": "প্যারাগুয়ে",
      "also": []
    },
    {
      "code": "PE",
      "name": "Peru",
      "nameBn": "পেরু",
      "also": []
    },
    {
      "code": "PH",
      "name": "Philippines",
      "nameBn": "ফিলিপাইন",
      "also": []
    },
    {
      "code": "PN",
      "name": "Pitcairn Islands",
      "nameBn": "পিটকেয়ার্ন দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "PL",
      "name": "Poland",
      "nameBn": "পোল্যান্ড",
      "also": []
    },
    {
      "code": "PT",
      "name": "Portugal",
      "nameBn": "পর্তুগাল",
      "also": []
    },
    {
      "code": "PR",
      "name": "Puerto Rico",
      "nameBn": "পুয়ের্তো রিকো",
      "also": []
    },
    {
      "code": "QA",
      "name": "Qatar",
      "nameBn": "কাতার",
      "also": []
    },
    {
      "code": "RO",
      "name": "Romania",
      "nameBn": "রোমানিয়া",
      "also": []
    },
    {
      "code": "RU",
      "name": "Russia",
      "nameBn": "রাশিয়া",
      "also": []
    },
    {
      "code": "RW",
      "name": "Rwanda",
      "nameBn": "রুয়ান্ডা",
      "also": []
    },
    {
      "code": "WS",
      "name": "Samoa",
      "nameBn": "সামোয়া",
      "also": []
    },
    {
      "code": "SM",
      "name": "San Marino",
      "nameBn": "সান মারিনো",
      "also": []
    },
    {
      "code": "ST",
      "name": "São Tomé & Príncipe",
      "nameBn": "সাওটোমা ও প্রিন্সিপি",
      "also": []
    },
    {
      "code": "SA",
      "name": "Saudi Arabia",
      "nameBn": "সৌদি আরব",
      "also": [
        "ksa"
      ]
    },
    {
      "code": "SN",
      "name": "Senegal",
      "nameBn": "সেনেগাল",
      "also": []
    },
    {
      "code": "RS",
      "name": "Serbia",
      "nameBn": "সার্বিয়া",
      "also": []
    },
    {
      "code": "SC",
      "name": "Seychelles",
      "nameBn": "সেশেলস",
      "also": []
    },
    {
      "code": "SL",
      "name": "Sierra Leone",
      "nameBn": "সিয়েরা লিওন",
      "also": []
    },
    {
      "code": "SG",
      "name": "Singapore",
      "nameBn": "সিঙ্গাপুর",
      "also": []
    },
    {
      "code": "SX",
      "name": "Sint Maarten",
      "nameBn": "সিন্ট মার্টেন",
      "also": []
    },
    {
      "code": "SK",
      "name": "Slovakia",
      "nameBn": "স্লোভাকিয়া",
      "also": []
    },
    {
      "code": "SI",
      "name": "Slovenia",
      "nameBn": "স্লোভেনিয়া",
      "also": []
    },
    {
      "code": "SB",
      "name": "Solomon Islands",
      "nameBn": "সলোমন দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "SO",
      "name": "Somalia",
      "nameBn": "সোমালিয়া",
      "also": []
    },
    {
      "code": "ZA",
      "name": "South Africa",
      "nameBn": "দক্ষিণ আফ্রিকা",
      "also": []
    },
    {
      "code": "GS",
      "name": "South Georgia & South Sandwich Islands",
      "nameBn": "দক্ষিণ জর্জিয়া ও দক্ষিণ স্যান্ডউইচ দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "KR",
      "name": "South Korea",
      "nameBn": "দক্ষিণ কোরিয়া",
      "also": [
        "korea",
        "south korea"
      ]
    },
    {
      "code": "SS",
      "name": "South Sudan",
      "nameBn": "দক্ষিণ সুদান",
      "also": []
    },
    {
      "code": "ES",
      "name": "Spain",
      "nameBn": "স্পেন",
      "also": []
    },
    {
      "code": "LK",
      "name": "Sri Lanka",
      "nameBn": "শ্রীলঙ্কা",
      "also": []
    },
    {
      "code": "BL",
      "name": "St. Barthélemy",
      "nameBn": "সেন্ট বার্থেলেমি",
      "also": []
    },
    {
      "code": "SH",
      "name": "St. Helena",
      "nameBn": "সেন্ট হেলেনা",
      "also": []
    },
    {
      "code": "KN",
      "name": "St. Kitts & Nevis",
      "nameBn": "সেন্ট কিটস ও নেভিস",
      "also": []
    },
    {
      "code": "LC",
      "name": "St. Lucia",
      "nameBn": "সেন্ট লুসিয়া",
      "also": []
    },
    {
      "code": "MF",
      "name": "St. Martin",
      "nameBn": "সেন্ট মার্টিন",
      "also": []
    },
    {
      "code": "PM",
      "name": "St. Pierre & Miquelon",
      "nameBn": "সেন্ট পিয়ের ও মিকুয়েলন",
      "also": []
    },
    {
      "code": "VC",
      "name": "St. Vincent & Grenadines",
      "nameBn": "সেন্ট ভিনসেন্ট ও গ্রেনাডিনস",
      "also": []
    },
    {
      "code": "SD",
      "name": "Sudan",
      "nameBn": "সুদান",
      "also": []
    },
    {
      "code": "SR",
      "name": "Suriname",
      "nameBn": "সুরিনাম",
      "also": []
    },
    {
      "code": "SE",
      "name": "Sweden",
      "nameBn": "সুইডেন",
      "also": []
    },
    {
      "code": "CH",
      "name": "Switzerland",
      "nameBn": "সুইজারল্যান্ড",
      "also": []
    },
    {
      "code": "SY",
      "name": "Syria",
      "nameBn": "সিরিয়া",
      "also": []
    },
    {
      "code": "TW",
      "name": "Taiwan",
      "nameBn": "তাইওয়ান",
      "also": []
    },
    {
      "code": "TJ",
      "name": "Tajikistan",
      "nameBn": "তাজিকিস্তান",
      "also": []
    },
    {
      "code": "TZ",
      "name": "Tanzania",
      "nameBn": "তাঞ্জানিয়া",
      "also": []
    },
    {
      "code": "TH",
      "name": "Thailand",
      "nameBn": "থাইল্যান্ড",
      "also": []
    },
    {
      "code": "TL",
      "name": "Timor-Leste",
      "nameBn": "তিমুর-লেস্তে",
      "also": []
    },
    {
      "code": "TG",
      "name": "Togo",
      "nameBn": "টোগো",
      "also": []
    },
    {
      "code": "TO",
      "name": "Tonga",
      "nameBn": "টোঙ্গা",
      "also": []
    },
    {
      "code": "TT",
      "name": "Trinidad & Tobago",
      "nameBn": "ত্রিনিদাদ ও টোবাগো",
      "also": []
    },
    {
      "code": "TN",
      "name": "Tunisia",
      "nameBn": "তিউনিসিয়া",
      "also": []
    },
    {
      "code": "TR",
      "name": "Türkiye",
      "nameBn": "তুরস্ক",
      "also": [
        "turkey"
      ]
    },
    {
      "code": "TM",
      "name": "Turkmenistan",
      "nameBn": "তুর্কমেনিস্তান",
      "also": []
    },
    {
      "code": "TC",
      "name": "Turks & Caicos Islands",
      "nameBn": "তুর্কস ও কাইকোস দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "VI",
      "name": "U.S. Virgin Islands",
      "nameBn": "মার্কিন যুক্তরাষ্ট্রীয় ভার্জিন দ্বীপপুঞ্জ",
      "also": []
    },
    {
      "code": "UG",
      "name": "Uganda",
      "nameBn": "উগান্ডা",
      "also": []
    },
    {
      "code": "UA",
      "name": "Ukraine",
      "nameBn": "ইউক্রেন",
      "also": []
    },
    {
      "code": "AE",
      "name": "United Arab Emirates",
      "nameBn": "সংযুক্ত আরব আমিরাত",
      "also": [
        "uae"
      ]
    },
    {
      "code": "GB",
      "name": "United Kingdom",
      "nameBn": "যুক্তরাজ্য",
      "also": [
        "uk",
        "england"
      ]
    },
    {
      "code": "US",
      "name": "United States",
      "nameBn": "মার্কিন যুক্তরাষ্ট্র",
      "also": [
        "usa",
        "america"
      ]
    },
    {
      "code": "UY",
      "name": "Uruguay",
      "nameBn": "উরুগুয়ে",
      "also": []
    },
    {
      "code": "UZ",
      "name": "Uzbekistan",
      "nameBn": "উজবেকিস্তান",
      "also": []
    },
    {
      "code": "VU",
      "name": "Vanuatu",
      "nameBn": "ভানুয়াটু",
      "also": []
    },
    {
      "code": "VA",
      "name": "Vatican City",
      "nameBn": "ভ্যাটিকান সিটি",
      "also": []
    },
    {
      "code": "VE",
      "name": "Venezuela",
      "nameBn": "ভেনেজুয়েলা",
      "also": []
    },
    {
      "code": "VN",
      "name": "Vietnam",
      "nameBn": "ভিয়েতনাম",
      "also": []
    },
    {
      "code": "WF",
      "name": "Wallis & Futuna",
      "nameBn": "ওয়ালিস ও ফুটুনা",
      "also": []
    },
    {
      "code": "EH",
      "name": "Western Sahara",
      "nameBn": "পশ্চিম সাহারা",
      "also": []
    },
    {
      "code": "YE",
      "name": "Yemen",
      "nameBn": "ইয়েমেন",
      "also": []
    },
    {
      "code": "ZM",
      "name": "Zambia",
      "nameBn": "জাম্বিয়া",
      "also": []
    },
    {
      "code": "ZW",
      "name": "Zimbabwe",
      "nameBn": "জিম্বাবোয়ে",
      "also": []
    }
  ],
  "clients.manage": {
    "rows": [
      {
        "_id": "b9224390-25fe-453d-b66b-2c4d26aba37c",
        "countryName": "Bahrain",
        "countryFlagImage": "/pictures/c03fde4e10c57b225bbc2c61e5f9bb79-480x320.webp",
        "version": 1,
        "countryNameBn": "বাহরাইন",
        "companies": 3,
        "pictures": 1,
        "employed": 2765,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "f6295ee9-88cf-4a00-8ab0-ecae7c98f1b4",
        "countryName": "Italy",
        "countryFlagImage": "/pictures/453507d4474c9d3e0f7b7344d066b62e-480x320.webp",
        "version": 1,
        "countryNameBn": "ইতালি",
        "companies": 3,
        "pictures": 2,
        "employed": 675,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [
          "figure"
        ],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "10c95ece-ca35-45ce-8cda-82fd60420524",
        "countryName": "Japan",
        "countryFlagImage": "/pictures/15c5bf9e76ff76da62423b987a2a730f-480x320.webp",
        "version": 1,
        "countryNameBn": "জাপান",
        "companies": 3,
        "pictures": 1,
        "employed": 402,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "1b7ce8bb-7dce-4353-b54d-9ffef88f4a66",
        "countryName": "Jordan",
        "countryFlagImage": "/pictures/54379a7e639d0a440a72c94a70e7e01a-480x320.webp",
        "version": 1,
        "countryNameBn": "জর্ডান",
        "companies": 3,
        "pictures": 1,
        "employed": 4830,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "bd80b508-943a-423b-9508-5458b066ed23",
        "countryName": "Kuwait",
        "countryFlagImage": "/pictures/07e967ae959aed23066d697b5225c401-480x320.webp",
        "version": 1,
        "countryNameBn": "কুয়েত",
        "companies": 4,
        "pictures": 2,
        "employed": 6090,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "3c50d3a1-9a89-437c-ac34-59206f347ad1",
        "countryName": "Malaysia",
        "countryFlagImage": "/pictures/7a07bdc82122e70f7389e83ba823b138-480x320.webp",
        "version": 1,
        "countryNameBn": "মালয়েশিয়া",
        "companies": 5,
        "pictures": 3,
        "employed": 11070,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "1c07f778-9c98-4303-a77d-a65828a28677",
        "countryName": "Oman",
        "countryFlagImage": "/pictures/7fecc120e4caec4eccae098f5eb65b22-480x320.webp",
        "version": 1,
        "countryNameBn": "ওমান",
        "companies": 4,
        "pictures": 1,
        "employed": 7030,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "5e16bd6c-565d-45fc-8f84-0a1fa8142876",
        "countryName": "Qatar",
        "countryFlagImage": "/pictures/e6636d1e2874157c975f2d3abb52166c-480x320.webp",
        "version": 1,
        "countryNameBn": "কাতার",
        "companies": 5,
        "pictures": 2,
        "employed": 11600,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "00d52969-7e68-458e-8fd6-0fe988e2672a",
        "countryName": "Romania",
        "countryFlagImage": "/pictures/23181307582433fb3642e2f850e55069-480x320.webp",
        "version": 1,
        "countryNameBn": "রোমানিয়া",
        "companies": 3,
        "pictures": 2,
        "employed": 1470,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "264dc73e-3edf-407a-a02e-7743f5253726",
        "countryName": "Saudi Arabia",
        "countryFlagImage": "/pictures/667a4019044d91480540d0dc17ae4d4b-480x320.webp",
        "version": 1,
        "countryNameBn": "সৌদি আরব",
        "companies": 7,
        "pictures": 2,
        "employed": 38040,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "17de30f9-cabe-4f29-b625-410bc9ac09b9",
        "countryName": "Singapore",
        "countryFlagImage": "/pictures/a20e49b42fc1aad1230f8c6f2b0199f6-480x320.webp",
        "version": 1,
        "countryNameBn": "সিঙ্গাপুর",
        "companies": 3,
        "pictures": 1,
        "employed": 5195,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "46fadd1d-3765-460d-9e01-c83c147412c0",
        "countryName": "United Arab Emirates",
        "countryFlagImage": "/pictures/07560ce5858483e70c8cad00e8ad97dc-480x320.webp",
        "version": 1,
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "companies": 6,
        "pictures": 3,
        "employed": 15495,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      }
    ],
    "count": 12,
    "page": 1,
    "pages": 1,
    "total": 12,
    "clients": [
      {
        "countryNameBn": "বাহরাইন",
        "_id": "b9224390-25fe-453d-b66b-2c4d26aba37c",
        "countryName": "Bahrain",
        "workSummary": "Bahrain is small and hires steadily: ship repairers, aluminium workers and restaurant staff, since 1998. The work permit is in the worker’s own name. The contract says whether the employer provides a room or a housing allowance.",
        "workSummaryBn": "বাহরাইন ছোট দেশ, তবে চাহিদা স্থির: ১৯৯৮ সাল থেকে যাচ্ছেন জাহাজ মেরামতকর্মী, অ্যালুমিনিয়ামের কারিগর ও রেস্তোরাঁর কর্মী। কাজের অনুমতি হয় কর্মীর নিজের নামে। নিয়োগকর্তা ঘর দেবেন নাকি বাসাভাড়া, তা চুক্তিপত্রে লেখা থাকে।",
        "countryFlagImage": "/pictures/c03fde4e10c57b225bbc2c61e5f9bb79-480x320.webp",
        "since": 1998,
        "version": 1,
        "company": [
          {
            "_id": "52dab5c1-4d93-4c0f-af0b-07e4b1187a44",
            "companyName": "Muharraq Marine Works",
            "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
            "companySector": "Ship repair",
            "companySectorBn": "জাহাজ মেরামত",
            "valueOfEmployement": 1140
          },
          {
            "_id": "02e2f89e-4187-478d-b566-ec51211e9bb4",
            "companyName": "Two Seas Aluminium Products",
            "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
            "companySector": "Metal fabrication",
            "companySectorBn": "ধাতব কাঠামো তৈরি",
            "valueOfEmployement": 985
          },
          {
            "_id": "3a777aae-8d1a-4d01-8cb3-10b76a02e119",
            "companyName": "Pearl Diver Restaurants",
            "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
            "companySector": "Hotels and restaurants",
            "companySectorBn": "হোটেল ও রেস্তোরাঁ",
            "valueOfEmployement": 640
          }
        ],
        "image": [
          "/pictures/88d89d9fa09447943d04be91360600e9-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "ইতালি",
        "_id": "f6295ee9-88cf-4a00-8ab0-ecae7c98f1b4",
        "countryName": "Italy",
        "workSummary": "Under Italy’s yearly quota we have sent greenhouse workers and hotel staff since 2007. A shipyard hires now, too; how many have gone there is not confirmed yet. A season lasts nine months at most, the wage is that of the national agreement for the trade, and we teach Italian before departure.",
        "workSummaryBn": "ইতালির বার্ষিক কোটায় ২০০৭ সাল থেকে আমরা গ্রিনহাউসের কর্মী ও হোটেলকর্মী পাঠাচ্ছি। এখন একটি জাহাজ নির্মাণ প্রতিষ্ঠানও কর্মী নিচ্ছে; সেখানে কতজন গেছেন, তা এখনো নিশ্চিত হয়নি। এক মৌসুম চলে সর্বোচ্চ নয় মাস। বেতন ওই পেশার জাতীয় চুক্তি অনুযায়ী, আর যাত্রার আগে আমরা ইতালীয় ভাষা শেখাই।",
        "countryFlagImage": "/pictures/453507d4474c9d3e0f7b7344d066b62e-480x320.webp",
        "since": 2007,
        "version": 1,
        "company": [
          {
            "_id": "8de7f293-ca79-49a9-b6b3-b0c2362d8142",
            "companyName": "Serre del Lago",
            "companyNameBn": "সেরে দেল লাগো",
            "companySector": "Agriculture",
            "companySectorBn": "কৃষি",
            "valueOfEmployement": 410
          },
          {
            "_id": "ca4fec11-cc38-4883-93b4-13e9049ac95c",
            "companyName": "Riviera Chiara Alberghi",
            "companyNameBn": "রিভিয়েরা কিয়ারা আলবেরগি",
            "companySector": "Hotels and restaurants",
            "companySectorBn": "হোটেল ও রেস্তোরাঁ",
            "valueOfEmployement": 265
          },
          {
            "_id": "be982717-ae77-4205-88b3-51d2e319a59b",
            "companyName": "Cantieri Ponente",
            "companyNameBn": "কান্তিয়েরি পোনেন্তে",
            "companySector": "Shipbuilding",
            "companySectorBn": "জাহাজ নির্মাণ",
            "valueOfEmployement": null
          }
        ],
        "image": [
          "/pictures/ea28b8c0cebb2bf11694531ef8d4b213-1280x854.webp",
          "/pictures/aecf8bad8e756ed3bbfeff45d1d8fdc1-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "জাপান",
        "_id": "10c95ece-ca35-45ce-8cda-82fd60420524",
        "countryName": "Japan",
        "workSummary": "Japan is our newest destination, since 2021. Care workers, machine operators and building cleaners go there once they have passed a skills test and a test in basic Japanese. They learn the language with us, and the employer pays the fees. Pay equals that of Japanese colleagues, and a furnished room is arranged before they land.",
        "workSummaryBn": "জাপান আমাদের সবচেয়ে নতুন গন্তব্য, ২০২১ সাল থেকে। পরিচর্যাকর্মী, মেশিন অপারেটর ও ভবন পরিচ্ছন্নতাকর্মীরা যান দক্ষতা পরীক্ষা ও প্রাথমিক জাপানি ভাষার পরীক্ষায় পাস করে। ভাষা শেখেন আমাদের কাছেই, ফি দেন নিয়োগকর্তা। বেতন জাপানি সহকর্মীদের সমান; পৌঁছানোর আগেই আসবাবসহ ঘর ঠিক করা থাকে।",
        "countryFlagImage": "/pictures/15c5bf9e76ff76da62423b987a2a730f-480x320.webp",
        "since": 2021,
        "version": 1,
        "company": [
          {
            "_id": "fae5c31c-c4eb-4059-a879-46d0a26d8003",
            "companyName": "Hidamari Care Homes",
            "companyNameBn": "হিদামারি কেয়ার হোমস",
            "companySector": "Care of the elderly",
            "companySectorBn": "বয়স্কদের পরিচর্যা",
            "valueOfEmployement": 186
          },
          {
            "_id": "3bb30ed1-6fef-4824-869e-c7c36c7bf37d",
            "companyName": "Aoba Precision Parts",
            "companyNameBn": "আওবা প্রিসিশন পার্টস",
            "companySector": "Manufacturing",
            "companySectorBn": "উৎপাদনশিল্প",
            "valueOfEmployement": 142
          },
          {
            "_id": "3aa46b3d-2a68-4d35-8b6f-03dadde5d85a",
            "companyName": "Minato Building Care",
            "companyNameBn": "মিনাতো বিল্ডিং কেয়ার",
            "companySector": "Cleaning and maintenance",
            "companySectorBn": "পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ",
            "valueOfEmployement": 74
          }
        ],
        "image": [
          "/pictures/acc0d3f632878495dbbfeadfe402bc01-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "জর্ডান",
        "_id": "1b7ce8bb-7dce-4353-b54d-9ffef88f4a66",
        "countryName": "Jordan",
        "workSummary": "Since 2004 sewing operators, checkers and line leaders have left for the garment factories of Irbid and Sahab; many of them are women. They live in the employer’s hostels, with meals. One contract for the whole trade sets wage, overtime and medical care, and every worker gets a copy in Bangla.",
        "workSummaryBn": "২০০৪ সাল থেকে ইরবিদ ও সাহাবের পোশাক কারখানায় যাচ্ছেন সেলাই অপারেটর, চেকার ও লাইন লিডার; তাঁদের অনেকেই নারী। থাকা-খাওয়া নিয়োগকর্তার হোস্টেলে। বেতন, ওভারটাইম ও চিকিৎসার নিয়ম ঠিক করা আছে এই খাতের অভিন্ন চুক্তিপত্রে। প্রত্যেক কর্মী তার বাংলা কপি পান।",
        "countryFlagImage": "/pictures/54379a7e639d0a440a72c94a70e7e01a-480x320.webp",
        "since": 2004,
        "version": 1,
        "company": [
          {
            "_id": "79da3ef0-0640-40d6-b40e-ca05176bdcea",
            "companyName": "Petra Needle Garments",
            "companyNameBn": "পেট্রা নিডল গার্মেন্টস",
            "companySector": "Garments",
            "companySectorBn": "তৈরি পোশাক",
            "valueOfEmployement": 2415
          },
          {
            "_id": "a2ea97a0-7574-43a6-a821-8e9e2be5a4d5",
            "companyName": "Yarmouk Sportswear",
            "companyNameBn": "ইয়ারমুক স্পোর্টসওয়্যার",
            "companySector": "Garments",
            "companySectorBn": "তৈরি পোশাক",
            "valueOfEmployement": 1680
          },
          {
            "_id": "6acfbd4f-1c05-498b-a14e-aa340f83fd52",
            "companyName": "Olive Terrace Textiles",
            "companyNameBn": "অলিভ টেরেস টেক্সটাইলস",
            "companySector": "Textiles",
            "companySectorBn": "বস্ত্র",
            "valueOfEmployement": 735
          }
        ],
        "image": [
          "/pictures/60a17bb8b49f06a0339a859dc28460be-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "কুয়েত",
        "_id": "bd80b508-943a-423b-9508-5458b066ed23",
        "countryName": "Kuwait",
        "workSummary": "Cleaners, warehouse workers, drivers, metal workers and hospital staff have gone to Kuwait since 1994. A contract runs for two years, with paid leave and a ticket home. It states the wage in dinars, the hours and the weekly day off. The employer pays for health insurance and the residence permit.",
        "workSummaryBn": "১৯৯৪ সাল থেকে কুয়েতে যাচ্ছেন পরিচ্ছন্নতাকর্মী, গুদামকর্মী, চালক, ধাতুর কারিগর ও হাসপাতালের কর্মী। চুক্তির মেয়াদ দুই বছর, সঙ্গে সবেতন ছুটি ও দেশে ফেরার টিকিট। চুক্তিপত্রে লেখা থাকে দিনারে বেতন, কাজের সময় ও সাপ্তাহিক ছুটির দিন। স্বাস্থ্যবিমা ও আকামার ফি দেন নিয়োগকর্তা।",
        "countryFlagImage": "/pictures/07e967ae959aed23066d697b5225c401-480x320.webp",
        "since": 1994,
        "version": 1,
        "company": [
          {
            "_id": "170e5f52-3440-43d8-8bd5-08d2a22c10af",
            "companyName": "Failaka Medical Group",
            "companyNameBn": "ফাইলাকা মেডিকেল গ্রুপ",
            "companySector": "Health care",
            "companySectorBn": "স্বাস্থ্যসেবা",
            "valueOfEmployement": 1045
          },
          {
            "_id": "e72d82dc-10f3-4699-bc94-09338fb7fa13",
            "companyName": "Desert Rose Cleaning",
            "companyNameBn": "ডেজার্ট রোজ ক্লিনিং",
            "companySector": "Cleaning and maintenance",
            "companySectorBn": "পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ",
            "valueOfEmployement": 2730
          },
          {
            "_id": "1f02caa8-6815-43a4-a8c3-43ffaa40f0e9",
            "companyName": "Burgan Way Logistics",
            "companyNameBn": "বুরগান ওয়ে লজিস্টিকস",
            "companySector": "Warehousing and transport",
            "companySectorBn": "গুদাম ও পরিবহন",
            "valueOfEmployement": 1395
          },
          {
            "_id": "58787cb2-f677-4013-8066-0a4af9d7930f",
            "companyName": "Shamal Steel Works",
            "companyNameBn": "শামাল স্টিল ওয়ার্কস",
            "companySector": "Metal fabrication",
            "companySectorBn": "ধাতব কাঠামো তৈরি",
            "valueOfEmployement": 920
          }
        ],
        "image": [
          "/pictures/89f9a8d7f3ec2c71bd7699b6b08c4c18-1280x854.webp",
          "/pictures/84deb98bdaf55c5dae71725140a0dfdd-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "মালয়েশিয়া",
        "_id": "3c50d3a1-9a89-437c-ac34-59206f347ad1",
        "countryName": "Malaysia",
        "workSummary": "Since 1993 our workers have gone to the factories of Selangor, Penang and Johor and to the estates of Pahang. They assemble electronics, make gloves, harvest, build, and load ships. The employer pays the levy and the flight, and social security covers accidents at work.",
        "workSummaryBn": "১৯৯৩ সাল থেকে আমাদের কর্মীরা যাচ্ছেন সেলাঙ্গর, পেনাং ও জোহরের কারখানায় আর পাহাংয়ের বাগানে। তাঁরা ইলেকট্রনিকস যন্ত্র জোড়া দেন, গ্লাভস বানান, ফসল তোলেন, ভবন গড়েন, জাহাজে মাল ওঠান-নামান। লেভি ও বিমানভাড়া দেন নিয়োগকর্তা; কাজের সময়ের দুর্ঘটনা সামাজিক সুরক্ষার আওতায় পড়ে।",
        "countryFlagImage": "/pictures/7a07bdc82122e70f7389e83ba823b138-480x320.webp",
        "since": 1993,
        "version": 1,
        "company": [
          {
            "_id": "e075336a-ba40-4bdc-bcc2-699c13156ebc",
            "companyName": "Rimba Hijau Plantations",
            "companyNameBn": "রিম্বা হিজাউ প্ল্যান্টেশনস",
            "companySector": "Agriculture",
            "companySectorBn": "কৃষি",
            "valueOfEmployement": 3260
          },
          {
            "_id": "76ec3710-2e91-4ec5-a226-6f85b8d3252c",
            "companyName": "Selat Electronics Assembly",
            "companyNameBn": "সেলাত ইলেকট্রনিকস অ্যাসেম্বলি",
            "companySector": "Manufacturing",
            "companySectorBn": "উৎপাদনশিল্প",
            "valueOfEmployement": 2875
          },
          {
            "_id": "183dd761-30db-4688-a1aa-d5d3523aa045",
            "companyName": "Kembara Glove and Rubber",
            "companyNameBn": "কেম্বারা গ্লাভ অ্যান্ড রাবার",
            "companySector": "Manufacturing",
            "companySectorBn": "উৎপাদনশিল্প",
            "valueOfEmployement": 2190
          },
          {
            "_id": "de0dfacf-7fd6-47b3-b594-1bcc9fe7ea95",
            "companyName": "Bukit Indah Builders",
            "companyNameBn": "বুকিত ইন্দাহ বিল্ডার্স",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 1640
          },
          {
            "_id": "7fdb0555-ce58-43fe-b292-9b8ad8aa861b",
            "companyName": "Pelabuhan Timur Logistics",
            "companyNameBn": "পেলাবুহান তিমুর লজিস্টিকস",
            "companySector": "Warehousing and ports",
            "companySectorBn": "গুদাম ও বন্দর",
            "valueOfEmployement": 1105
          }
        ],
        "image": [
          "/pictures/c86d813793e6bd66f1a401981bb808fd-1280x854.webp",
          "/pictures/5e06c0db3dc72aafc87ae65e128c8eeb-1280x854.webp",
          "/pictures/7d71b5db4069f7de1bd2285263bbccc0-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "ওমান",
        "_id": "1c07f778-9c98-4303-a77d-a65828a28677",
        "countryName": "Oman",
        "workSummary": "Our first workers left for Muscat in 1991. Today they build, repair ships, work on farms and in cold stores by the harbours. Many employers in Oman are small, so visa clearance, medical check and training before departure all go through our office. Housing and accident cover are written into the contract.",
        "workSummaryBn": "আমাদের প্রথম কর্মীরা মাসকাটে যান ১৯৯১ সালে। এখন তাঁরা ভবন গড়েন, জাহাজ মেরামত করেন, খামারে আর বন্দরের হিমাগারে কাজ করেন। ওমানের অনেক নিয়োগকর্তা ছোট, তাই ভিসার ছাড়পত্র, মেডিকেল পরীক্ষা ও যাত্রার আগের প্রশিক্ষণ সবই হয় আমাদের অফিসের মাধ্যমে। থাকার জায়গা ও দুর্ঘটনা বিমার কথা চুক্তিপত্রে লেখা থাকে।",
        "countryFlagImage": "/pictures/7fecc120e4caec4eccae098f5eb65b22-480x320.webp",
        "since": 1991,
        "version": 1,
        "company": [
          {
            "_id": "fe6dce8d-fd6f-4054-94b2-675a2c994c34",
            "companyName": "Batinah Green Farms",
            "companyNameBn": "বাতিনাহ গ্রিন ফার্মস",
            "companySector": "Agriculture",
            "companySectorBn": "কৃষি",
            "valueOfEmployement": 1860
          },
          {
            "_id": "6cbbb64f-ab29-45d9-ac9d-d0d836a406da",
            "companyName": "Frankincense Coast Shipyards",
            "companyNameBn": "ফ্র্যাঙ্কিনসেন্স কোস্ট শিপইয়ার্ডস",
            "companySector": "Ship repair",
            "companySectorBn": "জাহাজ মেরামত",
            "valueOfEmployement": 1520
          },
          {
            "_id": "8b405686-a663-405d-8144-ec85333bd58b",
            "companyName": "Jebel View Contracting",
            "companyNameBn": "জেবেল ভিউ কন্ট্রাক্টিং",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 2745
          },
          {
            "_id": "31d38961-2144-44a7-97a7-8884bf20236d",
            "companyName": "Sur Harbour Fisheries",
            "companyNameBn": "সুর হারবার ফিশারিজ",
            "companySector": "Fishing and cold storage",
            "companySectorBn": "মৎস্য আহরণ ও হিমাগার",
            "valueOfEmployement": 905
          }
        ],
        "image": [
          "/pictures/064667d3c6e9fc903be35fd7aaf82047-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "কাতার",
        "_id": "5e16bd6c-565d-45fc-8f84-0a1fa8142876",
        "countryName": "Qatar",
        "workSummary": "We have worked with builders in Qatar since 1996. Today the work is on roads and bridges, steel structures and the upkeep of buildings, in kitchens and in gardens. Trade tests are held in Dhaka before anybody travels, and the passport stays with the worker.",
        "workSummaryBn": "১৯৯৬ সাল থেকে আমরা কাতারের নির্মাণ প্রতিষ্ঠানগুলোর সঙ্গে কাজ করছি। এখন কাজ সড়ক ও সেতু, ইস্পাত কাঠামো, ভবন রক্ষণাবেক্ষণ, রান্নাঘর আর বাগানে। যাওয়ার আগে ঢাকাতেই ট্রেড টেস্ট হয়, আর পাসপোর্ট থাকে কর্মীর নিজের কাছে।",
        "countryFlagImage": "/pictures/e6636d1e2874157c975f2d3abb52166c-480x320.webp",
        "since": 1996,
        "version": 1,
        "company": [
          {
            "_id": "2942ee6c-6156-4500-87ce-8a61adfb4901",
            "companyName": "Pearl Causeway Engineering",
            "companyNameBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিং",
            "companySector": "Roads and bridges",
            "companySectorBn": "সড়ক ও সেতু",
            "valueOfEmployement": 4875
          },
          {
            "_id": "9fc05b3a-b405-43ca-aae9-5d8f69f1da53",
            "companyName": "Dukhan Steel Erectors",
            "companyNameBn": "দুখান স্টিল ইরেক্টরস",
            "companySector": "Structural steel",
            "companySectorBn": "ইস্পাত কাঠামো",
            "valueOfEmployement": 2640
          },
          {
            "_id": "7c808a7d-5403-42bd-9cb3-db606ab004a5",
            "companyName": "West Bay Building Care",
            "companyNameBn": "ওয়েস্ট বে বিল্ডিং কেয়ার",
            "companySector": "Maintenance and cleaning",
            "companySectorBn": "রক্ষণাবেক্ষণ ও পরিচ্ছন্নতা",
            "valueOfEmployement": 2115
          },
          {
            "_id": "c30386e5-514f-4d0c-b1b1-629ede302390",
            "companyName": "Al Reem Fresh Kitchens",
            "companyNameBn": "আল রিম ফ্রেশ কিচেনস",
            "companySector": "Catering",
            "companySectorBn": "ক্যাটারিং",
            "valueOfEmployement": 1180
          },
          {
            "_id": "67fe7992-e8f1-49f4-be38-a94c9268cc0e",
            "companyName": "Lusail Garden Works",
            "companyNameBn": "লুসাইল গার্ডেন ওয়ার্কস",
            "companySector": "Gardens and irrigation",
            "companySectorBn": "বাগান ও সেচ",
            "valueOfEmployement": 790
          }
        ],
        "image": [
          "/pictures/d28acdd04199a3eff7b140a99918db75-1280x854.webp",
          "/pictures/cfa9fbefdf88ea3daae9540ee5ff7537-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "রোমানিয়া",
        "_id": "00d52969-7e68-458e-8fd6-0fe988e2672a",
        "countryName": "Romania",
        "workSummary": "Construction crews, food packers and metal workers have gone to Romania since 2019. The work permit is issued before anybody gives up a job at home. The contract follows Romanian labour law, and the employer provides a room and winter clothing.",
        "workSummaryBn": "২০১৯ সাল থেকে রোমানিয়ায় যাচ্ছেন নির্মাণকর্মী, খাদ্যপণ্যের প্যাকার ও ধাতুর কারিগর। দেশের কাজ ছাড়ার আগেই ওয়ার্ক পারমিট হয়ে যায়। চুক্তি হয় রোমানিয়ার শ্রম আইন মেনে; থাকার ঘর ও শীতের কাপড় দেন নিয়োগকর্তা।",
        "countryFlagImage": "/pictures/23181307582433fb3642e2f850e55069-480x320.webp",
        "since": 2019,
        "version": 1,
        "company": [
          {
            "_id": "58b6f29a-efa6-4264-8330-45cbbcbfa536",
            "companyName": "Carpat Nord Construct",
            "companyNameBn": "কারপাত নর্ড কনস্ট্রাক্ট",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 685
          },
          {
            "_id": "ae59c957-be7c-46b4-96ff-5437234a660d",
            "companyName": "Dunărea Verde Foods",
            "companyNameBn": "দুনারিয়া ভেরদে ফুডস",
            "companySector": "Food processing",
            "companySectorBn": "খাদ্য প্রক্রিয়াজাতকরণ",
            "valueOfEmployement": 470
          },
          {
            "_id": "52e41e2a-282f-423d-b006-4101c2368707",
            "companyName": "Orizont Metal Sibiu",
            "companyNameBn": "ওরিজন্ট মেটাল সিবিউ",
            "companySector": "Metal fabrication",
            "companySectorBn": "ধাতব কাঠামো তৈরি",
            "valueOfEmployement": 315
          }
        ],
        "image": [
          "/pictures/0d772888ff4835432a7358ecb4c5a8d8-1280x854.webp",
          "/pictures/0ea409320543c5b8189a305f94998241-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "সৌদি আরব",
        "_id": "264dc73e-3edf-407a-a02e-7743f5253726",
        "countryName": "Saudi Arabia",
        "workSummary": "More of our workers have gone to Saudi Arabia than to any other country, the first of them in 1989. They build, clean, cook, drive, lay pipelines and work in hospitals. Housing, medical cover and the flight home after two years are written into the contract, and we read it aloud in Bangla before anybody signs.",
        "workSummaryBn": "আমাদের সবচেয়ে বেশি কর্মী গেছেন সৌদি আরবে; প্রথম দল যায় ১৯৮৯ সালে। সেখানে তাঁরা নির্মাণ, পরিচ্ছন্নতা, রান্না, গাড়ি চালানো, পাইপলাইন ও হাসপাতালের কাজ করেন। থাকা, চিকিৎসা আর দুই বছর পর দেশে ফেরার টিকিটের কথা চুক্তিপত্রে লেখা থাকে। সই করার আগে আমরা চুক্তিপত্র বাংলায় পড়ে শোনাই।",
        "countryFlagImage": "/pictures/667a4019044d91480540d0dc17ae4d4b-480x320.webp",
        "since": 1989,
        "version": 1,
        "company": [
          {
            "_id": "ef6b7f95-8e98-42d9-bb8e-19926468a637",
            "companyName": "Wadi Al Noor Contracting",
            "companyNameBn": "ওয়াদি আল নূর কন্ট্রাক্টিং",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 11840
          },
          {
            "_id": "dcbdc370-63e1-4c05-8aa7-12888cc989c0",
            "companyName": "Najd Horizon Builders",
            "companyNameBn": "নজদ হরাইজন বিল্ডার্স",
            "companySector": "High-rise construction",
            "companySectorBn": "বহুতল ভবন নির্মাণ",
            "valueOfEmployement": 7265
          },
          {
            "_id": "7350b1ee-fc79-4017-93db-a0a9dc15d4d5",
            "companyName": "Red Dune Facilities",
            "companyNameBn": "রেড ডিউন ফ্যাসিলিটিজ",
            "companySector": "Cleaning and maintenance",
            "companySectorBn": "পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ",
            "valueOfEmployement": 6410
          },
          {
            "_id": "9239e4a9-8d28-4ae3-a402-d77dd1afc321",
            "companyName": "Hijaz Table Catering",
            "companyNameBn": "হিজাজ টেবিল ক্যাটারিং",
            "companySector": "Camp and airline catering",
            "companySectorBn": "ক্যাম্প ও এয়ারলাইনস ক্যাটারিং",
            "valueOfEmployement": 4120
          },
          {
            "_id": "04c5edf4-b788-49a1-80f2-9c661e86eebd",
            "companyName": "Qamariya Care Hospitals",
            "companyNameBn": "কামারিয়া কেয়ার হসপিটালস",
            "companySector": "Health care",
            "companySectorBn": "স্বাস্থ্যসেবা",
            "valueOfEmployement": 1935
          },
          {
            "_id": "d9cbb2a5-95b3-47aa-acef-239cd6805880",
            "companyName": "Eastern Palm Pipelines",
            "companyNameBn": "ইস্টার্ন পাম পাইপলাইনস",
            "companySector": "Oil and gas fabrication",
            "companySectorBn": "তেল ও গ্যাস স্থাপনা নির্মাণ",
            "valueOfEmployement": 3580
          },
          {
            "_id": "1352edfa-fcde-4f90-ad65-ce81d173e19e",
            "companyName": "Tamarisk Road Transport",
            "companyNameBn": "তামারিস্ক রোড ট্রান্সপোর্ট",
            "companySector": "Haulage and bus transport",
            "companySectorBn": "পণ্য ও বাস পরিবহন",
            "valueOfEmployement": 2890
          }
        ],
        "image": [
          "/pictures/c34393c5685f767262140f369aa9945d-1280x854.webp",
          "/pictures/7c19fac651350ed5116fe05f1da36495-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "সিঙ্গাপুর",
        "_id": "17de30f9-cabe-4f29-b625-410bc9ac09b9",
        "countryName": "Singapore",
        "workSummary": "Singapore hires by skill. Welders, pipe fitters, scaffolders and electricians have to pass a trade test before they fly, and we have prepared them for it since 2001. The employer insures each worker for hospital care and accidents and provides a bed in a licensed dormitory.",
        "workSummaryBn": "সিঙ্গাপুর কর্মী নেয় দক্ষতা দেখে। ওয়েল্ডার, পাইপ ফিটার, স্ক্যাফোল্ডার ও ইলেকট্রিশিয়ানকে যাওয়ার আগেই ট্রেড টেস্টে পাস করতে হয়; ২০০১ সাল থেকে আমরা সেই পরীক্ষার জন্য তৈরি করছি। নিয়োগকর্তা প্রত্যেক কর্মীর হাসপাতাল ও দুর্ঘটনা বিমা করেন, আর লাইসেন্সপ্রাপ্ত ডরমিটরিতে থাকার ব্যবস্থা করেন।",
        "countryFlagImage": "/pictures/a20e49b42fc1aad1230f8c6f2b0199f6-480x320.webp",
        "since": 2001,
        "version": 1,
        "company": [
          {
            "_id": "6ab65eeb-96f8-475b-bc6f-337a40eee483",
            "companyName": "Straits Keel Engineering",
            "companyNameBn": "স্ট্রেইটস কিল ইঞ্জিনিয়ারিং",
            "companySector": "Shipbuilding",
            "companySectorBn": "জাহাজ নির্মাণ",
            "valueOfEmployement": 2380
          },
          {
            "_id": "80fa4eed-1924-4e58-9377-5835fc20d2e3",
            "companyName": "Merbau Construction",
            "companyNameBn": "মেরবাউ কনস্ট্রাকশন",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 1725
          },
          {
            "_id": "a26d469d-6f14-4bac-86e2-d95685267e47",
            "companyName": "Harbourlight Process Works",
            "companyNameBn": "হারবারলাইট প্রসেস ওয়ার্কস",
            "companySector": "Marine and process plant",
            "companySectorBn": "মেরিন ও প্রসেস প্ল্যান্ট",
            "valueOfEmployement": 1090
          }
        ],
        "image": [
          "/pictures/07b41062e6af2a67aab687759b4fbf66-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "_id": "46fadd1d-3765-460d-9e01-c83c147412c0",
        "countryName": "United Arab Emirates",
        "workSummary": "Hotels, ports, airports and building sites in Dubai, Abu Dhabi and Sharjah have taken our workers since 1992. They ask most often for cooks, loaders, forklift drivers, tile masons, gardeners and guards. Wages are paid into the worker’s own bank account through the country’s wage protection system.",
        "workSummaryBn": "১৯৯২ সাল থেকে দুবাই, আবুধাবি ও শারজাহর হোটেল, বন্দর, বিমানবন্দর ও নির্মাণস্থলে যাচ্ছেন আমাদের কর্মীরা। সবচেয়ে বেশি চাওয়া হয় রাঁধুনি, মাল ওঠানো-নামানোর কর্মী, ফর্কলিফট চালক, টাইলস মিস্ত্রি, মালি ও নিরাপত্তাকর্মী। দেশটির বেতন সুরক্ষা ব্যবস্থায় বেতন জমা হয় কর্মীর নিজের ব্যাংক হিসাবে।",
        "countryFlagImage": "/pictures/07560ce5858483e70c8cad00e8ad97dc-480x320.webp",
        "since": 1992,
        "version": 1,
        "company": [
          {
            "_id": "1f92a252-8d00-443a-adb7-e8ec31912b23",
            "companyName": "Gulf Lantern Hotels",
            "companyNameBn": "গালফ ল্যান্টার্ন হোটেলস",
            "companySector": "Hotels and restaurants",
            "companySectorBn": "হোটেল ও রেস্তোরাঁ",
            "valueOfEmployement": 3470
          },
          {
            "_id": "46736a48-f399-4fc2-8a5b-a19ebcef40e0",
            "companyName": "Creekside Cargo Services",
            "companyNameBn": "ক্রিকসাইড কার্গো সার্ভিসেস",
            "companySector": "Warehousing and ports",
            "companySectorBn": "গুদাম ও বন্দর",
            "valueOfEmployement": 2985
          },
          {
            "_id": "78259353-8414-43ac-91ff-e17fd0a2d277",
            "companyName": "Blue Falcon Ground Handling",
            "companyNameBn": "ব্লু ফ্যালকন গ্রাউন্ড হ্যান্ডলিং",
            "companySector": "Airport services",
            "companySectorBn": "বিমানবন্দর সেবা",
            "valueOfEmployement": 2240
          },
          {
            "_id": "b8c2562a-207d-4b19-964d-171ede6bba38",
            "companyName": "Marsa Crest Construction",
            "companyNameBn": "মারসা ক্রেস্ট কনস্ট্রাকশন",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 4630
          },
          {
            "_id": "44ea0b66-d1b1-42eb-a554-469678a91d1a",
            "companyName": "Sidra Green Landscapes",
            "companyNameBn": "সিদরা গ্রিন ল্যান্ডস্কেপস",
            "companySector": "Gardens and irrigation",
            "companySectorBn": "বাগান ও সেচ",
            "valueOfEmployement": 1310
          },
          {
            "_id": "52f6fe90-a99c-4ad2-9c26-18b9ac079d25",
            "companyName": "Oryx Shield Security",
            "companyNameBn": "অরিক্স শিল্ড সিকিউরিটি",
            "companySector": "Guarding",
            "companySectorBn": "নিরাপত্তা প্রহরা",
            "valueOfEmployement": 860
          }
        ],
        "image": [
          "/pictures/8e41eb5fb69b62961551adcc14f0f1e0-1280x854.webp",
          "/pictures/f3a6c8290306f0c573d081b125b2f7c9-1280x854.webp",
          "/pictures/f93ad50fb75d6ca94b89c1b1a70c38e1-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      }
    ]
  }
} satisfies MockResponses

export const bn = {
  "clients.manage": {
    "rows": [
      {
        "_id": "f6295ee9-88cf-4a00-8ab0-ecae7c98f1b4",
        "countryName": "Italy",
        "countryFlagImage": "/pictures/453507d4474c9d3e0f7b7344d066b62e-480x320.webp",
        "version": 1,
        "countryNameBn": "ইতালি",
        "companies": 3,
        "pictures": 2,
        "employed": 675,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [
          "figure"
        ],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "1c07f778-9c98-4303-a77d-a65828a28677",
        "countryName": "Oman",
        "countryFlagImage": "/pictures/7fecc120e4caec4eccae098f5eb65b22-480x320.webp",
        "version": 1,
        "countryNameBn": "ওমান",
        "companies": 4,
        "pictures": 1,
        "employed": 7030,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "5e16bd6c-565d-45fc-8f84-0a1fa8142876",
        "countryName": "Qatar",
        "countryFlagImage": "/pictures/e6636d1e2874157c975f2d3abb52166c-480x320.webp",
        "version": 1,
        "countryNameBn": "কাতার",
        "companies": 5,
        "pictures": 2,
        "employed": 11600,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "bd80b508-943a-423b-9508-5458b066ed23",
        "countryName": "Kuwait",
        "countryFlagImage": "/pictures/07e967ae959aed23066d697b5225c401-480x320.webp",
        "version": 1,
        "countryNameBn": "কুয়েত",
        "companies": 4,
        "pictures": 2,
        "employed": 6090,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "1b7ce8bb-7dce-4353-b54d-9ffef88f4a66",
        "countryName": "Jordan",
        "countryFlagImage": "/pictures/54379a7e639d0a440a72c94a70e7e01a-480x320.webp",
        "version": 1,
        "countryNameBn": "জর্ডান",
        "companies": 3,
        "pictures": 1,
        "employed": 4830,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "10c95ece-ca35-45ce-8cda-82fd60420524",
        "countryName": "Japan",
        "countryFlagImage": "/pictures/15c5bf9e76ff76da62423b987a2a730f-480x320.webp",
        "version": 1,
        "countryNameBn": "জাপান",
        "companies": 3,
        "pictures": 1,
        "employed": 402,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "b9224390-25fe-453d-b66b-2c4d26aba37c",
        "countryName": "Bahrain",
        "countryFlagImage": "/pictures/c03fde4e10c57b225bbc2c61e5f9bb79-480x320.webp",
        "version": 1,
        "countryNameBn": "বাহরাইন",
        "companies": 3,
        "pictures": 1,
        "employed": 2765,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "3c50d3a1-9a89-437c-ac34-59206f347ad1",
        "countryName": "Malaysia",
        "countryFlagImage": "/pictures/7a07bdc82122e70f7389e83ba823b138-480x320.webp",
        "version": 1,
        "countryNameBn": "মালয়েশিয়া",
        "companies": 5,
        "pictures": 3,
        "employed": 11070,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "00d52969-7e68-458e-8fd6-0fe988e2672a",
        "countryName": "Romania",
        "countryFlagImage": "/pictures/23181307582433fb3642e2f850e55069-480x320.webp",
        "version": 1,
        "countryNameBn": "রোমানিয়া",
        "companies": 3,
        "pictures": 2,
        "employed": 1470,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "46fadd1d-3765-460d-9e01-c83c147412c0",
        "countryName": "United Arab Emirates",
        "countryFlagImage": "/pictures/07560ce5858483e70c8cad00e8ad97dc-480x320.webp",
        "version": 1,
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "companies": 6,
        "pictures": 3,
        "employed": 15495,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "17de30f9-cabe-4f29-b625-410bc9ac09b9",
        "countryName": "Singapore",
        "countryFlagImage": "/pictures/a20e49b42fc1aad1230f8c6f2b0199f6-480x320.webp",
        "version": 1,
        "countryNameBn": "সিঙ্গাপুর",
        "companies": 3,
        "pictures": 1,
        "employed": 5195,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      },
      {
        "_id": "264dc73e-3edf-407a-a02e-7743f5253726",
        "countryName": "Saudi Arabia",
        "countryFlagImage": "/pictures/667a4019044d91480540d0dc17ae4d4b-480x320.webp",
        "version": 1,
        "countryNameBn": "সৌদি আরব",
        "companies": 7,
        "pictures": 2,
        "employed": 38040,
        "updatedAt": "2026-11-24T21:57:43.034Z",
        "isNew": true,
        "missing": [],
        "gaps": [],
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "newest": 1
      }
    ],
    "count": 12,
    "page": 1,
    "pages": 1,
    "total": 12,
    "clients": [
      {
        "countryNameBn": "ইতালি",
        "_id": "f6295ee9-88cf-4a00-8ab0-ecae7c98f1b4",
        "countryName": "Italy",
        "workSummary": "Under Italy’s yearly quota we have sent greenhouse workers and hotel staff since 2007. A shipyard hires now, too; how many have gone there is not confirmed yet. A season lasts nine months at most, the wage is that of the national agreement for the trade, and we teach Italian before departure.",
        "workSummaryBn": "ইতালির বার্ষিক কোটায় ২০০৭ সাল থেকে আমরা গ্রিনহাউসের কর্মী ও হোটেলকর্মী পাঠাচ্ছি। এখন একটি জাহাজ নির্মাণ প্রতিষ্ঠানও কর্মী নিচ্ছে; সেখানে কতজন গেছেন, তা এখনো নিশ্চিত হয়নি। এক মৌসুম চলে সর্বোচ্চ নয় মাস। বেতন ওই পেশার জাতীয় চুক্তি অনুযায়ী, আর যাত্রার আগে আমরা ইতালীয় ভাষা শেখাই।",
        "countryFlagImage": "/pictures/453507d4474c9d3e0f7b7344d066b62e-480x320.webp",
        "since": 2007,
        "version": 1,
        "company": [
          {
            "_id": "8de7f293-ca79-49a9-b6b3-b0c2362d8142",
            "companyName": "Serre del Lago",
            "companyNameBn": "সেরে দেল লাগো",
            "companySector": "Agriculture",
            "companySectorBn": "কৃষি",
            "valueOfEmployement": 410
          },
          {
            "_id": "ca4fec11-cc38-4883-93b4-13e9049ac95c",
            "companyName": "Riviera Chiara Alberghi",
            "companyNameBn": "রিভিয়েরা কিয়ারা আলবেরগি",
            "companySector": "Hotels and restaurants",
            "companySectorBn": "হোটেল ও রেস্তোরাঁ",
            "valueOfEmployement": 265
          },
          {
            "_id": "be982717-ae77-4205-88b3-51d2e319a59b",
            "companyName": "Cantieri Ponente",
            "companyNameBn": "কান্তিয়েরি পোনেন্তে",
            "companySector": "Shipbuilding",
            "companySectorBn": "জাহাজ নির্মাণ",
            "valueOfEmployement": null
          }
        ],
        "image": [
          "/pictures/ea28b8c0cebb2bf11694531ef8d4b213-1280x854.webp",
          "/pictures/aecf8bad8e756ed3bbfeff45d1d8fdc1-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "ওমান",
        "_id": "1c07f778-9c98-4303-a77d-a65828a28677",
        "countryName": "Oman",
        "workSummary": "Our first workers left for Muscat in 1991. Today they build, repair ships, work on farms and in cold stores by the harbours. Many employers in Oman are small, so visa clearance, medical check and training before departure all go through our office. Housing and accident cover are written into the contract.",
        "workSummaryBn": "আমাদের প্রথম কর্মীরা মাসকাটে যান ১৯৯১ সালে। এখন তাঁরা ভবন গড়েন, জাহাজ মেরামত করেন, খামারে আর বন্দরের হিমাগারে কাজ করেন। ওমানের অনেক নিয়োগকর্তা ছোট, তাই ভিসার ছাড়পত্র, মেডিকেল পরীক্ষা ও যাত্রার আগের প্রশিক্ষণ সবই হয় আমাদের অফিসের মাধ্যমে। থাকার জায়গা ও দুর্ঘটনা বিমার কথা চুক্তিপত্রে লেখা থাকে।",
        "countryFlagImage": "/pictures/7fecc120e4caec4eccae098f5eb65b22-480x320.webp",
        "since": 1991,
        "version": 1,
        "company": [
          {
            "_id": "fe6dce8d-fd6f-4054-94b2-675a2c994c34",
            "companyName": "Batinah Green Farms",
            "companyNameBn": "বাতিনাহ গ্রিন ফার্মস",
            "companySector": "Agriculture",
            "companySectorBn": "কৃষি",
            "valueOfEmployement": 1860
          },
          {
            "_id": "6cbbb64f-ab29-45d9-ac9d-d0d836a406da",
            "companyName": "Frankincense Coast Shipyards",
            "companyNameBn": "ফ্র্যাঙ্কিনসেন্স কোস্ট শিপইয়ার্ডস",
            "companySector": "Ship repair",
            "companySectorBn": "জাহাজ মেরামত",
            "valueOfEmployement": 1520
          },
          {
            "_id": "8b405686-a663-405d-8144-ec85333bd58b",
            "companyName": "Jebel View Contracting",
            "companyNameBn": "জেবেল ভিউ কন্ট্রাক্টিং",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 2745
          },
          {
            "_id": "31d38961-2144-44a7-97a7-8884bf20236d",
            "companyName": "Sur Harbour Fisheries",
            "companyNameBn": "সুর হারবার ফিশারিজ",
            "companySector": "Fishing and cold storage",
            "companySectorBn": "মৎস্য আহরণ ও হিমাগার",
            "valueOfEmployement": 905
          }
        ],
        "image": [
          "/pictures/064667d3c6e9fc903be35fd7aaf82047-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "কাতার",
        "_id": "5e16bd6c-565d-45fc-8f84-0a1fa8142876",
        "countryName": "Qatar",
        "workSummary": "We have worked with builders in Qatar since 1996. Today the work is on roads and bridges, steel structures and the upkeep of buildings, in kitchens and in gardens. Trade tests are held in Dhaka before anybody travels, and the passport stays with the worker.",
        "workSummaryBn": "১৯৯৬ সাল থেকে আমরা কাতারের নির্মাণ প্রতিষ্ঠানগুলোর সঙ্গে কাজ করছি। এখন কাজ সড়ক ও সেতু, ইস্পাত কাঠামো, ভবন রক্ষণাবেক্ষণ, রান্নাঘর আর বাগানে। যাওয়ার আগে ঢাকাতেই ট্রেড টেস্ট হয়, আর পাসপোর্ট থাকে কর্মীর নিজের কাছে।",
        "countryFlagImage": "/pictures/e6636d1e2874157c975f2d3abb52166c-480x320.webp",
        "since": 1996,
        "version": 1,
        "company": [
          {
            "_id": "2942ee6c-6156-4500-87ce-8a61adfb4901",
            "companyName": "Pearl Causeway Engineering",
            "companyNameBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিং",
            "companySector": "Roads and bridges",
            "companySectorBn": "সড়ক ও সেতু",
            "valueOfEmployement": 4875
          },
          {
            "_id": "9fc05b3a-b405-43ca-aae9-5d8f69f1da53",
            "companyName": "Dukhan Steel Erectors",
            "companyNameBn": "দুখান স্টিল ইরেক্টরস",
            "companySector": "Structural steel",
            "companySectorBn": "ইস্পাত কাঠামো",
            "valueOfEmployement": 2640
          },
          {
            "_id": "7c808a7d-5403-42bd-9cb3-db606ab004a5",
            "companyName": "West Bay Building Care",
            "companyNameBn": "ওয়েস্ট বে বিল্ডিং কেয়ার",
            "companySector": "Maintenance and cleaning",
            "companySectorBn": "রক্ষণাবেক্ষণ ও পরিচ্ছন্নতা",
            "valueOfEmployement": 2115
          },
          {
            "_id": "c30386e5-514f-4d0c-b1b1-629ede302390",
            "companyName": "Al Reem Fresh Kitchens",
            "companyNameBn": "আল রিম ফ্রেশ কিচেনস",
            "companySector": "Catering",
            "companySectorBn": "ক্যাটারিং",
            "valueOfEmployement": 1180
          },
          {
            "_id": "67fe7992-e8f1-49f4-be38-a94c9268cc0e",
            "companyName": "Lusail Garden Works",
            "companyNameBn": "লুসাইল গার্ডেন ওয়ার্কস",
            "companySector": "Gardens and irrigation",
            "companySectorBn": "বাগান ও সেচ",
            "valueOfEmployement": 790
          }
        ],
        "image": [
          "/pictures/d28acdd04199a3eff7b140a99918db75-1280x854.webp",
          "/pictures/cfa9fbefdf88ea3daae9540ee5ff7537-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "কুয়েত",
        "_id": "bd80b508-943a-423b-9508-5458b066ed23",
        "countryName": "Kuwait",
        "workSummary": "Cleaners, warehouse workers, drivers, metal workers and hospital staff have gone to Kuwait since 1994. A contract runs for two years, with paid leave and a ticket home. It states the wage in dinars, the hours and the weekly day off. The employer pays for health insurance and the residence permit.",
        "workSummaryBn": "১৯৯৪ সাল থেকে কুয়েতে যাচ্ছেন পরিচ্ছন্নতাকর্মী, গুদামকর্মী, চালক, ধাতুর কারিগর ও হাসপাতালের কর্মী। চুক্তির মেয়াদ দুই বছর, সঙ্গে সবেতন ছুটি ও দেশে ফেরার টিকিট। চুক্তিপত্রে লেখা থাকে দিনারে বেতন, কাজের সময় ও সাপ্তাহিক ছুটির দিন। স্বাস্থ্যবিমা ও আকামার ফি দেন নিয়োগকর্তা।",
        "countryFlagImage": "/pictures/07e967ae959aed23066d697b5225c401-480x320.webp",
        "since": 1994,
        "version": 1,
        "company": [
          {
            "_id": "170e5f52-3440-43d8-8bd5-08d2a22c10af",
            "companyName": "Failaka Medical Group",
            "companyNameBn": "ফাইলাকা মেডিকেল গ্রুপ",
            "companySector": "Health care",
            "companySectorBn": "স্বাস্থ্যসেবা",
            "valueOfEmployement": 1045
          },
          {
            "_id": "e72d82dc-10f3-4699-bc94-09338fb7fa13",
            "companyName": "Desert Rose Cleaning",
            "companyNameBn": "ডেজার্ট রোজ ক্লিনিং",
            "companySector": "Cleaning and maintenance",
            "companySectorBn": "পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ",
            "valueOfEmployement": 2730
          },
          {
            "_id": "1f02caa8-6815-43a4-a8c3-43ffaa40f0e9",
            "companyName": "Burgan Way Logistics",
            "companyNameBn": "বুরগান ওয়ে লজিস্টিকস",
            "companySector": "Warehousing and transport",
            "companySectorBn": "গুদাম ও পরিবহন",
            "valueOfEmployement": 1395
          },
          {
            "_id": "58787cb2-f677-4013-8066-0a4af9d7930f",
            "companyName": "Shamal Steel Works",
            "companyNameBn": "শামাল স্টিল ওয়ার্কস",
            "companySector": "Metal fabrication",
            "companySectorBn": "ধাতব কাঠামো তৈরি",
            "valueOfEmployement": 920
          }
        ],
        "image": [
          "/pictures/89f9a8d7f3ec2c71bd7699b6b08c4c18-1280x854.webp",
          "/pictures/84deb98bdaf55c5dae71725140a0dfdd-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "জর্ডান",
        "_id": "1b7ce8bb-7dce-4353-b54d-9ffef88f4a66",
        "countryName": "Jordan",
        "workSummary": "Since 2004 sewing operators, checkers and line leaders have left for the garment factories of Irbid and Sahab; many of them are women. They live in the employer’s hostels, with meals. One contract for the whole trade sets wage, overtime and medical care, and every worker gets a copy in Bangla.",
        "workSummaryBn": "২০০৪ সাল থেকে ইরবিদ ও সাহাবের পোশাক কারখানায় যাচ্ছেন সেলাই অপারেটর, চেকার ও লাইন লিডার; তাঁদের অনেকেই নারী। থাকা-খাওয়া নিয়োগকর্তার হোস্টেলে। বেতন, ওভারটাইম ও চিকিৎসার নিয়ম ঠিক করা আছে এই খাতের অভিন্ন চুক্তিপত্রে। প্রত্যেক কর্মী তার বাংলা কপি পান।",
        "countryFlagImage": "/pictures/54379a7e639d0a440a72c94a70e7e01a-480x320.webp",
        "since": 2004,
        "version": 1,
        "company": [
          {
            "_id": "79da3ef0-0640-40d6-b40e-ca05176bdcea",
            "companyName": "Petra Needle Garments",
            "companyNameBn": "পেট্রা নিডল গার্মেন্টস",
            "companySector": "Garments",
            "companySectorBn": "তৈরি পোশাক",
            "valueOfEmployement": 2415
          },
          {
            "_id": "a2ea97a0-7574-43a6-a821-8e9e2be5a4d5",
            "companyName": "Yarmouk Sportswear",
            "companyNameBn": "ইয়ারমুক স্পোর্টসওয়্যার",
            "companySector": "Garments",
            "companySectorBn": "তৈরি পোশাক",
            "valueOfEmployement": 1680
          },
          {
            "_id": "6acfbd4f-1c05-498b-a14e-aa340f83fd52",
            "companyName": "Olive Terrace Textiles",
            "companyNameBn": "অলিভ টেরেস টেক্সটাইলস",
            "companySector": "Textiles",
            "companySectorBn": "বস্ত্র",
            "valueOfEmployement": 735
          }
        ],
        "image": [
          "/pictures/60a17bb8b49f06a0339a859dc28460be-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "জাপান",
        "_id": "10c95ece-ca35-45ce-8cda-82fd60420524",
        "countryName": "Japan",
        "workSummary": "Japan is our newest destination, since 2021. Care workers, machine operators and building cleaners go there once they have passed a skills test and a test in basic Japanese. They learn the language with us, and the employer pays the fees. Pay equals that of Japanese colleagues, and a furnished room is arranged before they land.",
        "workSummaryBn": "জাপান আমাদের সবচেয়ে নতুন গন্তব্য, ২০২১ সাল থেকে। পরিচর্যাকর্মী, মেশিন অপারেটর ও ভবন পরিচ্ছন্নতাকর্মীরা যান দক্ষতা পরীক্ষা ও প্রাথমিক জাপানি ভাষার পরীক্ষায় পাস করে। ভাষা শেখেন আমাদের কাছেই, ফি দেন নিয়োগকর্তা। বেতন জাপানি সহকর্মীদের সমান; পৌঁছানোর আগেই আসবাবসহ ঘর ঠিক করা থাকে।",
        "countryFlagImage": "/pictures/15c5bf9e76ff76da62423b987a2a730f-480x320.webp",
        "since": 2021,
        "version": 1,
        "company": [
          {
            "_id": "fae5c31c-c4eb-4059-a879-46d0a26d8003",
            "companyName": "Hidamari Care Homes",
            "companyNameBn": "হিদামারি কেয়ার হোমস",
            "companySector": "Care of the elderly",
            "companySectorBn": "বয়স্কদের পরিচর্যা",
            "valueOfEmployement": 186
          },
          {
            "_id": "3bb30ed1-6fef-4824-869e-c7c36c7bf37d",
            "companyName": "Aoba Precision Parts",
            "companyNameBn": "আওবা প্রিসিশন পার্টস",
            "companySector": "Manufacturing",
            "companySectorBn": "উৎপাদনশিল্প",
            "valueOfEmployement": 142
          },
          {
            "_id": "3aa46b3d-2a68-4d35-8b6f-03dadde5d85a",
            "companyName": "Minato Building Care",
            "companyNameBn": "মিনাতো বিল্ডিং কেয়ার",
            "companySector": "Cleaning and maintenance",
            "companySectorBn": "পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ",
            "valueOfEmployement": 74
          }
        ],
        "image": [
          "/pictures/acc0d3f632878495dbbfeadfe402bc01-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "বাহরাইন",
        "_id": "b9224390-25fe-453d-b66b-2c4d26aba37c",
        "countryName": "Bahrain",
        "workSummary": "Bahrain is small and hires steadily: ship repairers, aluminium workers and restaurant staff, since 1998. The work permit is in the worker’s own name. The contract says whether the employer provides a room or a housing allowance.",
        "workSummaryBn": "বাহরাইন ছোট দেশ, তবে চাহিদা স্থির: ১৯৯৮ সাল থেকে যাচ্ছেন জাহাজ মেরামতকর্মী, অ্যালুমিনিয়ামের কারিগর ও রেস্তোরাঁর কর্মী। কাজের অনুমতি হয় কর্মীর নিজের নামে। নিয়োগকর্তা ঘর দেবেন নাকি বাসাভাড়া, তা চুক্তিপত্রে লেখা থাকে।",
        "countryFlagImage": "/pictures/c03fde4e10c57b225bbc2c61e5f9bb79-480x320.webp",
        "since": 1998,
        "version": 1,
        "company": [
          {
            "_id": "52dab5c1-4d93-4c0f-af0b-07e4b1187a44",
            "companyName": "Muharraq Marine Works",
            "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
            "companySector": "Ship repair",
            "companySectorBn": "জাহাজ মেরামত",
            "valueOfEmployement": 1140
          },
          {
            "_id": "02e2f89e-4187-478d-b566-ec51211e9bb4",
            "companyName": "Two Seas Aluminium Products",
            "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
            "companySector": "Metal fabrication",
            "companySectorBn": "ধাতব কাঠামো তৈরি",
            "valueOfEmployement": 985
          },
          {
            "_id": "3a777aae-8d1a-4d01-8cb3-10b76a02e119",
            "companyName": "Pearl Diver Restaurants",
            "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
            "companySector": "Hotels and restaurants",
            "companySectorBn": "হোটেল ও রেস্তোরাঁ",
            "valueOfEmployement": 640
          }
        ],
        "image": [
          "/pictures/88d89d9fa09447943d04be91360600e9-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "মালয়েশিয়া",
        "_id": "3c50d3a1-9a89-437c-ac34-59206f347ad1",
        "countryName": "Malaysia",
        "workSummary": "Since 1993 our workers have gone to the factories of Selangor, Penang and Johor and to the estates of Pahang. They assemble electronics, make gloves, harvest, build, and load ships. The employer pays the levy and the flight, and social security covers accidents at work.",
        "workSummaryBn": "১৯৯৩ সাল থেকে আমাদের কর্মীরা যাচ্ছেন সেলাঙ্গর, পেনাং ও জোহরের কারখানায় আর পাহাংয়ের বাগানে। তাঁরা ইলেকট্রনিকস যন্ত্র জোড়া দেন, গ্লাভস বানান, ফসল তোলেন, ভবন গড়েন, জাহাজে মাল ওঠান-নামান। লেভি ও বিমানভাড়া দেন নিয়োগকর্তা; কাজের সময়ের দুর্ঘটনা সামাজিক সুরক্ষার আওতায় পড়ে।",
        "countryFlagImage": "/pictures/7a07bdc82122e70f7389e83ba823b138-480x320.webp",
        "since": 1993,
        "version": 1,
        "company": [
          {
            "_id": "e075336a-ba40-4bdc-bcc2-699c13156ebc",
            "companyName": "Rimba Hijau Plantations",
            "companyNameBn": "রিম্বা হিজাউ প্ল্যান্টেশনস",
            "companySector": "Agriculture",
            "companySectorBn": "কৃষি",
            "valueOfEmployement": 3260
          },
          {
            "_id": "76ec3710-2e91-4ec5-a226-6f85b8d3252c",
            "companyName": "Selat Electronics Assembly",
            "companyNameBn": "সেলাত ইলেকট্রনিকস অ্যাসেম্বলি",
            "companySector": "Manufacturing",
            "companySectorBn": "উৎপাদনশিল্প",
            "valueOfEmployement": 2875
          },
          {
            "_id": "183dd761-30db-4688-a1aa-d5d3523aa045",
            "companyName": "Kembara Glove and Rubber",
            "companyNameBn": "কেম্বারা গ্লাভ অ্যান্ড রাবার",
            "companySector": "Manufacturing",
            "companySectorBn": "উৎপাদনশিল্প",
            "valueOfEmployement": 2190
          },
          {
            "_id": "de0dfacf-7fd6-47b3-b594-1bcc9fe7ea95",
            "companyName": "Bukit Indah Builders",
            "companyNameBn": "বুকিত ইন্দাহ বিল্ডার্স",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 1640
          },
          {
            "_id": "7fdb0555-ce58-43fe-b292-9b8ad8aa861b",
            "companyName": "Pelabuhan Timur Logistics",
            "companyNameBn": "পেলাবুহান তিমুর লজিস্টিকস",
            "companySector": "Warehousing and ports",
            "companySectorBn": "গুদাম ও বন্দর",
            "valueOfEmployement": 1105
          }
        ],
        "image": [
          "/pictures/c86d813793e6bd66f1a401981bb808fd-1280x854.webp",
          "/pictures/5e06c0db3dc72aafc87ae65e128c8eeb-1280x854.webp",
          "/pictures/7d71b5db4069f7de1bd2285263bbccc0-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "রোমানিয়া",
        "_id": "00d52969-7e68-458e-8fd6-0fe988e2672a",
        "countryName": "Romania",
        "workSummary": "Construction crews, food packers and metal workers have gone to Romania since 2019. The work permit is issued before anybody gives up a job at home. The contract follows Romanian labour law, and the employer provides a room and winter clothing.",
        "workSummaryBn": "২০১৯ সাল থেকে রোমানিয়ায় যাচ্ছেন নির্মাণকর্মী, খাদ্যপণ্যের প্যাকার ও ধাতুর কারিগর। দেশের কাজ ছাড়ার আগেই ওয়ার্ক পারমিট হয়ে যায়। চুক্তি হয় রোমানিয়ার শ্রম আইন মেনে; থাকার ঘর ও শীতের কাপড় দেন নিয়োগকর্তা।",
        "countryFlagImage": "/pictures/23181307582433fb3642e2f850e55069-480x320.webp",
        "since": 2019,
        "version": 1,
        "company": [
          {
            "_id": "58b6f29a-efa6-4264-8330-45cbbcbfa536",
            "companyName": "Carpat Nord Construct",
            "companyNameBn": "কারপাত নর্ড কনস্ট্রাক্ট",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 685
          },
          {
            "_id": "ae59c957-be7c-46b4-96ff-5437234a660d",
            "companyName": "Dunărea Verde Foods",
            "companyNameBn": "দুনারিয়া ভেরদে ফুডস",
            "companySector": "Food processing",
            "companySectorBn": "খাদ্য প্রক্রিয়াজাতকরণ",
            "valueOfEmployement": 470
          },
          {
            "_id": "52e41e2a-282f-423d-b006-4101c2368707",
            "companyName": "Orizont Metal Sibiu",
            "companyNameBn": "ওরিজন্ট মেটাল সিবিউ",
            "companySector": "Metal fabrication",
            "companySectorBn": "ধাতব কাঠামো তৈরি",
            "valueOfEmployement": 315
          }
        ],
        "image": [
          "/pictures/0d772888ff4835432a7358ecb4c5a8d8-1280x854.webp",
          "/pictures/0ea409320543c5b8189a305f94998241-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "_id": "46fadd1d-3765-460d-9e01-c83c147412c0",
        "countryName": "United Arab Emirates",
        "workSummary": "Hotels, ports, airports and building sites in Dubai, Abu Dhabi and Sharjah have taken our workers since 1992. They ask most often for cooks, loaders, forklift drivers, tile masons, gardeners and guards. Wages are paid into the worker’s own bank account through the country’s wage protection system.",
        "workSummaryBn": "১৯৯২ সাল থেকে দুবাই, আবুধাবি ও শারজাহর হোটেল, বন্দর, বিমানবন্দর ও নির্মাণস্থলে যাচ্ছেন আমাদের কর্মীরা। সবচেয়ে বেশি চাওয়া হয় রাঁধুনি, মাল ওঠানো-নামানোর কর্মী, ফর্কলিফট চালক, টাইলস মিস্ত্রি, মালি ও নিরাপত্তাকর্মী। দেশটির বেতন সুরক্ষা ব্যবস্থায় বেতন জমা হয় কর্মীর নিজের ব্যাংক হিসাবে।",
        "countryFlagImage": "/pictures/07560ce5858483e70c8cad00e8ad97dc-480x320.webp",
        "since": 1992,
        "version": 1,
        "company": [
          {
            "_id": "1f92a252-8d00-443a-adb7-e8ec31912b23",
            "companyName": "Gulf Lantern Hotels",
            "companyNameBn": "গালফ ল্যান্টার্ন হোটেলস",
            "companySector": "Hotels and restaurants",
            "companySectorBn": "হোটেল ও রেস্তোরাঁ",
            "valueOfEmployement": 3470
          },
          {
            "_id": "46736a48-f399-4fc2-8a5b-a19ebcef40e0",
            "companyName": "Creekside Cargo Services",
            "companyNameBn": "ক্রিকসাইড কার্গো সার্ভিসেস",
            "companySector": "Warehousing and ports",
            "companySectorBn": "গুদাম ও বন্দর",
            "valueOfEmployement": 2985
          },
          {
            "_id": "78259353-8414-43ac-91ff-e17fd0a2d277",
            "companyName": "Blue Falcon Ground Handling",
            "companyNameBn": "ব্লু ফ্যালকন গ্রাউন্ড হ্যান্ডলিং",
            "companySector": "Airport services",
            "companySectorBn": "বিমানবন্দর সেবা",
            "valueOfEmployement": 2240
          },
          {
            "_id": "b8c2562a-207d-4b19-964d-171ede6bba38",
            "companyName": "Marsa Crest Construction",
            "companyNameBn": "মারসা ক্রেস্ট কনস্ট্রাকশন",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 4630
          },
          {
            "_id": "44ea0b66-d1b1-42eb-a554-469678a91d1a",
            "companyName": "Sidra Green Landscapes",
            "companyNameBn": "সিদরা গ্রিন ল্যান্ডস্কেপস",
            "companySector": "Gardens and irrigation",
            "companySectorBn": "বাগান ও সেচ",
            "valueOfEmployement": 1310
          },
          {
            "_id": "52f6fe90-a99c-4ad2-9c26-18b9ac079d25",
            "companyName": "Oryx Shield Security",
            "companyNameBn": "অরিক্স শিল্ড সিকিউরিটি",
            "companySector": "Guarding",
            "companySectorBn": "নিরাপত্তা প্রহরা",
            "valueOfEmployement": 860
          }
        ],
        "image": [
          "/pictures/8e41eb5fb69b62961551adcc14f0f1e0-1280x854.webp",
          "/pictures/f3a6c8290306f0c573d081b125b2f7c9-1280x854.webp",
          "/pictures/f93ad50fb75d6ca94b89c1b1a70c38e1-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "সিঙ্গাপুর",
        "_id": "17de30f9-cabe-4f29-b625-410bc9ac09b9",
        "countryName": "Singapore",
        "workSummary": "Singapore hires by skill. Welders, pipe fitters, scaffolders and electricians have to pass a trade test before they fly, and we have prepared them for it since 2001. The employer insures each worker for hospital care and accidents and provides a bed in a licensed dormitory.",
        "workSummaryBn": "সিঙ্গাপুর কর্মী নেয় দক্ষতা দেখে। ওয়েল্ডার, পাইপ ফিটার, স্ক্যাফোল্ডার ও ইলেকট্রিশিয়ানকে যাওয়ার আগেই ট্রেড টেস্টে পাস করতে হয়; ২০০১ সাল থেকে আমরা সেই পরীক্ষার জন্য তৈরি করছি। নিয়োগকর্তা প্রত্যেক কর্মীর হাসপাতাল ও দুর্ঘটনা বিমা করেন, আর লাইসেন্সপ্রাপ্ত ডরমিটরিতে থাকার ব্যবস্থা করেন।",
        "countryFlagImage": "/pictures/a20e49b42fc1aad1230f8c6f2b0199f6-480x320.webp",
        "since": 2001,
        "version": 1,
        "company": [
          {
            "_id": "6ab65eeb-96f8-475b-bc6f-337a40eee483",
            "companyName": "Straits Keel Engineering",
            "companyNameBn": "স্ট্রেইটস কিল ইঞ্জিনিয়ারিং",
            "companySector": "Shipbuilding",
            "companySectorBn": "জাহাজ নির্মাণ",
            "valueOfEmployement": 2380
          },
          {
            "_id": "80fa4eed-1924-4e58-9377-5835fc20d2e3",
            "companyName": "Merbau Construction",
            "companyNameBn": "মেরবাউ কনস্ট্রাকশন",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 1725
          },
          {
            "_id": "a26d469d-6f14-4bac-86e2-d95685267e47",
            "companyName": "Harbourlight Process Works",
            "companyNameBn": "হারবারলাইট প্রসেস ওয়ার্কস",
            "companySector": "Marine and process plant",
            "companySectorBn": "মেরিন ও প্রসেস প্ল্যান্ট",
            "valueOfEmployement": 1090
          }
        ],
        "image": [
          "/pictures/07b41062e6af2a67aab687759b4fbf66-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      },
      {
        "countryNameBn": "সৌদি আরব",
        "_id": "264dc73e-3edf-407a-a02e-7743f5253726",
        "countryName": "Saudi Arabia",
        "workSummary": "More of our workers have gone to Saudi Arabia than to any other country, the first of them in 1989. They build, clean, cook, drive, lay pipelines and work in hospitals. Housing, medical cover and the flight home after two years are written into the contract, and we read it aloud in Bangla before anybody signs.",
        "workSummaryBn": "আমাদের সবচেয়ে বেশি কর্মী গেছেন সৌদি আরবে; প্রথম দল যায় ১৯৮৯ সালে। সেখানে তাঁরা নির্মাণ, পরিচ্ছন্নতা, রান্না, গাড়ি চালানো, পাইপলাইন ও হাসপাতালের কাজ করেন। থাকা, চিকিৎসা আর দুই বছর পর দেশে ফেরার টিকিটের কথা চুক্তিপত্রে লেখা থাকে। সই করার আগে আমরা চুক্তিপত্র বাংলায় পড়ে শোনাই।",
        "countryFlagImage": "/pictures/667a4019044d91480540d0dc17ae4d4b-480x320.webp",
        "since": 1989,
        "version": 1,
        "company": [
          {
            "_id": "ef6b7f95-8e98-42d9-bb8e-19926468a637",
            "companyName": "Wadi Al Noor Contracting",
            "companyNameBn": "ওয়াদি আল নূর কন্ট্রাক্টিং",
            "companySector": "Building and civil works",
            "companySectorBn": "ভবন ও পূর্ত নির্মাণ",
            "valueOfEmployement": 11840
          },
          {
            "_id": "dcbdc370-63e1-4c05-8aa7-12888cc989c0",
            "companyName": "Najd Horizon Builders",
            "companyNameBn": "নজদ হরাইজন বিল্ডার্স",
            "companySector": "High-rise construction",
            "companySectorBn": "বহুতল ভবন নির্মাণ",
            "valueOfEmployement": 7265
          },
          {
            "_id": "7350b1ee-fc79-4017-93db-a0a9dc15d4d5",
            "companyName": "Red Dune Facilities",
            "companyNameBn": "রেড ডিউন ফ্যাসিলিটিজ",
            "companySector": "Cleaning and maintenance",
            "companySectorBn": "পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ",
            "valueOfEmployement": 6410
          },
          {
            "_id": "9239e4a9-8d28-4ae3-a402-d77dd1afc321",
            "companyName": "Hijaz Table Catering",
            "companyNameBn": "হিজাজ টেবিল ক্যাটারিং",
            "companySector": "Camp and airline catering",
            "companySectorBn": "ক্যাম্প ও এয়ারলাইনস ক্যাটারিং",
            "valueOfEmployement": 4120
          },
          {
            "_id": "04c5edf4-b788-49a1-80f2-9c661e86eebd",
            "companyName": "Qamariya Care Hospitals",
            "companyNameBn": "কামারিয়া কেয়ার হসপিটালস",
            "companySector": "Health care",
            "companySectorBn": "স্বাস্থ্যসেবা",
            "valueOfEmployement": 1935
          },
          {
            "_id": "d9cbb2a5-95b3-47aa-acef-239cd6805880",
            "companyName": "Eastern Palm Pipelines",
            "companyNameBn": "ইস্টার্ন পাম পাইপলাইনস",
            "companySector": "Oil and gas fabrication",
            "companySectorBn": "তেল ও গ্যাস স্থাপনা নির্মাণ",
            "valueOfEmployement": 3580
          },
          {
            "_id": "1352edfa-fcde-4f90-ad65-ce81d173e19e",
            "companyName": "Tamarisk Road Transport",
            "companyNameBn": "তামারিস্ক রোড ট্রান্সপোর্ট",
            "companySector": "Haulage and bus transport",
            "companySectorBn": "পণ্য ও বাস পরিবহন",
            "valueOfEmployement": 2890
          }
        ],
        "image": [
          "/pictures/c34393c5685f767262140f369aa9945d-1280x854.webp",
          "/pictures/7c19fac651350ed5116fe05f1da36495-1280x854.webp"
        ],
        "updatedAt": "2026-11-24T21:57:43.034Z"
      }
    ]
  }
} satisfies MockResponses

