import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "applications.retention": {
    "unsuccessful": 6,
    "departed": 24
  },
  "applications.shown": {
    "reference": "APP-WEMCVA",
    "state": "called",
    "job": {
      "title": "Mason, Saudi Arabia",
      "slug": "mason-saudi-arabia-2e690dc7"
    },
    "events": [
      {
        "_id": "c3323de9-c914-43bc-93da-fb396e52d2b8",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "fffacac8-02c8-4f17-8415-89028537cd8d",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-23T14:36:28.435Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "name": "Mason, Saudi Arabia (Jeddah)",
        "isOpen": true
      },
      {
        "id": "1e72e444-e049-416f-b4ab-d889028b4382",
        "name": "Caregiver, Italy (Bologna)",
        "isOpen": true
      },
      {
        "id": "73acfd76-a3db-46b6-b434-2409ad47c914",
        "name": "Heavy driver, Qatar (Doha)",
        "isOpen": true
      }
    ]
  },
  "applications.departed.list": {
    "rows": [],
    "clients": [
      {
        "_id": "213dd989-b343-423d-854a-b7d012991aec",
        "countryName": "Bahrain",
        "countryNameBn": "বাহারিন",
        "companies": [
          {
            "_id": "14b1cc35-3e6f-45a7-a940-921aecc1ffa7",
            "companyName": "Muharraq Marine Works",
            "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
            "people": 1140
          },
          {
            "_id": "282d0639-d258-4f8a-9db1-0ef3ec1d063f",
            "companyName": "Two Seas Aluminium Products",
            "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
            "people": 985
          },
          {
            "_id": "cf2dcce0-cec5-4e43-ba99-38f167ed94f9",
            "companyName": "Pearl Diver Restaurants",
            "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
            "people": 640
          }
        ]
      },
      {
        "_id": "ae114083-e335-496a-bebc-d9747988bbef",
        "countryName": "Italy",
        "countryNameBn": "ইতালি",
        "companies": [
          {
            "_id": "4875774b-4518-4692-a628-796bc41f50c4",
            "companyName": "Serre del Lago",
            "companyNameBn": "সেরে দেল লাগো",
            "people": 410
          },
          {
            "_id": "dc1db49a-d3fa-4d20-a7a1-9b4f6caf8ff0",
            "companyName": "Riviera Chiara Alberghi",
            "companyNameBn": "রিভিয়েরা কিয়ারা আলবেরগি",
            "people": 265
          },
          {
            "_id": "3eefe59c-f6b7-4006-887a-5730f3b30e53",
            "companyName": "Cantieri Ponente",
            "companyNameBn": "কান্তিয়েরি পোনেন্তে",
            "people": null
          }
        ]
      },
      {
        "_id": "1db78e95-bfa7-4d1d-bab1-e5f3860e2c1e",
        "countryName": "Japan",
        "countryNameBn": "জাপান",
        "companies": [
          {
            "_id": "6c9e42ad-e4b2-4844-83d3-1d6760f09702",
            "companyName": "Hidamari Care Homes",
            "companyNameBn": "হিদামারি কেয়ার হোমস",
            "people": 186
          },
          {
            "_id": "a6193832-656f-4238-9471-3d5f61e171b6",
            "companyName": "Aoba Precision Parts",
            "companyNameBn": "আওবা প্রিসিশন পার্টস",
            "people": 142
          },
          {
            "_id": "fe1fa5d6-2cb7-48d0-b854-57cbfc6ca2bf",
            "companyName": "Minato Building Care",
            "companyNameBn": "মিনাতো বিল্ডিং কেয়ার",
            "people": 74
          }
        ]
      },
      {
        "_id": "5416be81-6278-4866-9407-d01ba565780b",
        "countryName": "Jordan",
        "countryNameBn": "জর্ডন",
        "companies": [
          {
            "_id": "ca50c1cb-7273-48b3-8da0-2045817118bc",
            "companyName": "Petra Needle Garments",
            "companyNameBn": "পেট্রা নিডল গার্মেন্টস",
            "people": 2415
          },
          {
            "_id": "935f86b7-29f6-40bd-8466-3a7e72f46edf",
            "companyName": "Yarmouk Sportswear",
            "companyNameBn": "ইয়ারমুক স্পোর্টসওয়্যার",
            "people": 1680
          },
          {
            "_id": "5409e2ba-db45-41a8-904a-10c5518c246b",
            "companyName": "Olive Terrace Textiles",
            "companyNameBn": "অলিভ টেরেস টেক্সটাইলস",
            "people": 735
          }
        ]
      },
      {
        "_id": "906b8c5b-a0b4-478f-997d-c35afdd236fe",
        "countryName": "Kuwait",
        "countryNameBn": "কুয়েত",
        "companies": [
          {
            "_id": "d8422a4e-c38e-4fde-8045-fbd5b277198c",
            "companyName": "Failaka Medical Group",
            "companyNameBn": "ফাইলাকা মেডিকেল গ্রুপ",
            "people": 1045
          },
          {
            "_id": "18f62b29-2ef4-4ef4-9629-478435232e19",
            "companyName": "Desert Rose Cleaning",
            "companyNameBn": "ডেজার্ট রোজ ক্লিনিং",
            "people": 2730
          },
          {
            "_id": "06d31f92-011a-4b49-8f15-c365cec5fe8e",
            "companyName": "Burgan Way Logistics",
            "companyNameBn": "বুরগান ওয়ে লজিস্টিকস",
            "people": 1395
          },
          {
            "_id": "d2e31858-c63d-44d9-ad26-5cd1e7183b9a",
            "companyName": "Shamal Steel Works",
            "companyNameBn": "শামাল স্টিল ওয়ার্কস",
            "people": 920
          }
        ]
      },
      {
        "_id": "c1539a36-9635-4111-b312-3691d253641f",
        "countryName": "Malaysia",
        "countryNameBn": "মালয়েশিয়া",
        "companies": [
          {
            "_id": "ba604682-cd5f-45da-b022-5db598a902aa",
            "companyName": "Rimba Hijau Plantations",
            "companyNameBn": "রিম্বা হিজাউ প্ল্যান্টেশনস",
            "people": 3260
          },
          {
            "_id": "bab0e8ca-311e-4a82-8b60-752b794396e9",
            "companyName": "Selat Electronics Assembly",
            "companyNameBn": "সেলাত ইলেকট্রনিকস অ্যাসেম্বলি",
            "people": 2875
          },
          {
            "_id": "02778f27-5242-44f0-84d2-b31267b0497a",
            "companyName": "Kembara Glove and Rubber",
            "companyNameBn": "কেম্বারা গ্লাভ অ্যান্ড রাবার",
            "people": 2190
          },
          {
            "_id": "a6dc1432-0b7a-4563-9b1f-bcafb879a401",
            "companyName": "Bukit Indah Builders",
            "companyNameBn": "বুকিত ইন্দাহ বিল্ডার্স",
            "people": 1640
          },
          {
            "_id": "c8f8a275-bcd1-47f0-9511-c59493677676",
            "companyName": "Pelabuhan Timur Logistics",
            "companyNameBn": "পেলাবুহান তিমুর লজিস্টিকস",
            "people": 1105
          }
        ]
      },
      {
        "_id": "d18f45d8-4ad4-4854-b24e-317cf36fb36a",
        "countryName": "Oman",
        "countryNameBn": "ওমান",
        "companies": [
          {
            "_id": "b6cfcab7-b63d-480a-b1c9-0f802aa45d68",
            "companyName": "Batinah Green Farms",
            "companyNameBn": "বাতিনাহ গ্রিন ফার্মস",
            "people": 1860
          },
          {
            "_id": "13ca92a5-d34a-41bd-9d6a-0af2e16e39a0",
            "companyName": "Frankincense Coast Shipyards",
            "companyNameBn": "ফ্র্যাঙ্কিনসেন্স কোস্ট শিপইয়ার্ডস",
            "people": 1520
          },
          {
            "_id": "632efad3-20b5-4a99-9a5d-dcac4f008a1a",
            "companyName": "Jebel View Contracting",
            "companyNameBn": "জেবেল ভিউ কন্ট্রাক্টিং",
            "people": 2745
          },
          {
            "_id": "30964f0f-81b1-4da8-b181-38dcc600356a",
            "companyName": "Sur Harbour Fisheries",
            "companyNameBn": "সুর হারবার ফিশারিজ",
            "people": 905
          }
        ]
      },
      {
        "_id": "4eb1a4c4-b20d-4c7e-ae4c-c89a05124579",
        "countryName": "Qatar",
        "countryNameBn": "কাতার",
        "companies": [
          {
            "_id": "e64df132-0f34-4124-bb38-22dd7cc34f53",
            "companyName": "Pearl Causeway Engineering",
            "companyNameBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিং",
            "people": 4875
          },
          {
            "_id": "478d2993-d476-4185-b601-0a406f8ac9c9",
            "companyName": "Dukhan Steel Erectors",
            "companyNameBn": "দুখান স্টিল ইরেক্টরস",
            "people": 2640
          },
          {
            "_id": "6e84660a-8834-40e5-a436-af60aa7fa972",
            "companyName": "West Bay Building Care",
            "companyNameBn": "ওয়েস্ট বে বিল্ডিং কেয়ার",
            "people": 2115
          },
          {
            "_id": "d649ec6f-f925-4c28-ba37-0eba4a2fba63",
            "companyName": "Al Reem Fresh Kitchens",
            "companyNameBn": "আল রিম ফ্রেশ কিচেনস",
            "people": 1180
          },
          {
            "_id": "4783d3b4-1433-4230-be30-2b0b11aeb3f2",
            "companyName": "Lusail Garden Works",
            "companyNameBn": "লুসাইল গার্ডেন ওয়ার্কস",
            "people": 790
          }
        ]
      },
      {
        "_id": "803dd53f-628b-48c1-bfa1-20c7c92187ce",
        "countryName": "Romania",
        "countryNameBn": "রোমানিয়া",
        "companies": [
          {
            "_id": "9fb6a6da-ccf8-498a-a754-2ec83784c067",
            "companyName": "Carpat Nord Construct",
            "companyNameBn": "কারপাত নর্ড কনস্ট্রাক্ট",
            "people": 685
          },
          {
            "_id": "b8ddc6d6-2e03-456c-970c-78942ad4968f",
            "companyName": "Dunărea Verde Foods",
            "companyNameBn": "দুনারিয়া ভেরদে ফুডস",
            "people": 470
          },
          {
            "_id": "f5029afe-a840-429d-9730-414af512f27a",
            "companyName": "Orizont Metal Sibiu",
            "companyNameBn": "ওরিজন্ট মেটাল সিবিউ",
            "people": 315
          }
        ]
      },
      {
        "_id": "a59cecf3-d1dd-41a8-a713-5c69e860b09a",
        "countryName": "Saudi Arabia",
        "countryNameBn": "সৌদি আরব",
        "companies": [
          {
            "_id": "1964ea23-fda2-466e-bb67-a0817f8ec59b",
            "companyName": "Wadi Al Noor Contracting",
            "companyNameBn": "ওয়াদি আল নূর কন্ট্রাক্টিং",
            "people": 11840
          },
          {
            "_id": "9e32ed85-f6bc-4d2b-918f-96cc5132fa2a",
            "companyName": "Najd Horizon Builders",
            "companyNameBn": "নজদ হরাইজন বিল্ডার্স",
            "people": 7265
          },
          {
            "_id": "d30a8eb1-22c4-4d0a-b9ee-e6fd32b097fd",
            "companyName": "Red Dune Facilities",
            "companyNameBn": "রেড ডিউন ফ্যাসিলিটিজ",
            "people": 6410
          },
          {
            "_id": "df376220-485d-44ba-847a-1b38a8c96062",
            "companyName": "Hijaz Table Catering",
            "companyNameBn": "হিজাজ টেবিল ক্যাটারিং",
            "people": 4120
          },
          {
            "_id": "8db63487-d4b0-41ce-a7c6-b2e050e7325d",
            "companyName": "Qamariya Care Hospitals",
            "companyNameBn": "কামারিয়া কেয়ার হসপিটালস",
            "people": 1935
          },
          {
            "_id": "5cf955c9-bb48-4ee6-906c-4c0e327742c0",
            "companyName": "Eastern Palm Pipelines",
            "companyNameBn": "ইস্টার্ন পাম পাইপলাইনস",
            "people": 3580
          },
          {
            "_id": "578ff31b-1dae-441f-91aa-fd27c301d1bd",
            "companyName": "Tamarisk Road Transport",
            "companyNameBn": "তামারিস্ক রোড ট্রান্সপোর্ট",
            "people": 2890
          }
        ]
      },
      {
        "_id": "5e59a066-fba2-4dcb-b6d5-f639ea02c0ca",
        "countryName": "Singapore",
        "countryNameBn": "সিঙ্গাপুর",
        "companies": [
          {
            "_id": "7f229e67-bdc7-412a-9fa1-71e5607dfdc2",
            "companyName": "Straits Keel Engineering",
            "companyNameBn": "স্ট্রেইটস কিল ইঞ্জিনিয়ারিং",
            "people": 2380
          },
          {
            "_id": "2302b53a-146b-41e4-a9b2-90002c26497d",
            "companyName": "Merbau Construction",
            "companyNameBn": "মেরবাউ কনস্ট্রাকশন",
            "people": 1725
          },
          {
            "_id": "e7a31459-dade-47d3-bd7e-3b8996c64094",
            "companyName": "Harbourlight Process Works",
            "companyNameBn": "হারবারলাইট প্রসেস ওয়ার্কস",
            "people": 1090
          }
        ]
      },
      {
        "_id": "1f465547-4179-4589-b41e-cbd2bacb29e8",
        "countryName": "United Arab Emirates",
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "companies": [
          {
            "_id": "db5607ea-eae8-4cf5-a088-1ac91f14b1d1",
            "companyName": "Gulf Lantern Hotels",
            "companyNameBn": "গালফ ল্যান্টার্ন হোটেলস",
            "people": 3470
          },
          {
            "_id": "aa0f3fae-c04f-4db7-9039-706ed8c4e539",
            "companyName": "Creekside Cargo Services",
            "companyNameBn": "ক্রিকসাইড কার্গো সার্ভিসেস",
            "people": 2985
          },
          {
            "_id": "c97563ed-60a9-4ef2-b20c-1ce00936adb0",
            "companyName": "Blue Falcon Ground Handling",
            "companyNameBn": "ব্লু ফ্যালকন গ্রাউন্ড হ্যান্ডলিং",
            "people": 2240
          },
          {
            "_id": "3cf0473e-ec87-49c0-9d88-b0afb9c1613d",
            "companyName": "Marsa Crest Construction",
            "companyNameBn": "মারসা ক্রেস্ট কনস্ট্রাকশন",
            "people": 4630
          },
          {
            "_id": "3486e156-cfa9-48c5-95fe-66febf910b83",
            "companyName": "Sidra Green Landscapes",
            "companyNameBn": "সিদরা গ্রিন ল্যান্ডস্কেপস",
            "people": 1310
          },
          {
            "_id": "66a3c896-e8e4-4c1e-82f6-16df8ecb66cf",
            "companyName": "Oryx Shield Security",
            "companyNameBn": "অরিক্স শিল্ড সিকিউরিটি",
            "people": 860
          }
        ]
      }
    ]
  },
  "applications.interviews.invitations": {
    "en": "Dear {name}, {agency} invites you to an interview on {date} at {time}, {place}. Bring your passport or national identity card. The interview is free: pay nobody. Your reference: {reference}",
    "bn": "প্রিয় {name}, {agency} আপনাকে সাক্ষাৎকারে ডাকছে: {date}, সময় {time}, {place}। পাসপোর্ট বা জাতীয় পরিচয়পত্র সঙ্গে আনুন। সাক্ষাৎকারে কোনো টাকা লাগে না: কাউকে টাকা দেবেন না। আপনার রেফারেন্স: {reference}"
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "ef7086bd-46d5-43ea-bcfb-80718c53ddf4",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "at": "2026-11-27T04:00:00.000Z",
        "place": "Our office, 2nd floor",
        "note": "Trade test in the yard",
        "invitation": "Please come with your passport and two photographs.",
        "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
        "people": 2
      }
    ],
    "past": []
  },
  "applications.board": [
    {
      "state": "received",
      "count": 2,
      "cards": [
        {
          "id": "53676512-427b-4291-b009-75724f5664ef",
          "reference": "APP-K3N9J6",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-23T14:36:27.079Z",
          "createdAt": "2026-11-23T14:36:27.079Z",
          "isDuplicate": false
        },
        {
          "id": "a7587125-6a4d-4b0b-a0ed-294618693050",
          "reference": "APP-E6PEZ2",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-23T14:36:27.449Z",
          "createdAt": "2026-11-23T14:36:27.449Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "1d175a7e-afaa-445e-8aee-e69bedfd76f8",
          "reference": "APP-WEMCVA",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T14:36:28.435Z",
          "createdAt": "2026-11-23T14:36:28.233Z",
          "isDuplicate": false
        },
        {
          "id": "d467b94e-0783-48b8-9167-6cdbdc3716fe",
          "reference": "APP-EUJ27S",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T14:36:28.491Z",
          "createdAt": "2026-11-23T14:36:27.661Z",
          "isDuplicate": false
        },
        {
          "id": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
          "reference": "APP-JU6CQH",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T14:36:28.524Z",
          "createdAt": "2026-11-23T14:36:28.040Z",
          "isDuplicate": false
        },
        {
          "id": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
          "reference": "APP-TSXTK9",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T14:36:28.537Z",
          "createdAt": "2026-11-23T14:36:27.850Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "selected",
      "count": 0,
      "cards": []
    },
    {
      "state": "medical",
      "count": 0,
      "cards": []
    },
    {
      "state": "visa",
      "count": 0,
      "cards": []
    },
    {
      "state": "ticket",
      "count": 0,
      "cards": []
    },
    {
      "state": "departed",
      "count": 0,
      "cards": []
    },
    {
      "state": "rejected",
      "count": 0,
      "cards": []
    },
    {
      "state": "withdrawn",
      "count": 0,
      "cards": []
    }
  ],
  "applications.list": {
    "rows": [
      {
        "id": "1d175a7e-afaa-445e-8aee-e69bedfd76f8",
        "reference": "APP-WEMCVA",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T14:36:28.435Z",
        "createdAt": "2026-11-23T14:36:28.233Z",
        "isDuplicate": false
      },
      {
        "id": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "reference": "APP-JU6CQH",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T14:36:28.524Z",
        "createdAt": "2026-11-23T14:36:28.040Z",
        "isDuplicate": false
      },
      {
        "id": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "reference": "APP-TSXTK9",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T14:36:28.537Z",
        "createdAt": "2026-11-23T14:36:27.850Z",
        "isDuplicate": false
      },
      {
        "id": "d467b94e-0783-48b8-9167-6cdbdc3716fe",
        "reference": "APP-EUJ27S",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T14:36:28.491Z",
        "createdAt": "2026-11-23T14:36:27.661Z",
        "isDuplicate": false
      },
      {
        "id": "a7587125-6a4d-4b0b-a0ed-294618693050",
        "reference": "APP-E6PEZ2",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-23T14:36:27.449Z",
        "createdAt": "2026-11-23T14:36:27.449Z",
        "isDuplicate": false
      },
      {
        "id": "53676512-427b-4291-b009-75724f5664ef",
        "reference": "APP-K3N9J6",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-23T14:36:27.079Z",
        "createdAt": "2026-11-23T14:36:27.079Z",
        "isDuplicate": false
      }
    ],
    "count": 6,
    "page": 1,
    "pages": 1,
    "counts": {
      "called": 4,
      "received": 2
    }
  },
  "applications.byId": {
    "id": "1d175a7e-afaa-445e-8aee-e69bedfd76f8",
    "reference": "APP-WEMCVA",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "state": "called",
    "stateAt": "2026-11-23T14:36:28.435Z",
    "createdAt": "2026-11-23T14:36:28.233Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-23T14:36:28.435Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-2e690dc7",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "c3323de9-c914-43bc-93da-fb396e52d2b8",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "fffacac8-02c8-4f17-8415-89028537cd8d",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null,
        "by": "Ayesha Rahman"
      }
    ],
    "entries": [],
    "files": [],
    "others": [],
    "merged": [],
    "suggestions": {
      "received": {
        "sentence": "",
        "nextStep": "We will call you if you are suitable for the job.",
        "cost": 0,
        "payer": null
      },
      "called": {
        "sentence": "",
        "nextStep": "We will tell you the day of the interview.",
        "cost": 0,
        "payer": null
      },
      "selected": {
        "sentence": "",
        "nextStep": "Next is the medical check. We will tell you where and when.",
        "cost": 0,
        "payer": "employer"
      },
      "medical": {
        "sentence": "",
        "nextStep": "Next is the visa. Keep your passport ready.",
        "cost": 0,
        "payer": "employer"
      },
      "visa": {
        "sentence": "",
        "nextStep": "Next come the training, the BMET clearance and the ticket.",
        "cost": 0,
        "payer": "employer"
      },
      "ticket": {
        "sentence": "",
        "nextStep": "Next is your flight. We will tell you when to be at the airport.",
        "cost": null,
        "payer": null
      },
      "departed": {
        "sentence": "",
        "nextStep": "Call us at any time if something is not as in your contract.",
        "cost": null,
        "payer": null
      },
      "rejected": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      "withdrawn": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      }
    },
    "reasons": [
      "All posts are filled. We will call you when there is another suitable job.",
      "This job needs more experience than you have now.",
      "You did not pass the test. You may apply again for another job.",
      "You did not come to the interview, and we could not reach you.",
      "You did not pass the medical check for this job. Ask us for the report; it is yours."
    ],
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-WEMCVA."
  },
  "applications.neighbours": {
    "next": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
    "number": 1,
    "count": 6
  },
  "applications.interviews.byId": {
    "id": "ef7086bd-46d5-43ea-bcfb-80718c53ddf4",
    "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "at": "2026-11-27T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "reference": "APP-JU6CQH",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "email": null,
        "trade": "mason",
        "district": "khulna",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      },
      {
        "id": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "reference": "APP-TSXTK9",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "email": null,
        "trade": "mason",
        "district": "sylhet",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      }
    ]
  }
} satisfies MockResponses

