/**
 * @generated SignedSource<<baa72675d44b2141ca9dd6725fcb6d94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EdicaoFields_vaga$data = {
  readonly departamento: {
    readonly id: string;
    readonly nome: string;
  } | null;
  readonly local: {
    readonly id: string;
    readonly nome: string;
  } | null;
  readonly nomeDoTipo: string | null;
  readonly opcaoDeTipo: string | null;
  readonly " $fragmentType": "EdicaoFields_vaga";
};
export type EdicaoFields_vaga$key = {
  readonly " $data"?: EdicaoFields_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"EdicaoFields_vaga">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
  "name": "EdicaoFields_vaga",
  "selections": [
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
      "kind": "ScalarField",
      "name": "opcaoDeTipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeDoTipo",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "4abcf83c287fa55801923136c1642e4c";

export default node;
