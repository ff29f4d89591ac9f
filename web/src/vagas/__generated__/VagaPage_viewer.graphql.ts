/**
 * @generated SignedSource<<53a203b16c03f88878c2adec9f585a32>>
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
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
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

(node as any).hash = "896f2bf0917c7e8d06a822a39ff4a64c";

export default node;
