/**
 * @generated SignedSource<<81420cf594631a8552345d8c82e05b8e>>
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
  readonly departamento: {
    readonly codigo: string | null;
    readonly nome: string;
  } | null;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
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
        (v1/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Departamento",
      "kind": "LinkedField",
      "name": "departamento",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": (v0/*:: as any*/),
          "to": "NULL"
        },
        (v1/*:: as any*/)
      ],
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

(node as any).hash = "dbe2bed7be118223197e91575f1d505a";

export default node;
