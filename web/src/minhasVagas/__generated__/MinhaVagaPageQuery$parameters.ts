/**
 * @generated SignedSource<<ca48eabb1a35c6574fb93ee33efcbd96>>
 * @relayHash 49a3eb96ec38d5553bd8437beef106df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f63128e4809ec29e9e00b44f4769fe18029de6202eb686cb14c30e11f12077

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68f63128e4809ec29e9e00b44f4769fe18029de6202eb686cb14c30e11f12077",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
