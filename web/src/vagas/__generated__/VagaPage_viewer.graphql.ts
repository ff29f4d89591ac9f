/**
 * @generated SignedSource<<9d564b44d9e49d8cd093e7a4ce4aefea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type VagaPage_viewer$data = {
  readonly papel: Papel;
  readonly situacaoDaCandidatura: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_consentimento" | "CandidaturaCard_situacao">;
  } | null;
  readonly " $fragmentType": "VagaPage_viewer";
};
export type VagaPage_viewer$key = {
  readonly " $data"?: VagaPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "vaga",
            "variableName": "codigo"
          }
        ],
        "concreteType": "SituacaoDaCandidatura",
        "kind": "LinkedField",
        "name": "situacaoDaCandidatura",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_situacao"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_consentimento"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "20fb1d565bed926a190a2bbf8dd7b3ce";

export default node;
