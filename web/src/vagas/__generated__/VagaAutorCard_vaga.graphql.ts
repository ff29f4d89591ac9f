/**
 * @generated SignedSource<<f205817f74ee5919f806c62c2992f032>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaAutorCard_vaga$data = {
  readonly autor: {
    readonly codigo: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"TambemResponde_vaga" | "VagaAutor_vaga">;
  readonly " $fragmentType": "VagaAutorCard_vaga";
};
export type VagaAutorCard_vaga$key = {
  readonly " $data"?: VagaAutorCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaAutorCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaAutorCard_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "autor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaAutor_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TambemResponde_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "dd90d7bc8664f0dc2c14ded4a3488abf";

export default node;