export const bn = {
  "applications.shown": {
    "reference": "APP-WEMCVA",
    "state": "called",
    "job": {
      "title": "রাজমিস্ত্রি, সৌদি আরব",
      "slug": "mason-saudi-arabia-2e690dc7"
    },
    "events": [
      {
        "_id": "c3323de9-c914-43bc-93da-fb396e52d2b8",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "fffacac8-02c8-4f17-8415-89028537cd8d",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-23T14:36:28.435Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "name": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "isOpen": true
      },
      {
        "id": "1e72e444-e049-416f-b4ab-d889028b4382",
        "name": "পরিচর্যাকারী, ইতালি (বোলোনিয়া)",
        "isOpen": true
      },
      {
        "id": "73acfd76-a3db-46b6-b434-2409ad47c914",
        "name": "ভারী গাড়িচালক, কাতার (দোহা)",
        "isOpen": true
      }
    ]
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "ef7086bd-46d5-43ea-bcfb-80718c53ddf4",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "at": "2026-11-27T04:00:00.000Z",
        "place": "Our office, 2nd floor",
        "note": "Trade test in the yard",
        "invitation": "Please come with your passport and two photographs.",
        "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
        "people": 2
      }
    ],
    "past": []
  },
  "applications.board": [
    {
      "state": "received",
      "count": 2,
      "cards": [
        {
          "id": "53676512-427b-4291-b009-75724f5664ef",
          "reference": "APP-K3N9J6",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-23T14:36:27.079Z",
          "createdAt": "2026-11-23T14:36:27.079Z",
          "isDuplicate": false
        },
        {
          "id": "a7587125-6a4d-4b0b-a0ed-294618693050",
          "reference": "APP-E6PEZ2",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-23T14:36:27.449Z",
          "createdAt": "2026-11-23T14:36:27.449Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "1d175a7e-afaa-445e-8aee-e69bedfd76f8",
          "reference": "APP-WEMCVA",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T14:36:28.435Z",
          "createdAt": "2026-11-23T14:36:28.233Z",
          "isDuplicate": false
        },
        {
          "id": "d467b94e-0783-48b8-9167-6cdbdc3716fe",
          "reference": "APP-EUJ27S",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T14:36:28.491Z",
          "createdAt": "2026-11-23T14:36:27.661Z",
          "isDuplicate": false
        },
        {
          "id": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
          "reference": "APP-JU6CQH",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T14:36:28.524Z",
          "createdAt": "2026-11-23T14:36:28.040Z",
          "isDuplicate": false
        },
        {
          "id": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
          "reference": "APP-TSXTK9",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T14:36:28.537Z",
          "createdAt": "2026-11-23T14:36:27.850Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "selected",
      "count": 0,
      "cards": []
    },
    {
      "state": "medical",
      "count": 0,
      "cards": []
    },
    {
      "state": "visa",
      "count": 0,
      "cards": []
    },
    {
      "state": "ticket",
      "count": 0,
      "cards": []
    },
    {
      "state": "departed",
      "count": 0,
      "cards": []
    },
    {
      "state": "rejected",
      "count": 0,
      "cards": []
    },
    {
      "state": "withdrawn",
      "count": 0,
      "cards": []
    }
  ],
  "applications.list": {
    "rows": [
      {
        "id": "1d175a7e-afaa-445e-8aee-e69bedfd76f8",
        "reference": "APP-WEMCVA",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T14:36:28.435Z",
        "createdAt": "2026-11-23T14:36:28.233Z",
        "isDuplicate": false
      },
      {
        "id": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "reference": "APP-JU6CQH",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T14:36:28.524Z",
        "createdAt": "2026-11-23T14:36:28.040Z",
        "isDuplicate": false
      },
      {
        "id": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "reference": "APP-TSXTK9",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T14:36:28.537Z",
        "createdAt": "2026-11-23T14:36:27.850Z",
        "isDuplicate": false
      },
      {
        "id": "d467b94e-0783-48b8-9167-6cdbdc3716fe",
        "reference": "APP-EUJ27S",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T14:36:28.491Z",
        "createdAt": "2026-11-23T14:36:27.661Z",
        "isDuplicate": false
      },
      {
        "id": "a7587125-6a4d-4b0b-a0ed-294618693050",
        "reference": "APP-E6PEZ2",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-23T14:36:27.449Z",
        "createdAt": "2026-11-23T14:36:27.449Z",
        "isDuplicate": false
      },
      {
        "id": "53676512-427b-4291-b009-75724f5664ef",
        "reference": "APP-K3N9J6",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-23T14:36:27.079Z",
        "createdAt": "2026-11-23T14:36:27.079Z",
        "isDuplicate": false
      }
    ],
    "count": 6,
    "page": 1,
    "pages": 1,
    "counts": {
      "called": 4,
      "received": 2
    }
  },
  "applications.byId": {
    "id": "1d175a7e-afaa-445e-8aee-e69bedfd76f8",
    "reference": "APP-WEMCVA",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "state": "called",
    "stateAt": "2026-11-23T14:36:28.435Z",
    "createdAt": "2026-11-23T14:36:28.233Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-23T14:36:28.435Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-2e690dc7",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "c3323de9-c914-43bc-93da-fb396e52d2b8",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "fffacac8-02c8-4f17-8415-89028537cd8d",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null,
        "by": "Ayesha Rahman"
      }
    ],
    "entries": [],
    "files": [],
    "others": [],
    "merged": [],
    "suggestions": {
      "received": {
        "sentence": "",
        "nextStep": "We will call you if you are suitable for the job.",
        "cost": 0,
        "payer": null
      },
      "called": {
        "sentence": "",
        "nextStep": "We will tell you the day of the interview.",
        "cost": 0,
        "payer": null
      },
      "selected": {
        "sentence": "",
        "nextStep": "Next is the medical check. We will tell you where and when.",
        "cost": 0,
        "payer": "employer"
      },
      "medical": {
        "sentence": "",
        "nextStep": "Next is the visa. Keep your passport ready.",
        "cost": 0,
        "payer": "employer"
      },
      "visa": {
        "sentence": "",
        "nextStep": "Next come the training, the BMET clearance and the ticket.",
        "cost": 0,
        "payer": "employer"
      },
      "ticket": {
        "sentence": "",
        "nextStep": "Next is your flight. We will tell you when to be at the airport.",
        "cost": null,
        "payer": null
      },
      "departed": {
        "sentence": "",
        "nextStep": "Call us at any time if something is not as in your contract.",
        "cost": null,
        "payer": null
      },
      "rejected": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      "withdrawn": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      }
    },
    "reasons": [
      "All posts are filled. We will call you when there is another suitable job.",
      "This job needs more experience than you have now.",
      "You did not pass the test. You may apply again for another job.",
      "You did not come to the interview, and we could not reach you.",
      "You did not pass the medical check for this job. Ask us for the report; it is yours."
    ],
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-WEMCVA."
  },
  "applications.interviews.byId": {
    "id": "ef7086bd-46d5-43ea-bcfb-80718c53ddf4",
    "vacancyId": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "at": "2026-11-27T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "reference": "APP-JU6CQH",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "email": null,
        "trade": "mason",
        "district": "khulna",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      },
      {
        "id": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "reference": "APP-TSXTK9",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "email": null,
        "trade": "mason",
        "district": "sylhet",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      }
    ]
  }
} satisfies MockResponses

