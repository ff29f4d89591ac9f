/**
 * @generated SignedSource<<eec083c4c51b812639c4232290c20eb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type DetalhesCard_vaga$data = {
  readonly criadaEm: string | null;
  readonly departamento: {
    readonly nome: string;
  } | null;
  readonly local: {
    readonly nome: string;
  } | null;
  readonly prazo: string | null;
  readonly status: StatusDaVaga | null;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_condicoes">;
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
      "name": "status",
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
      "kind": "ScalarField",
      "name": "criadaEm",
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

(node as any).hash = "947b6910dcec69a067c2b81f1725cbf8";

export default node;
