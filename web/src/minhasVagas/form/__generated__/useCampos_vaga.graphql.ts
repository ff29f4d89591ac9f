/**
 * @generated SignedSource<<6d3399096e9052d25667bfbe840897c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCampos_vaga$data = {
  readonly departamento: {
    readonly id: string;
  } | null;
  readonly desconto: number | null;
  readonly descricao: string | null;
  readonly horasComplementares: number | null;
  readonly local: {
    readonly id: string;
  } | null;
  readonly nomeDoTipo: string | null;
  readonly opcaoDeTipo: string | null;
  readonly prazo: string | null;
  readonly remuneracao: number | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_condicoes">;
  readonly " $fragmentType": "useCampos_vaga";
};
export type useCampos_vaga$key = {
  readonly " $data"?: useCampos_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCampos_vaga">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useCampos_vaga",
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
      "name": "descricao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
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
      "name": "nomeDoTipo",
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
      "kind": "InlineDataFragmentSpread",
      "name": "camposDaVaga_condicoes",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lugares",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "horasSemanais",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modalidade",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "respostaAte",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "7d65281eb92710cd5d50af0d9a41885c";

export default node;
