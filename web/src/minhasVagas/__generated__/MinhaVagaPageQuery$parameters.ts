/**
 * @generated SignedSource<<68513cc5339d1713fc6d3ca169095e5f>>
 * @relayHash 6c91baae418042208169a65301f65dfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ce88e866f0c65ef91dd2c047a176f19e02ca49e87b1c22609f858a331e95aac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ce88e866f0c65ef91dd2c047a176f19e02ca49e87b1c22609f858a331e95aac",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
