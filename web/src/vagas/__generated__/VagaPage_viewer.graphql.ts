/**
 * @generated SignedSource<<36e99c29c1943e9596b184217bd8c5bf>>
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
            "name": "codigo",
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

(node as any).hash = "dadf240f80746e0d6064a20e401da137";

export default node;
