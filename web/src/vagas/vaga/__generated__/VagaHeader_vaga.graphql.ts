/**
 * @generated SignedSource<<44a8a6772009d265778fe9656795e87e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaHeader_vaga$data = {
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
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Compartilhar_vaga" | "PrazoTag_vaga" | "SalvarVaga_vaga" | "TipoTag_vaga">;
  readonly " $fragmentType": "VagaHeader_vaga";
};
export type VagaHeader_vaga$key = {
  readonly " $data"?: VagaHeader_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaHeader_vaga">;
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
  "name": "VagaHeader_vaga",
  "selections": [
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
      "name": "TipoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrazoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SalvarVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Compartilhar_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "5a4c69eb29f06962be500c0a278934e2";

export default node;
