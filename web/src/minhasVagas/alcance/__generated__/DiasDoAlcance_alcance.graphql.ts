/**
 * @generated SignedSource<<673eaa5f525bd61458e344a249c59bd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiasDoAlcance_alcance$data = {
  readonly dias: ReadonlyArray<{
    readonly candidataram: number;
    readonly comecaram: number;
    readonly dia: string;
    readonly salvaram: number;
    readonly viram: number;
  }>;
  readonly " $fragmentType": "DiasDoAlcance_alcance";
};
export type DiasDoAlcance_alcance$key = {
  readonly " $data"?: DiasDoAlcance_alcance$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiasDoAlcance_alcance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DiasDoAlcance_alcance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DiaDoAlcance",
      "kind": "LinkedField",
      "name": "dias",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dia",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viram",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salvaram",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comecaram",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidataram",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Alcance",
  "abstractKey": null
};

(node as any).hash = "f670133e5034627eacd5d30cb0cf29f4";

export default node;
