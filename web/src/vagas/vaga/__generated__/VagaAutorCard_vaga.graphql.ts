/**
 * @generated SignedSource<<f19d1e6a2865f63cac875ecf258a7502>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaAutorCard_vaga$data = {
  readonly autor: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly nome: string | null;
  } | null;
  readonly codigo: string;
  readonly criadaEm: string | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"TambemResponde_vaga">;
  readonly " $fragmentType": "VagaAutorCard_vaga";
};
export type VagaAutorCard_vaga$key = {
  readonly " $data"?: VagaAutorCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaAutorCard_vaga">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaAutorCard_vaga",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "autor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
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
})();

(node as any).hash = "61933ad87959ed822bbadd249feec4e4";

export default node;
