/**
 * @generated SignedSource<<c6ea338d9335d3680d820c9b3794d6fc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"VagaAutor_vaga">;
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "21eff44e31149b44f337fa87bbe5e758";

export default node;
