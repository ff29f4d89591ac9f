/**
 * @generated SignedSource<<7a5aa4668cfc5e4fa39388bdba9263c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetalhesCard_vaga$data = {
  readonly criadaEm: string | null;
  readonly departamento: {
    readonly nome: string;
  } | null;
  readonly local: {
    readonly nome: string;
  } | null;
  readonly " $fragmentType": "DetalhesCard_vaga";
};
export type DetalhesCard_vaga$key = {
  readonly " $data"?: DetalhesCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetalhesCard_vaga">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nome",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DetalhesCard_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Local",
      "kind": "LinkedField",
      "name": "local",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Departamento",
      "kind": "LinkedField",
      "name": "departamento",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "39abcb565bbfa2cbf659691292dd369c";

export default node;
