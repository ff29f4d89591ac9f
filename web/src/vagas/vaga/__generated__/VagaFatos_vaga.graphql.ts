/**
 * @generated SignedSource<<c80519e298c1670bc128a6c81dbc09ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaFatos_vaga$data = {
  readonly criadaEm: string | null;
  readonly departamento: {
    readonly nome: string;
  } | null;
  readonly desconto: number | null;
  readonly horasComplementares: number | null;
  readonly local: {
    readonly nome: string;
  } | null;
  readonly remuneracao: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"VagaFatos_condicoes">;
  readonly " $fragmentType": "VagaFatos_vaga";
};
export type VagaFatos_vaga$key = {
  readonly " $data"?: VagaFatos_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaFatos_vaga">;
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
  "name": "VagaFatos_vaga",
  "selections": [
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
      "name": "remuneracao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "desconto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "horasComplementares",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaFatos_condicoes"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "7c4aaca23bd9612bfc03a3451613b18c";

export default node;
