/**
 * @generated SignedSource<<3100913db2e6c8bbc6dbe60c9bf491be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturasList_total$data = {
  readonly candidaturas: {
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"ContagemPorEtapa_candidaturas">;
  } | null;
  readonly " $fragmentType": "CandidaturasList_total";
};
export type CandidaturasList_total$key = {
  readonly " $data"?: CandidaturasList_total$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturasList_total">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidaturasList_total",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "CandidaturaConnection",
        "kind": "LinkedField",
        "name": "candidaturas",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContagemPorEtapa_candidaturas"
          }
        ],
        "storageKey": "candidaturas(first:20)"
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ae31457d8965b7e0001f2ecf2525b642";

export default node;
