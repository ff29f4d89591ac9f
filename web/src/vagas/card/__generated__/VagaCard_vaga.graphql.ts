/**
 * @generated SignedSource<<192eb7cb893da7d09f165c2f5a461b69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaCard_vaga$data = {
  readonly autor: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly nome: string | null;
  } | null;
  readonly codigo: string;
  readonly criadaEm: string | null;
  readonly departamento: {
    readonly nome: string;
  } | null;
  readonly desconto: number | null;
  readonly horasComplementares: number | null;
  readonly local: {
    readonly nome: string;
  } | null;
  readonly prazo: string | null;
  readonly recomendacao: {
    readonly " $fragmentSpreads": FragmentRefs<"RecomendacaoTag_recomendacao">;
  } | null;
  readonly remuneracao: number | null;
  readonly resumo: string | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaEtapa_vaga" | "SalvarVaga_vaga" | "TipoTag_vaga">;
  readonly " $fragmentType": "VagaCard_vaga";
};
export type VagaCard_vaga$key = {
  readonly " $data"?: VagaCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaCard_vaga">;
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
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaCard_vaga",
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
      "kind": "ScalarField",
      "name": "resumo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recomendacao",
      "kind": "LinkedField",
      "name": "recomendacao",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecomendacaoTag_recomendacao"
        }
      ],
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Local",
      "kind": "LinkedField",
      "name": "local",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
      "name": "SalvarVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TipoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MinhaEtapa_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "b39771ef8cc4bc40796c4e656409c7f4";

export default node;
