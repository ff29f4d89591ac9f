/**
 * @generated SignedSource<<b9bb7ffc704cd723879478484b7cee0b>>
 * @relayHash c7e12c05fb85282c985e0217ff4a0892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 606eba4da36fc5a39d596eeee0e377226f83696deb371322236562468a559bb2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type AtualizarVagaInput = {
  antes?: VagaAntesInput | null;
  departamento?: string | null;
  desconto?: number | null;
  descricao: string;
  horasComplementares?: number | null;
  horasSemanais?: number | null;
  interesses?: ReadonlyArray<string> | null;
  local?: string | null;
  lugares?: number | null;
  modalidade?: Modalidade | null;
  prazo?: string | null;
  remuneracao?: number | null;
  respostaAte?: string | null;
  tipo?: string | null;
  titulo: string;
  vaga: string;
};
export type VagaAntesInput = {
  departamento?: string | null;
  desconto?: number | null;
  descricao?: string | null;
  horasComplementares?: number | null;
  horasSemanais?: number | null;
  interesses?: ReadonlyArray<string> | null;
  local?: string | null;
  lugares?: number | null;
  modalidade?: Modalidade | null;
  prazo?: string | null;
  remuneracao?: number | null;
  respostaAte?: string | null;
  tipo?: string | null;
  titulo?: string | null;
};
export type useAtualizarVagaMutation$variables = {
  input: AtualizarVagaInput;
};
export type useAtualizarVagaMutation$data = {
  readonly atualizarVaga: {
    readonly __typename: "AtualizarVagaSuccess";
    readonly vaga: {
      readonly " $fragmentSpreads": FragmentRefs<"BeneficiosCard_vaga" | "DetalhesCard_vaga" | "MinhaVagaHeader_vaga" | "VagaInteresses_vaga" | "useEdicao_vaga">;
    } | null;
  } | {
    readonly __typename: "EdicaoEmConflito";
    readonly emConflito: ReadonlyArray<string>;
    readonly mensagem: string;
    readonly vaga: {
      readonly " $fragmentSpreads": FragmentRefs<"BeneficiosCard_vaga" | "DetalhesCard_vaga" | "MinhaVagaHeader_vaga" | "VagaInteresses_vaga" | "useEdicao_vaga">;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAtualizarVagaMutation = {
  response: useAtualizarVagaMutation$data;
  variables: useAtualizarVagaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Vaga",
  "kind": "LinkedField",
  "name": "vaga",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEdicao_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MinhaVagaHeader_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BeneficiosCard_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetalhesCard_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaInteresses_vaga"
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emConflito",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v10 = [
  (v7/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Vaga",
  "kind": "LinkedField",
  "name": "vaga",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Interesse",
      "kind": "LinkedField",
      "name": "interesses",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edicaoCompleta",
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
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Local",
      "kind": "LinkedField",
      "name": "local",
      "plural": false,
      "selections": (v10/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrimeiraRevisao",
      "kind": "LinkedField",
      "name": "primeiraRevisao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aguarda",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encerrada",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publica",
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
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAtualizarVagaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "atualizarVaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "AtualizarVagaSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "EdicaoEmConflito",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAtualizarVagaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "atualizarVaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v11/*:: as any*/)
            ],
            "type": "AtualizarVagaSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "type": "EdicaoEmConflito",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "606eba4da36fc5a39d596eeee0e377226f83696deb371322236562468a559bb2",
    "metadata": {},
    "name": "useAtualizarVagaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "018b7192f5b6ee86c98cf839f6cade4a";

export default node;
